import * as texts from '#app/texts/shell.ts';

export type NavLink = { readonly title: string; readonly to: string };

export type FooterColumn = { readonly heading: string; readonly links: readonly NavLink[] };

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    heading: texts.categories,
    links: [
      { title: texts.wirelessCommunication, to: '/category/wireless-communication' },
      { title: texts.intercomSystems, to: '/category/intercom-systems' },
      { title: texts.smartSensor, to: '/category/smart-sensor' },
      { title: texts.cctvSystems, to: '/category/cctv-systems' },
      { title: texts.fireAlarms, to: '/category/fire-alarms' },
    ],
  },
  {
    heading: texts.information,
    links: [
      { title: texts.aboutUs, to: '/about-us' },
      { title: texts.contactUs, to: '/contact-us' },
      { title: texts.privacyPolicy, to: '/privacy-policy' },
      { title: texts.termsOfService, to: '/terms-conditions' },
    ],
  },
  {
    heading: texts.customerService,
    links: [
      { title: texts.shippingAndReturns, to: '/shipping-return' },
      { title: texts.faq, to: '/faqs' },
      { title: texts.yourCart, to: '/cart' },
      { title: texts.yourWishlist, to: '/wishlist' },
    ],
  },
  {
    heading: texts.featured,
    links: [
      { title: texts.allCategories, to: '/collections' },
      { title: texts.thermalCameras, to: '/category/thermal-cameras' },
      { title: texts.exProofCameras, to: '/category/ex-proof-cameras' },
      { title: texts.maritimeCameras, to: '/category/maritime-cameras' },
    ],
  },
];

/** A category in the category row and the menu. */
export type NavCategory = { readonly slug: string; readonly title: string; readonly isNew: boolean };
