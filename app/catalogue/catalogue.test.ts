import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { columnsFor } from '#app/figures/model/columns-for.ts';
import {
  allAttributes,
  allCategories,
  allListings,
  allProducts,
  catalogue,
  categoryTrail,
  figuresOf,
  findCategory,
  findProduct,
  pictureOrigins,
  productsIn,
  textPage,
} from './catalogue.server.ts';
import { categoryPageData, summariesWithCount } from './page-data.server.ts';
import { products } from './products-in-use.server.ts';
import { type Changes, writeCatalogue } from './valid-catalogue.fixture.ts';

async function facetsIn(slug: string) {
  return (await products().scope({ kind: 'listing', slug }))?.figures ?? [];
}

let folder: string;
let saves = 0;

/** The catalogue does not look for changes again until a microtask has run. */
const afterMicrotask = () => Promise.resolve();

async function save(changes: Changes = {}): Promise<void> {
  saves += 1;
  // Gives each save its own modification time.
  for (const path of writeCatalogue(folder, changes)) utimesSync(path, saves, saves);
  await afterMicrotask();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  vi.stubEnv('SHOP_DIR', folder);
  await save();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('lookups', () => {
  test('finds a product by its id', () => {
    expect(findProduct('45')?.title).toBe('Pelco Esprit Compact');
    expect(findProduct('46')).toBeUndefined();
    expect(findProduct('constructor')).toBeUndefined();
  });

  test('finds no products of an unknown category', () => {
    expect(productsIn('drones')).toEqual([]);
  });

  test('returns the trail of a category from the top', () => {
    expect(categoryTrail('thermal-cameras').map(({ title }) => title)).toEqual([
      'CCTV Systems',
      'Thermal Cameras',
    ]);
    expect(categoryTrail('cctv-systems').map(({ title }) => title)).toEqual(['CCTV Systems']);
    expect(categoryTrail('drones')).toEqual([]);
  });

  test('finds the figures of a product', () => {
    expect(Object.keys(figuresOf('45'))).toEqual(['resolution', 'lowest-temperature']);
    expect(figuresOf('45')).toBe(figuresOf('45'));
    expect(figuresOf('46')).toEqual({});
  });

  test('returns the content of every file', () => {
    expect(allProducts()).toHaveLength(2);
    expect(allCategories()).toHaveLength(2);
    expect(findCategory('cctv-systems')?.title).toBe('CCTV Systems');
    expect(allAttributes()).toHaveLength(2);
    expect(catalogue().banners).toHaveLength(2);
    expect(catalogue().deals?.note).toBe('These prices end in December.');
    expect(catalogue().testimonials).toHaveLength(2);
    expect(catalogue().news).toHaveLength(2);
    expect(textPage('/faqs')?.title).toBe('Questions');
  });
});

describe('a combined page', () => {
  const combinedPage = { slug: 'all-cameras', title: 'All Cameras', summary: 'Every camera.' };
  beforeEach(() =>
    save({
      cctv: { combinedPage },
      radio: { category: 'thermal-cameras', specifications: { Resolution: '2 MP' } },
      attribute: { filtersIn: ['cctv-systems', 'all-cameras'] },
    }),
  );

  test('has the products of its category and of the categories below it', () => {
    expect(productsIn('all-cameras').map(({ id }) => id)).toEqual(['45', 'radio_12']);
    expect(productsIn('cctv-systems').map(({ id }) => id)).toEqual(['45']);
    expect(allListings().map(({ slug }) => slug)).toEqual(['cctv-systems', 'all-cameras', 'thermal-cameras']);
    expect(allCategories()).toHaveLength(2);
  });

  test('can be filtered by category, and by attributes that filter only some of its categories', async () => {
    expect((await facetsIn('all-cameras')).map(({ attribute, options }) => [attribute.id, options])).toEqual([
      [
        'category',
        [
          { condition: { kind: 'value', value: 'cctv-systems' }, count: 1 },
          { condition: { kind: 'value', value: 'thermal-cameras' }, count: 1 },
        ],
      ],
      [
        'resolution',
        [
          { condition: { kind: 'step', step: '1080p' }, count: 2 },
          { condition: { kind: 'step', step: '4k' }, count: 1 },
        ],
      ],
    ]);
    expect(await facetsIn('thermal-cameras')).toEqual([]);
  });

  test('is linked from its categories, and links to them', async () => {
    const combined = { title: 'All Cameras', to: '/category/all-cameras', count: 2 };
    expect((await categoryPageData('cctv-systems'))?.combined).toEqual(combined);
    expect((await categoryPageData('thermal-cameras'))?.combined).toEqual(combined);
    expect(await categoryPageData('all-cameras')).toMatchObject({
      title: 'All Cameras',
      summary: 'Every camera.',
      trail: [{ title: 'CCTV Systems', to: '/category/cctv-systems' }],
      childCategories: [{ title: 'Thermal Cameras', to: '/category/thermal-cameras' }],
    });
    expect((await categoryPageData('all-cameras'))?.combined).toBeUndefined();
  });
});

test('a category lists its own products and those of the categories below it', async () => {
  await save({ radio: { category: 'thermal-cameras' } });
  expect(productsIn('cctv-systems').map(({ id }) => id)).toEqual(['45', 'radio_12']);
  expect(productsIn('thermal-cameras').map(({ id }) => id)).toEqual(['radio_12']);
  expect((await categoryPageData('cctv-systems'))?.trail).toEqual([]);
});

describe('the catalogue', () => {
  test('reads its files once while they do not change', async () => {
    const products = allProducts();
    await afterMicrotask();
    expect(allProducts()).toBe(products);
  });

  test('reads its files again after an edit', async () => {
    expect(findProduct('45')?.price).toBe(88_000);
    await save({ camera: { price: 899, discount: 10 } });
    expect(findProduct('45')?.price).toBe(89_900);
  });

  test('reads the figures again after an edit of an attribute', async () => {
    expect(Object.keys(figuresOf('45'))).toContain('resolution');
    await save({ camera: { price: 899, discount: 10 } });
    expect(Object.keys(figuresOf('45'))).toContain('resolution');
    await save({ attribute: { readFrom: ['Dimensions'] } });
    expect(Object.keys(figuresOf('45'))).not.toContain('resolution');
  });

  test('reads its files once in a build', async () => {
    // A build requires the file of every picture, except of those on other hosts.
    const image = 'https://example.org/picture.jpg';
    const withRemotePictures = {
      camera: { image, images: [] },
      cctv: { image },
      banner: { image },
      otherBanner: { image },
    };
    vi.stubEnv('NODE_ENV', 'production');
    await save(withRemotePictures);
    expect(findProduct('45')?.title).toBe('Pelco Esprit Compact');
    await save({ ...withRemotePictures, camera: { title: 'Another camera' } });
    expect(findProduct('45')?.title).toBe('Pelco Esprit Compact');
    expect(pictureOrigins()).toEqual(['https://example.org']);
  });

  test('throws an error that lists all mistakes until they are corrected', async () => {
    await save({ camera: { price: 0 }, radio: { category: 'drones' } });
    expect(() => allProducts()).toThrow(/id 45: price: must be above 0.*\n.*there is no category "drones"/);
    expect(() => catalogue().deals).toThrow(/must be above 0/);
    await save();
    expect(allProducts()).toHaveLength(2);
  });

  test('requires picture files in production only', async () => {
    await save({ camera: { image: 'missing.svg' } });
    expect(allProducts()).toHaveLength(2);
    vi.stubEnv('NODE_ENV', 'production');
    await save({ camera: { image: 'missing.svg' } });
    expect(() => allProducts()).toThrow(/there is no file public\/images\/products\/missing.svg/);
  });
});

test('the policy of the demonstration is that of the repository', () => {
  expect(readFileSync('app/catalogue/data/public/security-policy.txt', 'utf8')).toBe(
    readFileSync('SECURITY.md', 'utf8'),
  );
});

test('without attributes.json, products are compared by what their specifications say', async () => {
  await save({ radio: { gtin: '96385074', specifications: { PoE: 'None' } } });
  rmSync(join(folder, 'attributes.json'));
  const found = await products().find(['45', 'radio_12']);
  expect(found).toMatchObject([
    { figures: { Resolution: {}, 'Operating temperature': {}, PoE: { values: ['802.3bt'] } } },
    { figures: { PoE: { values: ['None'] } } },
  ]);
  expect(found[1]?.figures).not.toHaveProperty('GTIN');
  expect(columnsFor(await products().columns('cctv-systems'), found)).toMatchObject([
    { label: 'Resolution' },
    { label: 'Operating temperature' },
    { label: 'PoE', values: [{ label: '802.3bt' }, { label: 'None' }] },
  ]);
});

test('a category without a picture shows that of its first product with one', async () => {
  await save({
    cctv: { image: undefined },
    camera: { image: undefined, images: [] },
    radio: { image: 'radio.svg' },
  });
  expect(await summariesWithCount(allCategories())).toMatchObject([
    { image: '/images/products/radio.svg' },
    { image: '' },
  ]);
  await save();
  expect(await summariesWithCount(allCategories())).toMatchObject([{ image: 'cctv.svg' }, { image: '' }]);
});
