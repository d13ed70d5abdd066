import type { LineItem } from '#app/cart/model/cart.ts';
import type { Cents } from '#app/lib/money.ts';
import type { CheckoutValues } from './checkout-form.ts';

export const DELIVERY_STATES = [
  'waiting',
  'placed',
  'part-shipped',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const PAYMENT_STATES = ['open', 'paid', 'part-refunded', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Of a quote of the shop: asked for, ready to be accepted, too late for that, or accepted. */
export const QUOTE_STATES = ['asked', 'open', 'ended', 'ordered'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const DOCUMENT_KINDS = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

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

/** As many as an order can have, and the characters of each. */
export const MAX_VOUCHERS = 5;
export const MAX_VOUCHER_LENGTH = 100;

/** The characters of the reason for a return, or for declining the order of a colleague. */
export const MAX_RETURN_REASON = 1000;

/** The characters of what a buyer's own bookkeeping calls an order. */
export const MAX_REFERENCE = 100;

/** An order without its payment. It may be shown and stored. */
export type OrderDraft = {
  readonly lines: readonly LineItem[];
  readonly contact: Contact;
  readonly shipping: ShippingAddress;
  /** The total that the buyer saw, if a back end calculated it. Without it, the buyer saw the total of `orderSummary`. */
  readonly shownTotal?: Cents;
  /** The id of the one that the buyer has chosen, if a back end offers some. */
  readonly delivery?: string;
  /** The codes that the buyer has entered, if a back end knows such. */
  readonly vouchers?: readonly string[];
  /** Of the buyer's firm. */
  readonly costCentre?: string;
};

/** How an order is paid. It contains no card details. */
export type Payment =
  /**
   * `credit`: a card entered in the shop's own form. Its details are never sent, so no back end can charge it.
   * `card`: a card entered in a field of a payment provider, which a back end can charge.
   */
  | { readonly method: 'credit' | 'paypal' | 'invoice' | 'card' }
  | { readonly method: 'purchase-order'; readonly purchaseOrder: string };

export type PlacedOrder = OrderDraft & {
  readonly number: string;
  /** Lets a buyer who is not signed in open the order. */
  readonly key?: string;
  /** What the back end charges for the placed order. */
  readonly total?: Cents;
  /** The shop has to approve it first. Until then it holds no stock. */
  readonly isWaiting?: boolean;
  /** An approver of the buyer's firm has to approve it first. */
  readonly awaitsFirm?: boolean;
};

export function orderDraft(
  values: CheckoutValues,
  lines: readonly LineItem[],
  shownTotal?: Cents,
  delivery?: string,
  vouchers?: readonly string[],
): OrderDraft {
  const address2 = values.address2.trim();
  const costCentre = values.costCentre.trim();
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
    ...(shownTotal !== undefined && { shownTotal }),
    ...(delivery !== undefined && { delivery }),
    ...(vouchers !== undefined && { vouchers }),
    ...(costCentre !== '' && { costCentre }),
  };
}

export function paymentOf({ paymentMethod, purchaseOrder }: CheckoutValues): Payment {
  if (paymentMethod === 'purchase-order')
    return { method: paymentMethod, purchaseOrder: purchaseOrder.trim() };
  if (paymentMethod === 'invoice' || paymentMethod === 'paypal' || paymentMethod === 'card')
    return { method: paymentMethod };
  return { method: 'credit' };
}
