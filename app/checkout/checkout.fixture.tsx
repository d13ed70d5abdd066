import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { lineItem } from '#app/cart/model/cart.ts';
import type { CheckoutValues } from '#app/commerce/model/checkout-form.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { fillCart, resetShop } from '#tests/support/shop-state.ts';
import { Checkout, type CheckoutProps } from '#app/routes/checkout.tsx';
import { clearDraft } from './checkout-draft.ts';
import { LABELS } from './payment-fields.tsx';
import { LIVE_PAYMENT_OPTIONS } from '#app/routes/live-checkout.tsx';

/** Clears the form and puts two products in the cart. */
export function resetCheckout(): void {
  resetShop();
  clearDraft();
  fillCart(
    lineItem(anOffer({ id: '1', title: 'Dome camera', price: 10_000 }), 2),
    lineItem(anOffer({ id: '2', title: 'Call point', price: 2550 }), 1),
  );
}

export const acceptingCommerce = createAcceptingCommerce();

export const openCheckout = (commerce: Commerce = acceptingCommerce, props: CheckoutProps = {}) =>
  renderOnPage(
    <CommerceProvider commerce={commerce}>
      <h1 tabIndex={-1}>Checkout</h1>
      <Checkout {...props} />
    </CommerceProvider>,
    '/checkout',
  );

/** Opens the checkout of a shop with a real back end. */
export const openLiveCheckout = (commerce: Commerce = acceptingCommerce, props: CheckoutProps = {}) =>
  openCheckout(commerce, { paymentOptions: LIVE_PAYMENT_OPTIONS, ...props });

const labels = new Map<string, string>(Object.entries(LABELS));

/** The field with this `name` attribute. */
export const field = (name: string) => page.getByLabelText(labels.get(name) ?? name, { exact: true });

export function inputElement(name: string): HTMLInputElement {
  const input = field(name).element();
  if (!(input instanceof HTMLInputElement)) throw new Error(`${name} is not an input`);
  return input;
}

export const agreement = page.getByRole('checkbox', { name: /I agree/ });
export const placeOrder = page.getByRole('button', { name: 'Place Order' });

/** Sets all fields with `input` events, as autofill does. */
export async function fillForm(fields: Partial<CheckoutValues> = {}): Promise<void> {
  const form = aCheckout(fields);
  for (const [name, value] of Object.entries(form)) setControl(name, value, 'input');
  await expect.element(field('firstName')).toHaveValue(form.firstName);
}

/** Sets a field and dispatches the event, if any. A radio button is clicked instead. */
export function setControl(name: string, value: string | boolean, event?: 'input' | 'change'): void {
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
