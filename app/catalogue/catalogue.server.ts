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
import { checkCatalogue } from './check-catalogue.server.ts';
import { formatMistake } from './checks/mistake.server.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.server.ts';

type IndexedCatalogue = Catalogue & {
  readonly version: string;
  readonly productById: ReadonlyMap<string, Product>;
  readonly productsBySlug: ReadonlyMap<string, readonly Product[]>;
  readonly categoryBySlug: ReadonlyMap<string, Category>;
};

let kept: IndexedCatalogue | undefined;

/** A build asks for thousands of pages: the files are read again only when one has changed. */
function catalogue(): IndexedCatalogue {
  const folder = catalogueFolder();
  const version = catalogueVersion(folder);
  if (kept?.version !== version) {
    kept = load(folder, version);
  }
  return kept;
}

function load(folder: string, version: string): IndexedCatalogue {
  const files = readCatalogueFiles(folder);
  // While developing, a missing picture shows as the placeholder; only a build insists on it.
  const fileExists = process.env['NODE_ENV'] === 'production' ? publicFileExists : () => true;
  const mistakes = checkCatalogue(files, fileExists);
  if (mistakes.length > 0) {
    const lines = mistakes.map((mistake) => formatMistake(mistake, folder));
    throw new Error(`The catalogue has mistakes:\n${lines.join('\n')}`);
  }
  const read = readCatalogue(files);
  return {
    ...read,
    version,
    productById: new Map(read.products.map((product) => [product.id, product])),
    productsBySlug: byCategory(read.products),
    categoryBySlug: new Map(read.categories.map((category) => [category.slug, category])),
  };
}

function byCategory(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const group = groups.get(product.category);
    if (group === undefined) groups.set(product.category, [product]);
    else group.push(product);
  }
  return groups;
}

export function allProducts(): readonly Product[] {
  return catalogue().products;
}

export function findProduct(id: string): Product | undefined {
  return catalogue().productById.get(id);
}

/** The products whose category is exactly this one, those of its children not included. */
export function productsIn(slug: string): readonly Product[] {
  return catalogue().productsBySlug.get(slug) ?? [];
}

export function allCategories(): readonly Category[] {
  return catalogue().categories;
}

export function findCategory(slug: string): Category | undefined {
  return catalogue().categoryBySlug.get(slug);
}

/** The few specifications by which a buyer of its category decides. */
export function keyFiguresOf(product: Product): readonly Specification[] {
  return keyFigures(product, findCategory(product.category)?.keySpecifications ?? []);
}

/** For breadcrumbs, outermost first: `thermal-cameras` → CCTV Systems, Thermal Cameras. */
export function categoryTrail(slug: string): readonly Category[] {
  const category = findCategory(slug);
  if (category === undefined) {
    return [];
  }
  return category.parent === undefined ? [category] : [...categoryTrail(category.parent), category];
}

export function banners(): readonly Banner[] {
  return catalogue().banners;
}

export function deals(): Deals {
  return catalogue().deals;
}

/** Which content is made up, and says so on its page. */
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
