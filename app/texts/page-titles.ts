import { createAnAccount, forgotPassword } from './account.ts';
import { quickOrder, systemCheck, yourLists } from './cart.ts';
import { offlineUse } from './common.ts';
import { comparePage } from './compare-page.ts';
import { quotePage } from './quote.ts';
import { searchPage } from './search.ts';
import * as shell from './shell.ts';

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
