import categories from 'virtual:categories';
import { type CategorySummary, titleFromSlug } from '#app/domain/product/category.ts';

/** Every category of the catalogue, without product counts. `scripts/categories-module.ts` builds them into the code. */
export const CATEGORIES: readonly CategorySummary[] = categories;

/** The categories without a parent. The header has room for these. */
export const TOP_CATEGORIES: readonly CategorySummary[] = categories.filter(({ isTop }) => isTop);

export function categoryTitle(slug: string): string {
  return categories.find((category) => category.slug === slug)?.title ?? titleFromSlug(slug);
}
