import { isShownAttribute } from '#app/figures/model/figure-table.ts';
import { isListedPage, type ListingSubject } from '#app/listing/model/listed-page.ts';
import {
  DEFAULT_FILTER,
  DEFAULT_SEARCH_FILTER,
  type ListingFilter,
} from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { isCatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { isProductCodes } from '#app/quick-order/model/product-codes.ts';
import { isSearchAnswer, isSuggestion } from '#app/search/model/search-answer-checks.ts';

// How the browser of a live shop asks, and how the shop understands it: one address for each question.

/** How many values one request can name. */
const MAX_VALUES = 50;
/** Of longer terms, only the beginning is searched for. */
const MAX_TERM_LENGTH = 500;
/** Longer than any query of a page. */
const MAX_QUERY_LENGTH = 8000;

type Question<Asked, Answer> = {
  readonly write: (asked: Asked) => URLSearchParams;
  readonly read: (query: URLSearchParams) => Asked;
  readonly isAnswer: (value: unknown) => value is Answer;
};

const question = <Asked, Answer>(described: Question<Asked, Answer>) => described;

export const QUESTIONS = {
  /** `?id=1&id=2` */
  find: question({
    write: (ids: readonly string[]) => named('id', ids),
    read: (query) => valuesOf(query, 'id'),
    isAnswer: isListOf(isCatalogueProduct),
  }),
  /** `?slug=cctv-systems` */
  columns: question({
    write: (slug: string) => named('slug', [slug]),
    read: (query) => query.get('slug') ?? '',
    isAnswer: isListOf(isShownAttribute),
  }),
  /** `?code=ds2cd2087g2lu`, or for codes that resemble it `?near=ds2cd2087g2lv` */
  coded: question({
    write: ({ keys, near }: { readonly keys: readonly string[]; readonly near: readonly string[] }) =>
      new URLSearchParams([...named('code', keys), ...named('near', near)]),
    read: (query) => ({ keys: valuesOf(query, 'code'), near: valuesOf(query, 'near') }),
    isAnswer: isListOf(isProductCodes),
  }),
  /** `?slug=cctv-systems&brand=Axis&page=2`, `?text=dome&page=2`, `?plain-words=dome&page=2`: a subject, and the query of its page */
  list: question({
    write: ({ subject, query }: { readonly subject: ListingSubject; readonly query: URLSearchParams }) =>
      new URLSearchParams([
        subject.kind === 'listing' ? ['slug', subject.slug] : [subject.kind, shortened(subject.query)],
        ...query,
      ]),
    read: (query) => ({ subject: subjectOf(query), query }),
    isAnswer: isListedPage,
  }),
  /** `?q=do` */
  suggest: question({
    write: (typed: string) => named('q', [shortened(typed)]),
    read: termOf,
    isAnswer: isListOf(isSuggestion),
  }),
  /** `?q=dome` */
  search: question({
    write: (query: string) => named('q', [shortened(query)]),
    read: termOf,
    isAnswer: isSearchAnswer,
  }),
};

/** What the page of a listing shows if its address says nothing else. */
export const defaultsOf = ({ kind }: ListingSubject): ListingFilter =>
  kind === 'listing' ? DEFAULT_FILTER : DEFAULT_SEARCH_FILTER;

/** What is asked for a filter. How the products are shown does not matter. */
export function filterQuery(subject: ListingSubject, filter: ListingFilter): URLSearchParams {
  const defaults = defaultsOf(subject);
  return toListingQuery({ ...filter, view: defaults.view }, defaults);
}

/** @throws Response if the query is longer than any of a page, or has a character that no page asks for */
export function askedQuery({ url }: Pick<Request, 'url'>): URLSearchParams {
  const { search, searchParams } = new URL(url);
  if (search.length > MAX_QUERY_LENGTH) throw new Response(null, { status: 414 });
  if (search.includes('%00')) throw new Response(null, { status: 400 });
  return searchParams;
}

function subjectOf(query: URLSearchParams): ListingSubject {
  for (const kind of ['text', 'meaning'] as const) {
    const asked = query.get(kind);
    if (asked !== null) return { kind, query: shortened(asked) };
  }
  return { kind: 'listing', slug: query.get('slug') ?? '' };
}

const named = (name: string, values: readonly string[]) =>
  new URLSearchParams(values.map((value) => [name, value]));

const valuesOf = (query: URLSearchParams, name: string): readonly string[] =>
  [...new Set(query.getAll(name))].slice(0, MAX_VALUES);

const shortened = (term: string) => term.slice(0, MAX_TERM_LENGTH);

function termOf(query: URLSearchParams): string {
  return shortened(query.get('q') ?? '');
}
