import type { Cents } from '#app/lib/money.ts';
import type { OrderSummary } from './cart.ts';

/** What a promotion takes off, as a positive amount. */
export type Discount = { readonly name: string; readonly amount: Cents };

export const sumOf = (discounts: readonly Discount[] = []): Cents =>
  discounts.reduce((sum, { amount }) => sum + amount, 0);

/** With a subtotal of what the products cost after their discounts, on which tax is paid. */
export const taxedSummary = (summary: OrderSummary): OrderSummary => ({
  ...summary,
  subtotal: summary.subtotal - sumOf(summary.discounts),
});
