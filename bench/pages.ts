/** The pages that have budgets. */
export const PAGES = [
  { name: 'Home', path: '/' },
  { name: 'Product', path: '/product/45' },
  { name: 'Category', path: '/category/cctv-systems' },
  { name: 'Cart', path: '/cart' },
] as const;

export type PageName = (typeof PAGES)[number]['name'];

export function pathOf(page: PageName): string {
  return PAGES.find(({ name }) => name === page)?.path ?? '/';
}
