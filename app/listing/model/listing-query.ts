import { conditionCode, parseConditionCode } from '#app/figures/model/condition-code.ts';
import { type FigureFilter } from '#app/figures/model/figure-condition.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { asPlainNumber, readNumber } from '#app/lib/number-text.ts';
import {
  type ColumnOrder,
  DEFAULT_FILTER,
  inOrder,
  LISTING_VIEWS,
  type ListingFilter,
  selectBrands,
} from './listing-filter.ts';
import type { ListingScope } from './listing.ts';
import { clampRange, isSameRange, type PriceRange } from './price-range.ts';
import { availableSortOrders } from './sort-order.ts';

const PARAMETERS = new Set(['sort', 'order', 'brand', 'stock', 'min', 'max', 'view', 'page']);

/** Before the id of an attribute, so that no attribute has the name of another parameter: `f.ip`. */
const FIGURE_PREFIX = 'f.';

/**
 * Parses the query of a listing's URL: `?sort=price-asc&brand=Axis&stock=in&min=100&max=900&f.ip=IP66&view=list&page=2`.
 * `order=night-range-desc` sorts by a column of the table. Unknown parameters and invalid values are ignored.
 * `defaults` are used for missing parameters.
 */
export function parseListingQuery(
  params: URLSearchParams,
  scope: ListingScope,
  defaults = DEFAULT_FILTER,
): ListingFilter {
  const sortOrders = availableSortOrders(defaults.sort);
  return {
    availability: params.get('stock') === 'in' ? 'in-stock' : 'all',
    brands: parseBrands(params.getAll('brand'), scope),
    price: parsePrice(params, scope.bounds),
    figures: parseFigures(params, scope),
    sort: sortOrders.find(({ key }) => key === params.get('sort'))?.key ?? defaults.sort,
    order: parseColumnOrder(params.get('order') ?? ''),
    view: LISTING_VIEWS.find((view) => view === params.get('view')) ?? defaults.view,
    page: parsePage(params.get('page')),
  };
}

/**
 * Writes the values that differ from `defaults`, always in the same order. Other parameters of the `current` query, such
 * as the search term, are kept and come first.
 */
export function toListingQuery(
  { sort, order, brands, availability, price, figures, view, page }: ListingFilter,
  defaults = DEFAULT_FILTER,
  current = new URLSearchParams(),
): URLSearchParams {
  const others = [...current].filter(([name]) => !PARAMETERS.has(name) && !name.startsWith(FIGURE_PREFIX));
  const params = new URLSearchParams(others);
  if (sort !== defaults.sort) params.append('sort', sort);
  if (order) params.append('order', order.column + SUFFIXES[order.direction]);
  if (brands !== 'all') {
    for (const brand of brands.length > 0 ? brands : ['']) params.append('brand', brand);
  }
  if (availability === 'in-stock') params.append('stock', 'in');
  if (price) {
    params.append('min', String(price.min));
    params.append('max', String(price.max));
  }
  for (const [id, conditions] of Object.entries(figures)) {
    for (const condition of conditions) params.append(FIGURE_PREFIX + id, conditionCode(condition));
  }
  if (view !== defaults.view) params.append('view', view);
  if (page > 1) params.append('page', String(page));
  return params;
}

/** A change of what is listed, or of its order, leads to the first page. A change of the view keeps the page. */
export function changeFilter(
  filter: ListingFilter,
  change: (filter: ListingFilter) => ListingFilter,
): ListingFilter {
  const changed = change(filter);
  return selectionOf(changed) === selectionOf(filter) ? changed : { ...changed, page: 1 };
}

/** Equal for filters that list the same products in the same order, on any page and in any view. Empty for `DEFAULT_FILTER`. */
export function selectionOf(filter: ListingFilter): string {
  return toListingQuery({ ...filter, view: DEFAULT_FILTER.view, page: 1 }).toString();
}

/** Whether an address with this filter names a filter, a sort order or a view, and not just a page. */
export function hasChoices(filter: ListingFilter, defaults: ListingFilter): boolean {
  return toListingQuery({ ...filter, page: 1 }, defaults).size > 0;
}

/** An empty `brand=` selects no brand. Without a `brand`, or with unknown brands only, all are selected. */
function parseBrands(values: readonly string[], scope: ListingScope): ListingFilter['brands'] {
  const folded = new Set(values.map(foldText));
  const selected = selectBrands(scope, (brand) => folded.has(foldText(brand)));
  return selected.length > 0 || values.includes('') ? selected : 'all';
}

function parseFigures(params: URLSearchParams, scope: Pick<ListingScope, 'figures'>): FigureFilter {
  const chosen = scope.figures.map((facet) => {
    const codes = params.getAll(FIGURE_PREFIX + facet.attribute.id);
    return [facet.attribute.id, codes.flatMap((code) => parseConditionCode(facet, code) ?? [])] as const;
  });
  return inOrder(Object.fromEntries(chosen), scope);
}

function parsePrice(params: URLSearchParams, bounds: PriceRange): PriceRange | undefined {
  const min = parseBound(params.get('min'));
  const max = parseBound(params.get('max'));
  if (min === undefined && max === undefined) return undefined;
  const range = clampRange(min, max, bounds);
  return isSameRange(range, bounds) ? undefined : range;
}

function parseBound(text: string | null): number | undefined {
  return readNumber(asPlainNumber(text ?? ''), { isWhole: true }).value;
}

function parsePage(text: string | null): number {
  const page = Number(text);
  return page >= 1 ? Math.min(Math.trunc(page), Number.MAX_SAFE_INTEGER) : 1;
}

const SUFFIXES = { ascending: '-asc', descending: '-desc' } as const;

/** `night-range-desc` → `{ column: 'night-range', direction: 'descending' }`. A column may be a specification: `Power supply-asc`. */
export function parseColumnOrder(text: string): ColumnOrder | undefined {
  const match = /^(.+)-(asc|desc)$/s.exec(text);
  const [, column, suffix] = match ?? [];
  if (column === undefined) return undefined;
  return { column, direction: suffix === 'asc' ? 'ascending' : 'descending' };
}
