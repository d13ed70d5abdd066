import type { Cents } from '#app/lib/money.ts';
import type { Quote } from './quote.ts';
import { DETAILS_FIELDS, type QuoteDetails } from './quote-details.ts';
import { hasRates } from '#app/shop-data.ts';
import { cartLinkPath } from '#app/cart/model/cart-link.ts';

export type QuoteRecord = {
  readonly shop: string;
  readonly day: string;
  readonly details: QuoteDetails;
  readonly lines: readonly RecordedLine[];
  /** What was quoted, where the shipping depends on more than the lines; else it follows from them. */
  readonly total?: Cents;
};

export type RecordedLine = {
  readonly id: string;
  readonly quantity: number;
  readonly price: Cents;
  /** Needed if the product is no longer sold. Links leave it out to stay short. */
  readonly title?: string;
};

/** The beginning of the recorded text. Its number is raised when the format changes in a way that older versions of the shop cannot read. */
export const RECORD_PREFIX = 'watchpost-quote-1.';

/** The record as a text of letters, digits, `-`, `_` and `.`. Only the details that are filled in are part of it. */
export function writeRecord(quote: Quote, shop: string, { titles }: { readonly titles: boolean }): string {
  const filled = DETAILS_FIELDS.filter((field) => quote[field].trim() !== '');
  const record = {
    shop,
    day: quote.day,
    ...(hasRates && { total: quote.summary.total }),
    details: Object.fromEntries(filled.map((field) => [field, quote[field]])),
    lines: quote.lines.map(({ id, quantity, price, title }) =>
      titles ? [id, quantity, price, title] : [id, quantity, price],
    ),
  };
  return RECORD_PREFIX + toBase64Url(JSON.stringify(record));
}

type RecordText =
  | { readonly kind: 'found'; readonly value: unknown }
  | { readonly kind: 'absent' }
  | { readonly kind: 'damaged' };

const RECORDED = new RegExp(String.raw`${RECORD_PREFIX.replaceAll('.', String.raw`\.`)}([\w-]*)`, 'g');

/** Finds a record in a text, such as the fragment of an address or the bytes of a PDF read as Latin-1. */
export function findRecord(text: string): RecordText {
  const records = [...text.matchAll(RECORDED)].map(([, encoded = '']) => encoded);
  if (records.length === 0) return { kind: 'absent' };
  // A PDF also contains the record of its link, which is shorter.
  const encoded = records.reduce((longest, other) => (other.length > longest.length ? other : longest));
  try {
    const value: unknown = JSON.parse(fromBase64Url(encoded));
    return { kind: 'found', value };
  } catch {
    return { kind: 'damaged' };
  }
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws Error if the text is not the base64url form of UTF-8. */
function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * The address that opens the quote again. The fragment holds the record, because browsers do not send it to the server. An
 * address that has lost its fragment still names the products.
 */
export function quoteLinkPath(quote: Quote, shop: string): string {
  return `${cartLinkPath(quote.lines, '/quote')}#${writeRecord(quote, shop, { titles: false })}`;
}
