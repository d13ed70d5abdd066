import * as v from 'valibot';
import { isDay } from '#app/lib/day.ts';
import { MAX_PRICE } from '#app/lib/money.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#app/lib/quantity.ts';
import { cutDetails, readDetails } from './model/quote-details.ts';
import { findRecord, type QuoteRecord } from './model/quote-record.ts';
import { SHOP_URL } from '#app/base-path.ts';
import type { UnreadableQuote } from './texts.ts';

export type ReadQuote =
  | { readonly kind: 'read'; readonly record: QuoteRecord }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableQuote };

/** A quote with a thousand lines and pictures is smaller. */
const MAX_FILE_BYTES = 20_000_000;
const MAX_LINES = 1000;

// The id becomes part of a link, which cannot contain a lone surrogate.
const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.check((text) => text.isWellFormed()),
);
const quantity = v.pipe(v.number(), v.integer(), v.minValue(MIN_QUANTITY), v.maxValue(MAX_QUANTITY));
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PRICE));
const title = v.pipe(v.string(), v.maxLength(1000));

const line = v.union([
  v.pipe(
    v.strictTuple([id, quantity, price]),
    v.transform(([id, quantity, price]) => ({ id, quantity, price })),
  ),
  v.pipe(
    v.strictTuple([id, quantity, price, title]),
    v.transform(([id, quantity, price, title]) => ({ id, quantity, price, title })),
  ),
]);

const recordOfAnyShop = v.object({ shop: v.string() });

const record = v.object({
  shop: v.literal(SHOP_URL),
  day: v.pipe(v.string(), v.check(isDay)),
  details: v.pipe(
    v.looseObject({}),
    v.transform((details) => cutDetails(readDetails(details))),
  ),
  lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(MAX_LINES)),
  total: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

const unreadable = (reason: UnreadableQuote): ReadQuote => ({ kind: 'unreadable', reason });

/** Reads the quote in a text, such as the fragment of an address. Undefined if the text has none. */
export function readQuoteText(text: string): ReadQuote | undefined {
  const found = findRecord(text);
  switch (found.kind) {
    case 'absent':
      return undefined;
    case 'damaged':
      return unreadable('damaged');
    case 'found':
      return readRecord(found.value);
  }
}

function readRecord(value: unknown): ReadQuote {
  const { success, output } = v.safeParse(record, value);
  if (success) return { kind: 'read', record: withoutRepeatedLines(output) };
  const isOfOtherShop = v.is(recordOfAnyShop, value) && value.shop !== SHOP_URL;
  return unreadable(isOfOtherShop ? 'other-shop' : 'damaged');
}

/** The shop writes one line per product. Of repeated lines, the first counts. */
function withoutRepeatedLines(record: QuoteRecord): QuoteRecord {
  const linesById = Map.groupBy(record.lines, ({ id }) => id);
  return { ...record, lines: Array.from(linesById.values()).flatMap(([first]) => first ?? []) };
}

export async function readQuoteFile(file: Blob): Promise<ReadQuote> {
  if (file.size > MAX_FILE_BYTES) return unreadable('too-large');
  try {
    // Browsers decode `latin1` as Windows-1252, which has a character for each byte.
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    // A PDF may have other bytes before its header.
    if (!text.slice(0, 1024).includes('%PDF-')) return unreadable('no-pdf');
    return readQuoteText(text) ?? unreadable('no-quote');
  } catch {
    return unreadable('unreadable');
  }
}
