import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#app/lib/validation.ts';
import { aCheckout, anyCheckout } from '#tests/support/a-checkout.ts';
import {
  CHECKOUT_RULES,
  type CheckoutValues,
  COUNTRIES,
  countryCode,
  countryName,
  EMPTY_CHECKOUT,
  EMPTY_CHECKOUT_DRAFT,
  fromDraft,
  readDraft,
  toDraft,
} from './checkout-form.ts';

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
    ['TR', 'Turkey'],
    ['CY', 'Cyprus'],
  ])('of an earlier version has the code of the country: %s is %s', (country, name) => {
    expect(readDraft({ country })).toEqual({ ...EMPTY_CHECKOUT_DRAFT, country: name });
  });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { firstName: 7, agreeToTerms: 'yes', country: 'Atlantis', paymentMethod: 'cash', ['__proto__']: 'x' },
  ])('that is invalid is read as the empty draft: %j', (stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_CHECKOUT_DRAFT);
  });
});

const errorsWith = (fields: Partial<CheckoutValues>) => validate(aCheckout(fields), CHECKOUT_RULES);

describe('the checkout form', () => {
  test('starts with Turkey, no way to pay yet and unchecked checkboxes', () => {
    expect(EMPTY_CHECKOUT).toMatchObject({
      country: 'Turkey',
      paymentMethod: '',
      savePaymentInfo: false,
      agreeToTerms: false,
    });
    expect(COUNTRIES.map(({ name }) => name)).toEqual(['Turkey', 'Cyprus']);
    for (const { code, name } of COUNTRIES) {
      expect([countryName(code), countryCode(name)]).toEqual([name, code]);
    }
    expect([countryName('Greece'), countryCode('Greece')]).toEqual(['Greece', 'Greece']);
  });

  test('is valid when it is complete', () => {
    expect(errorsWith({})).toEqual({});
  });

  test('requires a country', () => {
    expect(errorsWith({ country: '' })).toEqual({ country: 'required' });
  });

  test('does not validate the card when paying with PayPal', () => {
    const noCard = { cardName: '', cardNumber: 'x', cardExpiry: '13/13', cardCVC: '' };
    expect(errorsWith({ paymentMethod: 'paypal', ...noCard })).toEqual({});
  });
});
