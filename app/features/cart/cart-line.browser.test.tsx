import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineItem } from '#app/domain/cart/line-item.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { fillCart, resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { CartLine } from './cart-line.tsx';
import { useCart } from './use-cart.ts';

const removed = vi.fn<() => void>();

beforeEach(resetShop);

/** The cart's first line, as the cart has it at the moment. */
function FirstLine() {
  const line = useCart().items[0];
  return line && <CartLine line={line} onRemove={removed} />;
}

const quantity = page.getByRole('spinbutton', { name: 'Quantity of Dome camera' });
const more = page.getByRole('button', { name: 'Increase quantity of Dome camera' });

test('a line shows its picture, its price, its quantity and what they make, and leads to its product', async () => {
  fillCart(lineItem(anOffer(), 3));
  await renderOnPage(<FirstLine />);
  await expect.element(page.getByRole('img', { name: 'Dome camera' })).toBeInTheDocument();
  await expect.element(page.getByText('$19.99')).toBeVisible();
  await expect.element(quantity).toHaveValue(3);
  await expect.element(page.getByText('Line total: $59.97')).toBeVisible();
  await page.getByRole('link', { name: 'Dome camera' }).click();
  await expect.element(address).toHaveTextContent('/product/1');
});

test('K1: changing the quantity changes the cart and keeps the focus', async () => {
  fillCart(lineItem(anOffer(), 3));
  await renderOnPage(<FirstLine />);
  await more.click();
  await expect.element(page.getByText('Line total: $79.96')).toBeVisible();
  await expect.element(more).toHaveFocus();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 4 }]);
  expect(noticeTexts()).toEqual([]);
});

test('K2: more than there is becomes what there is, and both the line and a notice say so', async () => {
  fillCart(lineItem(anOffer({ availableQuantity: 6 }), 3));
  await renderOnPage(<FirstLine />);
  await userEvent.fill(quantity, '40');
  await expect.element(quantity).toHaveValue(6);
  await expect.element(quantity).toHaveAccessibleDescription('This is the limit: only 6 in stock.');
  expect(noticeTexts()).toEqual(['Dome camera: only 6 in stock']);
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
});

test('a cart holds at most ten of a product that names no other limit', async () => {
  fillCart(lineItem(anOffer(), 10));
  await renderOnPage(<FirstLine />);
  await expect.element(quantity).toHaveAccessibleDescription('This is the limit: at most 10 in one order.');
});

test('a line is removed by whoever shows it', async () => {
  fillCart(lineItem(anOffer(), 3));
  await renderOnPage(<FirstLine />);
  await page.getByRole('button', { name: 'Remove Dome camera from cart' }).click();
  expect(removed).toHaveBeenCalledOnce();
});
