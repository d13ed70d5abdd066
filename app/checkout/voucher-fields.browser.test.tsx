import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import type { CurrentPrices, LineItem, Voucher } from '#app/cart/model/cart.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import LiveCart from '#app/routes/live-cart.tsx';
import LiveCheckout from '#app/routes/live-checkout.tsx';
import { acceptingCommerce, field, fillForm, placeOrder, resetCheckout } from './checkout.fixture.tsx';

const SUBTOTAL = 22_550;
const STATES: Readonly<Record<string, Voucher['state']>> = {
  SUMMER: 'applied',
  FREE: 'applied',
  MANY: 'not-applicable',
  XMAS: 'ended',
  FEW: 'used-up',
};
const stateOf = (code: string) => STATES[code.toUpperCase().replace(/\d$/, '')] ?? 'unknown';

/** `SUMMER` takes $20 off, `FREE` the shipping. */
function priced(lines: readonly LineItem[], codes: readonly string[] = [], states = stateOf): CurrentPrices {
  const vouchers = codes.map((code) => ({ code, state: states(code) }));
  const has = (name: string) =>
    vouchers.some(({ code, state }) => code.toUpperCase() === name && state === 'applied');
  const discounts = has('SUMMER') ? [{ name: 'Summer sale', amount: 2000 }] : [];
  const shippingDiscounts = has('FREE') ? [{ name: 'Sent free', amount: 4999 }] : [];
  const taxed = SUBTOTAL - (has('SUMMER') ? 2000 : 0);
  const tax = Math.round(taxed * 0.18);
  const total = taxed + tax + (has('FREE') ? 0 : 4999);
  return {
    lines: lines.map(({ id, price, quantity }) => ({ productId: id, price, available: quantity })),
    subtotal: SUBTOTAL,
    discounts,
    shipping: 4999,
    shippingDiscounts,
    tax,
    total,
    deliveries: [
      { id: '1', name: 'Standard', shipping: 4999, shippingDiscounts, tax, total },
      { id: '2', name: 'Pick-up', isPickUp: true, shipping: 0, tax, total: taxed + tax },
    ],
    vouchers,
  };
}

function commerceWith(placed: Commerce['placeOrder'] = acceptingCommerce.placeOrder) {
  const prices = vi.fn<Commerce['prices']>(async (lines, _country, codes) => ({
    kind: 'prices',
    ...priced(lines, codes),
  }));
  const placeOrder = vi.fn<Commerce['placeOrder']>(placed);
  return { commerce: { ...acceptingCommerce, prices, placeOrder }, prices, placeOrder };
}

const open = (commerce: Commerce, Page = LiveCheckout, path = '/checkout') =>
  renderOnPage(
    <CommerceProvider commerce={commerce}>
      <Page />
    </CommerceProvider>,
    path,
  );

const disclosure = page.getByText('I have a voucher');
const code = page.getByLabelText('Voucher code');
const apply = page.getByRole('button', { name: 'Apply voucher' });
const summary = page.getByRole('region', { name: /order summary|sipariş/i });

async function enter(text: string) {
  await code.fill(text);
  await apply.click();
}

beforeEach(() => {
  sessionStorage.clear();
  resetCheckout();
});

