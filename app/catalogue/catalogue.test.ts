import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  allCategories,
  allProducts,
  banners,
  categoryTrail,
  deals,
  findCategory,
  findProduct,
  news,
  productsIn,
  questionCategories,
  testimonials,
} from './catalogue.server.ts';
import { type Changes, validCatalogue } from './valid-catalogue.fixture.ts';

let folder: string;
let saves = 0;

function save(changes: Changes = {}): void {
  saves += 1;
  for (const [file, text] of Object.entries(validCatalogue(changes))) {
    const path = join(folder, file);
    writeFileSync(path, text);
    // Gives each save its own modification time.
    utimesSync(path, saves, saves);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  vi.stubEnv('CATALOGUE_DIR', folder);
  save();
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

  test('lists the products of exactly one category', () => {
    save({ radio: { category: 'thermal-cameras' } });
    expect(productsIn('cctv-systems').map(({ id }) => id)).toEqual(['45']);
    expect(productsIn('thermal-cameras').map(({ id }) => id)).toEqual(['radio_12']);
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

  test('returns the content of every file', () => {
    expect(allProducts()).toHaveLength(2);
    expect(allCategories()).toHaveLength(2);
    expect(findCategory('cctv-systems')?.title).toBe('CCTV Systems');
    expect(banners()).toHaveLength(2);
    expect(deals().note).toBe('These prices end in December.');
    expect(testimonials()).toHaveLength(2);
    expect(news()).toHaveLength(2);
    expect(questionCategories()).toHaveLength(2);
  });
});

describe('the catalogue', () => {
  test('reads its files once while they do not change', () => {
    expect(allProducts()).toBe(allProducts());
  });

  test('reads its files again after an edit', () => {
    expect(findProduct('45')?.price).toBe(88_000);
    save({ camera: { price: 899, discount: 10 } });
    expect(findProduct('45')?.price).toBe(89_900);
  });

  test('throws an error that lists all mistakes until they are corrected', () => {
    save({ camera: { price: 0 }, radio: { category: 'drones' } });
    expect(() => allProducts()).toThrow(/id 45: price: must be above 0.*\n.*there is no category "drones"/);
    expect(() => deals()).toThrow(/must be above 0/);
    save();
    expect(allProducts()).toHaveLength(2);
  });

  test('requires picture files in production only', () => {
    save({ camera: { image: 'missing.svg' } });
    expect(allProducts()).toHaveLength(2);
    vi.stubEnv('NODE_ENV', 'production');
    save({ camera: { image: 'missing.svg' } });
    expect(() => allProducts()).toThrow(/there is no file public\/images\/products\/missing.svg/);
  });
});
