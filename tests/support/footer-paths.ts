/** The links of the footer, see docs/specification.md. */
export const FOOTER_PATHS = [
  '/category/wireless-communication',
  '/category/intercom-systems',
  '/category/smart-sensor',
  '/category/cctv-systems',
  '/category/fire-alarms',
  '/about-us',
  '/contact-us',
  '/collections',
  '/privacy-policy',
  '/terms-conditions',
  '/wishlist',
  '/cart',
  '/shipping-return',
  '/faqs',
];
