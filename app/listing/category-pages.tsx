import type { ComponentProps } from 'react';
import { absoluteUrl, documentTitle } from '#app/shell/page-meta.ts';
import { productListData } from '#app/shell/structured-data/list-data.ts';
import { ListingView } from './listing-view.tsx';
import { pageTitle } from './page-texts.ts';
import PagedResults from './paged-results.tsx';
import type { Listing } from './use-listing.ts';

type CategoryPagesProps = ComponentProps<typeof ListingView> & {
  readonly title: string;
  readonly category: string;
};

/** The listing of a category with several pages; other categories do not load this module. */
export default function CategoryPages({ title, ...props }: CategoryPagesProps) {
  return (
    <ListingView
      {...props}
      Results={PagedResults}
      renderHead={(listing) => (
        <PagedHead title={title} path={`/category/${props.category}`} listing={listing} />
      )}
    />
  );
}

type PagedHeadProps = {
  readonly title: string;
  /** The path of the first page. Search engines list filtered and sorted pages under this address. */
  readonly path: string;
  readonly listing: Listing;
};

/**
 * The parts of the head that depend on the page of a listing. `pageMeta` renders the others. The route's `meta` function
 * cannot render these, because it does not know how many pages a filtered list has, and because it runs during hydration,
 * when the query must be ignored.
 */
function PagedHead({ title, path, listing: { page: shownPage, shown, isFiltered, pathTo } }: PagedHeadProps) {
  const { page, pageCount, start } = shownPage;
  const fullTitle = documentTitle(pageTitle(title, page));
  const url = absoluteUrl(isFiltered || page === 1 ? path : `${path}?page=${page}`);
  const data = { '@context': 'https://schema.org', ...productListData(shown, start) };
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={url} />
      {page > 1 && <link rel="prev" href={absoluteUrl(pathTo(page - 1))} />}
      {page < pageCount && <link rel="next" href={absoluteUrl(pathTo(page + 1))} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:url" content={url} />
      <script
        type="application/ld+json"
        // The text must not end the script element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  );
}
