import { cartPaymentBrands } from '#app/shop-data.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineItem, orderSummary } from './model/cart.ts';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { cartQuantities, fillCart, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { CartLine, CartView } from './cart-view.tsx';
import { leftCatalogue } from '#app/offer/load-offers.ts';
import { recordPrices, useCart } from './cart-store.ts';

vi.mock(import('#app/back-end.ts'), async (original) => ({ ...(await original()), accounts: true }));

beforeEach(resetShop);

/** Shows the first line of the cart. */
function FirstLine() {
  const line = useCart().items[0];
  return line && <CartLine line={line} onRemove={() => undefined} />;
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

test('says that a customer of a live shop is exempt from tax', async () => {
  fillCart(lineItem(anOffer(), 3));
  const summary = { ...orderSummary(5997), tax: 0, isTaxExempt: true } as const;
  await renderOnPage(<CartView payment={[]} summary={summary} />);
  await expect.element(page.getByText('Tax (exempt)')).toBeVisible();
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
  await expect
    .element(quantity)
    .toHaveAccessibleDescription('This is the limit: only 6 in stock. Quote for 40');
  expect(noticeTexts()).toEqual(['Dome camera: only 6 in stock']);
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
});

const CAMERA = lineItem(anOffer({ id: '1', title: 'Dome camera', price: 1999 }), 2);
const RADIO = lineItem(anOffer({ id: '2', title: 'Radio', price: 10_000 }), 1);

const remove = (title: string) => page.getByRole('button', { name: `Remove ${title} from cart` });
const emptyHeading = page.getByRole('heading', { name: 'Your cart is empty' });

async function openCart() {
  await renderOnPage(
    <main>
      <PageHeading>Shopping Cart</PageHeading>
      <CartView payment={cartPaymentBrands} nextStep={{ title: 'Proceed to Checkout', to: '/checkout' }} />
      <NoticeArea />
    </main>,
    '/cart',
  );
}

beforeEach(() => {
  resetShop();
  fillCart(CAMERA, RADIO);
});

test('K4: a heading states the number of items, and the lines are below it', async () => {
  await openCart();
  const countHeading = page.getByRole('heading', { level: 2, name: /in your cart$/ });
  await expect.element(countHeading).toHaveTextContent('3 items in your cart');
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveLength(2);
  await remove('Dome camera').click();
  await expect.element(countHeading).toHaveTextContent('1 item in your cart');
});

test('K5: the amounts are one polite live region that changes once per action', async () => {
  await openCart();
  const amounts = page.getByRole('status').filter({ hasText: 'Subtotal' });
  await expect.element(amounts).toHaveLength(1);
  // The subtotal is 2 × $19.99 + $100.00.
  await expect
    .element(amounts)
    .toMatchTextContent('Subtotal$139.98Shipping$49.99Tax (18%)$25.20Total$215.17');
  await expect.element(amounts).not.toHaveAttribute('aria-live', 'assertive');
  let announcements = 0;
  // The observer runs once for all changes of one update, which screen readers announce together.
  const observer = new MutationObserver(() => {
    announcements += 1;
  });
  observer.observe(amounts.element(), { subtree: true, childList: true, characterData: true });
  await page.getByRole('button', { name: 'Increase quantity of Radio' }).click();
  await expect.element(amounts).toMatchTextContent('Subtotal$239.98');
  await nextPaint();
  observer.disconnect();
  expect(announcements).toBe(1);
  expect(noticeTexts()).toEqual([]);
});

test('the accepted payment methods are listed, and links lead to the checkout and to the shop', async () => {
  await openCart();
  const payment = page.getByRole('list', { name: 'Accepted payment' });
  for (const brand of ['Visa', 'Mastercard', 'American Express', 'PayPal'])
    await expect.element(payment.getByText(brand, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect.element(address).toHaveTextContent('/checkout');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect.element(address).toHaveTextContent('/collections');
});

test('K1: removing a line moves the focus to the next line, or to the page heading after the last one', async () => {
  await openCart();
  await remove('Dome camera').click();
  await expect.element(remove('Radio')).toHaveFocus();
  expect(cartQuantities()).toEqual([{ id: '2', quantity: 1 }]);
  await remove('Radio').click();
  await expect.element(emptyHeading).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
});

test('a double click on a remove button removes one line', async () => {
  await openCart();
  await remove('Dome camera').dblClick();
  await expect.element(remove('Dome camera')).not.toBeInTheDocument();
  expect(cartQuantities()).toEqual([{ id: '2', quantity: 1 }]);
});

test('Clear Cart empties the cart, and Undo puts the lines back', async () => {
  await openCart();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect.element(emptyHeading).toBeVisible();
  await expect
    .element(page.getByText("Looks like you haven't added any products to your cart yet."))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Continue Shopping' }))
    .toHaveAttribute('href', '/collections');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('3 items in your cart')).toBeVisible();
});

const removeUnavailable = (count: string) => page.getByRole('button', { name: `Remove ${count}` });

test('what has sold out or left the catalogue can be removed at once, and Undo puts it back', async () => {
  const sold = lineItem(anOffer({ id: '3', title: 'Headset', soldOut: true }), 1);
  fillCart(CAMERA, RADIO, sold);
  leftCatalogue.setState(new Set(['2']), true);
  await openCart();
  await expect.element(page.getByText('3 items in your cart')).toBeVisible();
  await expect.element(page.getByText('Out of Stock')).toBeVisible();
  await expect.element(page.getByRole('spinbutton', { name: 'Quantity of Headset' })).not.toBeInTheDocument();
  await removeUnavailable('2 unavailable products').click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
  await expect.element(remove('Dome camera')).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(removeUnavailable('2 unavailable products')).toBeVisible();
  leftCatalogue.setState(new Set(), true);
  await expect.element(removeUnavailable('1 unavailable product')).toBeVisible();
  fillCart(CAMERA);
  await expect.element(page.getByRole('button', { name: /unavailable/ })).not.toBeInTheDocument();
});

test('a line whose price has changed says what it cost before', async () => {
  recordPrices([{ kind: 'price-changed', id: '1', title: 'Dome camera', from: 2499, to: 1999 }]);
  await openCart();
  await expect.element(page.getByText('$24.99 before')).toBeVisible();
});
