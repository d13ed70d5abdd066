import type { LinkedItem } from '#app/cart/model/cart-link.ts';
import type { Cents } from '#app/lib/money.ts';
import type { Offer } from '#app/product/model/product.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import type { RecordedLine } from './quote-record.ts';

/** A difference between a quoted line and the current catalogue. `app/quote/texts.ts` has the words for each. */
export type LineChange =
  | { readonly kind: 'price'; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'quantity'; readonly available: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'no-longer-sold' };

export type ReviewedLine = RecordedLine & {
  /** The current title, else the quoted one. Absent if neither is known. */
  readonly title?: string;
  /** The quantity that the cart takes now. */
  readonly orderable: number;
  readonly changes: readonly LineChange[];
};

/** What has changed since the quote was made, line by line. `offers` are the current ones, keyed by id. */
export function reviewLines(
  lines: readonly RecordedLine[],
  offers: ReadonlyMap<string, Offer>,
): readonly ReviewedLine[] {
  return lines.map((line) => {
    const offer = offers.get(line.id);
    if (!offer) return { ...line, orderable: 0, changes: [{ kind: 'no-longer-sold' }] };
    const cap = quantityCap(offer);
    const changes: LineChange[] = [];
    if (offer.price !== line.price) changes.push({ kind: 'price', from: line.price, to: offer.price });
    if (cap < MIN_QUANTITY) changes.push({ kind: 'sold-out' });
    else if (cap < line.quantity) changes.push({ kind: 'quantity', available: cap });
    return { ...line, title: offer.title, orderable: Math.min(line.quantity, cap), changes };
  });
}

/** The products and quantities of a reviewed quote that the cart takes now. */
export function orderableItems(lines: readonly ReviewedLine[]): readonly LinkedItem[] {
  return lines
    .filter(({ orderable }) => orderable >= MIN_QUANTITY)
    .map(({ id, orderable }) => ({ id, quantity: orderable }));
}
