import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/browser/use-hydrated-value.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { DEFAULT_SEARCH_FILTER } from '#app/domain/listing/listing-filter.ts';
import { searchProducts } from '#app/domain/search/search.ts';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { BrowseCategories } from '#app/features/product/browse-categories.tsx';
import { ProductGrid } from '#app/features/product/product-grid.tsx';
import { loadSearchIndex } from '#app/features/search/search-index.ts';
import { SearchResults } from '#app/features/search/search-results.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/search.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import type { Route } from './+types/search.ts';
import styles from './search.module.css';

/** The page is prerendered without a query. */
export function loader() {
  return { query: '', results: [], entries: [] };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const { products } = await loadSearchIndex();
  return { query, results: searchProducts(products, query), entries: products };
}
clientLoader.hydrate = true as const;

/** Filters change other parameters only, and the loaded data contain all results. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q');

export const meta = () =>
  pageMeta({
    title: texts.searchPage,
    description: texts.searchPageDescription,
    path: '/search',
    indexed: false,
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  // The prerendered page has no results. They are shown once those of the current query are loaded.
  const isPending = useHydratedValue(true, (params.get('q') ?? '') !== loaderData.query);
  const results = (
    <SearchResults {...loaderData} whenEmpty={<BrowseCategories categories={CATEGORIES} />}>
      <ResultList key={loaderData.query} products={loaderData.results} />
    </SearchResults>
  );
  return (
    <div className="container min-screen-height">
      <Breadcrumb current={texts.searchPage} />
      <div className={styles.head}>
        <PageHeading lang="tr">{texts.resultsHeading}</PageHeading>
      </div>
      <div className={styles.results}>
        {isPending ? (
          <ClientOnlyPlaceholder label={texts.searching}>{results}</ClientOnlyPlaceholder>
        ) : (
          results
        )}
      </div>
    </div>
  );
}

/** Up to this number of results are shown without filters. */
const MAX_UNFILTERED_RESULTS = 4;

function ResultList({ products }: { readonly products: readonly ProductSummary[] }) {
  if (products.length <= MAX_UNFILTERED_RESULTS) return <ProductGrid products={products} />;
  return <ListingView products={products} defaults={DEFAULT_SEARCH_FILTER} />;
}
