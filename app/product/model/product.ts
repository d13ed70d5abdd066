import { type Cents, isPrice } from '#app/lib/money.ts';
import { isCount, isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';

/** The fields of a product that carts, wishlists, lists, comparisons and quotes use. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly price: Cents;
  /** The price before the discount. Present only if it is higher than `price`. */
  readonly originalPrice?: Cents;
  /** True if the product cannot be ordered: marked as sold out, not available, or no units left. */
  readonly soldOut: boolean;
  /** Units in stock; absent if unknown. */
  readonly availableQuantity?: number;
  /** The maximum quantity per cart; absent for the shop's default. */
  readonly maxQuantity?: number;
};

export type Specification = readonly [label: string, value: string];

/** The fields of a product that cards show and listings filter by. */
export type ProductSummary = Offer & {
  readonly brand: string;
  /** The slug of its category. */
  readonly category: string;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly isBestSeller: boolean;
  readonly isOnSale: boolean;
  readonly soldQuantity: number;
  /** Shown while the pointer is over the card; absent if the product has only one picture. */
  readonly otherImage?: string;
  /** Selling points; one short line each. */
  readonly highlights: readonly string[];
  /** The key figures on the product's card; absent if the card shows none. */
  readonly figures?: readonly Specification[];
};

/** A complete product. `images` starts with `image`. */
export type Product = ProductSummary & {
  readonly isFeatured: boolean;
  readonly images: readonly string[];
  readonly rating: number;
  readonly description: string;
  readonly applications: readonly string[];
  /** Label → value, in the order of the data sheet. */
  readonly specifications: Readonly<Record<string, string>>;
};

/** The discount in whole per cent of the original price; 0 if there is none. */
export function discountPercent(product: Pick<ProductSummary, 'price' | 'originalPrice'>): number {
  const { price, originalPrice } = product;
  return originalPrice === undefined || originalPrice <= price
    ? 0
    : Math.round(((originalPrice - price) / originalPrice) * 100);
}

/** Checks a value from a fetched file. */
export function isProductSummary(value: unknown): value is ProductSummary {
  if (!isRecord(value)) return false;
  const { brand, category, otherImage = '', soldQuantity, highlights, figures = [] } = value;
  const { isNew, isHot, isBestSeller, isOnSale } = value;
  return (
    isOffer(value) &&
    [brand, category, otherImage].every(isString) &&
    isNumber(soldQuantity) &&
    [isNew, isHot, isBestSeller, isOnSale].every((flag) => typeof flag === 'boolean') &&
    isListOf(isString)(highlights) &&
    isListOf(isSpecification)(figures)
  );
}

/** Checks a value from a fetched file. */
export function isOffer(value: unknown): value is Offer {
  if (!isRecord(value)) return false;
  const { id, title, image, price, originalPrice = 0, availableQuantity = 0, maxQuantity = 1 } = value;
  return (
    [id, title].every(isShownText) &&
    isString(image) &&
    [price, originalPrice].every(isPrice) &&
    isCount(availableQuantity) &&
    isCount(maxQuantity, 1) &&
    typeof value['soldOut'] === 'boolean'
  );
}

/** The rule of `readText`, which reads a saved cart: a product that breaks it would be lost from the cart on the next visit. */
function isShownText(value: unknown): boolean {
  return isString(value) && value.trim() !== '' && value.isWellFormed();
}

export function isSpecification(value: unknown): value is Specification {
  return isListOf(isString)(value) && value.length === 2;
}
