import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#app/domain/validation.ts';
import { aCheckout, anyCheckout, HOSTILE_TEXTS } from '#tests/support/a-checkout.ts';
import {
  CHECKOUT_RULES,
  type CheckoutForm,
  COUNTRIES,
  draftOf,
  EMPTY_CHECKOUT,
  readDraft,
  withoutCard,
} from './checkout-form.ts';

const wrong = (fields: Partial<CheckoutForm>) => validate(aCheckout(fields), CHECKOUT_RULES);

describe('a checkout', () => {
  test('starts in Turkey, paid by card, with nothing agreed to', () => {
    expect(EMPTY_CHECKOUT).toMatchObject({
      country: 'Turkey',
      paymentMethod: 'credit',
      savePaymentInfo: false,
      agreeToTerms: false,
    });
    expect(COUNTRIES).toEqual(['Turkey', 'Cyprus']);
  });

  test('that is complete has nothing wrong', () => {
    expect(wrong({})).toEqual({});
  });

  test.each([
    ['firstName', 'This field is required'],
    ['lastName', 'This field is required'],
    ['email', 'This field is required'],
    ['phone', 'This field is required'],
    ['address', 'This field is required'],
    ['city', 'This field is required'],
    ['state', 'This field is required'],
    ['zipCode', 'This field is required'],
    ['country', 'This field is required'],
    ['cardName', 'Name on card is required'],
    ['cardNumber', 'Card number is required'],
    ['cardExpiry', 'Expiration date is required'],
    ['cardCVC', 'Security code is required'],
  ])('without %s: %s', (field, message) => {
    expect(wrong({ [field]: '' })).toEqual({ [field]: message });
    expect(wrong({ [field]: ' \t ' })).toEqual({ [field]: message });
  });

  test.each([
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['phone', '555-0142', 'Please enter a valid phone number'],
    ['cardNumber', '3782 822463 10005', 'Please enter a valid card number'],
    ['cardExpiry', '13/27', 'Please enter in MM/YY format'],
    ['cardCVC', '12', 'Please enter a valid security code'],
  ])('with a %s of %s: %s', (field, value, message) => {
    expect(wrong({ [field]: value })).toEqual({ [field]: message });
  });

  test('needs the terms to be agreed to', () => {
    expect(wrong({ agreeToTerms: false })).toEqual({ agreeToTerms: 'You must agree to terms to continue' });
  });

  test('needs no second address line, and no card where PayPal pays', () => {
    expect(wrong({ address2: '' })).toEqual({});
    const noCard = { cardName: '', cardNumber: 'x', cardExpiry: '13/13', cardCVC: '' };
    expect(wrong({ paymentMethod: 'paypal', ...noCard })).toEqual({});
  });

  test.each(HOSTILE_TEXTS)('takes any name and any place: %.20s', (text) => {
    expect(wrong({ firstName: text, lastName: text, address: text, city: text, state: text })).toEqual({});
  });

  test('is judged without an exception, whatever stands in it', () => {
    fc.assert(
      fc.property(anyCheckout, (form) => {
        for (const message of Object.values(validate(form, CHECKOUT_RULES)))
          expect(message).toEqual(expect.stringMatching(/./));
      }),
    );
  });
});

describe('a kept draft', () => {
  test('has everything but the card, and comes back as it was', () => {
    fc.assert(
      fc.property(anyCheckout, (form) => {
        const kept = JSON.stringify(draftOf(form));
        expect(Object.keys(draftOf(form)).filter((name) => name.startsWith('card'))).toEqual([]);
        expect(readDraft(JSON.parse(kept))).toEqual(withoutCard(form));
      }),
    );
  });

  test('never brings a card along, even one that was put in', () => {
    const { cardNumber, cardCVC } = readDraft({ ...aCheckout() });
    expect([cardNumber, cardCVC]).toEqual(['', '']);
  });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { firstName: 7, agreeToTerms: 'yes', country: 'Atlantis', paymentMethod: 'cash', __proto__: null },
  ])('that makes no sense starts as usual: %j', (kept) => {
    expect(readDraft(kept)).toEqual(EMPTY_CHECKOUT);
  });

  test('of anything at all is a checkout', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(Object.keys(readDraft(kept)).toSorted()).toEqual(Object.keys(EMPTY_CHECKOUT).toSorted());
      }),
    );
  });
});
