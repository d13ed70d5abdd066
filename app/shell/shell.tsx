import type { ReactNode } from 'react';
import { NewsletterForm } from '#app/features/content/newsletter-form.tsx';
import { SearchBox } from '#app/features/search/search-box.tsx';
import * as texts from '#app/texts/shell.ts';
import { focusLinkTarget } from '#app/ui/focus-link-target.ts';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { NavCategory } from './navigation.ts';
import { usePageFocus } from './page-focus.ts';
import styles from './shell.module.css';

type ShellProps = { readonly categories: readonly NavCategory[]; readonly children: ReactNode };

/** The frame of every page: skip link, header, footer, notices. */
export function Shell({ categories, children }: ShellProps) {
  return (
    <>
      <a href="#content" className={styles.skip} onClick={(event) => focusLinkTarget(event, 'content')}>
        {texts.skipToContent}
      </a>
      <Header categories={categories} search={<SearchBox />} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LowerSection>
        <Footer newsletter={<NewsletterForm />} />
      </LowerSection>
      <NoticeArea />
      <PageFocus />
    </>
  );
}

/** A component of its own, so that a navigation does not re-render the whole shell. */
function PageFocus() {
  usePageFocus();
  return null;
}
