import { readNumber } from '#app/lib/number-text.ts';
import { cutTo } from '#app/lib/shortened.ts';
import { isRecord, isString } from '#app/lib/type-guards.ts';
import { isEmail, matches, MAX_VALIDITY_DAYS, required, type Rules } from '#app/lib/validation.ts';

/**
 * The greatest length of each field in UTF-16 code units. With these limits, all browsers open the link of a quote. 400 lines of 50
 * characters fit into the other items.
 */
export const MAX_LENGTHS = {
  number: 40,
  customer: 100,
  company: 100,
  poNumber: 40,
  email: 254,
  shipTo: 300,
  /** What the shop does not sell: a line each, without a price. */
  otherItems: 20_000,
  notes: 1000,
  validityDays: 20,
} as const;

type FieldName = keyof typeof MAX_LENGTHS;

export type QuoteDetails = Readonly<Record<FieldName, string>>;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(MAX_LENGTHS, name);
export const DETAILS_FIELDS: readonly FieldName[] = Object.keys(MAX_LENGTHS).filter(isFieldName);

export const DEFAULT_VALIDITY_DAYS = 30;

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

/** The fields that are too long, each with the number of code units that do not fit. */
export function excessLengths(details: QuoteDetails): readonly (readonly [FieldName, number])[] {
  return DETAILS_FIELDS.map((field) => [field, details[field].length - MAX_LENGTHS[field]] as const).filter(
    ([, excess]) => excess > 0,
  );
}

/** Reads a whole number of days from 1 to `MAX_VALIDITY_DAYS`. Returns undefined for other texts. */
export function parseValidityDays(text: string): number | undefined {
  return readNumber(text, { min: 1, max: MAX_VALIDITY_DAYS, isWhole: true }).value;
}

export const DETAILS_RULES: Rules<QuoteDetails> = {
  number: [required()],
  email: [matches((text) => text.trim() === '' || isEmail(text), 'invalid-email')],
  validityDays: [matches((text) => parseValidityDays(text) !== undefined, 'invalid-validity')],
};

/** Reads stored details. Fields that are missing or invalid get their initial value. */
export function readDetails(stored: unknown): QuoteDetails {
  return mapDetails((field) => {
    const value = isRecord(stored) ? stored[field] : undefined;
    return isString(value) ? value.toWellFormed() : EMPTY_DETAILS[field];
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

function mapDetails(value: (field: FieldName) => string): QuoteDetails {
  const details: Record<FieldName, string> = { ...EMPTY_DETAILS };
  for (const field of DETAILS_FIELDS) details[field] = value(field);
  return details;
}

export type NoteOutcome = 'added' | 'already-there' | 'too-long';

/** Adds a line to the notes. Notes that would be too long stay as they are. */
export function addNote(
  details: QuoteDetails,
  note: string,
): { readonly next: QuoteDetails; readonly outcome: NoteOutcome } {
  const lines = details.notes.split('\n').map((line) => line.trim());
  if (lines.includes(note.trim())) return { next: details, outcome: 'already-there' };
  const notes = details.notes.trim() === '' ? note : `${details.notes.trimEnd()}\n${note}`;
  if (notes.length > MAX_LENGTHS.notes) return { next: details, outcome: 'too-long' };
  return { next: { ...details, notes }, outcome: 'added' };
}
