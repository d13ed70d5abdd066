import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineItem } from '#app/cart/model/cart.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  type CheckoutEvent,
  checkoutScreen,
  type CheckoutState,
  type EarlierOrder,
  historyAction,
  INITIAL_CHECKOUT,
  nextCheckoutState,
  type OrderOutcome,
} from './checkout-flow.ts';
import { orderDraft } from './order.ts';

const cartLines = [lineItem(anOffer(), 2)];
const order = orderDraft(aCheckout(), cartLines);
/** Ids of history entries. The entry of the form has none. */
const FORM_ENTRY_ID = null;
const OUTCOME_ENTRY_ID = 7;

const unavailable: OrderOutcome = { kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' };
const placed: EarlierOrder = { kind: 'placed', order: { ...order, number: '123456' } };

const submit: CheckoutEvent = { kind: 'submitted', order };
const respond = (outcome: OrderOutcome): CheckoutEvent => ({
  kind: 'responded',
  outcome,
  entryId: OUTCOME_ENTRY_ID,
});

/** The state after these events. */
const after = (...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce(nextCheckoutState, INITIAL_CHECKOUT);

const screenAt = (entryId: unknown, state: CheckoutState, lines = cartLines) =>
  checkoutScreen(state, entryId, lines);

describe('nextCheckoutState', () => {
  test('goes from editing to processing to the outcome', () => {
    expect(after(submit)).toEqual({ kind: 'processing', order });
    expect(after(submit, respond(unavailable))).toEqual({ ...unavailable, entryId: OUTCOME_ENTRY_ID });
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

const prices = { lines: [], subtotal: 0, shipping: 0, tax: 0, total: 0 };
const checked = (earlier: EarlierOrder, entryId: unknown = FORM_ENTRY_ID): CheckoutEvent => ({
  kind: 'earlier-order-checked',
  earlier,
  entryId,
});

describe('an outcome that is not an order', () => {
  test.each<OrderOutcome>([{ kind: 'declined' }, { kind: 'unconfirmed' }])(
    '$kind has a screen',
    (outcome) => {
      expect(screenAt(OUTCOME_ENTRY_ID, after(submit, respond(outcome)))).toEqual(outcome);
      expect(historyAction(outcome)).toBe('push');
    },
  );

  test.each<OrderOutcome>([
    { kind: 'changed', ...prices },
    { kind: 'rejected', fields: { zipCode: 'too-long' } },
    { kind: 'signed-out' },
    { kind: 'not-found' },
  ])('$kind is reported above the form', (problem) => {
    const state = after(submit, respond(problem));
    expect(screenAt(FORM_ENTRY_ID, state)).toEqual({
      kind: 'form',
      lines: cartLines,
      isRetry: false,
      problem,
    });
    expect(historyAction(problem)).toBeUndefined();
    expect(nextCheckoutState(state, submit)).toEqual({ kind: 'processing', order });
  });
});

describe('an earlier order', () => {
  test('that was placed is shown in place of the form or of the unconfirmed outcome', () => {
    expect(after(checked(placed))).toEqual(placed);
    expect(after(submit, respond({ kind: 'unconfirmed' }), checked(placed))).toEqual(placed);
  });

  test('whose outcome is still unknown is shown as unconfirmed in the current history entry', () => {
    expect(screenAt(FORM_ENTRY_ID, after(checked({ kind: 'unconfirmed' })))).toEqual({ kind: 'unconfirmed' });
  });

  test('that does not exist replaces an unconfirmed outcome with the form, and otherwise changes nothing', () => {
    expect(after(checked({ kind: 'none' }))).toBe(INITIAL_CHECKOUT);
    const notPlaced = after(submit, respond({ kind: 'unconfirmed' }), checked({ kind: 'none' }));
    expect(screenAt(OUTCOME_ENTRY_ID, notPlaced)).toMatchObject({
      kind: 'form',
      problem: { kind: 'not-placed' },
    });
  });

  test('is ignored while an order is processed, and after one is placed', () => {
    expect(after(submit, checked({ kind: 'unconfirmed' }))).toEqual({ kind: 'processing', order });
    expect(after(submit, respond(placed), checked({ kind: 'unconfirmed' }))).toEqual(placed);
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
    expect(checkoutScreen(INITIAL_CHECKOUT, FORM_ENTRY_ID, undefined)).toEqual({ kind: 'loading' });
  });

  test('is the form with the lines of the cart', () => {
    expect(screenAt(FORM_ENTRY_ID, INITIAL_CHECKOUT)).toEqual({
      kind: 'form',
      lines: cartLines,
      isRetry: false,
    });
  });

  test('is empty without lines', () => {
    expect(screenAt(FORM_ENTRY_ID, INITIAL_CHECKOUT, [])).toEqual({ kind: 'empty' });
  });

  test('keeps the ordered lines while the order is processed, whatever happens to the cart', () => {
    expect(screenAt(FORM_ENTRY_ID, after(submit), [])).toEqual({
      kind: 'form',
      lines: cartLines,
      isRetry: false,
    });
  });

  test('is the error in the history entry of the outcome, and the form in every other entry', () => {
    const state = after(submit, respond(unavailable));
    expect(screenAt(OUTCOME_ENTRY_ID, state)).toEqual(unavailable);
    for (const entryId of [FORM_ENTRY_ID, OUTCOME_ENTRY_ID - 1]) {
      expect(screenAt(entryId, state)).toEqual({ kind: 'form', lines: cartLines, isRetry: true });
    }
  });

  test('is the form after a reload in the history entry of an outcome', () => {
    expect(screenAt(OUTCOME_ENTRY_ID, INITIAL_CHECKOUT).kind).toBe('form');
  });

  test('is the placed order, even if the cart still contains lines', () => {
    expect(screenAt(OUTCOME_ENTRY_ID, after(submit, respond(placed)))).toEqual(placed);
  });
});
