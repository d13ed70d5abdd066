import {
  checked,
  emailRules,
  matches,
  onlyIf,
  phoneRules,
  required,
  type Rules,
} from '#app/domain/validation.ts';
import { isCardNumber, isExpiry, isSecurityCode } from './payment-card.ts';

export const COUNTRIES = ['Turkey', 'Cyprus'] as const;
const PAYMENT_METHODS = ['credit', 'paypal'] as const;

/** The values of the checkout form, keyed by the names of its fields. */
export type CheckoutForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** One of `COUNTRIES`. */
  readonly country: string;
  /** One of `PAYMENT_METHODS`. */
  readonly paymentMethod: string;
  readonly cardName: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardCVC: string;
  readonly savePaymentInfo: boolean;
  readonly agreeToTerms: boolean;
};

export const EMPTY_CHECKOUT: CheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'Turkey',
  paymentMethod: 'credit',
  cardName: '',
  cardNumber: '',
  cardExpiry: '',
  cardCVC: '',
  savePaymentInfo: false,
  agreeToTerms: false,
};

export function paysByCard({ paymentMethod }: Pick<CheckoutForm, 'paymentMethod'>): boolean {
  return paymentMethod !== 'paypal';
}

export const CHECKOUT_RULES: Rules<CheckoutForm> = {
  firstName: [required()],
  lastName: [required()],
  email: emailRules,
  phone: phoneRules,
  address: [required()],
  city: [required()],
  state: [required()],
  zipCode: [required()],
  country: [required()],
  cardName: onlyIf(paysByCard, [required('card-name-required')]),
  cardNumber: onlyIf(paysByCard, [
    required('card-number-required'),
    matches(isCardNumber, 'invalid-card-number'),
  ]),
  cardExpiry: onlyIf(paysByCard, [
    required('card-expiry-required'),
    matches(isExpiry, 'invalid-card-expiry'),
  ]),
  cardCVC: onlyIf(paysByCard, [required('card-code-required'), matches(isSecurityCode, 'invalid-card-code')]),
  agreeToTerms: [checked('terms-not-accepted')],
};

const EMPTY_CARD = { cardName: '', cardNumber: '', cardExpiry: '', cardCVC: '' } as const;

/** The part of the form that may be stored: everything except the card details. */
export type CheckoutDraft = Omit<CheckoutForm, keyof typeof EMPTY_CARD>;

export function withoutCard(form: CheckoutForm): CheckoutForm {
  return { ...form, ...EMPTY_CARD };
}

export function draftOf(form: CheckoutForm): CheckoutDraft {
  const { cardName: _name, cardNumber: _number, cardExpiry: _expiry, cardCVC: _code, ...draft } = form;
  return draft;
}

const CHOICES = new Map<string, readonly string[]>([
  ['country', COUNTRIES],
  ['paymentMethod', PAYMENT_METHODS],
]);

/** Reads a stored draft. Fields that are missing or invalid get their initial value. */
export function readDraft(stored: unknown): CheckoutForm {
  if (typeof stored !== 'object' || stored === null) return EMPTY_CHECKOUT;
  const values = new Map<string, unknown>(Object.entries(stored));
  const validFields = Object.entries(EMPTY_CHECKOUT).flatMap(([field, initial]) => {
    const value = values.get(field);
    return typeof value === typeof initial && isAllowedChoice(field, value) ? [[field, value]] : [];
  });
  return withoutCard({ ...EMPTY_CHECKOUT, ...Object.fromEntries(validFields) });
}

function isAllowedChoice(field: string, value: unknown): boolean {
  return CHOICES.get(field)?.some((choice) => choice === value) ?? true;
}
