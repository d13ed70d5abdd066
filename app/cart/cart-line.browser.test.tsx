import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineItem } from './model/line-item.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { fillCart, resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { CartLine } from './cart-line.tsx';
import { useCart } from './use-cart.ts';

const onRemove = vi.fn<() => void>();

beforeEach(resetShop);

/** Shows the first line of the cart. */
function FirstLine() {
  const line = useCart().items[0];
  return line && <CartLine line={line} onRemove={onRemove} />;
}

const quantity = page.getByRole('spinbutton', { name: 'Quantity of Dome camera' });
const increase = page.getByRole('button', { name: 'Increase quantity of Dome camera' });

test('shows picture, price, quantity and total, and links to the product', async () => {
  fillCart(lineItem(anOffer(), 3));
  await renderOnPage(<FirstLine />);
  await expect.element(page.getByRole('img', { name: 'Dome camera' })).toBeInTheDocument();
  await expect.element(page.getByText('$19.99')).toBeVisible();
  await expect.element(quantity).toHaveValue('3');
  await expect.element(page.getByText('Line total: $59.97')).toBeVisible();
  await page.getByRole('link', { name: 'Dome camera' }).click();
  await expect.element(address).toHaveTextContent('/product/1');
});

test('K1: changing the quantity updates the cart and keeps the focus', async () => {
  fillCart(lineItem(anOffer(), 3));
  await renderOnPage(<FirstLine />);
  await increase.click();
  await expect.element(page.getByText('Line total: $79.96')).toBeVisible();
  await expect.element(increase).toHaveFocus();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 4 }]);
  expect(noticeTexts()).toEqual([]);
});

test('K2: lowers a quantity above the stock to the stock and explains it at the line and in a notice', async () => {
  fillCart(lineItem(anOffer({ availableQuantity: 6 }), 3));
  await renderOnPage(<FirstLine />);
  await userEvent.fill(quantity, '40');
  await expect.element(quantity).toHaveValue('6');
  await expect.element(quantity).toHaveAccessibleDescription('This is the limit: only 6 in stock.');
  expect(noticeTexts()).toEqual(['Dome camera: only 6 in stock']);
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
});

test('explains the default limit of ten', async () => {
  fillCart(lineItem(anOffer(), 10));
  await renderOnPage(<FirstLine />);
  await expect.element(quantity).toHaveAccessibleDescription('This is the limit: at most 10 in one order.');
});

test('calls onRemove when the remove button is clicked', async () => {
  fillCart(lineItem(anOffer(), 3));
  await renderOnPage(<FirstLine />);
  await page.getByRole('button', { name: 'Remove Dome camera from cart' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
});
