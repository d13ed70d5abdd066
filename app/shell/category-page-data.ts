import { isListedProducts, type ListedProducts } from '#app/listing/model/listing.ts';
import type { Category, Promo } from '#app/product/model/category.ts';
import { isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { isCrumb } from './page-data.ts';

// Not in `page-data.ts`, because product pages do not need the code for figures.

/** If `version` is present, `products` are only those of the first page in the default order, without what they state. */
export type CategoryPage = Pick<Category, 'title' | 'summary'> &
  ListedProducts & {
    readonly socialCard?: string;
    /** Present if the category has several pages. Changes whenever anything in its listing changes. */
    readonly version?: string;
    readonly trail: readonly Crumb[];
    /** The page that lists these products and those of related categories. */
    readonly combined?: Crumb & { readonly count: number };
    readonly childCategories: readonly Crumb[];
    readonly promo?: Promo;
  };

export function parseCategoryPage(data: unknown): CategoryPage | undefined {
  return isCategoryPage(data) ? data : undefined;
}

function isCategoryPage(page: unknown): page is CategoryPage {
  return (
    isRecord(page) &&
    [page['title'], page['summary'], page['socialCard'] ?? '', page['version'] ?? ''].every(isString) &&
    isListOf(isCrumb)(page['trail']) &&
    (page['combined'] === undefined || isCombined(page['combined'])) &&
    isListOf(isCrumb)(page['childCategories']) &&
    (page['promo'] === undefined || isPromo(page['promo'])) &&
    isListedProducts(page)
  );
}

function isCombined(value: unknown): value is CategoryPage['combined'] {
  return isRecord(value) && isNumber(value['count']) && isCrumb(value);
}

function isPromo(value: unknown): value is Promo {
  return isRecord(value) && [value['heading'], value['text'], value['button'], value['link']].every(isString);
}
