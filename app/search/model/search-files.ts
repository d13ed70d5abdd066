import { isBoolean, isListOf, isRecordOf, isString } from '#app/lib/type-guards.ts';
import { isPrice } from '#app/lib/money.ts';
import type { Category } from '#app/product/model/category.ts';
import { isProductSummary, type ProductSummary } from '#app/product/model/product.ts';
import type { SearchEntry } from './search.ts';
import type { SuggestedProduct } from './suggestion.ts';

/** Small, because it is fetched when the search field gets the focus. */
export const SEARCH_INDEX_PATH = '/data/search-index.json';
export const SEARCH_TEXTS_PATH = '/data/search/texts.json';

export type IndexedProduct = SuggestedProduct & {
  /** Model and item number, unless the title contains them. */
  readonly models: string;
};

export type SearchIndex = {
  readonly products: readonly IndexedProduct[];
  readonly categories: readonly Pick<Category, 'title' | 'slug'>[];
};

export type SearchedProduct = SearchEntry &
  Pick<IndexedProduct, 'models'> & {
    readonly showsWorksWith: boolean;
  };

export const SUGGESTED_PRODUCT_CHECKS = {
  id: isString,
  title: isString,
  brand: isString,
  image: isString,
  price: isPrice,
};

export const isSearchIndex = isRecordOf<SearchIndex>({
  products: isListOf(isRecordOf<IndexedProduct>({ ...SUGGESTED_PRODUCT_CHECKS, models: isString })),
  categories: isListOf(isRecordOf<SearchIndex['categories'][number]>({ title: isString, slug: isString })),
});

const hasSearchedFields = isRecordOf<Omit<SearchedProduct, keyof ProductSummary>>({
  description: isString,
  specifications: isListOf(isString),
  models: isString,
  showsWorksWith: isBoolean,
});

export const isSearchedProduct = (value: unknown): value is SearchedProduct =>
  isProductSummary(value) && hasSearchedFields(value);
