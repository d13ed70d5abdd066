/** The pages that have budgets. Search engines list those that are `isPublic`. */
export const PAGES = [
  { name: 'Home', path: '/', isPublic: true },
  { name: 'Product', path: '/product/45', isPublic: true },
  { name: 'Category', path: '/category/cctv-systems', isPublic: true },
  { name: 'Cart', path: '/cart', isPublic: false },
] as const;

export type PageName = (typeof PAGES)[number]['name'];

export function pathOf(page: PageName): string {
  return PAGES.find(({ name }) => name === page)?.path ?? '/';
}
