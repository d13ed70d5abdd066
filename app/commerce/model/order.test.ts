import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCheckout, anyCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { orderDraft, paymentOf } from './order.ts';

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
});

describe('paymentOf', () => {
  test('contains no card details, whatever the form contains', () => {
    expect(paymentOf(aCheckout())).toEqual({ method: 'credit' });
    fc.assert(
      fc.property(anyCheckout, (form) => {
        expect(
          Object.keys(paymentOf(form)).filter((name) => !['method', 'purchaseOrder'].includes(name)),
        ).toEqual([]);
      }),
    );
  });

  test.each(['paypal', 'invoice'])('contains only the method if it is %s', (paymentMethod) => {
    expect(paymentOf(aCheckout({ paymentMethod, purchaseOrder: 'PO-7' }))).toEqual({ method: paymentMethod });
  });

  test('contains the trimmed number of a purchase order', () => {
    expect(paymentOf(aCheckout({ paymentMethod: 'purchase-order', purchaseOrder: ' PO-7 ' }))).toEqual({
      method: 'purchase-order',
      purchaseOrder: 'PO-7',
    });
  });
});
