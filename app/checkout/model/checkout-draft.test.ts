import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCheckout, anyCheckout } from '#tests/support/a-checkout.ts';
import { EMPTY_DRAFT, fromDraft, readDraft, toDraft } from './checkout-draft.ts';

describe('a stored draft', () => {
  test('contains everything except the card details and is read as it was stored', () => {
    fc.assert(
      fc.property(anyCheckout, (values) => {
        const draft = toDraft(values);
        const fields = Object.entries(values).filter(([name]) => !name.startsWith('card'));
        expect(draft).toEqual(Object.fromEntries(fields));
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });

  test('fills the form, except for the card details', () => {
    const card = { cardName: '', cardNumber: '', cardExpiry: '', cardCVC: '' };
    expect(fromDraft(toDraft(aCheckout()))).toEqual({ ...aCheckout(), ...card });
  });

  test('is read without card details even if it contains some', () => {
    expect(readDraft(aCheckout())).toEqual(toDraft(aCheckout()));
  });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { firstName: 7, agreeToTerms: 'yes', country: 'Atlantis', paymentMethod: 'cash', ['__proto__']: 'x' },
  ])('that is invalid is read as the empty draft: %j', (stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_DRAFT);
  });

  test('has all fields, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(Object.keys(readDraft(stored)).toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
      }),
    );
  });
});
