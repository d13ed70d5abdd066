import { type LineItem, lineItem, lineTotal, type OrderSummary, orderSummary } from '#app/cart/model/cart.ts';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import { DEFAULT_VALIDITY_DAYS, parseValidityDays, validUntil } from './quote-dates.ts';
import type { QuoteDetails } from './quote-details.ts';
import type { LinkedItem } from '#app/cart/model/cart-link.ts';
import type { Offer } from '#app/product/model/product.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';

/** Brand and model are empty if they are unknown. */
export type QuoteLine = Pick<LineItem, 'id' | 'title' | 'image' | 'price' | 'quantity'> & {
  readonly brand: string;
  readonly model: string;
};

export type Quote = QuoteDetails & {
  /** The ISO dates of the first and the last day on which the quote is valid. */
  readonly day: string;
  readonly lastDay: string;
  readonly lines: readonly QuoteLine[];
  readonly summary: OrderSummary;
};

/** Prices and quantities are those of `items`, so that a quote of the cart has the total of the cart. */
export function quoteLines(
  items: readonly LineItem[],
  offers: ReadonlyMap<string, CatalogueOffer>,
): readonly QuoteLine[] {
  return items.map(({ id, title, image, price, quantity }) => {
    const offer = offers.get(id);
    return { id, title, image, price, quantity, brand: offer?.brand ?? '', model: offer?.model ?? '' };
  });
}

/** The last day on which a quote of `day`, an ISO date, is valid. An invalid number of days counts as the default. */
export function lastValidDay({ validityDays }: Pick<QuoteDetails, 'validityDays'>, day: string): string {
  return validUntil(day, parseValidityDays(validityDays) ?? DEFAULT_VALIDITY_DAYS);
}

/** `day` is an ISO date. */
export function quoteOf(details: QuoteDetails, lines: readonly QuoteLine[], day: string): Quote {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return { ...details, day, lastDay: lastValidDay(details, day), lines, summary: orderSummary(subtotal) };
}

/** How the quote differs from what its link asks for. `app/quote/texts.ts` has the sentence for each. */
export type LinkedProblem =
  | { readonly kind: 'unknown'; readonly id: string }
  | { readonly kind: 'sold-out'; readonly title: string }
  | { readonly kind: 'quantity-lowered'; readonly title: string; readonly quantity: number };

/**
 * Cart lines, with current prices, for the products that a link asks for. Quantities above the cap are lowered to it;
 * unknown and sold-out products are left out.
 */
export function linkedLines(
  items: readonly LinkedItem[],
  offers: ReadonlyMap<string, Offer>,
): { readonly lines: readonly LineItem[]; readonly problems: readonly LinkedProblem[] } {
  const lines: LineItem[] = [];
  const problems: LinkedProblem[] = [];
  for (const { id, quantity } of items) {
    const offer = offers.get(id);
    if (!offer) {
      problems.push({ kind: 'unknown', id });
      continue;
    }
    const { title } = offer;
    const cap = quantityCap(offer);
    if (cap < MIN_QUANTITY) {
      problems.push({ kind: 'sold-out', title });
      continue;
    }
    if (quantity > cap) problems.push({ kind: 'quantity-lowered', title, quantity: cap });
    lines.push(lineItem(offer, Math.min(quantity, cap)));
  }
  return { lines, problems };
}
