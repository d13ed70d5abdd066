import type { CurrentPrices, LineItem } from '#app/cart/model/cart.ts';
import type { Failure, Unavailable } from './service-error.ts';
import type { OrderDraft, PlacedOrder } from './order.ts';

// The checkout as a state machine. An outcome with a screen of its own also has its own history entry, so that the back
// button leads from an error to the form. `entryId` is the id of such an entry; the form's entry has none.

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** Prices or stock are no longer what the order says. Nothing was placed. */
  | ({ readonly kind: 'changed' } & CurrentPrices)
  | { readonly kind: 'declined' }
  /** The answer was lost. The order may have been placed. */
  | { readonly kind: 'unconfirmed' }
  | Failure;

/** What became of an order whose answer was lost; `none` if there is none, or if it was not placed. */
export type EarlierOrder =
  | { readonly kind: 'none' }
  | Extract<OrderOutcome, { readonly kind: 'placed' | 'unconfirmed' }>;

/** A failure with a screen of its own. The other failures show a message above the form. */
export type FailedOrder = Unavailable | { readonly kind: 'declined' } | { readonly kind: 'unconfirmed' };
export type CheckoutProblem =
  | Exclude<OrderOutcome, FailedOrder | { readonly kind: 'placed' }>
  /** An earlier order was not placed. */
  | { readonly kind: 'not-placed' };

export type CheckoutState =
  | { readonly kind: 'editing'; readonly problem?: CheckoutProblem }
  | { readonly kind: 'processing'; readonly order: OrderDraft }
  | (FailedOrder & { readonly entryId: unknown })
  | { readonly kind: 'placed'; readonly order: PlacedOrder };

export type CheckoutEvent =
  | { readonly kind: 'submitted'; readonly order: OrderDraft }
  | { readonly kind: 'responded'; readonly outcome: OrderOutcome; readonly entryId: unknown }
  /** The back end has said what became of an earlier order. `entryId` is that of the current entry. */
  | { readonly kind: 'earlier-order-checked'; readonly earlier: EarlierOrder; readonly entryId: unknown };

export const INITIAL_CHECKOUT: CheckoutState = { kind: 'editing' };

/** Returns the state after an event. An event that does not fit the state is ignored. */
export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case 'submitted':
      return state.kind === 'editing' || 'entryId' in state
        ? { kind: 'processing', order: event.order }
        : state;
    case 'responded':
      return state.kind === 'processing' ? stateAfter(event.outcome, event.entryId) : state;
    case 'earlier-order-checked':
      if (state.kind === 'processing' || state.kind === 'placed') return state;
      if (event.earlier.kind !== 'none') return stateAfter(event.earlier, event.entryId);
      return state.kind === 'unconfirmed' ? { kind: 'editing', problem: { kind: 'not-placed' } } : state;
  }
}

function stateAfter(outcome: OrderOutcome, entryId: unknown): CheckoutState {
  switch (outcome.kind) {
    case 'placed':
      return outcome;
    case 'unavailable':
    case 'declined':
    case 'unconfirmed':
      return { ...outcome, entryId };
    default:
      return { kind: 'editing', problem: outcome };
  }
}

/**
 * How to add the history entry of an outcome; undefined if the form stays. A placed order replaces the form's entry, so the
 * form cannot be reached again.
 */
export function historyAction(outcome: OrderOutcome): 'push' | 'replace' | undefined {
  if (outcome.kind === 'placed') return 'replace';
  return 'entryId' in stateAfter(outcome, null) ? 'push' : undefined;
}

export type CheckoutScreen =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty' }
  /** `isRetry`: the visitor has returned from the screen of a failed attempt. */
  | {
      readonly kind: 'form';
      readonly lines: readonly LineItem[];
      readonly isRetry: boolean;
      readonly problem?: CheckoutProblem | undefined;
    }
  | FailedOrder
  | { readonly kind: 'placed'; readonly order: PlacedOrder };

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
  if ('entryId' in state && state.entryId === entryId) {
    const { entryId: _entryId, ...outcome } = state;
    return outcome;
  }
  if (state.kind === 'processing') return { kind: 'form', lines: state.order.lines, isRetry: false };
  if (cartLines.length === 0) return { kind: 'empty' };
  const problem = state.kind === 'editing' ? state.problem : undefined;
  return { kind: 'form', lines: cartLines, isRetry: 'entryId' in state, ...(problem && { problem }) };
}
