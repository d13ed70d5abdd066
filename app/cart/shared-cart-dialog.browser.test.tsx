import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { lineItem } from './model/cart.ts';
import { CATALOGUE_PATH } from '#app/products/addresses.ts';
import { catalogueFile } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, fillCart, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { SharedCartDialog } from './shared-cart-dialog.tsx';

const CAMERA = aCatalogueProduct({ id: '1', title: 'Dome camera', price: 1999 });
const RADIO = aCatalogueProduct({ id: '2', title: 'Radio', price: 10_000, maxQuantity: 3 });

const offerFile = catalogueFile([CAMERA, RADIO]);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  resetShop();
  fillCart(lineItem(RADIO, 2));
});

test('the products of a link can be merged into the cart once they have been loaded', async () => {
  // `serveJson` aborts requests for a file that is given as `null`.
  await commands.serveJson({ [CATALOGUE_PATH]: null });
  const onDone = vi.fn<() => void>();
  await renderOnPage(<SharedCartDialog search="?items=1:2,2:4" onDone={onDone} />, '/cart');
  await expect.element(page.getByText(/^Prices and stock could not be loaded/)).toBeVisible();
  await expect.element(button('Merge')).toBeDisabled();
  await commands.serveJson(offerFile);
  await button('Retry').click();
  await expect.element(page.getByText('The link asks for 4: at most 3 in one order')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Quote for 4' }))
    .toHaveAttribute('href', '/quote?items=2:4');
  expect(cartQuantities()).toEqual([{ id: '2', quantity: 2 }]);
  await button('Merge').click();
  expect(onDone).toHaveBeenCalledOnce();
  expect(cartQuantities()).toEqual([
    { id: '2', quantity: 3 },
    { id: '1', quantity: 2 },
  ]);
  expect(noticeTexts()).toEqual([
    'Radio: at most 3 in one order',
    '2 products from the link added to your cart',
  ]);
});

test('a link with 5,000 products is refused', async () => {
  await commands.serveJson(offerFile);
  const items = Array.from({ length: 5000 }, (_, index) => `${index}:1`).join(',');
  await renderOnPage(<SharedCartDialog search={`?items=${items}`} onDone={() => undefined} />, '/cart');
  await expect.element(page.getByText(/^The link names 5,000 products/)).toBeVisible();
  for (const name of ['Merge', 'Replace']) await expect.element(button(name)).toBeDisabled();
});

test('a link without a known product cannot replace the cart', async () => {
  await commands.serveJson(offerFile);
  await renderOnPage(<SharedCartDialog search="?items=999:1,:2" onDone={() => undefined} />, '/cart');
  await expect.element(page.getByText('Not in our catalogue: 999.')).toBeVisible();
  await expect.element(page.getByText('These parts of the link could not be read: “:2”.')).toBeVisible();
  await expect.element(page.getByText('Nothing in this link can be ordered.')).toBeVisible();
  await expect.element(button('Replace')).toBeDisabled();
  expect(cartQuantities()).toEqual([{ id: '2', quantity: 2 }]);
});
