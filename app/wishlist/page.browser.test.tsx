import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { cartQuantities, resetShop } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { toggleWishlist } from './wishlist-store.ts';
import WishlistPage from '#app/routes/wishlist.tsx';

const remove = (title: string) => page.getByRole('button', { name: `Remove ${title} from wishlist` });
const row = (title: RegExp) => page.getByRole('row', { name: title });

beforeEach(async () => {
  resetShop();
  toggleWishlist(anOffer({ originalPrice: 2499 }));
  toggleWishlist(anOffer({ id: '2', title: 'Radio', soldOut: true }));
  await renderOnPage(
    <>
      <main>
        <WishlistPage />
      </main>
      <NoticeArea />
    </>,
    '/wishlist',
  );
});

test('shows a row with price, original price and stock for each product', async () => {
  const headers = page.getByRole('columnheader').elements();
  expect(headers.slice(0, 3).map((header) => header.textContent)).toEqual([
    'Product',
    'Unit Price',
    'Stock Status',
  ]);
  const cells = row(/Dome camera/).getByRole('cell');
  await expect.element(cells.nth(0)).toHaveTextContent('$19.99Original price: $24.99');
  await expect.element(cells.nth(1)).toHaveTextContent('In Stock');
  await expect.element(row(/Radio/).getByRole('cell').nth(1)).toHaveTextContent('Out of Stock');
});

test('links to the product', async () => {
  await page.getByRole('link', { name: 'Dome camera' }).click();
  await expect.element(address).toHaveTextContent('/product/1');
});

test('adds a product to the cart and keeps it in the wishlist; a sold-out one cannot be added', async () => {
  await page.getByRole('button', { name: 'Add to Cart: Dome camera' }).click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
  await expect.element(row(/Dome camera/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart: Radio' })).toBeDisabled();
});

test('removing a row moves the focus to the next one, and Undo restores the row', async () => {
  await remove('Dome camera').click();
  await expect.element(remove('Radio')).toHaveFocus();
  await expect.element(page.getByText('Dome camera removed from wishlist')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remove('Dome camera')).toBeVisible();
});

test('Add all to cart adds what is in stock, and can be undone', async () => {
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(cartQuantities()).toEqual([]);
});

test('removing the last row moves the focus to the page heading; an empty wishlist leads to the shop and the cart', async () => {
  await expect.element(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  for (const title of ['Dome camera', 'Radio']) await remove(title).click();
  await expect.element(page.getByRole('heading', { name: 'Wishlist', exact: true })).toHaveFocus();
  await expect.element(page.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
  for (const [name, path] of [
    ['Continue Shopping', '/collections'],
    ['View cart', '/cart'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
});
