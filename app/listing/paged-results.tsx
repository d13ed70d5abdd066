import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router';
import { chevronLeftIcon, chevronRightIcon, Icon } from '#app/ui/icon.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { pageLinks } from './model/paging.ts';
import * as texts from './texts.ts';
import type { Listing } from './use-listing.ts';
import styleSheetUrl from './paged-results.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

/** The state of a history entry that was added by a page link. */
const PAGE_LINK_STATE = 'page-link';

type PagedResultsProps = { readonly listing: Listing; readonly children: ReactNode };

export function PagedResults({ listing, children }: PagedResultsProps) {
  const { page, total, requestedPage } = listing;
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

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={texts.products}
      aria-busy={listing.isLoading}
      className="paged-results"
    >
      <StyleSheet />
      {requestedPage > page.pageCount && total > 0 && (
        <p role="status" className="paged-results-note">
          {texts.noSuchPage(requestedPage, page.pageCount)}
        </p>
      )}
      {children}
      {page.pageCount > 1 && (
        <div className="cluster hint paged-results-foot">
          <p>{texts.shownRange(page, total)}</p>
          <PageLinks listing={listing} />
        </div>
      )}
    </section>
  );
}

function PageLinks({ listing: { page: shown, pathTo } }: Pick<PagedResultsProps, 'listing'>) {
  const { page, pageCount } = shown;
  const linkTo = (target: number) => ({
    to: pathTo(target),
    className: 'paged-results-link',
    state: PAGE_LINK_STATE,
    // `PagedResults` scrolls to the products.
    preventScrollReset: true,
  });
  const arrow = (target: number, rel: string, label: string, icon: string) => (
    <Link {...linkTo(target)} rel={rel} aria-label={label}>
      <Icon icon={icon} />
    </Link>
  );
  return (
    <nav aria-label={texts.pages}>
      <ul className="paged-results-links no-print">
        {page > 1 && <li>{arrow(page - 1, 'prev', texts.previousPage, chevronLeftIcon)}</li>}
        {pageLinks(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // A gap before the current page always follows the first page.
            <li
              key={index === 1 ? 'gap-before' : 'gap-after'}
              className="paged-results-gap"
              aria-hidden="true"
            >
              {texts.gap}
            </li>
          ) : (
            <li key={entry}>
              <Link
                {...linkTo(entry)}
                aria-label={texts.pageLink(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && <li>{arrow(page + 1, 'next', texts.nextPage, chevronRightIcon)}</li>}
      </ul>
    </nav>
  );
}
