/** The footer's four columns, and the links of the header that are not categories. */
export type NavLink = { readonly title: string; readonly to: string };

export const FOOTER_COLUMNS: readonly { readonly heading: string; readonly links: readonly NavLink[] }[] = [
  {
    heading: 'Categories',
    links: [
      { title: 'Wireless Communication', to: '/category/wireless-communication' },
      { title: 'Intercom Systems', to: '/category/intercom-systems' },
      { title: 'Smart Sensor', to: '/category/smart-sensor' },
      { title: 'CCTV Systems', to: '/category/cctv-systems' },
      { title: 'Fire Alarms', to: '/category/fire-alarms' },
    ],
  },
  {
    heading: 'Information',
    links: [
      { title: 'About Us', to: '/about-us' },
      { title: 'Contact Us', to: '/contact-us' },
      { title: 'Privacy Policy', to: '/privacy-policy' },
      { title: 'Terms of Service', to: '/terms-conditions' },
    ],
  },
  {
    heading: 'Customer Service',
    links: [
      { title: 'Shipping & Returns', to: '/shipping-return' },
      { title: 'FAQ', to: '/faqs' },
      { title: 'Your Cart', to: '/cart' },
      { title: 'Your Wishlist', to: '/wishlist' },
    ],
  },
  {
    heading: 'Featured',
    links: [
      { title: 'All Categories', to: '/collections' },
      { title: 'Thermal Cameras', to: '/category/thermal-cameras' },
      { title: 'Ex-Proof Cameras', to: '/category/ex-proof-cameras' },
      { title: 'Maritime Cameras', to: '/category/maritime-cameras' },
    ],
  },
];

/** A category as the row and the menu show it. */
export type NavCategory = { readonly slug: string; readonly title: string; readonly isNew: boolean };
