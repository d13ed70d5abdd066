import type { Page } from '#app/listing/model/paging.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { pageTitle } from '#app/listing/page-texts.ts';
import { absoluteUrl, documentTitle } from './page-meta.ts';
import { productListData } from './structured-data/list-data.ts';

type PagedHeadProps = Page & {
  readonly title: string;
  readonly path: string;
  readonly products: readonly ProductSummary[];
  /** Whether the list is filtered or sorted. Search engines then do not list it separately: its canonical address is `path`. */
  readonly isFiltered: boolean;
  readonly pathTo: (page: number) => string;
};

/**
 * The parts of the head that depend on the page of a listing. `pageMeta` renders the others. The route's `meta` function
 * cannot render these, because it does not know how many pages a filtered list has, and because it runs during hydration,
 * when the query must be ignored.
 */
export function PagedHead({
  title,
  path,
  page,
  pageCount,
  start,
  products,
  isFiltered,
  pathTo,
}: PagedHeadProps) {
  const fullTitle = documentTitle(pageTitle(title, page));
  const url = absoluteUrl(isFiltered || page === 1 ? path : `${path}?page=${page}`);
  const data = { '@context': 'https://schema.org', ...productListData(products, start) };
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
