import catalogue from '#tests/fixtures/catalogue/products.json' with { type: 'json' };
import ranges from '#tests/fixtures/catalogue/categories.json' with { type: 'json' };

// The fixture catalogue from which the journeys' site is built.

export type Goods = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly image: string;
  readonly images: readonly string[];
  readonly description: string;
  readonly specifications: readonly string[];
  /** In whole cents. */
  readonly price: number;
  readonly soldQuantity: number;
  readonly availableQuantity: number;
  readonly isBestSeller: boolean;
  readonly isOnSale: boolean;
  readonly soldOut: boolean;
};

export const GOODS: readonly Goods[] = catalogue.products.map((product) => ({
  id: product.id,
  title: product.title,
  brand: product.brand,
  category: product.category,
  image: product.image,
  images: product.images,
  description: product.description,
  specifications: Object.values(product.specifications),
  price: Math.round(product.price * 100),
  soldQuantity: product.soldQuantity,
  availableQuantity: product.availableQuantity,
  isBestSeller: product.isBestSeller,
  isOnSale: product.isOnSale,
  soldOut: product.isSoldOut || !product.isAvailable || product.availableQuantity === 0,
}));

export const SLUGS: readonly string[] = ranges.categories.map(({ slug }) => slug);

/** @throws Error when the catalogue has no such product. */
export function goods(id: string): Goods {
  const found = GOODS.find((product) => product.id === id);
  if (!found) throw new Error(`The catalogue has no product ${id}.`);
  return found;
}

export function goodsIn(slug: string): readonly Goods[] {
  return GOODS.filter(({ category }) => category === slug);
}

/** Products that the journeys need, by what is special about them. */
export const INTERCOM = goods('1');
export const RADIO = goods('11');
export const SOLD_OUT = goods('20');
export const PLUG = goods('31');
export const NEW_AND_HOT = goods('45');
export const THERMAL_CAMERA = goods('47');
/** Two in stock. */
export const MARINE_CAMERA = goods('49');
export const HUB = goods('64');
