import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import sharp from 'sharp';
import { validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';
import { clothingExport } from '#bench/clothing-export.ts';
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
    expect.stringMatching(/Products: 80 new.*\nNew categories: Black tea, Green tea\n[^]*Written into /),
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
  expect(stdout).toContain('Pictures: 1 of 1');
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
  [['a.csv', '--picture'], /^Unknown option '--picture'\. It is called like this:\nnpm run/],
  [['a.csv', '--into'], /^Option '--into <value>' argument missing\. It is called like this:\nnpm run/],
])('says how it is called after %j', async (args, message) => {
  expect(await run(...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
});

test('names files and folders that cannot be read, and those that are no exports', async () => {
  const exports = join(folder, 'exports');
  mkdirSync(join(exports, 'a.csv'), { recursive: true });
  writeFileSync(join(exports, 'notes.docx'), '');
  const noExport = { status: 1, stderr: expect.stringMatching(/exports: has no file that ends in/) };
  expect(await run(exports, '--into', folder)).toMatchObject(noExport);
  writeFileSync(join(exports, 'b.csv'), 'Handle,Title,Variant Price\na,Lamp,5');
  expect((await run(exports, '--into', folder)).stdout).toContain('no export has such a name: notes.docx');
  const notAFolder = await importInto('bigcommerce.csv', '--pictures', join(exports, 'notes.docx'));
  expect([notAFolder.status, notAFolder.stderr]).toEqual([
    1,
    expect.stringMatching(/notes\.docx: is a file; name a folder/),
  ]);
});

test('writes nothing if no row becomes a product', async () => {
  writeFileSync(join(folder, 'a.csv'), 'Handle,Title,Variant Price,Status\na,Lamp,5,draft');
  const { status, stdout, stderr } = await run(join(folder, 'a.csv'), '--into', folder);
  expect([status, stderr]).toEqual([1, expect.stringContaining('because no row became a product')]);
  expect(stdout).toContain('1 × the product is not published');
  expect(readdirSync(folder)).not.toContain('import.json');
});

test('stores a picture once, though versions share it', async () => {
  const pictures = join(folder, 'camera-roll');
  mkdirSync(pictures);
  for (const name of ['all.jpg', 'red.jpg']) {
    await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
      .jpeg()
      .toFile(join(pictures, name));
  }
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image',
    'cup,Cup,Colour,White,W,5,all.jpg,',
    'cup,,,Blue,B,5,red.jpg,',
    'cup,,,Red,R,5,,red.jpg',
  ];
  writeFileSync(join(folder, 'a.csv'), rows.join('\n'));
  const { stdout } = await run(join(folder, 'a.csv'), '--into', folder, '--pictures', pictures);
  expect(stdout).toContain('Pictures: 2 of 2');
  expect(written('products.json').products).toMatchObject([
    { image: 'W/hero.webp', images: ['R/hero.webp'] },
    { image: 'W/hero.webp', images: ['R/hero.webp'] },
    { image: 'R/hero.webp', images: ['W/hero.webp'] },
  ]);
});

test('says in a dry run what a large shop needs', async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => `a${index},Lamp ${index},5`);
  writeFileSync(join(folder, 'a.csv'), ['Handle,Title,Variant Price', ...rows].join('\n'));
  const { stdout } = await run(join(folder, 'a.csv'), '--into', folder, '--dry-run');
  expect(stdout).toMatch(
    /2,001 products are more than static files are for, which is 2,000: .* Use live mode/,
  );
});

test('joins 1,847 versions to 147 styles, of which the first page of a listing has 48', async () => {
  const file = join(folder, 'a.csv');
  writeFileSync(file, clothingExport(147, 1847));
  expect((await run(file, '--into', folder)).stdout).toMatch(/1,847 in products \+ 147 merged \+ 0 left out/);
  vi.stubEnv('SHOP_DIR', folder);
  vi.stubGlobal('HAS_FAMILIES', true);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { categoryPageData, productPageData } = await import('#app/catalogue/page-data.server.ts');
  const listing = await categoryPageData('tops');
  expect(listing?.scope).toMatchObject({ total: 89, versions: 1118 });
  expect(new Set(listing?.products.map(({ family }) => family?.id)).size).toBe(48);
  expect(listing?.products).toHaveLength(48);
  expect(listing?.scope.figures.map(({ attribute }) => attribute.label)).toEqual(['Colour', 'Size']);
  const page = await productPageData('ST-1-Ink-M');
  expect(page?.options?.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ['Colour', ['Sand', 'Moss', 'Ink']],
    ['Size', ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
  ]);
  expect(page?.keyFigures.map(([label]) => label)).toEqual(['Fabric', 'Made in', 'Weight']);
});
