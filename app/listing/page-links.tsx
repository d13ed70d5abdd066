import { Link } from 'react-router';
import { pageLinks } from './model/paging.ts';
import * as texts from './page-texts.ts';
import { chevronLeftIcon, chevronRightIcon, Icon } from '#app/ui/icon.tsx';

/** The state of a history entry that was added by a page link. */
export const PAGE_LINK_STATE = 'page-link';

type PageLinksProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly pathTo: (page: number) => string;
  readonly onHoverOrFocus?: ((page: number) => void) | undefined;
};

export function PageLinks({ page, pageCount, pathTo, onHoverOrFocus }: PageLinksProps) {
  const linkTo = (target: number) => ({
    to: pathTo(target),
    state: PAGE_LINK_STATE,
    // `PagedResults` scrolls to the products.
    preventScrollReset: true,
    onPointerEnter: () => onHoverOrFocus?.(target),
    onFocus: () => onHoverOrFocus?.(target),
  });
  return (
    <nav aria-label={texts.pages}>
      <ul className="page-links">
        {page > 1 && (
          <li>
            <Link
              {...linkTo(page - 1)}
              rel="prev"
              className="page-links-link"
              aria-label={texts.previousPage}
            >
              <Icon icon={chevronLeftIcon} />
            </Link>
          </li>
        )}
        {pageLinks(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // A gap before the current page always follows the first page.
            <li key={index === 1 ? 'gap-before' : 'gap-after'} className="page-links-gap" aria-hidden="true">
              {texts.gap}
            </li>
          ) : (
            <li key={entry}>
              <Link
                {...linkTo(entry)}
                className="page-links-link"
                aria-label={texts.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link {...linkTo(page + 1)} rel="next" className="page-links-link" aria-label={texts.nextPage}>
              <Icon icon={chevronRightIcon} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
