import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineItem } from '#app/domain/cart/line-item.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutScreen,
  historyAction,
  INITIAL_CHECKOUT,
  nextCheckoutState,
  type OrderOutcome,
} from './checkout-flow.ts';
import { orderDraft } from './order.ts';

const cartLines = [lineItem(anOffer(), 2)];
const order = orderDraft(aCheckout(), cartLines);
const FORM_ENTRY = null;
const OUTCOME_ENTRY = 7;

const unavailable: OrderOutcome = { kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' };
const placed: OrderOutcome = { kind: 'placed', order: { ...order, number: '123456' } };

const submit: CheckoutEvent = { kind: 'submitted', order };
const respond = (outcome: OrderOutcome): CheckoutEvent => ({
  kind: 'responded',
  outcome,
  entryId: OUTCOME_ENTRY,
});

/** The state after these events. */
const after = (...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce(nextCheckoutState, INITIAL_CHECKOUT);

const screenAt = (entryId: unknown, state: CheckoutState, lines = cartLines) =>
  checkoutScreen(state, entryId, lines);

describe('nextCheckoutState', () => {
  test('goes from editing to processing to the outcome', () => {
    expect(after(submit)).toEqual({ kind: 'processing', order });
    expect(after(submit, respond(unavailable))).toEqual({ ...unavailable, entryId: OUTCOME_ENTRY });
    expect(after(submit, respond(placed))).toEqual(placed);
  });

  test('allows another attempt after the service was unavailable', () => {
    expect(after(submit, respond(unavailable), submit)).toEqual({ kind: 'processing', order });
  });

  test('ignores a second submit while the order is processed', () => {
    const other = orderDraft(aCheckout({ city: 'Ankara' }), cartLines);
    expect(after(submit, { kind: 'submitted', order: other })).toEqual({ kind: 'processing', order });
  });

  test('ignores a response without a submit', () => {
    expect(after(respond(placed))).toBe(INITIAL_CHECKOUT);
  });

  test('keeps a placed order, whatever happens next', () => {
    const events = fc.array(fc.constantFrom(submit, respond(unavailable)));
    fc.assert(
      fc.property(events, (later) => {
        expect(after(submit, respond(placed), ...later)).toEqual(placed);
      }),
    );
  });
});

describe('historyAction', () => {
  test('lets the back button return to the form only if the order was not placed', () => {
    expect(historyAction(unavailable)).toBe('push');
    expect(historyAction(placed)).toBe('replace');
  });
});

describe('checkoutScreen', () => {
  test('is loading until the cart has been read', () => {
    expect(checkoutScreen(INITIAL_CHECKOUT, FORM_ENTRY, undefined)).toEqual({ kind: 'loading' });
  });

  test('is the form with the lines of the cart', () => {
    expect(screenAt(FORM_ENTRY, INITIAL_CHECKOUT)).toEqual({
      kind: 'form',
      lines: cartLines,
      isRetry: false,
    });
  });

  test('is empty without lines', () => {
    expect(screenAt(FORM_ENTRY, INITIAL_CHECKOUT, [])).toEqual({ kind: 'empty' });
  });

  test('keeps the ordered lines while the order is processed, whatever happens to the cart', () => {
    expect(screenAt(FORM_ENTRY, after(submit), [])).toEqual({
      kind: 'form',
      lines: cartLines,
      isRetry: false,
    });
  });

  test('is the error in the history entry of the outcome, and the form in every other entry', () => {
    const state = after(submit, respond(unavailable));
    expect(screenAt(OUTCOME_ENTRY, state)).toEqual(unavailable);
    for (const entryId of [FORM_ENTRY, OUTCOME_ENTRY - 1]) {
      expect(screenAt(entryId, state)).toEqual({ kind: 'form', lines: cartLines, isRetry: true });
    }
  });

  test('is the form after a reload in the history entry of an outcome', () => {
    expect(screenAt(OUTCOME_ENTRY, INITIAL_CHECKOUT).kind).toBe('form');
  });

  test('is the placed order, even if the cart contains more by then', () => {
    expect(screenAt(OUTCOME_ENTRY, after(submit, respond(placed)))).toEqual(placed);
  });
});
