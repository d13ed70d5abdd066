import * as texts from './texts.ts';
import { compare } from '#app/compare/texts.ts';
import { href } from 'react-router';
import { footer, hasTextPage, textPages } from '#app/shop-contents.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';

type Column = { readonly heading: string; readonly links: readonly Crumb[] };

/** None or one. */
export const quickOrder = HAS.quickOrder ? [{ title: texts.quickOrder, to: href('/quick-order') }] : [];
export const planner = HAS.planner ? [{ title: texts.systemPlanner, to: href('/planner') }] : [];
const lists = HAS.lists ? [{ title: texts.yourLists, to: href('/lists') }] : [];
/** Takes lines of products, see `cartLinkPath()`. */
export const CHECK_LINES = HAS.systemCheck
  ? { title: texts.systemCheck, to: href('/system-check') }
  : undefined;

/** What helps to choose and to order, besides the catalogue. */
export const TOOLS: readonly Crumb[] = [
  ...quickOrder,
  ...planner,
  ...(CHECK_LINES ? [CHECK_LINES] : []),
  ...lists,
  ...(HAS.compare ? [{ title: compare, to: href('/compare') }] : []),
];

/** Pages that fill the cart. */
export const WAYS_TO_FILL: readonly Crumb[] = [...quickOrder, ...lists];
const INFORMATION = [
  { title: texts.aboutUs, to: '/about-us' },
  { title: texts.contactUs, to: '/contact-us' },
  { title: texts.privacyPolicy, to: '/privacy-policy' },
  { title: texts.termsOfService, to: '/terms-conditions' },
];

const CUSTOMER_SERVICE = [
  { title: texts.shippingAndReturns, to: '/shipping-return' },
  { title: texts.faq, to: '/faqs' },
  ...quickOrder,
  { title: texts.yourCart, to: '/cart' },
  { title: texts.yourWishlist, to: '/wishlist' },
  ...lists,
  ...planner,
  ...(HAS.offline ? [{ title: texts.offlineUse, to: href('/offline') }] : []),
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
