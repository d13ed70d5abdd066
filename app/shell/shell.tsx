import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { CartChanges } from '#app/cart/cart-changes.tsx';
import { CompareTraySlot } from '#app/compare/compare-tray-slot.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { SearchBox } from '#app/search/search-box.tsx';
import * as texts from './texts.ts';
import { focusLinkTarget } from '#app/ui/focus.ts';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { CategoryRow } from './category-row.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import type { NavCategory } from './navigation.ts';
import { usePageFocus } from './page-focus.ts';
import styles from './shell.module.css';
import { SEARCH_KEY, singleKeyShortcutsStore } from './shortcuts.ts';
import { useNavigation } from 'react-router';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import { loading } from '#app/ui/texts.ts';

type ShellProps = { readonly categories: readonly NavCategory[]; readonly children: ReactNode };

export function Shell({ categories, children }: ShellProps) {
  return (
    <>
      <a href="#content" className={styles.skip} onClick={(event) => focusLinkTarget(event, 'content')}>
        {texts.skipToContent}
      </a>
      <Header categories={categories} search={<HeaderSearch />} />
      <CategoryRow categories={categories} />
      <CartChanges />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {HAS.compare && <CompareTraySlot />}
      <Footer newsletter={<NewsletterForm />} />
      <NoticeArea />
      <ScriptsFailed />
      <KeyboardShortcuts />
      <PageFocus />
    </>
  );
}

/** Shown by `lib/before-hydration.js` if the scripts fail. A link with an empty `href` reloads the page. */
function ScriptsFailed() {
  return (
    <p id="scripts-failed" role="alert" className={styles.scriptsFailed} hidden>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link works without scripts */}
      {texts.scriptsFailed} <a href="">{texts.reloadPage}</a>
    </p>
  );
}

/** Without scripts the search field has no shortcut, so the built HTML shows none. */
function HeaderSearch() {
  const hasShortcut = useHydratedValue(false, useStore(singleKeyShortcutsStore));
  return <SearchBox shortcut={hasShortcut ? SEARCH_KEY : undefined} />;
}

/** A component of its own, so that a navigation does not re-render the whole shell. */
function PageFocus() {
  usePageFocus();
  return null;
}

/** A page that loads faster shows no progress bar. */
const DELAY_MS = 150;

export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useStore(isLoadingPage) || isNavigating;
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);

  if (!isLoading || !isSlow) return null;
  return (
    <p className={styles.bar} role="status">
      {loading}
    </p>
  );
}
