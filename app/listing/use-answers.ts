import { fetchChecked } from '#app/lib/fetch-json.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { activeFilters, type ListingFilter } from './model/listing-filter.ts';
import { answeredQuery, isListingAnswer, type ListingAnswer } from './model/listing-answer.ts';
import { selectionOf } from './model/listing-query.ts';
import type { ListingScope } from './model/listing.ts';
import { loadTable, tablePath } from './load-table.ts';
import type { ListingTable } from './product-table.tsx';

type Answer = ListingAnswer & {
  /** Where it was asked, with `answeredQuery`. */
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

type Question = {
  /** Where the shop answers; undefined if the page has all products. */
  readonly address: string | undefined;
  readonly category: string;
  /** What the page has. */
  readonly first: Pick<ListingAnswer, 'products'> & { readonly scope: ListingScope };
  readonly filter: ListingFilter;
  readonly defaults: ListingFilter;
  readonly needsTable: boolean;
};

/** What a live shop answers for a filter. Until it does, and if it fails, what it answered last stays. */
export function useAnswers({ address, category, first, filter, defaults, needsTable }: Question) {
  const { scope } = first;
  const query = answeredQuery(filter, defaults);
  const asked = `${address}${address?.includes('?') ? '&' : '?'}${query}`;
  const ofPage: Answer = {
    products: first.products,
    total: scope.total,
    facets: scope,
    countsWithout: [],
    asked: query === '' ? asked : '',
    filter: defaults,
    table: undefined,
  };
  const isEnough = (answer: Answer) => answer.asked === asked && (!needsTable || answer.table !== undefined);

  const ask = async (): Promise<Answer> => {
    const answer = query === '' ? ofPage : await fetchChecked(asked, isListingAnswer);
    const table = needsTable ? await loadTable(tablePath(category, answer.products)) : undefined;
    return keep({ ...answer, asked, filter, table });
  };
  const loading = useLoaded(address === undefined ? undefined : `${asked} ${needsTable}`, ask, isEnough);
  if (address === undefined) return undefined;

  const candidates = [ofPage, loading.value, known.get(asked)];
  const current = candidates.find((answer) => answer && isEnough(answer));
  const shown = current ?? loading.value ?? ofPage;
  return {
    ...shown,
    isComplete: current !== undefined,
    hasFailed: loading.hasFailed && current === undefined,
    retry: loading.retry,
    /** Whether only the table is missing. */
    lacksTable: shown.asked === asked,
    countFor(other: ListingFilter): number {
      const wanted = selectionOf(other);
      const filters = activeFilters(shown.filter, scope);
      const at = filters.findIndex(({ filterWithout }) => selectionOf(filterWithout) === wanted);
      return shown.countsWithout[at] ?? 0;
    },
  };
}
