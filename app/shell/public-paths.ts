/** The pages in the sitemap. Products and categories are added from the catalogue. */
export const PUBLIC_PATHS = [
  '/',
  '/collections',
  '/about-us',
  '/contact-us',
  '/faqs',
  '/shipping-return',
  '/privacy-policy',
  '/terms-conditions',
] as const;

/** The paths that robots.txt disallows: personal pages and the search. Decision 004 explains why `/cart` is not here. */
export const PRIVATE_PATHS = [
  '/wishlist',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/search',
] as const;
