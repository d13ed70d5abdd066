import * as backEnd from '#app/back-end.ts';
import { OfflineView } from '#app/offline/offline-view.tsx';
import { ownQuote } from '#app/own-quote.ts';
import { textPages } from '#app/shop-contents.ts';
import { categoryTitle } from '#app/shell/categories.ts';
import { FOOTER_COLUMNS, TOOLS } from '#app/shell/navigation.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { createAnAccount, forgotPassword } from '#app/account/texts.ts';
import { searchPage } from '#app/search/texts.ts';
import * as shell from '#app/shell/texts.ts';
import * as texts from '#app/offline/texts.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = privateMeta(texts.offlinePage, texts.offlinePageDescription, '/offline');

/** The titles, by path, of the pages that the page about offline use can list, except products and categories. */
const PAGES: readonly Crumb[] = [
  ...FOOTER_COLUMNS.flatMap(({ links }) => links),
  ...TOOLS,
  ...(ownQuote ? [ownQuote] : []),
  ...textPages,
  { to: '/', title: shell.home },
  { to: '/search', title: searchPage },
  ...(backEnd.hasCheckout
    ? [
        { to: '/checkout', title: shell.checkout },
        { to: '/login', title: shell.signIn },
        { to: '/register', title: createAnAccount },
        { to: '/forgot-password', title: forgotPassword },
      ]
    : []),
];

const PAGE_TITLES = new Map(PAGES.map(({ to, title }) => [to, title]));

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