test('applies a code, names what it takes off, and sends it with the order', async () => {
  const { commerce, placeOrder: placed } = commerceWith();
  await open(commerce);
  await expect.element(code).not.toBeVisible();
  await disclosure.click();
  await enter('summer');
  await expect.element(summary.getByText('summer is applied.')).toBeVisible();
  await expect.element(summary.getByText('Summer sale')).toBeVisible();
  await expect.element(summary.getByText('-$20.00')).toBeVisible();
  await expect.element(summary.getByText(/\(18%\)/)).toBeVisible();
  await expect.element(code).toHaveValue('');
  await enter('FREE');
  await expect.element(summary.getByText('-$49.99')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Standard Free' })).toBeChecked();
  await fillForm();
  await placeOrder.click();
  await expect
    .poll(() => placed.mock.calls[0]?.[0])
    .toMatchObject({ vouchers: ['summer', 'FREE'], shownTotal: 24_249 });
  // The next order has none.
  expect(sessionStorage.getItem('vouchers')).toBe('[]');
});

test('says why a code takes nothing off, and keeps what was typed until it is corrected', async () => {
  const { commerce, prices } = commerceWith();
  await open(commerce);
  await disclosure.click();
  for (const [typed, sentence] of [
    ['SUMER', 'SUMER is not known. Check the spelling.'],
    ['XMAS', 'XMAS has ended.'],
    ['FEW', 'FEW is used up.'],
    ['MANY', 'MANY does not apply to this order.'],
  ] as const) {
    await enter(typed);
    await expect.element(summary.getByText(sentence)).toBeVisible();
    await expect.element(code).toHaveValue(typed);
  }
  // One that may apply once the cart has changed is still asked for, the others are not.
  await enter('SUMMER');
  await expect.element(summary.getByText('SUMMER is applied.')).toBeVisible();
  expect(prices.mock.lastCall?.[2]).toEqual(['MANY', 'SUMMER']);
  expect(summary.getByText('XMAS has ended.').elements()).toEqual([]);
});

test('works by keyboard, does not place the order, and leaves the form as it was', async () => {
  const { commerce, placeOrder: placed } = commerceWith();
  await open(commerce);
  await field('firstName').fill('Ada');
  disclosure.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('SUMMER{Enter}');
  await expect.element(summary.getByText('SUMMER is applied.')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove voucher SUMMER' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary.getByText('SUMMER is applied.')).not.toBeInTheDocument();
  await expect.element(code).toHaveFocus();
  await expect.element(summary.getByText('Summer sale')).not.toBeInTheDocument();
  await expect.element(field('firstName')).toHaveValue('Ada');
  expect(placed).not.toHaveBeenCalled();
});

test('says that a voucher has ended when the order is answered as changed, and keeps what was typed', async () => {
  const { commerce } = commerceWith(async ({ lines, vouchers }) => ({
    kind: 'changed',
    ...priced(lines, vouchers, () => 'ended'),
  }));
  await open(commerce);
  await disclosure.click();
  await enter('SUMMER');
  await expect.element(summary.getByText('SUMMER is applied.')).toBeVisible();
  await fillForm({ firstName: 'Ada' });
  await placeOrder.click();
  await expect.element(page.getByText(/^Prices, discounts, tax, .* nothing was ordered\./)).toBeVisible();
  await expect.element(summary.getByText('SUMMER has ended.')).toBeVisible();
  await expect.element(summary.getByText('Summer sale')).not.toBeInTheDocument();
  await expect.element(field('firstName')).toHaveValue('Ada');
});

test('the cart has the field, too, and the checkout keeps its codes', async () => {
  const { commerce } = commerceWith();
  const { unmount } = await open(commerce, LiveCart, '/cart');
  await disclosure.click();
  await enter('SUMMER');
  await expect.element(summary.getByText('-$20.00')).toBeVisible();
  await unmount();
  await open(commerce);
  await expect.element(summary.getByText('SUMMER is applied.')).toBeVisible();
  await expect.element(summary.getByText('-$20.00')).toBeVisible();
});

test('takes no more codes than an order can have', async () => {
  const codes = ['MANY1', 'MANY2', 'MANY3', 'MANY4', 'MANY5'];
  sessionStorage.setItem('vouchers', JSON.stringify(codes));
  const { commerce } = commerceWith();
  await open(commerce);
  await expect.element(summary.getByText('MANY5 does not apply to this order.')).toBeVisible();
  await enter('SUMMER');
  await expect.element(summary.getByText(/up to 5 vouchers\. Remove one first\./)).toBeVisible();
  await expect.element(code).toHaveValue('SUMMER');
  await page.getByRole('button', { name: 'Remove voucher MANY1' }).click();
  await apply.click();
  await expect.element(summary.getByText('SUMMER is applied.')).toBeVisible();
});
