import * as fc from 'fast-check';
import { type CheckoutValues, EMPTY_CHECKOUT, PAYMENT_METHODS } from '#app/commerce/model/checkout-form.ts';

/** A valid checkout form; `fields` overrides some of it. */
export function aCheckout(fields: Partial<CheckoutValues> = {}): CheckoutValues {
  return {
    ...EMPTY_CHECKOUT,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '+90 212 555 01 42',
    address: '12 Harbour Street',
    city: 'İzmir',
    state: 'İzmir',
    zipCode: '35250',
    paymentMethod: 'credit',
    cardName: 'Ada Lovelace',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '12/27',
    cardCVC: '737',
    agreeToTerms: true,
    ...fields,
  };
}

/** Unusual but real names, and texts typed to break a form. */
export const HOSTILE_TEXTS = [
  "Siobhán O'Brien-Müller",
  'Groß',
  '🧑‍🚒🔥',
  'عبد الرحمن',
  '\u{202E}kcabtsaL',
  '<script>alert(1)</script>',
  '"; DROP TABLE orders; --',
  '%00\u0000',
  'x'.repeat(10_000),
] as const;

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...HOSTILE_TEXTS));

/** Arbitrary text, valid or not, in every text field. */
export const anyCheckout: fc.Arbitrary<CheckoutValues> = fc.record({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: text,
  address2: text,
  city: text,
  state: text,
  zipCode: text,
  country: fc.constantFrom('Turkey', 'Cyprus'),
  paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
  purchaseOrder: text,
  costCentre: text,
  cardName: text,
  cardNumber: text,
  cardExpiry: text,
  cardCVC: text,
  savePaymentInfo: fc.boolean(),
  agreeToTerms: fc.boolean(),
});
