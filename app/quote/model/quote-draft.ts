import type { LineItem } from '#app/cart/model/cart.ts';
import { localDay, twoDigits } from '#app/lib/day.ts';
import { isListOf, isRecord, isString } from '#app/lib/type-guards.ts';
import { DETAILS_FIELDS, EMPTY_DETAILS, type QuoteDetails, readDetails } from './quote-details.ts';

type Lines = readonly Pick<LineItem, 'id' | 'quantity' | 'price'>[];

type QuoteDocument = {
  readonly number: string;
  readonly lines: string;
};

export type QuoteDraft = {
  readonly details: QuoteDetails;
  /** The number that was last generated for this quote. If the details have another one, the visitor has typed it. */
  readonly generatedNumber: string;
  readonly documents: readonly QuoteDocument[];
  /** Counts new quotes and restored ones, because the form is rendered anew for each. It is not stored. */
  readonly restarts: number;
};

export const EMPTY_DRAFT: QuoteDraft = {
  details: EMPTY_DETAILS,
  generatedNumber: '',
  documents: [],
  restarts: 0,
};

const MAX_DOCUMENTS = 20;

export function linesKey(lines: Lines): string {
  return JSON.stringify(lines.map(({ id, quantity, price }) => [id, quantity, price]));
}

export function isUsedForOtherLines({ documents }: QuoteDraft, number: string, lines: Lines): boolean {
  const key = linesKey(lines);
  return documents.some((document) => document.number === number.trim() && document.lines !== key);
}

/** Generates a number if there is none, or if the generated one belongs to a document with other lines than these. */
export function withNumber(draft: QuoteDraft, now: Date, lines?: Lines): QuoteDraft {
  const { details, generatedNumber } = draft;
  const number = details.number.trim();
  const isUsed =
    lines !== undefined && number === generatedNumber && isUsedForOtherLines(draft, number, lines);
  return number === '' || isUsed ? withNewNumber(draft, details, now) : draft;
}

export function withDocument(draft: QuoteDraft, number: string, lines: Lines): QuoteDraft {
  const added = { number: number.trim(), lines: linesKey(lines) };
  const others = draft.documents.filter(
    (document) => document.number !== added.number || document.lines !== added.lines,
  );
  return { ...draft, documents: [...others, added].slice(-MAX_DOCUMENTS) };
}

/** Whether nothing has been entered, not even a number, and no document uses the number yet. */
export function isNewQuote({ details, generatedNumber, documents }: QuoteDraft): boolean {
  const { number } = details;
  return (
    number === generatedNumber &&
    documents.every((document) => document.number !== number) &&
    DETAILS_FIELDS.every((field) => field === 'number' || details[field] === EMPTY_DETAILS[field])
  );
}

/** Empty details with a number that neither the current quote nor a document has. */
export function newQuote(draft: QuoteDraft, now: Date): QuoteDraft {
  return { ...withNewNumber(draft, EMPTY_DETAILS, now), restarts: draft.restarts + 1 };
}

/** Brings back an earlier quote. The documents made since then are kept, so that their numbers are not generated again. */
export function withEarlierQuote(draft: QuoteDraft, { details, generatedNumber }: QuoteDraft): QuoteDraft {
  return { ...draft, details, generatedNumber, restarts: draft.restarts + 1 };
}

/** Reads a stored draft. What is missing or invalid gets its initial value. */
export function readDraft(stored: unknown): QuoteDraft {
  const { generatedNumber, documents = [] } = isRecord(stored) ? stored : {};
  return {
    ...EMPTY_DRAFT,
    details: readDetails(stored),
    generatedNumber: isString(generatedNumber) ? generatedNumber : '',
    documents: isListOf(isDocument)(documents)
      ? documents.slice(-MAX_DOCUMENTS).map(({ number, lines }) => ({ number, lines }))
      : [],
  };
}

/** The stored text. The details are at its top level, where earlier versions of the shop had them. */
export function writeDraft({ details, generatedNumber, documents }: QuoteDraft): string {
  return JSON.stringify({ ...details, generatedNumber, documents });
}

function isDocument(value: unknown): value is QuoteDocument {
  return isRecord(value) && isString(value['number']) && isString(value['lines']);
}

function withNewNumber(draft: QuoteDraft, details: QuoteDetails, now: Date): QuoteDraft {
  const taken = new Set([
    draft.details.number.trim(),
    draft.generatedNumber,
    ...draft.documents.map((document) => document.number),
  ]);
  const time = twoDigits(now.getHours()) + twoDigits(now.getMinutes());
  const generatedNumber = firstFree(`Q-${localDay(now).replaceAll('-', '')}-${time}`, taken);
  return { ...draft, details: { ...details, number: generatedNumber }, generatedNumber };
}

/** `Q-20261125-0912`, then `Q-20261125-0912-2` and so on, because several quotes may be made in one minute. */
function firstFree(number: string, taken: ReadonlySet<string>): string {
  if (!taken.has(number)) return number;
  let count = 2;
  while (taken.has(`${number}-${count}`)) count += 1;
  return `${number}-${count}`;
}
