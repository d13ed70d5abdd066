import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { type CheckoutEvent, START, stepCheckout } from './checkout-flow.ts';
import { orderDraft } from './order.ts';

const order = orderDraft(aCheckout(), []);
const submitted: CheckoutEvent = { kind: 'submitted', order };
const unavailable = { kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' } as const;
const placed = { kind: 'placed', order: { ...order, number: '123456' } } as const;

describe('a checkout', () => {
  test('goes from the form to processing to the answer', () => {
    const processing = stepCheckout(START, submitted);
    expect(processing).toEqual({ kind: 'processing', order });
    expect(stepCheckout(processing, { kind: 'answered', outcome: unavailable })).toBe(unavailable);
    expect(stepCheckout(processing, { kind: 'answered', outcome: placed })).toBe(placed);
  });

  test('can be tried again when the service was unavailable', () => {
    expect(stepCheckout(unavailable, submitted)).toEqual({ kind: 'processing', order });
  });

  test('is not submitted twice', () => {
    const processing = stepCheckout(START, submitted);
    expect(stepCheckout(processing, submitted)).toBe(processing);
  });

  test('takes no answer that nobody waits for', () => {
    expect(stepCheckout(START, { kind: 'answered', outcome: placed })).toBe(START);
  });

  test('of a placed order stays placed, whatever comes', () => {
    const events = fc.array(
      fc.constantFrom<CheckoutEvent>(submitted, { kind: 'answered', outcome: unavailable }),
    );
    fc.assert(fc.property(events, (all) => all.reduce(stepCheckout, placed) === placed));
  });
});
