import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueTexts } from './catalogue-files.server.ts';
import type { Catalogue } from './to-catalogue.server.ts';

const TEMPLATE = 'scripts/new-shop';

/** The settings that no two shops have in common. */
const OWN_SETTINGS = [
  'name',
  'tagline',
  'url',
  'legalName',
  'address',
  'phones',
  'emails',
  'homeTitle',
  'description',
];

/** `{{! TODO: write here who you are. }}`, which no page shows. */
const NOTE = /\{\{! TODO: (.*?) *\}\}/g;

/** Hints for the owner of a folder that `npm run shop:new` made, one line each, if something of the example is still in it. */
export function exampleHints(
  texts: CatalogueTexts,
  { products, categories }: Pick<Catalogue, 'products' | 'categories'>,
): readonly string[] {
  const example = fieldsOf(readFileSync(`${TEMPLATE}/shop.json`, 'utf8'));
  const shop = fieldsOf(texts['shop.json'] ?? '{}');
  const kept = OWN_SETTINGS.filter((name) => isDeepStrictEqual(shop[name], example[name]));
  const notes = Object.entries(texts)
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      Array.from(
        text.matchAll(NOTE),
        ({ 1: what = '', index }) =>
          `${file}: line ${text.slice(0, index).split('\n').length}: to do: ${what}`,
      ),
    );
  return [
    ...(kept.length > 0 ? [`shop.json: still as in the example: ${kept.join(', ')}; write your own`] : []),
    ...(products.some(({ title, brand }) => title === 'Example product' && brand === 'Example brand')
      ? ['products.json: still has the example product; delete it once you have your own']
      : []),
    ...(categories.some(({ slug }) => slug === 'example-category')
      ? ['categories.json: still has the example category; delete it once you have your own']
      : []),
    ...notes,
  ];
}

function fieldsOf(json: string): Readonly<Record<string, unknown>> {
  return JSON.parse(json);
}
