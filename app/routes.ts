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

/** Pages with `noindex`: the search, and pages whose content belongs to one visitor. See decision 004. */
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

const PAGES = { ...PUBLIC_PAGES, ...PRIVATE_PAGES };

const FILES = {
  '/data/search-index.json': 'routes/search-index.ts',
  '/manifest.webmanifest': 'routes/web-app-manifest.ts',
};

/** Pages for developers. No build contains them. */
const DEVELOPMENT_PAGES =
  process.env['NODE_ENV'] === 'development' ? [route('/gallery', 'gallery/gallery-page.tsx')] : [];

export const PUBLIC_PATHS = ['/', ...Object.keys(PUBLIC_PAGES)];
/** Everything that is prerendered at a fixed path. */
export const STATIC_PATHS = ['/', ...Object.keys(PAGES), ...Object.keys(FILES)];

export default [
  index('routes/home.tsx'),
  route('/product/:id', 'routes/product.tsx'),
  route('/category/:slug', 'routes/category.tsx'),
  ...Object.entries({ ...PAGES, ...FILES }).map(([path, file]) => route(path, file)),
  route('/data/*', 'routes/data-files.ts'),
  ...DEVELOPMENT_PAGES,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
