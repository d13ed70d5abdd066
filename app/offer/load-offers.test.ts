import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetProductFiles } from '#app/products/product-files.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { leftCatalogue, loadOffers, loadSavedOffers } from './load-offers.ts';

beforeEach(forgetProductFiles);
afterEach(() => void vi.unstubAllGlobals());

const priceOf = async () => (await loadOffers(['1'])).get('1')?.price;

const serve = (json: unknown) => vi.stubGlobal('fetch', async () => Response.json(json));

test('a product has left the catalogue if its file is sound and lacks it, until it is back', async () => {
  const id = 'discontinued';
  const answerWith = async (json: unknown) => {
    forgetProductFiles();
    serve(json);
    await loadSavedOffers([id]);
    return leftCatalogue.getState().has(id);
  };
  expect(await answerWith({ error: 'busy' })).toBe(false);
  expect(await answerWith({ ...aCatalogue([]), products: [{ id, price: 'new format' }] })).toBe(false);
  expect(await answerWith(aCatalogue([aCatalogueProduct({ id: 'other' })]))).toBe(true);
  expect(await answerWith({ error: 'busy' })).toBe(true);
  expect(await answerWith(aCatalogue([aCatalogueProduct({ id })]))).toBe(false);
});

test('offers that cannot be loaded are a failure, and none for saved products', async () => {
  serve({ error: 'busy' });
  await expect(loadOffers(['1'])).rejects.toThrow('/data/catalogue.json');
  expect(await loadSavedOffers(['1'])).toEqual(new Map());
});

test('offers older than a minute are loaded again; if that fails, they are better than none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  serve(aCatalogue([aCatalogueProduct({ id: '1', price: 100 })]));
  expect(await priceOf()).toBe(100);
  serve(aCatalogue([aCatalogueProduct({ id: '1', price: 200 })]));
  expect(await priceOf()).toBe(100);
  vi.advanceTimersByTime(60_001);
  expect(await priceOf()).toBe(200);
  serve({ error: 'busy' });
  vi.advanceTimersByTime(60_001);
  expect(await priceOf()).toBe(200);
  vi.useRealTimers();
});
