import { createAnAccount, forgotPassword } from '#app/account/texts.ts';
import { quickOrder, systemCheck, yourLists } from '#app/cart/texts.ts';
import { offlineUse } from './texts.ts';
import { comparePage } from '#app/compare/page-texts.ts';
import { quotePage } from '#app/quote/texts.ts';
import { searchPage } from '#app/search/texts.ts';
import * as shell from '#app/shell/texts.ts';

/** The titles, by path, of the pages that the page about offline use can list, except products and categories. */
export const PAGE_TITLES: ReadonlyMap<string, string> = new Map([
  ['/', shell.home],
  ['/collections', shell.allCategories],
  ['/search', searchPage],
  ['/cart', shell.yourCart],
  ['/wishlist', shell.yourWishlist],
  ['/lists', yourLists],
  ['/compare', comparePage],
  ['/quote', quotePage],
  ['/quick-order', quickOrder],
  ['/planner', shell.systemPlanner],
  ['/system-check', systemCheck],
  ['/checkout', shell.checkout],
  ['/login', shell.signIn],
  ['/register', createAnAccount],
  ['/forgot-password', forgotPassword],
  ['/contact-us', shell.contactUs],
  ['/faqs', shell.faq],
  ['/shipping-return', shell.shippingAndReturns],
  ['/about-us', shell.aboutUs],
  ['/privacy-policy', shell.privacyPolicy],
  ['/terms-conditions', shell.termsOfService],
  ['/offline', offlineUse],
]);
