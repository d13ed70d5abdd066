import type { Banner } from '#app/domain/content/banner.ts';
import type { Deals } from '#app/domain/content/deals.ts';
import type { NewsItem } from '#app/domain/content/news-item.ts';
import type { QuestionCategory } from '#app/domain/content/question.ts';
import type { Testimonial } from '#app/domain/content/testimonial.ts';
import type { Category } from '#app/domain/product/category.ts';
import { keyFigures } from '#app/domain/product/key-figures.ts';
import type { Product, Specification } from '#app/domain/product/product.ts';
import {
  catalogueFolder,
  catalogueVersion,
  publicFileExists,
  readCatalogueFiles,
} from './catalogue-files.server.ts';
import { readCatalogue } from './read-catalogue.server.ts';
import type { Catalogue } from './to-catalogue.server.ts';

type IndexedCatalogue = Catalogue & {
  readonly version: string;
  readonly productById: ReadonlyMap<string, Product>;
  readonly productsBySlug: ReadonlyMap<string, readonly Product[]>;
  readonly categoryBySlug: ReadonlyMap<string, Category>;
};

let current: IndexedCatalogue | undefined;

/** Loaders call this thousands of times. It reads the files again only if one of them has changed. */
function catalogue(): IndexedCatalogue {
  const folder = catalogueFolder();
  const version = catalogueVersion(folder);
  if (current?.version !== version) {
    current = load(folder, version);
  }
  return current;
}

function load(folder: string, version: string): IndexedCatalogue {
  // During development a missing picture shows as the placeholder. Only a build requires the file.
  const fileExists = process.env['NODE_ENV'] === 'production' ? publicFileExists : () => true;
  const catalogue = readCatalogue(readCatalogueFiles(folder), fileExists);
  return {
    ...catalogue,
    version,
    productById: new Map(catalogue.products.map((product) => [product.id, product])),
    productsBySlug: Map.groupBy(catalogue.products, ({ category }) => category),
    categoryBySlug: new Map(catalogue.categories.map((category) => [category.slug, category])),
  };
}

export function allProducts(): readonly Product[] {
  return catalogue().products;
}

export function findProduct(id: string): Product | undefined {
  return catalogue().productById.get(id);
}

/** Leaves out the products of child categories. */
export function productsIn(slug: string): readonly Product[] {
  return catalogue().productsBySlug.get(slug) ?? [];
}

export function allCategories(): readonly Category[] {
  return catalogue().categories;
}

export function findCategory(slug: string): Category | undefined {
  return catalogue().categoryBySlug.get(slug);
}

export function keyFiguresOf(product: Product): readonly Specification[] {
  return keyFigures(product, findCategory(product.category)?.keySpecifications ?? []);
}

/** A category and its ancestors, outermost first: `thermal-cameras` → CCTV Systems, Thermal Cameras. */
export function categoryTrail(slug: string): readonly Category[] {
  const category = findCategory(slug);
  if (category === undefined) return [];
  return category.parent === undefined ? [category] : [...categoryTrail(category.parent), category];
}

export function banners(): readonly Banner[] {
  return catalogue().banners;
}

export function deals(): Deals {
  return catalogue().deals;
}

export function samples(): Catalogue['samples'] {
  return catalogue().samples;
}

export function testimonials(): readonly Testimonial[] {
  return catalogue().testimonials;
}

export function news(): readonly NewsItem[] {
  return catalogue().news;
}

export function questionCategories(): readonly QuestionCategory[] {
  return catalogue().questionCategories;
}
