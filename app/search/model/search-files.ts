import { isListOf, isRecord, isString } from '#app/lib/type-guards.ts';
import { isPrice } from '#app/lib/money.ts';
import type { Category } from '#app/product/model/category.ts';
import { isProductSummary } from '#app/product/model/product.ts';
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

export function isSearchIndex(value: unknown): value is SearchIndex {
  return (
    isRecord(value) &&
    isListOf(isIndexedProduct)(value['products']) &&
    isListOf(isCategory)(value['categories'])
  );
}

function isIndexedProduct(value: unknown): value is IndexedProduct {
  if (!isRecord(value)) return false;
  const { id, title, brand, image, models, price } = value;
  return [id, title, brand, image, models].every(isString) && isPrice(price);
}

function isCategory(value: unknown): value is SearchIndex['categories'][number] {
  return isRecord(value) && isString(value['title']) && isString(value['slug']);
}

export function isSearchedProduct(value: unknown): value is SearchedProduct {
  return (
    isRecord(value) &&
    isString(value['description']) &&
    isListOf(isString)(value['specifications']) &&
    isString(value['models']) &&
    typeof value['showsWorksWith'] === 'boolean' &&
    isProductSummary(value)
  );
}
