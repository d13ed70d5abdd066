import { hasFamilies, joinVersions } from '#app/offer/model/family.ts';
import { discountPercent, type Product, type ProductSummary } from '#app/offer/model/product.ts';
import { isInStock } from '#app/offer/model/offer.ts';

export const LIST_SIZE = 8;
export const RELATED_SIZE = 4;
export const MORE_DEALS_SIZE = 4;

/** A list shows each family once. */
const joined: typeof joinVersions = (products, all) => (hasFamilies ? joinVersions(products, all) : products);

/** A version that is marked opens from a card for all versions. If it is sold out, another one of them does. */
function marked<P extends ProductSummary>(
  products: readonly P[],
  isMarked: (product: P) => boolean,
): readonly P[] {
  const found = products.filter(isMarked);
  const orderable = new Set(found.filter(isInStock).map(({ family }) => family?.id));
  const soldOut = new Set(found.flatMap(({ family }) => family?.id ?? []).filter((id) => !orderable.has(id)));
  const isInstead = (product: P) => soldOut.has(product.family?.id ?? '') && isInStock(product);
  return joined(
    products.filter((product) => isMarked(product) || isInstead(product)),
    products,
  );
}

type Relative = Pick<ProductSummary, 'id' | 'family'>;

/** Neither the same product nor another version of it. */
const isApartFrom = (product: Relative, other: Relative) =>
  other.id !== product.id && (other.family === undefined || other.family.id !== product.family?.id);

type Featurable = Pick<Product, 'isFeatured'>;

/** The flags by which the tabs of a carousel filter, in their order. */
export const TAB_FLAGS = ['isNew', 'isHot', 'isBestSeller', 'isOnSale'] as const;

export type TabFlag = (typeof TAB_FLAGS)[number];

/** The first products, of a tab if a flag is given. */
export function inTab<P extends ProductSummary>(products: readonly P[], flag?: TabFlag): readonly P[] {
  return joined(products.filter((product) => flag === undefined || product[flag])).slice(0, LIST_SIZE);
}

/** The featured products that one of the tabs shows: the first eight, and the first eight of each flag. */
export function featured<P extends ProductSummary & Featurable>(products: readonly P[]): readonly P[] {
  const all = marked(products, (product) => product.isFeatured);
  const shown = new Set([undefined, ...TAB_FLAGS].flatMap((flag) => inTab(all, flag)));
  return all.filter((product) => shown.has(product));
}

export function newArrivals<P extends ProductSummary>(products: readonly P[]): readonly P[] {
  return marked(products, (product) => product.isNew).slice(0, LIST_SIZE);
}

export function bestSellers<P extends ProductSummary>(products: readonly P[]): readonly P[] {
  return marked(products, (product) => product.isBestSeller)
    .toSorted((a, b) => b.soldQuantity - a.soldQuantity)
    .slice(0, LIST_SIZE);
}

export function onSale<P extends ProductSummary>(products: readonly P[]): readonly P[] {
  return marked(products, (product) => product.isOnSale).slice(0, LIST_SIZE);
}

/** Undefined if no product on sale is reduced. */
export function dealOfTheDay<P extends ProductSummary>(products: readonly P[]): P | undefined {
  return products.find((product) => product.isOnSale && discountPercent(product) > 0);
}

export function moreDeals<P extends ProductSummary & Featurable>(
  products: readonly P[],
  deal: Relative,
): readonly P[] {
  const others = joined(
    products.filter(
      (product) =>
        (product.isOnSale || product.isFeatured) && isApartFrom(deal, product) && isInStock(product),
    ),
    products,
  );
  return others.toSorted((a, b) => Number(b.isOnSale) - Number(a.isOnSale)).slice(0, MORE_DEALS_SIZE);
}

export function relatedProducts<P extends ProductSummary>(
  products: readonly P[],
  product: Relative & Pick<ProductSummary, 'category' | 'price'>,
): readonly P[] {
  const priceDistance = ({ price }: P): number => Math.abs(price - product.price);
  const nearest: P[] = [];
  // One pass instead of sorting, because a build does this for every product of a category.
  for (const other of joined(products.filter(({ category }) => category === product.category))) {
    if (!isApartFrom(product, other)) continue;
    const index = nearest.findIndex((chosen) => priceDistance(other) < priceDistance(chosen));
    nearest.splice(index === -1 ? nearest.length : index, 0, other);
    if (nearest.length > RELATED_SIZE) nearest.pop();
  }
  return nearest;
}

/**
 * The last day of a product's reduced price, in the time zone of the deals: `2026-12-20`. Undefined if the product is not
 * reduced or not in Deals of The Day, or if the deals have ended.
 */
export function lastDayOfDeal(
  products: readonly Product[],
  deals: { readonly endsAt: string } | undefined,
  product: Product,
  now: Date,
): string | undefined {
  if (!deals || discountPercent(product) === 0 || Date.parse(deals.endsAt) <= now.getTime()) return undefined;
  const deal = dealOfTheDay(products);
  const isDeal = deal && [deal, ...moreDeals(products, deal)].some(({ id }) => id === product.id);
  return isDeal ? deals.endsAt.slice(0, 'yyyy-mm-dd'.length) : undefined;
}
