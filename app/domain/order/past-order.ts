import type { OrderSummary } from '#app/domain/cart/order-summary.ts';
import type { Cents } from '#app/domain/money.ts';
import type { PaymentMethod } from './checkout-form.ts';
import type { Contact, ShippingAddress } from './order.ts';

export const ORDER_STATES = ['placed', 'invoiced', 'shipped', 'delivered', 'cancelled'] as const;

/** An order in the list of an account. */
export type OrderEntry = {
  readonly number: string;
  /** In the format of `Date.prototype.toISOString()`. */
  readonly placedAt: string;
  readonly state: (typeof ORDER_STATES)[number];
  readonly total: Cents;
  /** The number of units. */
  readonly items: number;
};

export type PastOrderLine = {
  readonly productId: string;
  readonly title: string;
  readonly price: Cents;
  /** 0 if the line was cancelled. */
  readonly quantity: number;
};

export type PastOrder = OrderEntry &
  OrderSummary & {
    readonly lines: readonly PastOrderLine[];
    readonly customer: Contact;
    readonly address: ShippingAddress;
    readonly payment: { readonly method: PaymentMethod; readonly purchaseOrder?: string | undefined };
  };
