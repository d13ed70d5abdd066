import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCheckout, anyCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { orderDraft, orderNumber, paymentOf } from './order.ts';

describe('orderDraft', () => {
  test('contains lines, contact and address, trimmed', () => {
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

  test('does not depend on the payment', () => {
    fc.assert(
      fc.property(anyCheckout, anyCheckout, (form, other) => {
        const { cardName, cardNumber, cardExpiry, cardCVC, savePaymentInfo, paymentMethod } = other;
        const otherPayment = {
          ...form,
          cardName,
          cardNumber,
          cardExpiry,
          cardCVC,
          savePaymentInfo,
          paymentMethod,
        };
        expect(orderDraft(otherPayment, [])).toEqual(orderDraft(form, []));
      }),
    );
  });
});

describe('paymentOf', () => {
  test('contains the card without separators', () => {
    expect(paymentOf(aCheckout({ cardExpiry: '1227', savePaymentInfo: true }))).toEqual({
      method: 'credit',
      name: 'Ada Lovelace',
      number: '4242424242424242',
      expiry: '12/27',
      code: '737',
      save: true,
    });
  });

  test('contains no card details with PayPal', () => {
    expect(paymentOf(aCheckout({ paymentMethod: 'paypal' }))).toEqual({ method: 'paypal' });
  });
});

describe('orderNumber', () => {
  test('has six digits', () => {
    expect([orderNumber(0), orderNumber(1 - Number.EPSILON)]).toEqual(['100000', '999999']);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(orderNumber(random)).toMatch(/^[1-9]\d{5}$/);
      }),
    );
  });
});
