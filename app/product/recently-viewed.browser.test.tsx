import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notices } from '#app/ui/notices.ts';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { forgetProductFiles } from '#app/products/product-files.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { noticeTexts, resetShop, storedText } from '#tests/support/shop-state.ts';
import { RecentlyViewed, recentlyViewedStore, recordView } from './recently-viewed.tsx';

const OFFERS = [
  aCatalogueProduct({ id: '1', title: 'Dome camera' }),
  aCatalogueProduct({ id: '2', title: 'Siren', price: 899, originalPrice: 1099 }),
  aCatalogueProduct({ id: '3', title: 'Call point', soldOut: true }),
];

const region = page.getByRole('region', { name: 'Recently Viewed' });
const links = region.getByRole('link');
const clear = region.getByRole('button', { name: 'Clear' });

/** Answers requests for offers. */
const fetchOffers = vi.fn<() => Promise<Response>>();

const KEY = 'recently-viewed';
const storedIds = (): unknown => JSON.parse(storedText(KEY) ?? 'null');

function onPage(content: ReactNode) {
  return (
    <main>
      <PageHeading>Shopping Cart</PageHeading>
      {content}
    </main>
  );
}

beforeEach(() => {
  resetShop();
  recentlyViewedStore.restore();
  fetchOffers.mockReset().mockImplementation(() => Promise.resolve(Response.json(aCatalogue(OFFERS))));
  vi.stubGlobal('fetch', fetchOffers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a first visit records the product, shows nothing and loads nothing', async () => {
  await renderOnPage(onPage(<RecentlyViewed viewing="1" />));
  await expect.poll(storedIds).toEqual({ items: ['1'] });
  await nextPaint();
  await expect.element(region).not.toBeInTheDocument();
  expect(fetchOffers).not.toHaveBeenCalled();
});

test('lists the viewed products except for the one on the page, the newest first, with title, price and link', async () => {
  for (const id of ['3', '1', '2']) recordView(id);
  await renderOnPage(onPage(<RecentlyViewed viewing="1" />));
  await expect.element(links).toHaveLength(2);
  expect(links.elements().map((link) => link.textContent)).toEqual(['Siren', 'Call point']);
  const [siren, callPoint] = region.getByRole('listitem').elements();
  expect(siren?.textContent).toBe('Siren$8.99Original price: $10.99');
  expect(callPoint?.textContent).toBe('Call point$19.99Out of Stock');
  await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent('Recently Viewed');
  await expect.element(region.getByRole('article')).not.toBeInTheDocument();
  await links.first().click();
  await expect.element(address).toHaveTextContent('/product/2');
});

test('loads nothing until it is near the screen', async () => {
  recordView('1');
  await page.viewport(1280, 800);
  await renderOnPage(
    <div ref={(element) => element?.style.setProperty('padding-block-start', '3000px')}>
      {onPage(<RecentlyViewed />)}
    </div>,
  );
  await nextPaint();
  await expect.element(region).not.toBeInTheDocument();
  expect(fetchOffers).not.toHaveBeenCalled();
  window.scrollTo(0, document.body.scrollHeight);
  await expect.element(links).toHaveTextContent('Dome camera');
});

test('is as high before its products are loaded as after', async () => {
  for (const id of ['3', '1', '2']) recordView(id);
  const response = Promise.withResolvers<Response>();
  fetchOffers.mockImplementation(async () => (await response.promise).clone());
  await renderOnPage(onPage(<RecentlyViewed />));
  // `address` is below the list, so it moves if the height of the list changes.
  const before = address.element().getBoundingClientRect().top;
  await expect.element(region).toBeVisible();
  expect(address.element().getBoundingClientRect().top).toBe(before);
  await expect.element(links).not.toBeInTheDocument();
  response.resolve(Response.json(aCatalogue(OFFERS)));
  await expect.element(links).toHaveLength(3);
  expect(address.element().getBoundingClientRect().top).toBe(before);
});

describe('Clear', () => {
  test('removes the list and what is stored, and moves the focus to the heading of the page', async () => {
    for (const id of ['1', '2']) recordView(id);
    await renderOnPage(onPage(<RecentlyViewed />));
    await expect.element(clear).toHaveAccessibleDescription('Recently Viewed');
    await clear.click();
    await expect.element(region).not.toBeInTheDocument();
    expect(storedIds()).toEqual({ items: [] });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(noticeTexts()).toEqual(['Recently viewed products cleared']);
  });

  test('can be undone, and products viewed in the meantime stay first', async () => {
    for (const id of ['1', '2']) recordView(id);
    await renderOnPage(onPage(<RecentlyViewed />));
    await clear.click();
    recordView('3');
    notices.getState().at(-1)?.action?.run();
    await expect.element(links).toHaveLength(3);
    expect(links.elements().map((link) => link.textContent)).toEqual(['Call point', 'Siren', 'Dome camera']);
  });
});

test('leaves out products that no longer exist, and shows nothing if none is left or the offers cannot be loaded', async () => {
  for (const id of ['8', '1', '9']) recordView(id);
  const { unmount } = await renderOnPage(onPage(<RecentlyViewed />));
  await expect.element(region.getByRole('listitem')).toHaveLength(1);
  await expect.element(links).toHaveTextContent('Dome camera');
  await unmount();

  recentlyViewedStore.update(() => ({ next: ['8', '9'] }));
  for (const answer of [async () => Response.json(aCatalogue(OFFERS)), async () => Response.error()]) {
    forgetProductFiles();
    fetchOffers.mockReset().mockImplementation(answer);
    const { unmount } = await renderOnPage(onPage(<RecentlyViewed />));
    await expect.poll(() => fetchOffers.mock.calls.length).toBeGreaterThan(0);
    await expect.element(region).not.toBeInTheDocument();
    await unmount();
  }
  expect(storedIds()).toEqual({ items: ['8', '9'] });
});

test('follows a view in another tab', async () => {
  recordView('1');
  await renderOnPage(onPage(<RecentlyViewed />));
  await expect.element(links).toHaveLength(1);
  localStorage.setItem(KEY, JSON.stringify({ items: ['2', '1'] }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await expect.element(links).toHaveLength(2);
});

test('remembers products until the page is closed if storage throws, without a notice', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordView('2');
  await renderOnPage(onPage(<RecentlyViewed viewing="1" />));
  await expect.element(links).toHaveTextContent('Siren');
  expect(noticeTexts()).toEqual([]);
});
