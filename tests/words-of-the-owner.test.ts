import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

/** Rules and words about figures of equipment, which only a shop that states such figures shows, and currencies of exports. */
const NOT_SHOWN = /^app\/(?:catalogue\/import|figures|plain-words|works-with|planner|system-check|gallery)\//;
const EXEMPT = new Set([
  // The categories of the footer.
  'app/shell/navigation.ts',
  // What the planner does.
  'app/feeds/texts.ts',
  // How `cctv` is written in the title of a category that does not exist.
  'app/offer/model/category.ts',
]);

const DEMONSTRATION =
  /\b(?:CCTV|surveillance|intercoms?|fire alarms?|smart sensors?|two-way radios?|PoE|4K|equipment|installers?|Boston|Harbour Street|US dollars?|USD|EST|ZIP Code)\b|₺|\$\d\d|Arama|Sipariş/i;

/** The texts in the code, without comments. */
function textsOf(code: string): readonly string[] {
  const withoutComments = code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return [...withoutComments.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, quoted, template]) => quoted ?? template ?? '',
  );
}

test('no text in code is about what this shop sells, its currency or its place: such texts are data', () => {
  const files = sourceFiles('app', ['.ts', '.tsx']).filter(
    ({ path }) =>
      !/\.(?:test|fixture)\.|-schemas?\.server\.ts$|\/schema\//.test(path) &&
      !NOT_SHOWN.test(path) &&
      !EXEMPT.has(path),
  );
  const found = files.flatMap(({ path, text }) =>
    textsOf(text).flatMap((words) => (DEMONSTRATION.test(words) ? [`${path}: ${words}`] : [])),
  );
  expect(found).toEqual([]);
});
