import { isListedProduct, isListingScope, type ListedProducts } from '#app/listing/model/listing.ts';
import type { Category, Promo } from '#app/offer/model/category.ts';
import { isAbsentOr, isListOf, isNumber, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { isCrumb } from './page-data.ts';

// Not in `page-data.ts`, because product pages do not need the code for figures.

/** If the category has several pages, `products` are those of the first page in the default order, without what they state. */
export type CategoryPage = Pick<Category, 'title' | 'summary'> &
  ListedProducts & {
    readonly socialCard?: string;
    readonly trail: readonly Crumb[];
    /** The page that lists these products and those of related categories. */
    readonly combined?: Crumb & { readonly count: number };
    readonly childCategories: readonly Crumb[];
    readonly promo?: Promo;
  };

export function parseCategoryPage(data: unknown): CategoryPage | undefined {
  return isCategoryPage(data) ? data : undefined;
}

const isCategoryPage = isRecordOf<CategoryPage>({
  title: isString,
  summary: isString,
  socialCard: isAbsentOr(isString),
  trail: isListOf(isCrumb),
  combined: isAbsentOr(
    isRecordOf<NonNullable<CategoryPage['combined']>>({ title: isString, to: isString, count: isNumber }),
  ),
  childCategories: isListOf(isCrumb),
  promo: isAbsentOr(
    isRecordOf<Promo>({ heading: isString, text: isString, button: isString, link: isString }),
  ),
  products: isListOf(isListedProduct),
  scope: isListingScope,
});
