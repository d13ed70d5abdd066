import {
  checked,
  emailRules,
  matches,
  onlyIf,
  phoneRules,
  required,
  type Rules,
} from '#app/lib/validation.ts';
import { countries, stateLabel } from '#app/shop-data.ts';
import { isCardNumber, isExpiry, isSecurityCode } from './payment-card.ts';

/** The countries on offer, with their ISO 3166-1 codes. Forms, drafts and orders contain the name. */
export const COUNTRIES = countries;
export const COUNTRY_NAMES: readonly string[] = COUNTRIES.map(({ name }) => name);

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

export const EMPTY_CHECKOUT = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: COUNTRY_NAMES[0] ?? '',
  /** One of `PAYMENT_METHODS`. Empty in a new draft; the form then starts with the first method on offer. */
  paymentMethod: '',
  purchaseOrder: '',
  /** Only people of a firm are asked for it. */
  costCentre: '',
  cardName: '',
  cardNumber: '',
  cardExpiry: '',
  cardCVC: '',
  savePaymentInfo: false,
  agreeToTerms: false,
};

export type CheckoutValues = Readonly<typeof EMPTY_CHECKOUT>;

export function usesCardForm({ paymentMethod }: Pick<CheckoutValues, 'paymentMethod'>): boolean {
  return paymentMethod === 'credit';
}

export const CHECKOUT_RULES: Rules<CheckoutValues> = {
  firstName: [required()],
  lastName: [required()],
  email: emailRules,
  phone: phoneRules,
  address: [required()],
  city: [required()],
  state: stateLabel === undefined ? [] : [required()],
  zipCode: [required()],
  country: [required()],
  purchaseOrder: onlyIf(
    ({ paymentMethod }: CheckoutValues) => paymentMethod === 'purchase-order',
    [required()],
  ),
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

const EMPTY_CARD = { cardName: '', cardNumber: '', cardExpiry: '', cardCVC: '' } as const;

/** The values that may be stored: all except the card details. */
type CheckoutDraft = Omit<CheckoutValues, keyof typeof EMPTY_CARD>;

export const EMPTY_CHECKOUT_DRAFT = toDraft(EMPTY_CHECKOUT);

export function toDraft(values: CheckoutValues): CheckoutDraft {
  const { cardName: _name, cardNumber: _number, cardExpiry: _expiry, cardCVC: _code, ...draft } = values;
  return draft;
}

export function fromDraft(draft: CheckoutDraft): CheckoutValues {
  return { ...draft, ...EMPTY_CARD };
}

const CHOICES = new Map<string, readonly string[]>([
  ['country', COUNTRY_NAMES],
  ['paymentMethod', PAYMENT_METHODS],
]);

/**
 * Reads a stored draft. Fields that are missing or invalid get their initial value. Drafts of earlier versions of the shop have the
 * code of the country.
 */
export function readDraft(stored: unknown): CheckoutDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_CHECKOUT_DRAFT;
  const values = new Map<string, unknown>(Object.entries(stored));
  const country = values.get('country');
  if (typeof country === 'string') values.set('country', countryName(country));
  const validFields = Object.entries(EMPTY_CHECKOUT_DRAFT).flatMap(([field, initial]) => {
    const value = values.get(field);
    return typeof value === typeof initial && isAllowedChoice(field, value) ? [[field, value]] : [];
  });
  return { ...EMPTY_CHECKOUT_DRAFT, ...Object.fromEntries(validFields) };
}

function isAllowedChoice(field: string, value: unknown): boolean {
  return CHOICES.get(field)?.some((choice) => choice === value) ?? true;
}
