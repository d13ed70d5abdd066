import * as texts from './texts.ts';
import type { KnownListing } from '#app/figures/model/known-ids.ts';
import { IS_OFFLINE_USE_OFFERED } from '#app/offline/model/shop-files.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { categoryTitle } from './categories.ts';

export const FOOTER_COLUMNS: readonly { readonly heading: string; readonly links: readonly Crumb[] }[] = [
  {
    heading: texts.categories,
    links: [
      categoryLink('wireless-communication'),
      categoryLink('intercom-systems'),
      categoryLink('smart-sensor'),
      categoryLink('cctv-systems'),
      categoryLink('fire-alarms'),
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
      { title: texts.quickOrder, to: '/quick-order' },
      { title: texts.yourCart, to: '/cart' },
      { title: texts.yourWishlist, to: '/wishlist' },
      { title: texts.yourLists, to: '/lists' },
      { title: texts.systemPlanner, to: '/planner' },
      ...(IS_OFFLINE_USE_OFFERED ? [{ title: texts.offlineUse, to: '/offline' }] : []),
    ],
  },
  {
    heading: texts.featured,
    links: [
      { title: texts.allCategories, to: '/collections' },
      categoryLink('thermal-cameras'),
      categoryLink('ex-proof-cameras'),
      categoryLink('maritime-cameras'),
    ],
  },
];

export type NavCategory = { readonly slug: string; readonly title: string; readonly isNew: boolean };

function categoryLink(slug: KnownListing): Crumb {
  return { title: categoryTitle(slug), to: `/category/${slug}` };
}
