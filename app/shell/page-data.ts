import * as v from 'valibot';
import type { Product, ProductSummary } from '#app/domain/product/product.ts';
import type { Crumb } from '#app/ui/crumb.ts';

// A tab that stays open during a deployment runs the code of one version and fetches the data of another. The error screen
// then reloads the page.

const specification = v.tuple([v.string(), v.string()]);

const summary = {
  id: v.string(),
  title: v.string(),
  image: v.string(),
  price: v.number(),
  originalPrice: v.exactOptional(v.number()),
  soldOut: v.boolean(),
  availableQuantity: v.exactOptional(v.number()),
  maxQuantity: v.exactOptional(v.number()),
  brand: v.string(),
  category: v.string(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  isBestSeller: v.boolean(),
  isOnSale: v.boolean(),
  soldQuantity: v.number(),
  otherImage: v.exactOptional(v.string()),
  highlights: v.array(v.string()),
  figures: v.exactOptional(v.array(specification)),
};

const productSummary: v.GenericSchema<ProductSummary> = v.looseObject(summary);

const product: v.GenericSchema<Product> = v.looseObject({
  ...summary,
  isFeatured: v.boolean(),
  images: v.array(v.string()),
  rating: v.number(),
  description: v.string(),
  applications: v.array(v.string()),
  specifications: v.record(v.string(), v.string()),
});

const trail: v.GenericSchema<Crumb[]> = v.array(v.looseObject({ title: v.string(), to: v.string() }));

const productPage = v.looseObject({
  product,
  metaDescription: v.string(),
  figures: v.array(specification),
  trail,
  related: v.array(productSummary),
});

const categoryPage = v.looseObject({
  title: v.string(),
  summary: v.string(),
  card: v.exactOptional(v.string()),
  products: v.array(productSummary),
  trail,
  childCategories: trail,
});

export const UNEXPECTED_DATA = 'The data of this page has an unexpected shape.';

/** The data of a product's page, or `undefined` if it does not have the expected shape. */
export function parseProductPage(data: unknown): v.InferOutput<typeof productPage> | undefined {
  return v.is(productPage, data) ? data : undefined;
}

/** The data of a category's page, or `undefined` if it does not have the expected shape. */
export function parseCategoryPage(data: unknown): v.InferOutput<typeof categoryPage> | undefined {
  return v.is(categoryPage, data) ? data : undefined;
}
