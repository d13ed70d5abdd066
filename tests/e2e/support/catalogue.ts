import categoriesFile from '#tests/fixtures/catalogue/categories.json' with { type: 'json' };
import productsFile from '#tests/fixtures/catalogue/products.json' with { type: 'json' };

export type Product = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly image: string;
  readonly images: readonly string[];
  readonly description: string;
  readonly specifications: readonly string[];
  /** In cents. */
  readonly price: number;
  readonly soldQuantity: number;
  readonly availableQuantity: number;
  readonly isBestSeller: boolean;
  readonly isOnSale: boolean;
  readonly soldOut: boolean;
};

/** The products of the fixture catalogue, from which the tested site is built. */
export const PRODUCTS: readonly Product[] = productsFile.products.map((product) => ({
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

export const SLUGS: readonly string[] = categoriesFile.categories.map(({ slug }) => slug);

/** @throws Error if the catalogue has no such product. */
export function productById(id: string): Product {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`The catalogue has no product ${id}.`);
  return product;
}

export function productsIn(slug: string): readonly Product[] {
  return PRODUCTS.filter(({ category }) => category === slug);
}

export const INTERCOM = productById('1');
export const RADIO = productById('11');
export const SOLD_OUT = productById('20');
export const PLUG = productById('31');
export const NEW_AND_HOT = productById('45');
export const THERMAL_CAMERA = productById('47');
/** Two in stock. */
export const MARINE_CAMERA = productById('49');
export const HUB = productById('64');
