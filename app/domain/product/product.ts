import type { Cents } from '#app/domain/money.ts';

/** What the cart needs to know to sell a product, and to refresh a line that was kept. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly price: Cents;
  /** The price before the discount; only where it is higher than `price`. */
  readonly originalPrice?: Cents;
  /** Nothing can be sold: marked sold out, not available, or none left. */
  readonly soldOut: boolean;
  /** Pieces in stock; absent where unknown. */
  readonly availableQuantity?: number;
  /** The most that one cart may hold; absent → the shop's default. */
  readonly maxQuantity?: number;
};

/** One line of a data sheet. */
export type Specification = readonly [label: string, value: string];

/** What a card or a listing shows and filters by. */
export type ProductSummary = Offer & {
  readonly brand: string;
  /** The slug of its category. */
  readonly category: string;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly isBestSeller: boolean;
  readonly isOnSale: boolean;
  readonly soldQuantity: number;
  /** It from another side; absent where there is only one picture. */
  readonly otherImage?: string;
  /** The first few selling points, a short line each. */
  readonly highlights: readonly string[];
  /** The first few specifications that decide; absent where cards only lead to the product. */
  readonly figures?: readonly Specification[];
};

/** All that the shop knows about a product. `images` starts with `image`. */
export type Product = ProductSummary & {
  readonly isFeatured: boolean;
  readonly images: readonly string[];
  readonly rating: number;
  readonly description: string;
  readonly applications: readonly string[];
  /** Label → value, in the order in which a data sheet lists them. */
  readonly specifications: Readonly<Record<string, string>>;
};

/** By how many per cent the price is below the original one, to the nearest whole; 0 where it is not. */
export function discountPercent(product: Pick<ProductSummary, 'price' | 'originalPrice'>): number {
  const { price, originalPrice } = product;
  return originalPrice === undefined || originalPrice <= price
    ? 0
    : Math.round(((originalPrice - price) / originalPrice) * 100);
}
