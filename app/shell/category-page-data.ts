import { type FilterData, isFilterData } from '#app/listing/model/filter-data.ts';
import { isListingScope, type ListingScope } from '#app/listing/model/listing-scope.ts';
import type { Category } from '#app/product/model/category.ts';
import { isProductSummary, type ProductSummary } from '#app/product/model/product.ts';
import { isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { isCrumb } from './page-data.ts';

// Not in `page-data.ts`, because product pages do not need the code for figures.

export type CategoryPage = Pick<Category, 'title' | 'summary'> & {
  /** Path of the picture for social networks. */
  readonly socialCard?: string;
  /** All products. If `listing` is present, only those of the first page in the default order. */
  readonly products: readonly ProductSummary[];
  /** Absent if `listing` is present. */
  readonly filterData?: FilterData;
  /** Present if the category has several pages. */
  readonly listing?: { readonly version: string; readonly scope: ListingScope };
  readonly trail: readonly Crumb[];
  /** The page that lists these products and those of related categories. */
  readonly combined?: Crumb & { readonly count: number };
  readonly childCategories: readonly Crumb[];
};

/** The data of a category's page, or `undefined` if it does not have the expected shape. */
export function parseCategoryPage(data: unknown): CategoryPage | undefined {
  return isCategoryPage(data) ? data : undefined;
}

function isCategoryPage(page: unknown): page is CategoryPage {
  return (
    isRecord(page) &&
    [page['title'], page['summary'], page['socialCard'] ?? ''].every(isString) &&
    isListOf(isProductSummary)(page['products']) &&
    (page['filterData'] === undefined || isFilterData(page['filterData'], page['products'].length)) &&
    (page['listing'] === undefined || isListing(page['listing'])) &&
    isListOf(isCrumb)(page['trail']) &&
    (page['combined'] === undefined || isCombined(page['combined'])) &&
    isListOf(isCrumb)(page['childCategories'])
  );
}

function isListing(value: unknown): value is CategoryPage['listing'] {
  return isRecord(value) && isString(value['version']) && isListingScope(value['scope']);
}

function isCombined(value: unknown): value is CategoryPage['combined'] {
  return isRecord(value) && isNumber(value['count']) && isCrumb(value);
}
