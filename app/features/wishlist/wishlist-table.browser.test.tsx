import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop, cartQuantities } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { toggleWishlist, useWishlist } from './wishlist-store.ts';
import { WishlistTable } from './wishlist-table.tsx';

const remove = (title: string) => page.getByRole('button', { name: `Remove ${title} from wishlist` });
const row = (title: RegExp) => page.getByRole('row', { name: title });

function Wishes() {
  return (
    <main>
      <PageHeading>Wishlist</PageHeading>
      <WishlistTable items={useWishlist().items} />
      <NoticeArea />
    </main>
  );
}

beforeEach(async () => {
  resetShop();
  toggleWishlist(anOffer({ originalPrice: 2499 }));
  toggleWishlist(anOffer({ id: '2', title: 'Radio', soldOut: true }));
  await renderOnPage(<Wishes />, '/wishlist');
});

test('each wish is a row with its price, the price before and whether it is there', async () => {
  const heads = page.getByRole('columnheader').elements();
  expect(heads.slice(0, 3).map((head) => head.textContent)).toEqual([
    'Product',
    'Unit Price',
    'Stock Status',
  ]);
  const cells = row(/Dome camera/).getByRole('cell');
  await expect.element(cells.nth(0)).toHaveTextContent('$19.99Original price: $24.99');
  await expect.element(cells.nth(1)).toHaveTextContent('In Stock');
  await expect.element(row(/Radio/).getByRole('cell').nth(1)).toHaveTextContent('Out of Stock');
});

test('a wish leads to its product', async () => {
  await page.getByRole('link', { name: 'Dome camera' }).click();
  await expect.element(address).toHaveTextContent('/product/1');
});

test('a wish can be put in the cart and stays a wish; a sold-out one cannot', async () => {
  await page.getByRole('button', { name: 'Add to Cart: Dome camera' }).click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
  await expect.element(row(/Dome camera/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart: Radio' })).toBeDisabled();
});

test('a removed wish hands the focus on, and can be brought back', async () => {
  await remove('Dome camera').click();
  await expect.element(remove('Radio')).toHaveFocus();
  await expect.element(page.getByText('Dome camera removed from wishlist')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remove('Dome camera')).toBeVisible();
});

test('with the last wish the focus goes to the heading', async () => {
  await remove('Dome camera').click();
  await remove('Radio').click();
  await expect.element(page.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
});
