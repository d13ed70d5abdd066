import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import type { Delivery } from '#app/cart/model/cart.ts';
import { COUNTRY_NAMES, countryCode } from '#app/commerce/model/checkout-form.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import LiveCheckout from '#app/routes/live-checkout.tsx';
import { acceptingCommerce, fillForm, placeOrder, resetCheckout } from './checkout.fixture.tsx';

const SUBTOTAL = 22_550;
const delivery = (id: string, name: string, shipping: number, more: Partial<Delivery> = {}): Delivery => ({
  id,
  name,
  shipping,
  tax: 0,
  total: SUBTOTAL + shipping,
  ...more,
});
const standard = delivery('1', 'Standard', 4999, { days: { from: 3, to: 5 } });
const express = delivery('2', 'Express', 8999, { days: { from: 1, to: 1 } });
const pickUp = delivery('3', 'Pick-up in Istanbul', 0, { isPickUp: true });

/** A back end with these deliveries, by the code of the country. */
function offering(deliveriesTo: (country?: string) => readonly Delivery[]) {
  const placed = vi.fn<Commerce['placeOrder']>(acceptingCommerce.placeOrder);
  const commerce: Commerce = {
    ...acceptingCommerce,
    placeOrder: placed,
    prices: async (lines, country) => {
      const deliveries = deliveriesTo(country);
      const { shipping, tax, total } = deliveries[0] ?? { shipping: 0, tax: 0, total: SUBTOTAL };
      return {
        kind: 'prices',
        lines: lines.map(({ id, price, quantity }) => ({ productId: id, price, available: quantity })),
        subtotal: SUBTOTAL,
        shipping,
        tax,
        total,
        ...(deliveries.length === 0 && { isShippingOpen: true }),
        deliveries,
      };
    },
  };
  return { commerce, placed };
}

const open = (commerce: Commerce) =>
  renderOnPage(
    <CommerceProvider commerce={commerce}>
      <LiveCheckout />
    </CommerceProvider>,
    '/checkout',
  );

const choice = (name: RegExp) => page.getByRole('radio', { name });
const summary = page.getByRole('region', { name: /order summary|sipariş/i });

beforeEach(() => {
  sessionStorage.clear();
  resetCheckout();
});

test('selects the first delivery, and sends the one that the buyer chooses with its total', async () => {
  const { commerce, placed } = offering(() => [standard, express, pickUp]);
  await open(commerce);
  await expect.element(choice(/Standard/)).toBeChecked();
  await expect
    .element(choice(/Standard/))
    .toHaveAccessibleName('Standard 3–5 business days after shipping $49.99');
  await expect.element(choice(/Pick-up/)).toHaveAccessibleName('Pick-up in Istanbul Free');
  await choice(/Express/).click();
  await expect.element(choice(/Express 1 business day after shipping/)).toBeChecked();
  await expect.element(summary.getByText('$315.49')).toBeVisible();
  await fillForm();
  await placeOrder.click();
  await expect.poll(() => placed.mock.calls[0]?.[0]).toMatchObject({ delivery: '2', shownTotal: 31_549 });
});

test('shows no choice where there is one delivery, unless it is picked up', async () => {
  let deliveries = [standard];
  const { commerce, placed } = offering(() => deliveries);
  const { unmount } = await open(commerce);
  await expect.element(summary.getByText('$275.49')).toBeVisible();
  expect(document.querySelector('[name="delivery"]')).toBeNull();
  await fillForm();
  await placeOrder.click();
  await expect.poll(() => placed.mock.calls[0]?.[0].delivery).toBe('1');
  await unmount();

  resetCheckout();
  deliveries = [pickUp];
  await open(commerce);
  await expect.element(choice(/Pick-up/)).toBeChecked();
});

test('says that a chosen delivery has gone, or that nothing is sent to a country', async () => {
  const [home = '', abroad = ''] = COUNTRY_NAMES;
  const { commerce } = offering((country) => (country === countryCode(home) ? [standard, express] : []));
  await open(commerce);
  await choice(/Express/).click();
  await page.getByLabelText('Country').selectOptions(abroad);
  await expect.element(page.getByText(new RegExp(`We do not send this order to ${abroad}\\.`))).toBeVisible();
  expect(document.querySelector('[name="delivery"]')).toBeNull();
  await page.getByLabelText('Country').selectOptions(home);
  await expect.element(choice(/Express/)).toBeChecked();
  await expect.element(page.getByText(/We do not send/)).not.toBeInTheDocument();
});

test('says that the chosen delivery is not offered any more when the order is answered as changed', async () => {
  const { commerce } = offering(() => [standard, express, pickUp]);
  const placed = vi.fn<Commerce['placeOrder']>(async (order) => ({
    kind: 'changed',
    lines: order.lines.map(({ id, price, quantity }) => ({ productId: id, price, available: quantity })),
    subtotal: SUBTOTAL,
    shipping: standard.shipping,
    tax: 0,
    total: standard.total,
    deliveries: [standard, pickUp],
  }));
  await open({ ...commerce, placeOrder: placed });
  await choice(/Express/).click();
  await fillForm();
  await placeOrder.click();
  await expect.element(page.getByText(/The delivery that you chose is not offered/)).toBeVisible();
  await expect.element(choice(/Standard/)).toBeChecked();
  await expect.element(summary.getByText('$275.49')).toBeVisible();
});
