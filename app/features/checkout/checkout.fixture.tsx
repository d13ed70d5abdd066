import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import type { CheckoutForm } from '#app/domain/order/checkout-form.ts';
import { cartStore } from '#app/features/cart/cart-store.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop } from '#tests/support/shop-state.ts';
import { createPlacingCommerce } from '#tests/support/placing-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Checkout } from './checkout.tsx';
import { clearDraft } from './checkout-draft.ts';
import { LABELS } from './checkout-labels.ts';

/** Nothing typed yet, two products in the cart. */
export function freshCheckout(): void {
  resetShop();
  clearDraft();
  cartStore.update(() => ({
    next: {
      items: [
        { ...anOffer({ id: '1', title: 'Dome camera', price: 10_000 }), quantity: 2 },
        { ...anOffer({ id: '2', title: 'Call point', price: 2550 }), quantity: 1 },
      ],
    },
  }));
}

export const placing = createPlacingCommerce(() => 0.5);

export const open = (commerce: Commerce = placing) =>
  renderOnPage(
    <CommerceProvider commerce={commerce}>
      <h1 tabIndex={-1}>Checkout</h1>
      <Checkout />
    </CommerceProvider>,
    '/checkout',
  );

const labels = new Map<string, string>(Object.entries(LABELS));
export const field = (name: string) => page.getByLabelText(labels.get(name) ?? name, { exact: true });

export function inputOf(name: string): HTMLInputElement {
  const input = field(name).element();
  if (!(input instanceof HTMLInputElement)) throw new Error(`${name} is no input`);
  return input;
}

export const agreement = page.getByRole('checkbox', { name: /I agree/ });
export const placeOrder = page.getByRole('button', { name: 'Place Order' });

/** Fills the fields at once, as a browser's autofill does. */
export async function fill(form: Partial<CheckoutForm> = {}): Promise<void> {
  for (const [name, value] of Object.entries(aCheckout(form))) put(name, value, 'input');
  await expect.element(field('firstName')).toHaveValue(aCheckout(form).firstName);
}

export function put(name: string, value: string | boolean, event?: 'input' | 'change'): void {
  for (const control of document.getElementsByName(name)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value === value && !control.checked) control.click();
      continue;
    }
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if ('value' in control) control.value = value;
    if (event) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}
