import type { Unavailable } from '#app/domain/service-error.ts';
import type { OrderDraft, PlacedOrder } from './order.ts';

/** What may become of an order. */
export type OrderOutcome = Unavailable | { readonly kind: 'placed'; readonly order: PlacedOrder };

/** Where a checkout stands. */
export type CheckoutFlow =
  | { readonly kind: 'editing' }
  | { readonly kind: 'processing'; readonly order: OrderDraft }
  | OrderOutcome;

export type CheckoutEvent =
  | { readonly kind: 'submitted'; readonly order: OrderDraft }
  | { readonly kind: 'answered'; readonly outcome: OrderOutcome };

export const START: CheckoutFlow = { kind: 'editing' };

/** What an event makes of a checkout; one that comes at the wrong time changes nothing. */
export function stepCheckout(flow: CheckoutFlow, event: CheckoutEvent): CheckoutFlow {
  switch (event.kind) {
    case 'submitted':
      // From `unavailable` too: a visitor tries again.
      return flow.kind === 'editing' || flow.kind === 'unavailable'
        ? { kind: 'processing', order: event.order }
        : flow;
    case 'answered':
      return flow.kind === 'processing' ? event.outcome : flow;
  }
}
