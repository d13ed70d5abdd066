import { cutTo } from '#app/lib/shortened.ts';
import { isEmail, matches, required, type Rules } from '#app/lib/validation.ts';
import { DEFAULT_VALIDITY_DAYS, parseValidityDays } from './quote-dates.ts';

/** What the visitor enters about a quote, keyed by the names of the fields. */
export type QuoteDetails = {
  readonly number: string;
  readonly customer: string;
  readonly company: string;
  readonly poNumber: string;
  readonly email: string;
  readonly shipTo: string;
  /** What the shop does not sell: a line each, without a price. */
  readonly otherItems: string;
  readonly notes: string;
  readonly validityDays: string;
};

/** The number is empty until a quote gets one. */
export const EMPTY_DETAILS: QuoteDetails = {
  number: '',
  customer: '',
  company: '',
  poNumber: '',
  email: '',
  shipTo: '',
  otherItems: '',
  notes: '',
  validityDays: String(DEFAULT_VALIDITY_DAYS),
};

/**
 * The greatest length of each field in UTF-16 code units. With these limits, all browsers open the link of a quote. 400 lines of 50
 * characters fit into the other items.
 */
export const MAX_LENGTHS: Readonly<Record<keyof QuoteDetails, number>> = {
  number: 40,
  customer: 100,
  company: 100,
  poNumber: 40,
  email: 254,
  shipTo: 300,
  otherItems: 20_000,
  notes: 1000,
  validityDays: 20,
};

const FIELDS = [
  'number',
  'customer',
  'company',
  'poNumber',
  'email',
  'shipTo',
  'otherItems',
  'notes',
] as const;

/** The fields that are too long, each with the number of code units that do not fit. */
export function excessLengths(details: QuoteDetails): readonly (readonly [keyof QuoteDetails, number])[] {
  return FIELDS.map((field) => [field, details[field].length - MAX_LENGTHS[field]] as const).filter(
    ([, excess]) => excess > 0,
  );
}

export const DETAILS_RULES: Rules<QuoteDetails> = {
  number: [required()],
  email: [matches((text) => text.trim() === '' || isEmail(text), 'invalid-email')],
  validityDays: [matches((text) => parseValidityDays(text) !== undefined, 'invalid-validity')],
};

/** Reads stored details. Fields that are missing or invalid get their initial value. */
export function readDetails(stored: unknown): QuoteDetails {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DETAILS;
  const values = new Map<string, unknown>(Object.entries(stored));
  return mapDetails((field) => {
    const value = values.get(field);
    return typeof value === 'string' ? value.toWellFormed() : EMPTY_DETAILS[field];
  });
}

/** For details from a link or a file: what the shop writes is never longer. */
export function cutDetails(details: QuoteDetails): QuoteDetails {
  return mapDetails((field) => cutTo(MAX_LENGTHS[field], details[field]));
}

/** Fills in the fields of `entered` that still have their initial value, except the number, with those of another quote. */
export function fillEmptyDetails(entered: QuoteDetails, other: QuoteDetails): QuoteDetails {
  return mapDetails((field) =>
    field !== 'number' && entered[field].trim() === EMPTY_DETAILS[field] ? other[field] : entered[field],
  );
}

function mapDetails(value: (field: keyof QuoteDetails) => string): QuoteDetails {
  return {
    number: value('number'),
    customer: value('customer'),
    company: value('company'),
    poNumber: value('poNumber'),
    email: value('email'),
    shipTo: value('shipTo'),
    otherItems: value('otherItems'),
    notes: value('notes'),
    validityDays: value('validityDays'),
  };
}
