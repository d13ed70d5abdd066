import categories from 'virtual:categories';
import { type CategorySummary, titleFromSlug } from '#app/product/model/category.ts';

/** All categories, without product counts. The build generates the module: see `scripts/categories-module.ts`. */
export const CATEGORIES: readonly CategorySummary[] = categories;

export const TOP_CATEGORIES: readonly CategorySummary[] = categories.filter(({ isTop }) => isTop);

export function categoryTitle(slug: string): string {
  return categories.find((category) => category.slug === slug)?.title ?? titleFromSlug(slug);
}
