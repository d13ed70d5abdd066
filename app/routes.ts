import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages in the sitemap. The catalogue adds products and categories. */
const PUBLIC_PAGES = {
  '/collections': 'routes/collections.tsx',
  '/planner': 'routes/planner.tsx',
  '/quick-order': 'routes/quick-order.tsx',
  '/about-us': 'routes/about-us.tsx',
  '/contact-us': 'routes/contact-us.tsx',
  '/faqs': 'routes/faqs.tsx',
  '/shipping-return': 'routes/shipping-return.tsx',
  '/privacy-policy': 'routes/privacy-policy.tsx',
  '/terms-conditions': 'routes/terms-conditions.tsx',
};

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
  '/cart': 'routes/live/cart.tsx',
  '/checkout': 'routes/live/checkout.tsx',
  '/login': 'routes/live/login.tsx',
  '/register': 'routes/live/register.tsx',
  '/privacy-policy': 'routes/live/privacy-policy.tsx',
  '/confirm': 'routes/live/confirm.tsx',
  '/reset-password': 'routes/live/reset-password.tsx',
  '/newsletter': 'routes/live/newsletter.tsx',
  '/account': 'routes/live/account.tsx',
  '/account/orders': 'routes/live/orders.tsx',
  '/account/addresses': 'routes/live/addresses.tsx',
  '/account/details': 'routes/live/details.tsx',
  '/account/password': 'routes/live/password.tsx',
};

/** Whether this build is for a back end. `scripts/live-modules.ts` reads the same variable. */
export const IS_LIVE = process.env['LIVE'] === '1';

const PAGES = { ...PUBLIC_PAGES, ...PRIVATE_PAGES, ...(IS_LIVE ? LIVE_PAGES : {}) };
/** Not prerendered: the host of a live shop answers with the fallback page. */
const LIVE_ROUTES = IS_LIVE ? [route('/account/orders/:number', 'routes/live/order.tsx')] : [];

const FILES = {
  '/data/search-index.json': 'routes/search-index.ts',
  '/manifest.webmanifest': 'routes/web-app-manifest.ts',
};

/** Pages for developers. No build contains them. */
const DEVELOPMENT_PAGES =
  process.env['NODE_ENV'] === 'development' ? [route('/gallery', 'gallery/gallery-page.tsx')] : [];

export const PUBLIC_PATHS = ['/', ...Object.keys(PUBLIC_PAGES)];
/** What is prerendered at a fixed path and has its own route. `scripts/prerendered-paths.ts` adds all other paths. */
export const STATIC_PATHS = ['/', ...Object.keys(PAGES), ...Object.keys(FILES)];

export default [
  index('routes/home.tsx'),
  route('/product/:id', 'routes/product.tsx'),
  route('/category/:slug', 'routes/category.tsx'),
  ...Object.entries({ ...PAGES, ...FILES }).map(([path, file]) => route(path, file)),
  ...LIVE_ROUTES,
  route('/data/*', 'routes/data-files.ts'),
  ...DEVELOPMENT_PAGES,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
