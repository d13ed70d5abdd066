import type { Attribute, Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import type { Category } from '#app/offer/model/category.ts';
import type { ProductTexts } from '#app/search/model/searched-product.ts';
import type { Understanding } from './product-search.ts';

/** What lists, filters, comparisons, quotes and carts need. */
export type CatalogueData = {
  readonly products: readonly CatalogueProduct[];
  readonly attributes: readonly ListedAttribute[];
  readonly categories: readonly Pick<Category, 'slug' | 'title'>[];
  readonly listings: readonly ListedCategories[];
};

export type ListedAttribute = ShownAttribute & Pick<Attribute, 'filtersIn' | 'comparesIn'>;

/** Which categories a page lists. A combined one can also be filtered by category. */
export type ListedCategories = {
  readonly slug: string;
  readonly categories: readonly string[];
  readonly isCombined: boolean;
};

/** Where products are read: in a browser from files, in a build from memory. */
export type CatalogueSource = {
  /** @param maxAge how old the answer may be, in milliseconds; any age if it is absent */
  readonly catalogue: (maxAge?: number) => Promise<CatalogueData>;
  /** The texts of all products, in any order. */
  readonly texts: () => Promise<readonly ProductTexts[]>;
  /** Absent in a shop that understands no plain words. `figuresOf` is what a product states about the attributes of its category. */
  readonly loadUnderstanding?: (figuresOf: (id: string) => Figures) => Promise<Understanding>;
};
