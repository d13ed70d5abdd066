// How pages of a live shop ask for what other shops have in whole files, by the same addresses.

/** A header of files that are written while they are read: the gateway keeps none of them. */
export const IN_PARTS = 'X-In-Parts';
/** How many values one request can name. */
const MAX_VALUES = 50;
/** The length of a query without its last value, so that an address is short enough for every host. */
const MAX_WITHOUT_LAST = 3000;
/** The shop is asked once nothing was typed for this time. */
const TYPING_PAUSE_MS = 100;
/** Longer than any query of a page. */
const MAX_QUERY_LENGTH = 8000;
/** Of longer terms, only the beginning is searched for. */
const MAX_TERM_LENGTH = 500;

/** The addresses of what a file has about these products: `/data/offers.json?id=1&id=2` */
export function addressesOf(
  path: string,
  values: Iterable<string>,
  name = 'id',
  max = MAX_VALUES,
): readonly string[] {
  const queries: URLSearchParams[] = [];
  for (const value of new Set(values)) {
    const last = queries.at(-1);
    if (last && last.size < max && String(last).length < MAX_WITHOUT_LAST) last.append(name, value);
    else queries.push(new URLSearchParams([[name, value]]));
  }
  return queries.map((query) => `${path}?${query}`);
}

/** The values that such an address names, each once. */
export function valuesIn(query: URLSearchParams, name = 'id'): readonly string[] {
  return [...new Set(query.getAll(name))].slice(0, MAX_VALUES);
}

/** The address of what is found for a term: `/data/search-index.json?q=dome` */
export function withTerm(path: string, term: string, others: Readonly<Record<string, string>> = {}): string {
  return `${path}?${new URLSearchParams({ q: term.slice(0, MAX_TERM_LENGTH), ...others })}`;
}

/** The term that such an address names; empty if it names none. */
export function termIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').slice(0, MAX_TERM_LENGTH);
}

export function pauseInTyping(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TYPING_PAUSE_MS);
  });
}

/** @throws Response if the query is longer than any of a page, or has a character that no page asks for */
export function queryOf({ url }: Pick<Request, 'url'>): URLSearchParams {
  const { search, searchParams } = new URL(url);
  if (search.length > MAX_QUERY_LENGTH) throw new Response(null, { status: 414 });
  if (search.includes('%00')) throw new Response(null, { status: 400 });
  return searchParams;
}
