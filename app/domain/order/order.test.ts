import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCheckout, anyCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { orderDraft, orderNumber, paymentOf } from './order.ts';

describe('an order', () => {
  test('says what goes where, trimmed', () => {
    const line = { ...anOffer(), quantity: 2 };
    expect(orderDraft(aCheckout({ firstName: '  Ada ', address2: ' ' }), [line])).toEqual({
      lines: [line],
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        phone: '+90 212 555 01 42',
      },
      shipping: {
        address: '12 Harbour Street',
        city: 'İzmir',
        state: 'İzmir',
        zipCode: '35250',
        country: 'Turkey',
      },
    });
    expect(orderDraft(aCheckout({ address2: 'Flat 4' }), []).shipping.address2).toBe('Flat 4');
  });

  test('holds nothing of the card: with any other card it is the same', () => {
    fc.assert(
      fc.property(anyCheckout, anyCheckout, (form, other) => {
        const { cardName, cardNumber, cardExpiry, cardCVC, savePaymentInfo, paymentMethod } = other;
        const paidOtherwise = {
          ...form,
          cardName,
          cardNumber,
          cardExpiry,
          cardCVC,
          savePaymentInfo,
          paymentMethod,
        };
        expect(orderDraft(paidOtherwise, [])).toEqual(orderDraft(form, []));
      }),
    );
  });

  test('is paid with the digits of the card, or with PayPal alone', () => {
    expect(paymentOf(aCheckout({ cardExpiry: '1227', savePaymentInfo: true }))).toEqual({
      method: 'credit',
      name: 'Ada Lovelace',
      number: '4242424242424242',
      expiry: '12/27',
      code: '737',
      save: true,
    });
    expect(paymentOf(aCheckout({ paymentMethod: 'paypal' }))).toEqual({ method: 'paypal' });
  });

  test('has a number of six digits', () => {
    expect([orderNumber(0), orderNumber(1 - Number.EPSILON)]).toEqual(['100000', '999999']);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(orderNumber(chance)).toMatch(/^[1-9]\d{5}$/);
      }),
    );
  });
});
