import { type CheckoutValues, COUNTRIES, EMPTY_CHECKOUT, PAYMENT_METHODS } from './checkout-form.ts';

const EMPTY_CARD = { cardName: '', cardNumber: '', cardExpiry: '', cardCVC: '' } as const;

/** The values that may be stored: all except the card details. */
export type CheckoutDraft = Omit<CheckoutValues, keyof typeof EMPTY_CARD>;

export const EMPTY_DRAFT = toDraft(EMPTY_CHECKOUT);

export function toDraft(values: CheckoutValues): CheckoutDraft {
  const { cardName: _name, cardNumber: _number, cardExpiry: _expiry, cardCVC: _code, ...draft } = values;
  return draft;
}

/** The form's values from a draft, with empty card details. */
export function fromDraft(draft: CheckoutDraft): CheckoutValues {
  return { ...draft, ...EMPTY_CARD };
}

const CHOICES = new Map<string, readonly string[]>([
  ['country', COUNTRIES.map(({ code }) => code)],
  ['paymentMethod', PAYMENT_METHODS],
]);

/** Reads a stored draft. Fields that are missing or invalid get their initial value. */
export function readDraft(stored: unknown): CheckoutDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT;
  const values = new Map<string, unknown>(Object.entries(stored));
  const validFields = Object.entries(EMPTY_DRAFT).flatMap(([field, initial]) => {
    const value = values.get(field);
    return typeof value === typeof initial && isAllowedChoice(field, value) ? [[field, value]] : [];
  });
  return { ...EMPTY_DRAFT, ...Object.fromEntries(validFields) };
}

function isAllowedChoice(field: string, value: unknown): boolean {
  return CHOICES.get(field)?.some((choice) => choice === value) ?? true;
}
