import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toggleWishlist } from '#app/wishlist/wishlist-store.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { Header } from './header.tsx';

const CATEGORIES = [{ slug: 'cctv-systems', title: 'CCTV Systems', isNew: false }];

beforeEach(resetShop);
afterEach(() => page.viewport(1280, 800));

const renderHeader = (path?: string) =>
  renderOnPage(<Header categories={CATEGORIES} search={<p>Search form</p>} />, path);

test.each([
  [/^Watchpost/, '/'],
  ['Sign in', '/login'],
  ['Register', '/register'],
  ['All Categories', '/collections'],
  ['Wishlist, 0 items', '/wishlist'],
])('the header link %s leads to %s', async (name, path) => {
  await renderHeader('/faqs');
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect.element(address).toHaveTextContent(path);
});

test('the wishlist link has the number of products in the wishlist', async () => {
  await renderHeader();
  toggleWishlist(anOffer());
  await expect.element(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  toggleWishlist(anOffer({ id: '2' }));
  await expect.element(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
});

test('a navigation closes the open menu', async () => {
  await page.viewport(600, 800);
  await renderHeader();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(address).toHaveTextContent('/faqs');
  await expect.element(menu).not.toBeInTheDocument();
});
