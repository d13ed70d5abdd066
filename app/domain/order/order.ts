import type { LineItem } from '#app/domain/cart/line-item.ts';
import { type CheckoutForm, paysByCard } from './checkout-form.ts';
import { compact, formatExpiry } from './payment-card.ts';

export type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

export type ShippingAddress = {
  readonly address: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
};

/** What is ordered and where it goes; how it is paid travels apart from it, so that it can be shown and kept. */
export type OrderDraft = {
  readonly lines: readonly LineItem[];
  readonly contact: Contact;
  readonly shipping: ShippingAddress;
};

export type Payment =
  | {
      readonly method: 'credit';
      readonly name: string;
      readonly number: string;
      readonly expiry: string;
      readonly code: string;
      readonly save: boolean;
    }
  | { readonly method: 'paypal' };

export type PlacedOrder = OrderDraft & { readonly number: string };

export function orderDraft(form: CheckoutForm, lines: readonly LineItem[]): OrderDraft {
  const address2 = form.address2.trim();
  return {
    lines,
    contact: {
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
    },
    shipping: {
      address: form.address.trim(),
      ...(address2 !== '' && { address2 }),
      city: form.city.trim(),
      state: form.state.trim(),
      zipCode: form.zipCode.trim(),
      country: form.country.trim(),
    },
  };
}

export function paymentOf(form: CheckoutForm): Payment {
  if (!paysByCard(form)) return { method: 'paypal' };
  return {
    method: 'credit',
    name: form.cardName.trim(),
    number: compact(form.cardNumber),
    expiry: formatExpiry(form.cardExpiry),
    code: compact(form.cardCVC),
    save: form.savePaymentInfo,
  };
}

const MIN_ORDER_NUMBER = 100_000;
const NUMBERS = 900_000;

/** A random number of six digits; `chance` is from 0 up to, not including, 1. */
export function orderNumber(chance: number): string {
  return String(MIN_ORDER_NUMBER + Math.floor(chance * NUMBERS));
}
