import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { DEFAULT_SEARCH_FILTER } from '#app/listing/model/listing-filter.ts';
import { preferredList, searchPath } from '#app/search/model/search-path.ts';
import { ListingView } from '#app/listing/listing-view.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { RecentlyViewed } from '#app/product/recently-viewed.tsx';
import { ProductGrid } from '#app/product/product-grid.tsx';
import type { SearchAnswer } from '#app/search/model/search-answer.ts';
import { products } from '#app/back-end.ts';
import { SearchResults } from '#app/search/search-results.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { memoPage } from '#app/shell/memo-page.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { searchHeading } from '#app/shop-data.ts';
import * as texts from '#app/search/texts.ts';
import { searching } from '#app/search/results-texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import type { Route } from './+types/search.ts';
import styles from '#app/search/search.module.css';

/** The page is prerendered without a query. */
export function loader() {
  return { query: '', answer: undefined };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('q') ?? '';
  return { query, answer: searchPath(query) === undefined ? undefined : await openSearch(query) };
}
clientLoader.hydrate = true as const;

/** A search that ends within this time shows its results at once. Others show a progress bar. */
const MAX_WAIT_MS = 300;

/** The answer, unless it takes longer than `MAX_WAIT_MS` or fails. */
function openSearch(query: string): Promise<SearchAnswer | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), MAX_WAIT_MS);
  });
  const answer = products()
    .then((shop) => shop.search(query))
    .catch(() => undefined);
  return Promise.race([answer, timeout]);
}

/** Other parameters are those of filters and of what is shown, and the loaded data contain all results. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q');

export const meta = privateMeta(texts.searchPage, texts.searchPageDescription, '/search');

function SearchPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  // The prerendered page has no results, so it shows a placeholder until the results of the current query are loaded.
  const isPending = useHydratedValue(true, (params.get('q') ?? '') !== loaderData.query);
  const results = (
    <SearchResults
      query={loaderData.query}
      answer={loaderData.answer}
      preferred={preferredList(params)}
      whenEmpty={
        <div className={`stack ${styles.whenEmpty}`}>
          <BrowseCategories categories={CATEGORIES} />
          <RecentlyViewed />
        </div>
      }
    >
      {(found, inPlainWords) => (
        <ResultList
          key={loaderData.query}
          subject={{ kind: inPlainWords ? 'meaning' : 'text', query: loaderData.query }}
          products={found.products}
          scope={found.scope}
        />
      )}
    </SearchResults>
  );
  return (
    <div className="container min-screen-height">
      <Breadcrumb current={texts.searchPage} />
      <div className={styles.head}>
        <PageHeading lang={searchHeading?.lang}>{searchHeading?.text ?? texts.resultsHeading}</PageHeading>
      </div>
      <div className={styles.results}>
        {isPending ? <ClientOnlyPlaceholder label={searching} withoutScripts={results} /> : results}
      </div>
    </div>
  );
}

export default memoPage(SearchPage);

/** Up to this number of results are shown without filters. */
const MAX_UNFILTERED_RESULTS = 4;

function ResultList(props: ComponentProps<typeof ListingView>) {
  if (props.products.length <= MAX_UNFILTERED_RESULTS) return <ProductGrid products={props.products} />;
  return <ListingView {...props} defaults={DEFAULT_SEARCH_FILTER} />;
}
