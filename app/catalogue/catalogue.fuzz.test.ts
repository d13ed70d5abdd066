import * as fc from 'fast-check';
import { expect } from 'vitest';
import { MAX_PRICE } from '#app/lib/money.ts';
import { formatDay } from '#app/lib/day.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import { hostileJson, hostileText, toJson } from '#tests/support/hostile.ts';
import { publicFiles } from './catalogue-files.server.ts';
import { parseCsv } from './checks/parse-csv.server.ts';
import { readFigures } from './figures.server.ts';
import { CatalogueError, readCatalogue } from './read-catalogue.server.ts';
import type { Catalogue } from './to-catalogue.server.ts';
import { pictureExists, validCatalogue } from './valid-catalogue.fixture.ts';

const VALID = validCatalogue();
const FILES = Object.keys(VALID).filter((file) => file.endsWith('.json'));

/**
 * The catalogue, or `undefined` if the files have mistakes. The list of mistakes must then begin with a file name, and
 * every line of it that begins with a file name must name one of the catalogue's files.
 */
function read(texts: Readonly<Record<string, string>>, fileExists = pictureExists): Catalogue | undefined {
  try {
    return readCatalogue(texts, fileExists);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const names = new Set([...Object.keys(texts), ...FILES]);
    // A mistake may quote a value that has several lines.
    const mistakes = error.message.split('\n').filter((line) => /^[\w/-]+\.(json|csv): /.test(line));
    expect(mistakes.filter((mistake) => !names.has(mistake.slice(0, mistake.indexOf(': '))))).toEqual([]);
    expect(error.message).toMatch(/^[\w/-]+\.(json|csv): ./);
    return undefined;
  }
}

function expectSound({ products, news }: Catalogue): void {
  for (const { price, originalPrice = 1, maxQuantity = 1, availableQuantity = 0, soldQuantity } of products) {
    expect(price > 0 && price <= MAX_PRICE && originalPrice <= MAX_PRICE).toBe(true);
    expect(
      [price, originalPrice, maxQuantity, availableQuantity, soldQuantity].every(Number.isSafeInteger),
    ).toBe(true);
  }
  for (const { date } of news) expect(formatDay(date)).toMatch(/\d{4}$/);
}

fuzz(
  'a hostile data file is read, or rejected with a list of its mistakes',
  fc
    .constantFrom(...FILES)
    .chain((file) =>
      hostileJson(fc.constant(JSON.parse(VALID[file] ?? ''))).map((text) =>
        Object.assign({}, VALID, { [file]: text }),
      ),
    ),
  (texts) => {
    const catalogue = read(texts);
    if (!catalogue) return;
    expectSound(catalogue);
    readFigures(catalogue);
  },
  { cost: 4 },
);

fuzz(
  'a picture with any name is accepted, or rejected as a mistake',
  hostileText,
  (image) => {
    const products = { products: [{ ...JSON.parse(VALID['products.json'] ?? '').products[0], image }] };
    read({ ...VALID, 'products.json': toJson(products) }, publicFiles());
  },
  { cost: 4 },
);

const FIELDS = [
  'id',
  'title',
  'brand',
  'category',
  'price',
  'images',
  'isNew',
  'description',
  'maxQuantity',
  'specifications.Weight',
];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const cell = fc
  .oneof(
    hostileText,
    fc.constantFrom(
      '72',
      'Axis',
      'cctv-systems',
      '489',
      'true',
      'a|b',
      '1e999',
      '0x10',
      'Infinity',
      ' ',
      '-5',
    ),
  )
  .map((text) => (/[",\r\n]/.test(text) ? quoted(text) : text));
const header = fc.array(
  fc.oneof({ arbitrary: fc.constantFrom(...FIELDS), weight: 6 }, { arbitrary: cell, weight: 1 }),
  { minLength: 1, maxLength: 11 },
);
const table = fc
  .tuple(
    fc.oneof(fc.constant(FIELDS), header),
    fc.array(fc.array(cell, { minLength: FIELDS.length, maxLength: FIELDS.length }), { maxLength: 4 }),
  )
  .map(([head, rows]) => [head, ...rows].map((cells) => cells.join(',')).join('\n'));

fuzz(
  'a hostile table of products is read, or rejected with a list of its mistakes',
  fc.oneof(
    table,
    hostileText,
    fc.tuple(table, hostileText).map((parts) => parts.join('\n')),
  ),
  (text) => {
    expect(Array.isArray(parseCsv(text).mistakes)).toBe(true);
    const catalogue = read({ ...VALID, 'products/table.csv': text });
    if (catalogue) expectSound(catalogue);
  },
  { cost: 4 },
);

/**
 * Any text that `readFileSync` can return: it decodes invalid UTF-8 as U+FFFD, so there are no lone surrogates. Line breaks are read
 * as `\n`.
 */
const fileText = hostileText.map((text) => text.toWellFormed().replaceAll(/\r\n?/g, '\n'));

fuzz(
  'the valid rows of a table are read unchanged, whatever their texts are',
  fc.array(fc.tuple(fileText, fileText), { minLength: 1, maxLength: 4 }),
  (rows) => {
    const lines = rows.map(
      ([title, description], index) => `x${index},${quoted(title)},${quoted(description)}`,
    );
    const { value, mistakes } = parseCsv(`id,title,description\n${lines.join('\n')}`);
    expect(mistakes).toEqual([]);
    const products = rows.map(([title, description], index) => ({
      id: `x${index}`,
      ...(title !== '' && { title }),
      ...(description !== '' && { description }),
    }));
    expect(value).toEqual({ products });
  },
);
