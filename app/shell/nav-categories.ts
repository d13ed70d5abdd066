import type { NavCategory } from './navigation.ts';

declare const BUILT_NAV_CATEGORIES: readonly NavCategory[];

/**
 * The categories of the header: those that belong to no other. A constant of the build (vite.config.ts), not loader data:
 * with a loader at the root the router prefetches a page's data under another address than it later asks for.
 */
export const NAV_CATEGORIES: readonly NavCategory[] = BUILT_NAV_CATEGORIES;
