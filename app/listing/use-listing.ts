import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { products as shopProducts } from '#app/back-end.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useQuery } from '#app/ui/use-query.ts';
import {
  countOf,
  facetsOf,
  filterProducts,
  type ListedProduct,
  type ListingScope,
  listProducts,
  scopeOf,
} from './model/listing.ts';
import type { ListedPage, ListingSubject } from './model/listed-page.ts';
import {
  activeFilters,
  DEFAULT_FILTER,
  type ListingFilter,
  type ListingView,
} from './model/listing-filter.ts';
import { changeFilter, parseListingQuery, selectionOf, toListingQuery } from './model/listing-query.ts';
import { pageOf } from './model/paging.ts';
import type { ListingTable } from './product-table.tsx';
import { countVersions } from '#app/offer/model/family.ts';
import * as texts from './texts.ts';

export type ListingProps = {
  readonly subject: ListingSubject;
  /** All of them, or those of the first page in the default order. */
  readonly products: readonly ListedProduct[];
  /** Absent for the results of a search that are all on one page. */
  readonly scope?: ListingScope | undefined;
  /** The filter of a URL without filter parameters. */
  readonly defaults?: ListingFilter;
};

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;
export type Listing = ReturnType<typeof useListing>;

/** What a listing shows by the filter in the address. */
export function useListing({
  subject,
  products,
  scope: knownScope,
  defaults = DEFAULT_FILTER,
}: ListingProps) {
  const scope = useMemo(() => knownScope ?? scopeOf(products), [products, knownScope]);
  const isWhole = products.length >= (scope.versions ?? scope.total);

  const { pathname } = useLocation();
  const [query, setQuery] = useQuery();
  const filter = useMemo(() => parseListingQuery(query, scope, defaults), [query, scope, defaults]);
  const queryOf = (next: ListingFilter) => toListingQuery(next, defaults, query);
  const change: ChangeFilter = (changeOf) => setQuery(queryOf(changeFilter(filter, changeOf)));
  const pathTo = (page: number) => {
    const search = queryOf({ ...filter, page }).toString();
    // Prerendered pages have a slash at the end.
    const path = pathname.replace(/\/$/, '');
    return search === '' ? path : `${path}?${search}`;
  };

  const { view } = filter;
  // Shown until the table is loaded, and if that fails.
  const [cardView, setCardView] = useState<ListingView>('grid');
  if (view !== 'table' && view !== cardView) setCardView(view);

  const listed = { subject, products, scope, filter, defaults };
  const whole = useWholeListing(listed, isWhole);
  const asked = useAskedListing(listed, !isWhole);
  const { shown, total, versions, facets, table, countFor, requestedPage, loading } = isWhole ? whole : asked;
  const page = useMemo(() => pageOf(total, requestedPage), [total, requestedPage]);
  const failed = loading.filter(({ hasFailed }) => hasFailed);
  return {
    scope,
    facets,
    filter,
    defaults,
    change,
    countFor,
    total,
    versions,
    /** Why the chosen price range has no products; undefined if it can have some. */
    priceNote: filter.price && texts.noProductCosts(filter.price, scope.bounds),
    requestedPage,
    page,
    pathTo,
    shown: useMemo(() => (isWhole ? shown.slice(page.start, page.end) : shown), [isWhole, shown, page]),
    /** Whether it is known that nothing is listed. */
    isEmpty: total === 0 && (isWhole || failed.length === 0),
    isFiltered: selectionOf(filter) !== '',
    table,
    cardView,
    isLoading: loading.some((part) => !part.isComplete && !part.hasFailed),
    failure: failed[0]?.failure,
    retry: () => {
      for (const part of failed) part.retry();
    },
  };
}

type Listed = Required<Omit<ListingProps, 'scope'>> & {
  readonly scope: ListingScope;
  readonly filter: ListingFilter;
};

const usesTable = ({ view, order }: ListingFilter) => view === 'table' || order !== undefined;

