/** Pages with one address that search engines may show; products and categories come from the catalogue. */
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

/** Pages about the visitor's own things, and endless ones. */
export const PRIVATE_PATHS = [
  '/wishlist',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/search',
] as const;
