import { afterEach, expect, test, vi } from 'vitest';
import { PRODUCT_CODES_PATH } from './model/product-codes.ts';
import { addressOf } from '#tests/support/address-of.ts';
import { readPreview } from './read-preview.ts';

const CODES = { products: Array.from({ length: 3000 }, (_, id) => [`${id}`, `CAMERA-${id}`]) };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the search for similar codes is prepared in short tasks', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(addressOf(url).endsWith(PRODUCT_CODES_PATH) ? CODES : []),
  );
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const newTask = vi.spyOn(globalThis, 'setTimeout');
  await readPreview('CAMERE-7', new Map(), 1, new AbortController().signal);
  // Each code takes a millisecond, and a task about ten.
  expect(newTask.mock.calls.length).toBeGreaterThan(200);
});
