import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { textPagePaths } from './catalogue/catalogue-files.server.ts';
import { allCategories, allProducts } from './catalogue/catalogue.server.ts';
import { IS_LIVE } from '#scripts/is-live.ts';
import { CatalogueError } from './catalogue/read-catalogue.server.ts';
import { absentPages, toolsOfShop } from './catalogue/tools.server.ts';

const isProduction = process.env['NODE_ENV'] === 'production';
/** Pages in the sitemap. The catalogue adds products and categories. */
const PUBLIC_PAGES = {
  '/collections': 'listing/collections-page.tsx',
  '/planner': 'planner/page.tsx',
  '/quick-order': 'quick-order/page.tsx',
  '/contact-us': 'content/contact-us.tsx',
};

/** Pages in Markdown, in the sitemap too. */
const TEXT_PAGES = Object.fromEntries(
  textPagePaths().map((path) => [path, path === '/faqs' ? 'content/faqs-page.tsx' : 'content/text-page.tsx']),
);

/** Pages with `noindex`; decision 004 has the reasons. */
const PRIVATE_PAGES = {
  '/search': 'search/page.tsx',
  '/cart': 'cart/page.tsx',
  '/wishlist': 'wishlist/page.tsx',
  '/lists': 'lists/page.tsx',
  '/compare': 'compare/page.tsx',
  '/quote': 'quote/page.tsx',
  '/offline': 'offline/page.tsx',
  '/system-check': 'system-check/page.tsx',
  '/checkout': 'checkout/page.tsx',
  '/login': 'account/login.tsx',
  '/register': 'account/register.tsx',
  '/forgot-password': 'account/forgot-password-page.tsx',
};

/** Pages of a shop with a back end, in place of those above or besides them. A build with `LIVE=1` has them. */
const LIVE_PAGES = {
  '/cart': 'cart/live-page.tsx',
  '/checkout': 'checkout/live-page.tsx',
  '/confirm': 'account/confirm-page.tsx',
  '/reset-password': 'account/reset-password-page.tsx',
  '/newsletter': 'account/newsletter-page.tsx',
  '/account': 'account/overview-page.tsx',
  '/account/orders': 'account/orders-page.tsx',
  '/account/addresses': 'account/addresses-page.tsx',
  '/account/details': 'account/details-page.tsx',
  '/account/password': 'account/password-page.tsx',
};

const taken = Object.keys(TEXT_PAGES).find(
  (path) => path in { ...PUBLIC_PAGES, ...PRIVATE_PAGES, ...LIVE_PAGES },
);
if (taken !== undefined)
  throw new CatalogueError([`pages${taken}.md: the shop has a page ${taken}; rename the file`]);

/** Types are generated for the pages of all shops. */
const absent = isProduction ? absentPages(toolsOfShop()) : [];

const PAGES = Object.fromEntries(
  Object.entries({ ...PUBLIC_PAGES, ...TEXT_PAGES, ...PRIVATE_PAGES, ...(IS_LIVE ? LIVE_PAGES : {}) }).filter(
    ([path]) => !absent.includes(path),
  ),
);
/** Not prerendered: the host of a live shop answers with the fallback page. */
const LIVE_ROUTES = IS_LIVE ? [route('/account/orders/:number', 'account/order-page.tsx')] : [];

const FILES = {
  '/manifest.webmanifest': 'feeds/web-app-manifest.ts',
};

/** Pages for developers. No build contains them. */
const DEVELOPMENT_PAGES =
  process.env['NODE_ENV'] === 'development' ? [route('/gallery', 'gallery/page.tsx')] : [];

/** React Router refuses to build a route with a loader for which there is no page, unless pages are rendered on demand. */
const hasPages = (pages: () => readonly unknown[]) => !isProduction || IS_LIVE || pages().length > 0;

export const PUBLIC_PATHS = [
  '/',
  ...Object.keys({ ...PUBLIC_PAGES, ...TEXT_PAGES }).filter((path) => path in PAGES),
];
/** What is prerendered at a fixed path and has its own route. `scripts/prerendered-paths.ts` adds all other paths. */
export const STATIC_PATHS = ['/', ...Object.keys(PAGES), ...Object.keys(FILES)];

export default [
  index('home/page.tsx'),
  ...(hasPages(allProducts) ? [route('/product/:id', 'product/page.tsx')] : []),
  ...(hasPages(allCategories) ? [route('/category/:slug', 'listing/category-page.tsx')] : []),
  ...Object.entries({ ...PAGES, ...FILES }).map(([path, file]) => route(path, file, { id: path })),
  ...LIVE_ROUTES,
  route('/data/*', 'feeds/data-files.ts'),
  ...DEVELOPMENT_PAGES,
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
