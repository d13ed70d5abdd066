import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The pages with a fixed URL. The URLs of products and categories come from the catalogue. */
const PAGES = {
  '/collections': 'routes/collections.tsx',
  '/search': 'routes/search.tsx',
  '/wishlist': 'routes/wishlist.tsx',
  '/cart': 'routes/cart.tsx',
  '/checkout': 'routes/checkout.tsx',
  '/login': 'routes/login.tsx',
  '/register': 'routes/register.tsx',
  '/forgot-password': 'routes/forgot-password.tsx',
  '/about-us': 'routes/about-us.tsx',
  '/contact-us': 'routes/contact-us.tsx',
  '/faqs': 'routes/faqs.tsx',
  '/shipping-return': 'routes/shipping-return.tsx',
  '/privacy-policy': 'routes/privacy-policy.tsx',
  '/terms-conditions': 'routes/terms-conditions.tsx',
};

const BUILT_FILES = {
  '/data/search-index.json': 'routes/search-index.ts',
  '/sitemap.xml': 'routes/sitemap.ts',
  '/robots.txt': 'routes/robots.ts',
};

/** Only the development server has these pages. */
const DEVELOPMENT_PAGES =
  import.meta.env.MODE === 'development' ? [route('/gallery', 'gallery/gallery-page.tsx')] : [];

export const STATIC_PATHS = ['/', ...Object.keys(PAGES), ...Object.keys(BUILT_FILES)];

export default [
  index('routes/home.tsx'),
  route('/product/:id', 'routes/product.tsx'),
  route('/category/:slug', 'routes/category.tsx'),
  ...Object.entries({ ...PAGES, ...BUILT_FILES }).map(([path, file]) => route(path, file)),
  route('/data/offers/:file', 'routes/offers.ts'),
  ...DEVELOPMENT_PAGES,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
