import type { CategorySummary } from '#app/domain/product/category.ts';

type BuiltCategory = CategorySummary & { readonly isTop: boolean };

declare const BUILT_CATEGORIES: readonly BuiltCategory[];

/**
 * The categories as tiles show them, without their numbers of products: else every new product would change the scripts
 * that visitors keep. A constant of the build (vite.config.ts), not loader data: pages without data of
 * their own open without asking for any, and with a loader at the root the router prefetches a page's data under another
 * address than it later asks for.
 */
export const CATEGORIES: readonly BuiltCategory[] = BUILT_CATEGORIES;

/** Those that belong to no other: what the header has room for. */
export const NAV_CATEGORIES: readonly CategorySummary[] = CATEGORIES.filter(({ isTop }) => isTop);
