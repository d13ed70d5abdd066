import { MESSAGES } from '#app/texts/form-messages.ts';
import {
  emailRules,
  matching,
  phoneRules,
  required,
  type Rules,
  ticked,
  when,
} from '#app/domain/validation.ts';
import { isCardNumber, isExpiry, isSecurityCode } from './payment-card.ts';

export const COUNTRIES = ['Turkey', 'Cyprus'] as const;
const PAYMENT_METHODS = ['credit', 'paypal'] as const;

const CHOICES = new Map<string, readonly string[]>([
  ['country', COUNTRIES],
  ['paymentMethod', PAYMENT_METHODS],
]);

/** What the checkout asks for, by the names of its fields. */
export type CheckoutForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Flat, floor, door: not everybody has one. */
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  /** One of `PAYMENT_METHODS`; a text, as a form holds it. */
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
  cardName: when(paysByCard, [required(MESSAGES.cardNameRequired)]),
  cardNumber: when(paysByCard, [
    required(MESSAGES.cardNumberRequired),
    matching(isCardNumber, MESSAGES.cardNumber),
  ]),
  cardExpiry: when(paysByCard, [
    required(MESSAGES.cardExpiryRequired),
    matching(isExpiry, MESSAGES.cardExpiry),
  ]),
  cardCVC: when(paysByCard, [
    required(MESSAGES.cardCodeRequired),
    matching(isSecurityCode, MESSAGES.cardCode),
  ]),
  agreeToTerms: [ticked(MESSAGES.terms)],
};

const CARD_FIELDS = { cardName: '', cardNumber: '', cardExpiry: '', cardCVC: '' } as const;

/** What may be kept of a form: everything but the card. */
export type CheckoutDraft = Omit<CheckoutForm, keyof typeof CARD_FIELDS>;

export function withoutCard(form: CheckoutForm): CheckoutForm {
  return { ...form, ...CARD_FIELDS };
}

export function draftOf(form: CheckoutForm): CheckoutDraft {
  const { cardName: _name, cardNumber: _number, cardExpiry: _expiry, cardCVC: _code, ...draft } = form;
  return draft;
}

/** A kept draft, of which nothing is certain: what is missing or not of its kind starts as usual. */
export function readDraft(kept: unknown): CheckoutForm {
  if (typeof kept !== 'object' || kept === null) return EMPTY_CHECKOUT;
  const values = new Map<string, unknown>(Object.entries(kept));
  const usable = Object.entries(EMPTY_CHECKOUT).flatMap(([field, usual]) => {
    const value = values.get(field);
    return typeof value === typeof usual && isOffered(field, value) ? [[field, value]] : [];
  });
  return withoutCard({ ...EMPTY_CHECKOUT, ...Object.fromEntries(usable) });
}

function isOffered(field: string, value: unknown): boolean {
  return CHOICES.get(field)?.some((choice) => choice === value) ?? true;
}
