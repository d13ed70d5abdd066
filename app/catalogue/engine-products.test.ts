import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineProduct } from './engine-products.server.ts';
import { writeCatalogue } from './valid-catalogue.fixture.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  writeCatalogue(folder);
  vi.stubEnv('SHOP_DIR', folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const CAMERA: EngineProduct = {
  id: '45',
  title: 'Pelco Esprit Compact',
  description: 'A camera for ports and bridges.',
  brand: 'Pelco',
  category: 'cctv-systems',
  price: 88_000,
  stock: 0,
  maxQuantity: 4,
  productId: 1,
  productTitle: 'Pelco Esprit Compact',
  options: null,
  isWithdrawn: false,
};
const RADIO: EngineProduct = {
  id: 'radio_12',
  title: 'Icom IC-SAT100',
  description: 'A satellite radio.',
  brand: 'Icom',
  category: 'cctv-systems',
  price: 1499,
  stock: null,
  maxQuantity: null,
  productId: 2,
  productTitle: 'Icom IC-SAT100',
  options: null,
  isWithdrawn: false,
};

const camera = (changes: Partial<EngineProduct>): EngineProduct => ({ ...CAMERA, ...changes });
const added = (changes: Partial<EngineProduct>) =>
  camera({ id: '7', title: 'Pelco Seven', stock: 5, ...changes });

/** @returns what the shop shows of each id of files and engine, and the problems up to their first comma or semicolon */
async function shown(...engine: readonly EngineProduct[]) {
  const { engineProductSchema, shownProduct } = await import('./engine-products.server.ts');
  const { allCategories, allProducts, findProduct: ofFile } = await import('./catalogue.server.ts');
  const brands = [...allProducts(), ...engine].flatMap(({ brand }) => brand ?? []);
  const schema = engineProductSchema([...new Set(brands)], allCategories());
  const ids = new Set([...allProducts(), ...engine].map(({ id }) => id));
  const all = [...ids].map((id) =>
    shownProduct(
      id,
      engine.filter((variant) => variant.id === id),
      ofFile(id),
      schema,
    ),
  );
  const products = all.flatMap(({ product }) => product ?? []);
  return {
    products,
    ofFiles: allProducts(),
    findProduct: (id: string) => products.find((product) => product.id === id),
    problems: all.flatMap(({ problem }) => problem?.replace(/[,;].*/, '') ?? []),
  };
}

test('shows products that the engine has as the files have them', async () => {
  const { products, ofFiles, problems } = await shown(CAMERA, RADIO);
  expect(products).toEqual(ofFiles);
  expect(problems).toEqual([]);
});

test('shows title, category, price and stock of the engine, with the pictures and figures of the files', async () => {
  const { findProduct } = await shown(
    camera({ title: 'Pelco Two', category: 'thermal-cameras', price: 75_000, stock: 3, maxQuantity: 2 }),
    RADIO,
  );
  expect(findProduct('45')).toMatchObject({
    title: 'Pelco Two',
    category: 'thermal-cameras',
    price: 75_000,
    originalPrice: 100_000,
    availableQuantity: 3,
    maxQuantity: 2,
    soldOut: false,
    image: 'camera.svg',
    isHot: true,
  });
});

test.each([100_000, 120_000, 500])(
  'removes the discount of a price that is no longer reduced, or is almost nothing: %d cents',
  async (price) => {
    const { findProduct } = await shown(camera({ price }), RADIO);
    expect(findProduct('45')).toMatchObject({ price, isOnSale: false });
    expect(findProduct('45')).not.toHaveProperty('originalPrice');
  },
);

test('offers a product whose stock the engine does not count, whatever the files say', async () => {
  const { findProduct } = await shown(camera({ stock: null }), RADIO);
  expect(findProduct('45')?.soldOut).toBe(false);
  expect(findProduct('45')).not.toHaveProperty('availableQuantity');
});

test.each<[string, readonly EngineProduct[], string]>([
  ['was deleted', [], 'the engine does not have it'],
  ['is withdrawn', [camera({ isWithdrawn: true })], 'it is disabled in the back office'],
  ['shares its SKU', [CAMERA, camera({ price: 1 })], '2 variants have this SKU'],
  ['has no price', [camera({ price: 0 })], 'price: must be above 0'],
  ['has an unknown category', [camera({ category: 'drones' })], 'category: there is no category "drones"'],
])('shows a product that %s as sold out, and names the reason', async (_, engine, reason) => {
  const { findProduct, problems } = await shown(...engine, RADIO);
  expect(findProduct('45')).toMatchObject({ soldOut: true, availableQuantity: 0, price: 88_000 });
  expect(problems).toEqual([`Shown as sold out: id 45: ${reason}`]);
});

test('shows the variant that is for sale if another with its SKU is withdrawn', async () => {
  const { problems } = await shown(camera({ isWithdrawn: true, price: 1 }), CAMERA, RADIO);
  expect(problems).toEqual([]);
});

test('shows a product that only the engine has', async () => {
  const { findProduct } = await shown(CAMERA, RADIO, added({ description: '<p>One &amp; <b>two</b>.</p>' }));
  expect(findProduct('7')).toMatchObject({
    title: 'Pelco Seven',
    isNew: true,
    image: '',
    availableQuantity: 5,
    description: 'One & two.',
  });
});

test.each<[string, Partial<EngineProduct>, string]>([
  ['address', { id: '../a: b' }, 'id ../a: b: id: must begin with a letter or digit and consist of letters'],
  ['short SKU', { id: 'x'.repeat(101) }, `id ${'x'.repeat(101)}: the SKU is longer than 100 characters`],
  ['description', { description: '<p></p>' }, 'id 7: description: must not be empty'],
  ['category', { category: null }, 'id 7: category: is missing'],
  ['spelling of its brand', { brand: 'PELCO' }, 'id 7: brand: is written "Pelco" elsewhere'],
])('does not show a new product without a %s, and names it', async (_, changes, problem) => {
  const { products, problems } = await shown(CAMERA, RADIO, added(changes));
  expect(products).toHaveLength(2);
  expect(problems).toEqual([`Not shown: ${problem}`]);
  expect((await shown(CAMERA, RADIO, added({ ...changes, isWithdrawn: true }))).problems).toEqual([]);
});

const version = (id: string, size: string) =>
  camera({
    id,
    title: `Pelco ${size}`,
    productId: 9,
    productTitle: ' Pelco Dome ',
    options: [
      ['Size', `${size} `],
      ['Colour', 'Grey'],
    ],
  });

test('variants of one product are its versions, with what the files state of them', async () => {
  const { findProduct } = await shown(version('45', 'S'), version('7', 'M'), RADIO);
  const family = { id: 'product-9', title: 'Pelco Dome', options: ['Size', 'Colour'] };
  expect(findProduct('7')).toMatchObject({
    family,
    itemGroup: 'product-9',
    specifications: { Size: 'M', Colour: 'Grey' },
  });
  expect(findProduct('45')).toMatchObject({ family, specifications: { Size: 'S', Colour: 'Grey' } });
  expect(Object.keys(findProduct('45')?.specifications ?? {}).length).toBeGreaterThan(2);
  expect(findProduct('radio_12')?.family).toBeUndefined();
});
