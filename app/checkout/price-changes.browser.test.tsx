import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Commerce, Prices } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { lineItem, orderSummary } from '#app/cart/model/cart.ts';
import { DEFAULT_COUNTRY } from '#app/cart/model/shipping.ts';
import { formatMoney } from '#app/lib/money.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, fillCart, resetShop } from '#tests/support/shop-state.ts';
import { cartStore } from '#app/cart/cart-store.ts';
import { PriceChanges, useCurrentPrices } from './price-changes.tsx';

const camera = anOffer({ id: '1', title: 'Dome camera', price: 10_000 });
const siren = anOffer({ id: '2', title: 'Siren', price: 2000 });

function View() {
  const { summary, ...check } = useCurrentPrices(DEFAULT_COUNTRY);
  return (
    <>
      <PriceChanges {...check} />
      <output aria-label="Total">{summary && formatMoney(summary.total)}</output>
      <button onClick={() => check.adopt({ lines: [], ...orderSummary(22_000), tax: 0, total: 26_999 })}>
        Adopt
      </button>
    </>
  );
}

const open = (prices: Commerce['prices']) =>
  renderOnPage(
    <CommerceProvider commerce={{ ...createAcceptingCommerce(), prices }}>
      <View />
    </CommerceProvider>,
  );

/** Answers with these prices and stock, by product id. The totals are those of the lines in the request. */
const answering =
  (
    current: Readonly<Record<string, readonly [price: number | null, available: number]>>,
  ): Commerce['prices'] =>
  async (lines): Promise<Prices> => {
    const now = lines.map(({ id }) => current[id] ?? [null, 0]);
    const subtotal = lines.reduce((sum, { quantity }, index) => sum + (now[index]?.[0] ?? 0) * quantity, 0);
    return {
      kind: 'prices',
      lines: lines.map(({ id }, index) => ({
        productId: id,
        price: now[index]?.[0] ?? null,
        available: now[index]?.[1] ?? 0,
      })),
      ...orderSummary(subtotal),
    };
  };

const total = page.getByRole('status', { name: 'Total' });

beforeEach(() => {
  resetShop();
  fillCart(lineItem(camera, 2), lineItem(siren, 1));
});

test('shows the total of the back end, and no list of changes if no price or quantity has changed', async () => {
  const prices = vi.fn(answering({ 1: [10_000, 8], 2: [2000, 8] }));
  await open(prices);
  await expect.element(total).toHaveTextContent(formatMoney(orderSummary(22_000).total));
  expect(prices).toHaveBeenCalledTimes(1);
  expect(page.getByRole('heading', { name: 'What has changed in your cart' }).elements()).toEqual([]);
  expect(cartStore.getState().items[0]).toMatchObject({ availableQuantity: 8 });
});

test('lists what has changed, and brings the cart up to date', async () => {
  await open(answering({ 1: [11_000, 1], 2: [null, 0] }));
  await expect
    .element(page.getByText('Siren is no longer sold and was removed from your cart.'))
    .toBeVisible();
  await expect
    .element(page.getByText('The price of Dome camera has changed from $100.00 to $110.00.'))
    .toBeVisible();
  await expect
    .element(page.getByText('Dome camera: your quantity is now 1, the most you can order.'))
    .toBeVisible();
  await expect.element(total).toHaveTextContent(formatMoney(orderSummary(11_000).total));
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
});

test('adopts the total that the back end has named when it refused an order', async () => {
  await open(answering({ 1: [10_000, 8], 2: [2000, 8] }));
  await expect.element(total).toHaveTextContent(formatMoney(orderSummary(22_000).total));
  await page.getByRole('button', { name: 'Adopt' }).click();
  await expect.element(total).toHaveTextContent('$269.99');
});

test('sends one request after several changes of the cart in a row', async () => {
  const prices = vi.fn(answering({ 1: [10_000, 8], 2: [2000, 8] }));
  await open(prices);
  await expect.element(total).toHaveTextContent(formatMoney(orderSummary(22_000).total));
  for (const quantity of [3, 4, 5]) fillCart(lineItem(camera, quantity));
  await expect.element(total).toHaveTextContent(formatMoney(orderSummary(50_000).total));
  expect(prices).toHaveBeenCalledTimes(2);
});

test('says that prices could not be loaded, and keeps the cart', async () => {
  await open(async () => ({ kind: 'unavailable', error: 'ENGINE' }));
  await expect.element(page.getByText(/Current prices and stock could not be loaded/)).toBeVisible();
  expect(cartQuantities()).toHaveLength(2);
});
