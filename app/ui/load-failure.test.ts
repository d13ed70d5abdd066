import { afterEach, expect, test, vi } from 'vitest';
import { isOutdated } from './load-failure.ts';

afterEach(() => vi.unstubAllGlobals());

const OWN = '/shop/assets/manifest-759454cd.js';
const html = (manifest: string) => async () => new Response(`<script>import "${manifest}";</script>`);

test.each([
  ['this version', html(OWN), false],
  ['another version', html('/shop/assets/manifest-b2wba9x1.js'), true],
  ['the page of another network', async () => new Response('<h1>Sign in to the WLAN</h1>'), false],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('where the host serves %s', async (_, fetch, expected) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `https://shop.example${OWN}` }] });
  vi.stubGlobal('location', { href: 'https://shop.example/shop/cart' });
  vi.stubGlobal('fetch', fetch);
  expect(await isOutdated()).toBe(expected);
});
