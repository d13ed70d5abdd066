import type { LineItem } from '#app/domain/cart/line-item.ts';
import type { ServiceErrorCode, Unavailable } from '#app/domain/service-error.ts';
import type { OrderDraft, PlacedOrder } from './order.ts';

// The checkout as a state machine. The outcome of an order has a history entry of its own, so that the back button leads
// from an error to the form. `entryId` is the id of such an entry; the form's entry has none.

export type OrderOutcome = { readonly kind: 'placed'; readonly order: PlacedOrder } | Unavailable;

export type CheckoutState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'processing'; readonly order: OrderDraft }
  | { readonly kind: 'unavailable'; readonly error: ServiceErrorCode; readonly entryId: number }
  | { readonly kind: 'placed'; readonly order: PlacedOrder };

export type CheckoutEvent =
  | { readonly kind: 'submitted'; readonly order: OrderDraft }
  | { readonly kind: 'responded'; readonly outcome: OrderOutcome; readonly entryId: number };

export const INITIAL_CHECKOUT: CheckoutState = { kind: 'editing' };

/** Returns the state after an event. An event that does not fit the state is ignored. */
export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case 'submitted':
      return state.kind === 'editing' || state.kind === 'unavailable'
        ? { kind: 'processing', order: event.order }
        : state;
    case 'responded':
      if (state.kind !== 'processing') return state;
      return event.outcome.kind === 'placed' ? event.outcome : { ...event.outcome, entryId: event.entryId };
  }
}

/** How to add the history entry of an outcome. A placed order replaces the form's entry, so the form cannot be reached again. */
export function historyAction(outcome: OrderOutcome): 'push' | 'replace' {
  return outcome.kind === 'placed' ? 'replace' : 'push';
}

export type CheckoutScreen =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty' }
  /** `isRetry`: an earlier attempt has failed. */
  | { readonly kind: 'form'; readonly lines: readonly LineItem[]; readonly isRetry: boolean }
  | OrderOutcome;

/**
 * Returns what to show.
 *
 * @param entryId The id of the current history entry, if it has one.
 * @param cartLines Undefined until the stored cart has been read.
 */
export function checkoutScreen(
  state: CheckoutState,
  entryId: unknown,
  cartLines: readonly LineItem[] | undefined,
): CheckoutScreen {
  if (cartLines === undefined) return { kind: 'loading' };
  if (state.kind === 'placed') return state;
  if (state.kind === 'unavailable' && state.entryId === entryId) {
    return { kind: 'unavailable', error: state.error };
  }
  if (state.kind === 'processing') return { kind: 'form', lines: state.order.lines, isRetry: false };
  if (cartLines.length === 0) return { kind: 'empty' };
  return { kind: 'form', lines: cartLines, isRetry: state.kind === 'unavailable' };
}
