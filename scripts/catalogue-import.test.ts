import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import { validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';
import { runScript } from '#tests/support/run-script.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  const texts = {
    ...validCatalogue(),
    'products.json': '{"products": []}',
    'categories.json': '{"categories": []}',
  };
  const others = { 'attributes.json': '{"attributes": []}', 'banners.json': '{"banners": []}' };
  for (const [file, text] of Object.entries({ ...texts, ...others })) writeFileSync(join(folder, file), text);
});

const run = (...args: readonly string[]) =>
  runScript(() => import('./catalogue-import.ts'), args, { SHOP_DIR: '', INIT_CWD: '' });

const importInto = (file: string, ...args: readonly string[]) =>
  run(`tests/fixtures/imports/${file}`, '--into', folder, ...args);
const written = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

test('writes products, categories and the mapping, and nothing the second time', async () => {
  const { status, stdout } = await importInto('tea-shopify.csv');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/Products: 80 new.*\nNew categories: Black tea, Green tea\nWritten into /),
  ]);
  expect(written('products.json').products).toHaveLength(80);
  expect(written('categories.json').categories).toHaveLength(2);
  expect(written('import.json').tags).toMatchObject({ bestseller: 'isBestSeller' });
  const before = readFileSync(join(folder, 'products.json'));
  expect((await importInto('tea-shopify.csv')).stdout).toContain('Products: 0 new, 0 changed, 80 unchanged');
  expect(readFileSync(join(folder, 'products.json'))).toEqual(before);
});

test('writes nothing in a dry run, or if the shop would have mistakes', async () => {
  const files = readdirSync(folder);
  expect((await importInto('tea-shopify.csv', '--dry-run')).stdout).toMatch(/80 new[^]*Nothing was written/);
  writeFileSync(join(folder, 'deals.json'), '{"deals": {}}');
  const { status, stderr } = await importInto('tea-shopify.csv');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing was written, because .*:\n {2}deals\.json: line 1: /),
  ]);
  expect(readdirSync(folder)).toEqual(files);
  expect(written('products.json').products).toEqual([]);
});

test('takes pictures from a folder, in the sizes of the shop', async () => {
  const pictures = join(folder, 'camera-roll');
  mkdirSync(pictures);
  await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(join(pictures, 'RS.jpg'));
  const { stdout } = await importInto('bigcommerce.csv', '--pictures', pictures);
  expect(stdout).toContain('Pictures: 2 of 2');
  expect(written('products.json').products[0]).toMatchObject({ id: 'RS-M', image: 'RS-M/hero.webp' });
  expect(readdirSync(join(folder, 'public/images/products/RS-M'))).toContain('hero-400.avif');
});

test('leaves out a picture without a file, and names it', async () => {
  expect((await importInto('bigcommerce.csv')).stdout).toMatch(
    /left out: id RS-\w: there is no picture "rs\.jpg"; name the folder/,
  );
  expect(written('products.json').products[0]).not.toHaveProperty('image');
});

test('asks what the columns of an unknown table mean', async () => {
  const { status, stderr } = await importInto('own-table.csv');
  expect([status, stderr]).toEqual([1, expect.stringContaining('import.json lists its columns')]);
  expect(Object.keys(written('import.json').columns)).toEqual([
    'Nr',
    'Bezeichnung',
    'Warengruppe',
    'VK',
    'Lagerort',
    'Farbe',
  ]);
});

test.each([
  [[], /^npm run catalogue:import -- <file or folder>/],
  [
    ['tests/fixtures/imports/tea-shopify.csv'],
    /^No folder of a shop is named, .* `npm run shop:new -- \.\.\/my-shop`/,
  ],
  [['none.csv'], /none\.csv: is missing; name the file/],
])('says how it is called after %j', async (args, message) => {
  expect(await run(...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
});
