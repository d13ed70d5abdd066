import { discountPercent, type Offer, type Product, type ProductSummary } from './product.ts';
import { isInStock } from './stock-status.ts';

export const LIST_SIZE = 8;
export const RELATED_SIZE = 4;
const MORE_DEALS_SIZE = 4;

type Featurable = Pick<Product, 'isFeatured'>;

export function featured<P extends Featurable>(products: readonly P[], size = LIST_SIZE): readonly P[] {
  return products.filter((product) => product.isFeatured).slice(0, size);
}

export function newArrivals<P extends ProductSummary>(
  products: readonly P[],
  size = LIST_SIZE,
): readonly P[] {
  return products.filter((product) => product.isNew).slice(0, size);
}

/** Most sold first. */
export function bestSellers<P extends ProductSummary>(
  products: readonly P[],
  size = LIST_SIZE,
): readonly P[] {
  return products
    .filter((product) => product.isBestSeller)
    .toSorted((a, b) => b.soldQuantity - a.soldQuantity)
    .slice(0, size);
}

export function onSale<P extends ProductSummary>(products: readonly P[], size = LIST_SIZE): readonly P[] {
  return products.filter((product) => product.isOnSale).slice(0, size);
}

export function dealOfTheDay<P extends ProductSummary>(products: readonly P[]): P | undefined {
  return products.find((product) => product.isOnSale && discountPercent(product) > 0) ?? products[0];
}

/** The smaller cards beside the deal: what can be bought, on sale first, then featured. */
export function moreDeals<P extends ProductSummary & Featurable>(
  products: readonly P[],
  deal: Pick<Offer, 'id'>,
  size = MORE_DEALS_SIZE,
): readonly P[] {
  const others = products.filter((product) => product.id !== deal.id && isInStock(product));
  const featuredOnly = others.filter((product) => product.isFeatured && !product.isOnSale);
  return [...others.filter((product) => product.isOnSale), ...featuredOnly].slice(0, size);
}

/** Alternatives: others of the same category, the nearest in price first. */
export function relatedProducts<P extends ProductSummary>(
  products: readonly P[],
  product: Pick<ProductSummary, 'id' | 'category' | 'price'>,
  size = RELATED_SIZE,
): readonly P[] {
  const distance = ({ price }: P): number => Math.abs(price - product.price);
  return products
    .filter(({ id, category }) => id !== product.id && category === product.category)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, size);
}
