import * as texts from './texts.ts';
import { IS_OFFLINE_USE_OFFERED } from '#app/offline/model/shop-files.ts';
import { footer, hasPlanner, hasSystemCheck, hasTextPage, textPages } from '#app/shop-contents.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';

type Column = { readonly heading: string; readonly links: readonly Crumb[] };

/** What helps to choose and to order, besides the catalogue. */
export const TOOLS: readonly Crumb[] = [
  { title: texts.quickOrder, to: '/quick-order' },
  ...(hasPlanner ? [{ title: texts.systemPlanner, to: '/planner' }] : []),
  ...(hasSystemCheck ? [{ title: texts.systemCheck, to: '/system-check' }] : []),
  { title: texts.yourLists, to: '/lists' },
  { title: texts.compare, to: '/compare' },
];

const INFORMATION = [
  { title: texts.aboutUs, to: '/about-us' },
  { title: texts.contactUs, to: '/contact-us' },
  { title: texts.privacyPolicy, to: '/privacy-policy' },
  { title: texts.termsOfService, to: '/terms-conditions' },
];

const CUSTOMER_SERVICE = [
  { title: texts.shippingAndReturns, to: '/shipping-return' },
  { title: texts.faq, to: '/faqs' },
  { title: texts.quickOrder, to: '/quick-order' },
  { title: texts.yourCart, to: '/cart' },
  { title: texts.yourWishlist, to: '/wishlist' },
  { title: texts.yourLists, to: '/lists' },
  ...(hasPlanner ? [{ title: texts.systemPlanner, to: '/planner' }] : []),
  ...(IS_OFFLINE_USE_OFFERED ? [{ title: texts.offlineUse, to: '/offline' }] : []),
];

/** The pages of text that have a place and a short title in the footer. */
const TEXT_PAGES = new Set([
  '/about-us',
  '/privacy-policy',
  '/terms-conditions',
  '/shipping-return',
  '/faqs',
]);

const existing = (links: readonly Crumb[]) =>
  links.filter(({ to }) => !TEXT_PAGES.has(to) || hasTextPage(to));

export const FOOTER_COLUMNS: readonly Column[] = [
  { heading: texts.categories, links: footer.categories },
  {
    heading: texts.information,
    links: [...existing(INFORMATION), ...textPages.filter(({ to }) => !TEXT_PAGES.has(to))],
  },
  { heading: texts.customerService, links: existing(CUSTOMER_SERVICE) },
  {
    heading: texts.featured,
    links: [{ title: texts.allCategories, to: '/collections' }, ...footer.featured],
  },
].filter(({ links }) => links.length > 0);

/** Those that the mobile menu has not listed above. */
export const OTHER_COLUMNS: readonly Column[] = FOOTER_COLUMNS.filter(
  ({ heading }) => heading !== texts.categories,
).map(({ heading, links }) => ({
  heading,
  links: links.filter(({ to }) => !TOOLS.some((tool) => tool.to === to)),
}));

export type NavCategory = { readonly slug: string; readonly title: string; readonly isNew: boolean };
