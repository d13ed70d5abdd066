import routes from '#app/routes.ts';

export type Screen = { readonly path: string; readonly heading: string | RegExp };

/** Pages whose `h1` is specified, with a query where they show more with one. */
const KNOWN_SCREENS: readonly Screen[] = [
  { path: '/', heading: /./ },
  { path: '/product/1', heading: /^Zenitel/ },
  { path: '/collections', heading: 'All Categories' },
  { path: '/category/cctv-systems', heading: 'CCTV Systems' },
  // The specification requires this heading in Turkish.
  { path: '/search?q=dome', heading: 'Arama Sonuçları' },
  { path: '/wishlist', heading: 'Wishlist' },
  { path: '/compare?ids=41,45,1,20', heading: 'Compare Products' },
  { path: '/system-check?items=43:1,36:8,45:2&outside=36', heading: 'System Check' },
  { path: '/cart', heading: 'Shopping Cart' },
  { path: '/lists', heading: 'Your Lists' },
  { path: '/quick-order', heading: 'Quick Order' },
  { path: '/quote', heading: 'Quote' },
  { path: '/offline', heading: 'Offline Use' },
  { path: '/checkout', heading: 'Checkout' },
  { path: '/login', heading: 'Sign in' },
  { path: '/register', heading: 'Create an account' },
  { path: '/forgot-password', heading: /password/i },
  { path: '/contact-us', heading: 'Contact Us' },
  { path: '/planner', heading: 'System Planner' },
  { path: '/about-us', heading: 'About Us' },
  { path: '/faqs', heading: 'Frequently Asked Questions' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
];

const knownPaths = new Set(KNOWN_SCREENS.map(({ path }) => path.replace(/\?.*/, '')));
const pages = routes
  .map(({ path = '/', file }) => ({ path, file }))
  .filter(({ path, file }) => file.endsWith('.tsx') && !/[:*]/.test(path));
const knownFiles = new Set(pages.filter(({ path }) => knownPaths.has(path)).map(({ file }) => file));

/** One path of each page route of the default shop, with its `h1`. `MISSING_PAGES` has the unknown addresses. */
export const SCREENS: readonly Screen[] = [
  ...KNOWN_SCREENS,
  ...pages.filter(({ file }) => !knownFiles.has(file)).map(({ path }) => ({ path, heading: /./ })),
];

/** Pages that were never built. The host serves 404.html for them. */
export const MISSING_PAGES: readonly Screen[] = [
  { path: '/product/999', heading: 'Product Not Found' },
  { path: '/category/time-machines', heading: 'Time Machines' },
  { path: '/no/such/page', heading: /not found/i },
];

/** Chromium's console message for a response with status 404. */
export const STATUS_404 = /Failed to load resource: the server responded with a status of 404/;

/** Parts of the list for one test each. Further pages in the same tab cost half of what they cost in tests of their own. */
export function inGroups<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return items.length === 0 ? [] : [items.slice(0, size), ...inGroups(items.slice(size), size)];
}
