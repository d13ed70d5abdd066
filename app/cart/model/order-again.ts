import type { Cents } from '#app/lib/money.ts';
import type { Offer } from '#app/offer/model/product.ts';
import type { AddedLines } from './cart.ts';

/** What is different from an order if its products are ordered again. `title` is that of the order. */
export type ChangedLine = { readonly title: string } & (
  | { readonly kind: 'gone' | 'sold-out' }
  | { readonly kind: 'fewer'; readonly added: number; readonly wanted: number }
  | { readonly kind: 'renamed'; readonly now: string }
  | { readonly kind: 'price'; readonly from: Cents; readonly to: Cents }
);

type OrderedLine = {
  readonly productId: string;
  readonly title: string;
  readonly price: Cents;
  readonly quantity: number;
};

/** Compares an order with what was put into the cart. Nothing takes the place of a product that is not sold any more. */
export function changesSince(
  ordered: readonly OrderedLine[],
  offers: ReadonlyMap<string, Offer>,
  { added }: Pick<AddedLines, 'added'>,
): readonly ChangedLine[] {
  return ordered.flatMap(({ productId, title, price, quantity }): readonly ChangedLine[] => {
    const offer = offers.get(productId);
    if (!offer) return [{ kind: 'gone', title }];
    if (offer.soldOut) return [{ kind: 'sold-out', title }];
    const units = added.find(({ id }) => id === productId)?.quantity ?? 0;
    return [
      ...(offer.title === title ? [] : [{ kind: 'renamed', title, now: offer.title } as const]),
      ...(offer.price === price ? [] : [{ kind: 'price', title, from: price, to: offer.price } as const]),
      ...(units < quantity ? [{ kind: 'fewer', title, added: units, wanted: quantity } as const] : []),
    ];
  });
}
