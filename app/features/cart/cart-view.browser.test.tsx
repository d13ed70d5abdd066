import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lineItem } from '#app/domain/cart/line-item.ts';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { fillCart, resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { CartView } from './cart-view.tsx';

const CAMERA = lineItem(anOffer({ id: '1', title: 'Dome camera', price: 1999 }), 2);
const RADIO = lineItem(anOffer({ id: '2', title: 'Radio', price: 10_000 }), 1);

const remove = (title: string) => page.getByRole('button', { name: `Remove ${title} from cart` });
const empty = page.getByRole('heading', { name: 'Your cart is empty' });

async function openCart() {
  await renderOnPage(
    <main>
      <PageHeading>Shopping Cart</PageHeading>
      <CartView />
      <NoticeArea />
    </main>,
    '/cart',
  );
}

beforeEach(() => {
  resetShop();
  fillCart(CAMERA, RADIO);
});

test('K4: a heading states how many items are in the cart; its lines stand below it', async () => {
  await openCart();
  // The page’s own heading is “Shopping Cart”, as the contract has it.
  const counted = page.getByRole('heading', { level: 2, name: /in your cart$/ });
  await expect.element(counted).toHaveTextContent('3 items in your cart');
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveLength(2);
  await remove('Dome camera').click();
  await expect.element(counted).toHaveTextContent('1 item in your cart');
});

test('K5: the sums are one polite status, and one action is one message', async () => {
  await openCart();
  const sums = page.getByRole('status').filter({ hasText: 'Subtotal' });
  await expect.element(sums).toHaveLength(1);
  await expect.element(sums).toMatchTextContent(/Subtotal.*Shipping.*Tax \(18%\).*Total/);
  await expect.element(sums).not.toHaveAttribute('aria-live', 'assertive');
  let messages = 0;
  // What changes together is told together, as a browser tells it to a screen reader.
  const listening = new MutationObserver(() => {
    messages += 1;
  });
  listening.observe(sums.element(), { subtree: true, childList: true, characterData: true });
  await page.getByRole('button', { name: 'Increase quantity of Radio' }).click();
  await expect.element(sums).toMatchTextContent('Subtotal$239.98');
  await nextPaint();
  listening.disconnect();
  expect(messages).toBe(1);
  expect(noticeTexts()).toEqual([]);
});

test('the summary adds up the lines, shipping and tax', async () => {
  await openCart();
  await expect.element(page.getByText('3 items in your cart')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  // 2 × 19.99 + 100.00, 18% of it, and 49.99 for shipping
  for (const row of ['Subtotal$139.98', 'Shipping$49.99', 'Tax (18%)$25.20', 'Total$215.17']) {
    await expect.element(summary).toMatchTextContent(row);
  }
  await page.getByRole('button', { name: 'Increase quantity of Radio' }).click();
  await expect.element(summary).toMatchTextContent('Subtotal$239.98');
  await expect.element(page.getByText('4 items in your cart')).toBeVisible();
});

test('from the cart the ways lead to checkout and back to the shop', async () => {
  await openCart();
  await expect.element(page.getByRole('list', { name: 'Accepted payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect.element(address).toHaveTextContent('/checkout');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect.element(address).toHaveTextContent('/collections');
});

test('K1: removing lines hands the focus on, and at last to the heading of the empty cart', async () => {
  await openCart();
  await remove('Dome camera').click();
  await expect.element(remove('Radio')).toHaveFocus();
  expect(cartQuantities()).toEqual([{ id: '2', quantity: 1 }]);
  await remove('Radio').click();
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
});

test('a removed line can be brought back to where it stood', async () => {
  await openCart();
  await remove('Dome camera').click();
  await expect.element(page.getByText('Dome camera removed from cart')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remove('Dome camera')).toBeVisible();
  expect(cartQuantities().map(({ id }) => id)).toEqual(['1', '2']);
});

test('a cleared cart is empty, says how to go on, and can be brought back', async () => {
  await openCart();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect.element(empty).toBeVisible();
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
