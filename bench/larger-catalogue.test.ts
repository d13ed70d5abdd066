import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicFileExists, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { largerCatalogue, writeCatalogue } from './larger-catalogue.ts';

const original = readCatalogueFiles('tests/fixtures/catalogue');
const originalProducts = readCatalogue(original, publicFileExists).products;
const larger = largerCatalogue(original, 2000);
const products = readCatalogue(larger, publicFileExists).products;

describe('a catalogue enlarged to 2,000 products', () => {
  test('is valid and has 2,000 products', () => {
    expect(products).toHaveLength(2000);
  });

  test('starts with the original products', () => {
    expect(products.slice(0, originalProducts.length)).toEqual(originalProducts);
  });

  test('adds no product with a flag or a discount', () => {
    const flagged = products
      .slice(originalProducts.length)
      .filter(
        ({ isFeatured, isNew, isHot, isBestSeller, isOnSale, originalPrice }) =>
          isFeatured || isNew || isHot || isBestSeller || isOnSale || originalPrice,
      );
    expect(flagged).toEqual([]);
  });

  test('is written as files that the shop can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'larger-catalogue-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeCatalogue(larger, join(folder, 'data'));
    expect(readCatalogueFiles(join(folder, 'data'))).toEqual(larger);
  });
});

test('a catalogue that is large enough stays the same', () => {
  expect(readCatalogue(largerCatalogue(original, 10), publicFileExists).products).toEqual(originalProducts);
});
