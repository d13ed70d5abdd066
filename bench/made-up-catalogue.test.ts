import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicFileExists, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { madeUpCatalogue, writeCatalogue } from './made-up-catalogue.ts';

const own = readCatalogueFiles('tests/fixtures/catalogue');
const ownProducts = readCatalogue(own, publicFileExists).products;
const large = madeUpCatalogue(own, 2000);
const products = readCatalogue(large, publicFileExists).products;
const madeUp = products.slice(ownProducts.length);

describe('a made-up catalogue of 2,000 products', () => {
  test('is valid and has 2,000 products', () => {
    expect(products).toHaveLength(2000);
  });

  test('begins with the shop’s own products, unchanged', () => {
    expect(products.slice(0, ownProducts.length)).toEqual(ownProducts);
  });

  test('adds none that a list of marked products would show', () => {
    const marked = madeUp.filter(
      (one) =>
        one.isFeatured || one.isNew || one.isHot || one.isBestSeller || one.isOnSale || one.originalPrice,
    );
    expect(marked).toEqual([]);
  });

  test('spreads them evenly over the categories', () => {
    const slugs = [...new Set(ownProducts.map(({ category }) => category))];
    const sizes = slugs.map((slug) => madeUp.filter(({ category }) => category === slug).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('is the same each time', () => {
    expect(madeUpCatalogue(own, 2000)).toEqual(large);
  });

  test('is written as the files that the shop reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'made-up-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeCatalogue(large, join(folder, 'data'));
    expect(readCatalogueFiles(join(folder, 'data'))).toEqual(large);
  });
});

test('a catalogue that has enough products stays as it is', () => {
  expect(readCatalogue(madeUpCatalogue(own, 10), publicFileExists).products).toEqual(ownProducts);
});
