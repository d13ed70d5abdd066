import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicFileExists, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { LARGEST_CATEGORY, largerCatalogue, writeCatalogue } from './larger-catalogue.ts';

const texts = readCatalogueFiles('tests/fixtures/catalogue');
const original = readCatalogue(texts, publicFileExists);
const largerTexts = largerCatalogue(texts, { products: 2000, categories: 40 });
const larger = readCatalogue(largerTexts, publicFileExists);
const madeUp = larger.products.slice(original.products.length);

describe('a catalogue enlarged to 2,000 products and 40 categories', () => {
  test('is valid and has that size', () => {
    expect(larger.products).toHaveLength(2000);
    expect(larger.categories).toHaveLength(40);
  });

  test('starts with the original products and categories', () => {
    expect(larger.products.slice(0, original.products.length)).toEqual(original.products);
    expect(larger.categories.slice(0, original.categories.length)).toEqual(original.categories);
  });

  test('has a quarter of the products in one category', () => {
    expect(larger.products.filter(({ category }) => category === LARGEST_CATEGORY)).toHaveLength(500);
  });

  test('has products in every category', () => {
    expect(new Set(madeUp.map(({ category }) => category)).size).toBe(40);
  });

  test('adds no product with a flag or a discount', () => {
    const flagged = madeUp.filter(
      ({ isFeatured, isNew, isHot, isBestSeller, isOnSale, originalPrice }) =>
        isFeatured || isNew || isHot || isBestSeller || isOnSale || originalPrice,
    );
    expect(flagged).toEqual([]);
  });

  test('adds no category to the header', () => {
    expect(larger.categories.filter(({ parent }) => parent === undefined)).toEqual(
      original.categories.filter(({ parent }) => parent === undefined),
    );
  });

  test('is the same every time', () => {
    expect(largerCatalogue(texts, { products: 2000, categories: 40 })).toEqual(largerTexts);
  });

  test('is written as files that the shop can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'larger-catalogue-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeCatalogue(largerTexts, join(folder, 'data'), 'public');
    expect(readCatalogueFiles(join(folder, 'data'))).toEqual(largerTexts);
  });
});

test('a catalogue that is large enough stays the same', () => {
  expect(readCatalogue(largerCatalogue(texts, { products: 10 }), publicFileExists)).toEqual(original);
});
