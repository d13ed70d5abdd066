import { categories } from '#app/shop-contents.ts';
import { type CategorySummary, titleFromSlug } from '#app/offer/model/category.ts';

/** All categories, without product counts. The build generates the module: see `scripts/shop-contents.ts`. */
export const CATEGORIES: readonly CategorySummary[] = categories;

export const TOP_CATEGORIES: readonly CategorySummary[] = categories.filter(({ isTop }) => isTop);

export function categoryTitle(slug: string): string {
  return categories.find((category) => category.slug === slug)?.title ?? titleFromSlug(slug);
}
