import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { textPagePaths } from './catalogue/catalogue-files.server.ts';
import { allCategories, allProducts } from './catalogue/catalogue.server.ts';
import { CatalogueError } from './catalogue/read-catalogue.server.ts';
import { toolsOfShop } from './catalogue/tools.server.ts';
import type { Tool } from '#app/tools.ts';
import { checkout, IS_LIVE } from '#app/shop-data.ts';

const isProduction = process.env['NODE_ENV'] === 'production';
/** Pages in the sitemap. The catalogue adds products and categories. */
const PUBLIC_PAGES = {
  '/collections': 'routes/collections.tsx',
  '/planner': 'routes/planner.tsx',
  '/quick-order': 'routes/quick-order.tsx',
  '/contact-us': 'routes/contact-us.tsx',
};

/** Pages in Markdown, in the sitemap too. */
const TEXT_PAGES = Object.fromEntries(
  textPagePaths().map((path) => [path, path === '/faqs' ? 'routes/faqs.tsx' : 'routes/text.tsx']),
);

/** Pages with `noindex`; decision 004 has the reasons. */
const PRIVATE_PAGES = {
  '/search': 'routes/search.tsx',
  '/cart': 'routes/cart.tsx',
  '/wishlist': 'routes/wishlist.tsx',
  '/lists': 'routes/lists.tsx',
  '/compare': 'routes/compare.tsx',
  '/quote': 'routes/quote.tsx',
  '/offline': 'routes/offline.tsx',
  '/system-check': 'routes/system-check.tsx',
  '/checkout': 'routes/checkout.tsx',
  '/login': 'routes/login.tsx',
  '/register': 'routes/register.tsx',
  '/forgot-password': 'routes/forgot-password.tsx',
};

/** Pages of a shop with a back end, in place of those above or besides them. A build with `LIVE=1` has them. */
const LIVE_PAGES = {
  '/cart': 'routes/live-cart.tsx',
  '/checkout': 'routes/live-checkout.tsx',
  '/confirm': 'routes/confirm.tsx',
  '/reset-password': 'routes/reset-password.tsx',
  '/newsletter': 'routes/newsletter.tsx',
  '/account': 'routes/account.tsx',
  '/account/orders': 'routes/account-orders.tsx',
  '/account/quotes': 'routes/account-quotes.tsx',
  '/account/addresses': 'routes/account-addresses.tsx',
  '/account/details': 'routes/account-details.tsx',
  '/account/password': 'routes/account-password.tsx',
};

const taken = Object.keys(TEXT_PAGES).find(
  (path) => path in { ...PUBLIC_PAGES, ...PRIVATE_PAGES, ...LIVE_PAGES },
);
if (taken !== undefined)
  throw new CatalogueError([`pages${taken}.md: the shop has a page ${taken}; rename the file`]);

/** Not prerendered: the host of a live shop answers with the fallback page. */
const LIVE_PAGES_ON_DEMAND = {
  '/account/orders/:number': 'routes/account-order.tsx',
  '/account/quotes/:number': 'routes/account-quote.tsx',
};

type Path =
  | keyof typeof PUBLIC_PAGES
  | keyof typeof PRIVATE_PAGES
  | keyof typeof LIVE_PAGES
  | keyof typeof LIVE_PAGES_ON_DEMAND;

/** The tools that have pages. */
const TOOL_PAGES = {
  planner: ['/planner'],
  systemCheck: ['/system-check'],
  quickOrder: ['/quick-order'],
  lists: ['/lists'],
  compare: ['/compare'],
  quote: ['/quote', '/account/quotes', '/account/quotes/:number'],
  offline: ['/offline'],
} as const satisfies Readonly<Partial<Record<Tool, readonly Path[]>>>;
const PAGES_OF_MAINTENANCE = ['/checkout', '/login', '/register', '/forgot-password'];

/** The pages that a shop does not have, because of its tools, or because of what it does with orders. */
export function absentPages(has: Readonly<Record<Tool, boolean>>): readonly string[] {
  const hasTool: Readonly<Record<string, boolean>> = has;
  return [
    ...Object.entries(TOOL_PAGES).flatMap(([tool, paths]) => (hasTool[tool] ? [] : paths)),
    ...(checkout === 'orders' || checkout === 'maintenance' ? [] : PAGES_OF_MAINTENANCE),
  ];
}

/** Types are generated for the pages of all shops. */
const absent = isProduction ? absentPages(toolsOfShop()) : [];

const PAGES = Object.fromEntries(
  Object.entries({ ...PUBLIC_PAGES, ...TEXT_PAGES, ...PRIVATE_PAGES, ...(IS_LIVE ? LIVE_PAGES : {}) }).filter(
    ([path]) => !absent.includes(path),
  ),
);
const LIVE_ROUTES = Object.entries(IS_LIVE ? LIVE_PAGES_ON_DEMAND : {})
  .filter(([path]) => !absent.includes(path))
  .map(([path, file]) => route(path, file));

const FILES = {
  '/manifest.webmanifest': 'routes/web-app-manifest.ts',
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
  index('routes/home.tsx'),
  ...(hasPages(allProducts) ? [route('/product/:id', 'routes/product.tsx')] : []),
  ...(hasPages(allCategories) ? [route('/category/:slug', 'routes/category.tsx')] : []),
  ...Object.entries({ ...PAGES, ...FILES }).map(([path, file]) => route(path, file, { id: path })),
  ...LIVE_ROUTES,
  route('/data/*', 'routes/data-files.ts'),
  ...DEVELOPMENT_PAGES,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
