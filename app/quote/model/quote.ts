import { type LineItem, type OrderSummary, summaryOf } from '#app/cart/model/cart.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { DEFAULT_VALIDITY_DAYS, parseValidityDays, type QuoteDetails } from './quote-details.ts';
import type { LinkedItem } from '#app/cart/model/cart-link.ts';
import type { Cents } from '#app/lib/money.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { type CapReason, capReason, MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import type { RecordedLine } from './quote-record.ts';

/** Brand and model are empty if they are unknown. */
export type QuoteLine = Pick<LineItem, 'id' | 'title' | 'image' | 'price' | 'quantity' | 'grams'> & {
  readonly brand: string;
  readonly model: string;
  /** Why no order can hold the quantity; absent if one can. */
  readonly beyond?: CapReason['kind'];
};

export type Quote = QuoteDetails & {
  /** The ISO dates of the first and the last day on which the quote is valid. */
  readonly day: string;
  readonly lastDay: string;
  readonly lines: readonly QuoteLine[];
  readonly summary: OrderSummary;
};

/** Many shops have none, such as one for clothes. */
export const hasModels = ({ lines }: Pick<Quote, 'lines'>): boolean =>
  lines.some(({ model }) => model !== '');

/** Prices and quantities are those of `items`, whatever an order can hold, so that a quote of the cart has the total of the cart. */
export function quoteLines(
  items: readonly LineItem[],
  offers: ReadonlyMap<string, CatalogueProduct>,
): readonly QuoteLine[] {
  return items.map((item) => {
    const { id, title, image, price, quantity, grams } = item;
    const { brand = '', model = '' } = offers.get(id) ?? {};
    const beyond = quantity > quantityCap(item) && capReason(item).kind;
    return {
      id,
      title,
      image,
      price,
      quantity,
      brand,
      model,
      ...(beyond && { beyond }),
      ...(grams !== undefined && { grams }),
    };
  });
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** The last day on which a quote of `day`, an ISO date, is valid. An invalid number of days counts as the default. */
export function lastValidDay({ validityDays }: Pick<QuoteDetails, 'validityDays'>, day: string): string {
  const days = parseValidityDays(validityDays) ?? DEFAULT_VALIDITY_DAYS;
  return new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** @param country the code of the country that the shipping is for; by default the first of the shop */
export function quoteOf(
  details: QuoteDetails,
  lines: readonly QuoteLine[],
  day: string,
  country?: string,
): Quote {
  return { ...details, day, lastDay: lastValidDay(details, day), lines, summary: summaryOf(lines, country) };
}

/** A difference between a quoted line and the current catalogue. `app/quote/texts.ts` has the words for each. */
export type LineChange =
  | { readonly kind: 'price'; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'quantity'; readonly available: number }
  /** The quote had it, too: a quote takes more than an order. */
  | { readonly kind: 'above-limit' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'no-longer-sold' };

export type ReviewedLine = RecordedLine & {
  /** The current title, else the quoted one. Absent if neither is known. */
  readonly title?: string;
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
    else if (cap < line.quantity) {
      const isStock = capReason(offer).kind === 'stock';
      changes.push(isStock ? { kind: 'quantity', available: cap } : { kind: 'above-limit' });
    }
    return { ...line, title: offer.title, orderable: Math.min(line.quantity, cap), changes };
  });
}

/** Whether the catalogue has changed since the quote was made. */
export const isChanged = ({ changes }: ReviewedLine): boolean =>
  changes.some(({ kind }) => kind !== 'above-limit');

export function orderableItems(lines: readonly ReviewedLine[]): readonly LinkedItem[] {
  return lines
    .filter(({ orderable }) => orderable >= MIN_QUANTITY)
    .map(({ id, orderable }) => ({ id, quantity: orderable }));
}
