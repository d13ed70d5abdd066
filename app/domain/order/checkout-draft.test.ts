import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCheckout, anyCheckout } from '#tests/support/a-checkout.ts';
import { draftOf, readDraft, withoutCard } from './checkout-draft.ts';
import { EMPTY_CHECKOUT } from './checkout-form.ts';

describe('a stored draft', () => {
  test('contains everything except the card details', () => {
    fc.assert(
      fc.property(anyCheckout, (values) => {
        const stored = JSON.stringify(draftOf(values));
        expect(Object.keys(draftOf(values)).filter((name) => name.startsWith('card'))).toEqual([]);
        expect(readDraft(JSON.parse(stored))).toEqual(withoutCard(values));
      }),
    );
  });

  test('is read without card details even if it contains some', () => {
    expect(readDraft(aCheckout())).toEqual(withoutCard(aCheckout()));
  });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { firstName: 7, agreeToTerms: 'yes', country: 'Atlantis', paymentMethod: 'cash', __proto__: null },
  ])('that is invalid is read as the empty form: %j', (stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_CHECKOUT);
  });

  test('is read as a complete form, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(Object.keys(readDraft(stored)).toSorted()).toEqual(Object.keys(EMPTY_CHECKOUT).toSorted());
      }),
    );
  });
});
