import {
  checked,
  emailRules,
  matches,
  onlyIf,
  phoneRules,
  required,
  type Rules,
} from '#app/lib/validation.ts';
import { isCardNumber, isExpiry, isSecurityCode } from './payment-card.ts';

/**
 * The countries on offer, with their ISO 3166-1 codes. Fields contain the code: browsers compare what they fill in with the values
 * and the texts of the options, and know the first country as Türkiye.
 */
export const COUNTRIES = [
  { code: 'TR', name: 'Turkey' },
  { code: 'CY', name: 'Cyprus' },
] as const;

/** The name of a country on offer. Any other text is returned unchanged. */
export function countryName(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.name ?? code;
}

/** The code of a country on offer. Any other text is returned unchanged. */
export function countryCode(name: string): string {
  return COUNTRIES.find((country) => country.name === name)?.code ?? name;
}

/**
 * A shop without a back end offers only `credit` and `paypal`. `credit` is a card whose details the shop's form asks for; `card` is
 * one whose details a payment provider asks for, in a field of its own.
 */
export const PAYMENT_METHODS = ['credit', 'paypal', 'invoice', 'purchase-order', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The values of the checkout form, keyed by the names of its fields. */
export type CheckoutValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** The code of one of `COUNTRIES`. */
  readonly country: string;
  /** One of `PAYMENT_METHODS`. Empty in a new draft; the form then starts with the first method on offer. */
  readonly paymentMethod: string;
  readonly purchaseOrder: string;
  readonly cardName: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardCVC: string;
  readonly savePaymentInfo: boolean;
  readonly agreeToTerms: boolean;
};

export const EMPTY_CHECKOUT: CheckoutValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'TR',
  paymentMethod: '',
  purchaseOrder: '',
  cardName: '',
  cardNumber: '',
  cardExpiry: '',
  cardCVC: '',
  savePaymentInfo: false,
  agreeToTerms: false,
};

export function usesCardForm({ paymentMethod }: Pick<CheckoutValues, 'paymentMethod'>): boolean {
  return paymentMethod === 'credit';
}

export function paysByPurchaseOrder({ paymentMethod }: Pick<CheckoutValues, 'paymentMethod'>): boolean {
  return paymentMethod === 'purchase-order';
}

export const CHECKOUT_RULES: Rules<CheckoutValues> = {
  firstName: [required()],
  lastName: [required()],
  email: emailRules,
  phone: phoneRules,
  address: [required()],
  city: [required()],
  state: [required()],
  zipCode: [required()],
  country: [required()],
  purchaseOrder: onlyIf(paysByPurchaseOrder, [required()]),
  cardName: onlyIf(usesCardForm, [required('card-name-required')]),
  cardNumber: onlyIf(usesCardForm, [
    required('card-number-required'),
    matches(isCardNumber, 'invalid-card-number'),
  ]),
  cardExpiry: onlyIf(usesCardForm, [
    required('card-expiry-required'),
    matches(isExpiry, 'invalid-card-expiry'),
  ]),
  cardCVC: onlyIf(usesCardForm, [
    required('card-code-required'),
    matches(isSecurityCode, 'invalid-card-code'),
  ]),
  agreeToTerms: [checked('terms-not-accepted')],
};