/** The page has all products, so that a filter shows others at once. */
function useWholeListing({ subject, products, scope, filter }: Listed, isActive: boolean) {
  const { value: table, ...tableLoading } = useLoaded(
    isActive && usesTable(filter) ? 'table' : undefined,
    () => loadTable(subject, products),
  );
  const shown = useMemo(() => {
    if (!isActive) return products;
    const sorted = listProducts(products, filter, scope);
    return table?.order(sorted, filter.order) ?? sorted;
  }, [isActive, products, filter, scope, table]);
  const facets = useMemo(
    () => (isActive ? facetsOf(products, scope, filter) : scope),
    [isActive, products, scope, filter],
  );
  return {
    shown,
    total: shown.length,
    versions: HAS_FAMILIES ? countVersions(shown) : undefined,
    facets,
    table,
    countFor: (other: ListingFilter) => countOf(filterProducts(products, other, scope)),
    requestedPage: filter.page,
    loading: [{ ...tableLoading, failure: texts.tableFailed }],
  };
}

type Answer = ListedPage & {
  /** The address of what was asked. */
  readonly asked: string;
  readonly filter: ListingFilter;
  /** The figures of the products, if they are shown in a table or ordered by a column. */
  readonly table: ListingTable | undefined;
};

/** The last answers by address, so that Back shows at once what it showed. They are asked for again. */
const known = new Map<string, Answer>();
const MAX_KNOWN = 50;

function keep(answer: Answer): Answer {
  known.delete(answer.asked);
  known.set(answer.asked, answer);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size > MAX_KNOWN) known.delete(oldest);
  return answer;
}

/** Each filter, sort order and page is asked for. Until there is an answer, and if there is none, the one before stays. */
function useAskedListing({ subject, products, scope, filter, defaults }: Listed, isActive: boolean) {
  // How the products are shown does not matter.
  const query = toListingQuery({ ...filter, view: defaults.view }, defaults).toString();
  const asked = `${JSON.stringify(subject)} ${query}`;
  const ofPage: Answer = {
    products,
    total: scope.total,
    ...(scope.versions !== undefined && { versions: scope.versions }),
    facets: scope,
    countsWithout: [],
    asked: query === '' ? asked : '',
    filter: defaults,
    table: undefined,
  };
  const needsTable = usesTable(filter);
  const isEnough = (answer: Answer) => answer.asked === asked && (!needsTable || answer.table !== undefined);

  const ask = async (): Promise<Answer> => {
    const answer = query === '' ? ofPage : await (await shopProducts()).list(subject, filter);
    const table = needsTable ? await loadTable(subject, answer.products) : undefined;
    return keep({ ...answer, asked, filter, table });
  };
  const loading = useLoaded(isActive ? `${asked} ${needsTable}` : undefined, ask, isEnough);
  const current = [ofPage, loading.value, known.get(asked)].find((answer) => answer && isEnough(answer));
  const shown = current ?? loading.value ?? ofPage;
  return {
    shown: shown.products,
    total: shown.total,
    versions: shown.versions,
    facets: shown.facets,
    table: shown.table,
    countFor(other: ListingFilter): number {
      const wanted = selectionOf(other);
      const filters = activeFilters(shown.filter, scope);
      const at = filters.findIndex(({ filterWithout }) => selectionOf(filterWithout) === wanted);
      return shown.countsWithout[at] ?? 0;
    },
    requestedPage: shown.filter.page,
    loading: [
      {
        isComplete: current !== undefined,
        hasFailed: loading.hasFailed && current === undefined,
        retry: loading.retry,
        failure: shown.asked === asked ? texts.tableFailed : texts.productsFailed,
      },
    ],
  };
}

const loadTable = async (
  ...listed: Parameters<typeof import('./product-table.tsx').loadListingTable>
): Promise<ListingTable> => (await import('./product-table.tsx')).loadListingTable(...listed);
