import { isBoolean, isListOf, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import type { SearchEntry, SearchTexts } from './search.ts';
import type { SuggestedProduct } from './suggestion.ts';

/** What a search compares, besides what lists know. */
export type ProductTexts = Pick<SearchEntry, 'id' | 'description' | 'specifications'> & {
  /** Whether its page has the section `Works with`. */
  readonly showsWorksWith: boolean;
};

export const isProductTexts = isRecordOf<ProductTexts>({
  id: isString,
  description: isString,
  specifications: isListOf(isString),
  showsWorksWith: isBoolean,
});

export type IndexedProduct = SuggestedProduct &
  Pick<ProductSummary, 'family'> & {
    /** Model and item number, unless the title contains them. */
    readonly models: readonly string[];
  };

export type SearchedProduct = SearchEntry &
  Pick<IndexedProduct, 'models'> &
  Pick<ProductTexts, 'showsWorksWith'>;

/** With its texts from `foldTexts`. */
export type LoadedProduct = { readonly product: SearchedProduct; readonly texts: SearchTexts };

type Named = Pick<CatalogueProduct, 'title' | 'model' | 'itemNumber'>;

export function toSearchedProduct(product: ProductSummary & Named, texts: ProductTexts): SearchedProduct {
  return { ...product, ...texts, models: modelsOf(product) };
}

/** For suggestions. */
export function toIndexedProduct(
  product: SuggestedProduct & Pick<ProductSummary, 'family'> & Named,
): IndexedProduct {
  const { id, title, brand, price, image, family } = product;
  return { id, title, brand, price, image, ...(family && { family }), models: modelsOf(product) };
}

function modelsOf({ title, model = '', itemNumber = '' }: Named): readonly string[] {
  // Every title includes an empty string.
  return [model, itemNumber].filter((code) => !title.includes(code));
}
