import { OfflineView } from './offline-view.tsx';
import { textPages } from '#app/shop-contents.ts';
import { categoryTitle } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { createAnAccount, forgotPassword } from '#app/account/texts.ts';
import { quickOrder, systemCheck, yourLists } from '#app/cart/texts.ts';
import { comparePage } from '#app/compare/page-texts.ts';
import { quotePage } from '#app/quote/texts.ts';
import { searchPage } from '#app/search/texts.ts';
import * as shell from '#app/shell/texts.ts';
import * as texts from './texts.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = privateMeta(texts.offlinePage, texts.offlinePageDescription, '/offline');

/** The titles, by path, of the pages that the page about offline use can list, except products and categories. */
const PAGE_TITLES: ReadonlyMap<string, string> = new Map([
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
  ...textPages.map(({ to, title }) => [to, title] as const),
  ['/offline', texts.offlinePage],
]);

const CATEGORY = '/category/';

function titleOf(path: string): string | undefined {
  return path.startsWith(CATEGORY) ? categoryTitle(path.slice(CATEGORY.length)) : PAGE_TITLES.get(path);
}

export default function OfflinePage() {
  return (
    <Page title={texts.offlinePage} lead={texts.lead}>
      <OfflineView titleOf={titleOf} />
    </Page>
  );
}
