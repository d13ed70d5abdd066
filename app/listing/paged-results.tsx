import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Page } from './model/paging.ts';
import * as texts from './page-texts.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { PAGE_LINK_STATE, PageLinks } from './page-links.tsx';
import { RetryMessage } from './retry-message.tsx';
import styleSheetUrl from './paged-results.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type PagedResultsProps = {
  readonly page: Page;
  /** The number of products on all pages. */
  readonly total: number;
  /** The page in the address, which may not exist. */
  readonly requestedPage: number;
  readonly pathTo: (page: number) => string;
  /** Called when the pointer or the focus is on the link to a page. */
  readonly onHoverOrFocus?: (page: number) => void;
  /** Whether other products are being loaded. */
  readonly busy?: boolean;
  /** Present if the other products could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** The products of the page. */
  readonly children: ReactNode;
};

/** The products of one page and the links to the other pages. */
export default function PagedResults({
  page,
  total,
  requestedPage,
  pathTo,
  onHoverOrFocus,
  busy = false,
  onRetry,
  children,
}: PagedResultsProps) {
  const region = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const type = useNavigationType();
  const isAfterPageLink = type !== NavigationType.Pop && state === PAGE_LINK_STATE;

  // The followed link is below the new products, or gone. So the focus moves to the products, and the page scrolls to them.
  useEffect(() => {
    if (!isAfterPageLink) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  }, [key, isAfterPageLink]);

  // The pressed button disappears, so the focus moves to the products.
  const retry = () => {
    onRetry?.();
    region.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={texts.products}
      aria-busy={busy}
      className="paged-results"
    >
      <StyleSheet />
      <div className="paged-results-notes">
        {requestedPage > page.pageCount && total > 0 && (
          <p role="status">{texts.noSuchPage(requestedPage, page.pageCount)}</p>
        )}
        <RetryMessage text={texts.loadFailed} onRetry={onRetry && retry} />
      </div>
      {children}
      {page.pageCount > 1 && (
        <div className="paged-results-foot">
          <p>{texts.shownRange(page, total)}</p>
          <PageLinks
            page={page.page}
            pageCount={page.pageCount}
            pathTo={pathTo}
            onHoverOrFocus={onHoverOrFocus}
          />
        </div>
      )}
    </section>
  );
}
