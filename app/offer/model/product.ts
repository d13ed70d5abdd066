import { type Cents, isPrice } from '#app/lib/money.ts';
import type { Family, Versions } from './family.ts';
import { isCount, isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';

/**
 * The counts of an offer, each with its smallest value. They are absent if unknown. Files, storage and requests carry every
 * count that is named here.
 */
export const COUNTS = [
  /** Units in stock. */
  ['availableQuantity', 0],
  /** The maximum quantity per cart; without it the shop's default applies. */
  ['maxQuantity', 1],
  /** What one piece weighs, where the shipping depends on it. */
  ['grams', 1],
] as const;

type CountName = (typeof COUNTS)[number][0];
type Counts = { readonly [Name in CountName]?: number };

/** The counts that `read` knows, by name and smallest value. */
export function readCounts(read: (name: CountName, min: number) => number | undefined): Counts {
  return Object.fromEntries(
    COUNTS.flatMap(([name, min]) => {
      const count = read(name, min);
      return count === undefined ? [] : [[name, count]];
    }),
  );
}

/** The fields of a product that carts, wishlists, lists, comparisons and quotes use. */
export type Offer = Counts & {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly price: Cents;
  /** The price before the discount. Present only if it is higher than `price`. */
  readonly originalPrice?: Cents;
  /** True if the product cannot be ordered: marked as sold out, not available, or no units left. */
  readonly soldOut: boolean;
};

export type Specification = readonly [label: string, value: string];

export type ProductSummary = Offer & {
  readonly brand: string;
  readonly category: string;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly isBestSeller: boolean;
  readonly isOnSale: boolean;
  readonly soldQuantity: number;
  /** Shown while the pointer is over the card; absent if the product has only one picture. */
  readonly otherImage?: string;
  readonly highlights: readonly string[];
  /** What the product's card shows, see `cardFigures`; absent if it shows none. */
  readonly keyFigures?: readonly Specification[];
  /** Present if a buyer can choose between versions of the product. */
  readonly family?: Pick<Family, 'id' | 'title' | 'options'>;
  /** Present if the card stands for several versions. */
  readonly versions?: Versions;
};

export const CONDITIONS = ['new', 'refurbished', 'used'] as const;
export type Condition = (typeof CONDITIONS)[number];

export type Product = ProductSummary & {
  readonly isFeatured: boolean;
  readonly images: readonly string[];
  readonly rating: number;
  readonly description: string;
  readonly applications: readonly string[];
  /** Also the specification `GTIN`. */
  readonly gtin?: string;
  /** A number and `g`, `kg`, `oz` or `lb`. */
  readonly weight?: string;
  /** New if absent. */
  readonly condition?: Condition;
  /** The id of its family, for feeds. */
  readonly itemGroup?: string;
  /** Absent if nothing tells the versions apart. */
  readonly family?: Family;
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

export function isProductSummary(value: unknown): value is ProductSummary {
  if (!isRecord(value)) return false;
  const { brand, category, otherImage = '', soldQuantity, highlights, keyFigures = [] } = value;
  const { family = {}, versions = {} } = value;
  const { isNew, isHot, isBestSeller, isOnSale } = value;
  return (
    isOffer(value) &&
    [brand, category, otherImage].every(isString) &&
    isNumber(soldQuantity) &&
    [isNew, isHot, isBestSeller, isOnSale].every((flag) => typeof flag === 'boolean') &&
    isListOf(isString)(highlights) &&
    isListOf(isSpecification)(keyFigures) &&
    [family, versions].every(isRecord)
  );
}

export function isOffer(value: unknown): value is Offer {
  if (!isRecord(value)) return false;
  const { id, title, image, price, originalPrice = 0 } = value;
  return (
    [id, title].every(isShownText) &&
    isString(image) &&
    [price, originalPrice].every(isPrice) &&
    COUNTS.every(([name, min]) => value[name] === undefined || isCount(value[name], min)) &&
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

export const MAX_KEY_FIGURES = 5;

/** Specifications that do not help to choose between products. */
const EXCLUDED_LABELS = new Set([
  'Model',
  'Item number',
  'GTIN',
  'Series',
  'Manufacturer',
  'Origin',
  'Colour',
  'Warranty',
]);

/**
 * The specifications shown at the top of a product's page: those listed in its category's
 * `keySpecifications`, then the others except `EXCLUDED_LABELS` in the order of the data sheet; at most
 * `MAX_KEY_FIGURES`.
 */
export function keyFigures(
  { specifications }: Pick<Product, 'specifications'>,
  keySpecifications: readonly string[],
): readonly Specification[] {
  const values = new Map(Object.entries(specifications));
  const otherLabels = [...values.keys()].filter((label) => !EXCLUDED_LABELS.has(label));
  return [...new Set([...keySpecifications, ...otherLabels])]
    .map((label) => [label, values.get(label)?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .slice(0, MAX_KEY_FIGURES);
}

const MAX_CARD_SPECIFICATIONS = 3;

/**
 * Of the specifications that buyers of a category compare, those that most of its products state, so that their cards show the
 * same ones in the same order. A category without `keySpecifications` has all labels of its products.
 */
export function cardSpecifications(
  products: readonly Pick<Product, 'specifications'>[],
  keySpecifications: readonly string[],
): readonly string[] {
  const counts = new Map(keySpecifications.map((label) => [label, 0]));
  for (const { specifications } of products) {
    for (const [label, value] of Object.entries(specifications)) {
      const isCandidate = keySpecifications.length > 0 ? counts.has(label) : !EXCLUDED_LABELS.has(label);
      if (isCandidate && value.trim() !== '') counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_CARD_SPECIFICATIONS)
    .map(([label]) => label);
}

/** What a card shows. The value is empty if the product does not state it. */
export function cardFigures(
  { specifications }: Pick<Product, 'specifications'>,
  labels: readonly string[],
): readonly Specification[] {
  const values = new Map(Object.entries(specifications));
  return labels.map((label) => [label, values.get(label)?.trim() ?? '']);
}

/** Matches a model number, a measure or a word with one letter before a hyphen: `DS-2CD2387G2-LU`, `16-Channel`, `HCP-E`, `4 MP`, `T-Shirt`. */
const UNBREAKABLE =
  /(\S*\d\S*-\S*|\S*-\S*\d\S*|\b[A-Z]+-[A-Z]+\b|\bT-Shirts?\b|\b[A-Z]-[a-z]+\b|\b\d+ (?:MP|in)\b)/;

/**
 * Splits a title or description into plain text (at even indexes) and model numbers and measures (at odd indexes), which
 * should not be broken across lines. Joining the parts gives the text.
 */
export function textParts(text: string): readonly string[] {
  return text.split(UNBREAKABLE);
}
