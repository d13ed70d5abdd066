import type { OrderSummary } from '#app/cart/model/order-summary.ts';
import type { Cents } from '#app/lib/money.ts';
import type { PaymentMethod } from './checkout-form.ts';
import type { Contact, ShippingAddress } from './order.ts';

export const DELIVERY_STATES = [
  'waiting',
  'placed',
  'part-shipped',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export const PAYMENT_STATES = ['open', 'paid', 'refunded'] as const;

/** An order in the list of an account. Products and total are those that were ordered, whatever became of them. */
export type OrderEntry = {
  readonly number: string;
  /** In the format of `Date.prototype.toISOString()`. */
  readonly placedAt: string;
  readonly deliveryState: (typeof DELIVERY_STATES)[number];
  readonly paymentState: (typeof PAYMENT_STATES)[number];
  readonly total: Cents;
  /** The number of units. */
  readonly items: number;
};

export type PastOrderLine = {
  readonly productId: string;
  readonly title: string;
  readonly price: Cents;
  readonly quantity: number;
  /** How many of these pieces were cancelled. */
  readonly cancelled: number;
};

export type PastOrder = OrderEntry &
  OrderSummary & {
    readonly lines: readonly PastOrderLine[];
    /** When the order is cancelled unless the shop confirms it before. */
    readonly heldUntil?: string;
    readonly customer: Contact;
    readonly address: ShippingAddress;
    readonly payment: { readonly method: PaymentMethod; readonly purchaseOrder?: string | undefined };
  };
