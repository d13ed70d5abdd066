import type { LineItem } from '#app/domain/cart/line-item.ts';
import { type CheckoutValues, paysByCard } from './checkout-form.ts';
import { formatExpiry, removeSeparators } from './payment-card.ts';

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

/** An order without its payment, so that it contains no card details and may be shown and stored. */
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

export function orderDraft(values: CheckoutValues, lines: readonly LineItem[]): OrderDraft {
  const address2 = values.address2.trim();
  return {
    lines,
    contact: {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
    },
    shipping: {
      address: values.address.trim(),
      ...(address2 !== '' && { address2 }),
      city: values.city.trim(),
      state: values.state.trim(),
      zipCode: values.zipCode.trim(),
      country: values.country.trim(),
    },
  };
}

export function paymentOf(values: CheckoutValues): Payment {
  if (!paysByCard(values)) return { method: 'paypal' };
  return {
    method: 'credit',
    name: values.cardName.trim(),
    number: removeSeparators(values.cardNumber),
    expiry: formatExpiry(values.cardExpiry),
    code: removeSeparators(values.cardCVC),
    save: values.savePaymentInfo,
  };
}

/** Returns a number of six digits. `random` is at least 0 and less than 1, like the result of `Math.random()`. */
export function orderNumber(random: number): string {
  return String(100_000 + Math.floor(random * 900_000));
}
