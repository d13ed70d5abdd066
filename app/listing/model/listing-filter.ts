import type { FigureCondition, FigureFilter } from '#app/figures/model/figure-condition.ts';
import type { SortDirection } from '#app/figures/model/compare-figures.ts';
import type { ListingScope } from './listing-scope.ts';
import type { PriceRange } from './price-range.ts';
import type { SortKey } from './sort-order.ts';
import { conditionCode } from '#app/figures/model/condition-code.ts';

export const LISTING_VIEWS = ['grid', 'list', 'compact', 'table'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** An order by one of the listing's columns, see `listing-column.ts`. */
export type ColumnOrder = {
  /** The id of the column. It may be unknown, because it comes from the address. */
  readonly column: string;
  readonly direction: SortDirection;
};

export type ListingFilter = {
  readonly availability: 'all' | 'in-stock';
  /** The selected brands in alphabetical order. If all are selected, the value is `'all'`, never their list. */
  readonly brands: 'all' | readonly string[];
  readonly price: PriceRange | undefined;
  /** Only attributes with at least one condition. `inOrder` keeps them in the order of the filter panel. */
  readonly figures: FigureFilter;
  readonly sort: SortKey;
  /** Comes before `sort`, which then orders products that are equal in the column. Undefined for `sort` alone. */
  readonly order: ColumnOrder | undefined;
  readonly view: ListingView;
  /** Counts from 1. Greater than the number of pages if the address names a page that does not exist. */
  readonly page: number;
};

/** The filter of a category whose URL has no query. */
export const DEFAULT_FILTER: ListingFilter = {
  availability: 'all',
  brands: 'all',
  price: undefined,
  figures: {},
  sort: 'best-selling',
  order: undefined,
  view: 'grid',
  page: 1,
};

export const DEFAULT_SEARCH_FILTER: ListingFilter = { ...DEFAULT_FILTER, sort: 'best-match' };

type Brands = Pick<ListingScope, 'brands'>;

export function isBrandSelected({ brands }: Pick<ListingFilter, 'brands'>, brand: string): boolean {
  return brands === 'all' || brands.includes(brand);
}

/** The value of `ListingFilter.brands` that selects the listing's brands for which `isSelected` returns true. */
export function selectBrands(scope: Brands, isSelected: (brand: string) => boolean): ListingFilter['brands'] {
  const selected = scope.brands.map(({ brand }) => brand).filter(isSelected);
  return selected.length === scope.brands.length ? 'all' : selected;
}

export function toggleBrand(filter: ListingFilter, scope: Brands, brand: string): ListingFilter {
  const brands = selectBrands(scope, (other) => isBrandSelected(filter, other) !== (other === brand));
  return { ...filter, brands };
}

export function selectOnlyBrand(filter: ListingFilter, brand: string): ListingFilter {
  return { ...filter, brands: [brand] };
}

/** Resets everything but the view. */
export function clearFilters({ view }: ListingFilter, defaults = DEFAULT_FILTER): ListingFilter {
  return { ...defaults, view };
}

type Facets = Pick<ListingScope, 'figures'>;
type Range = Extract<FigureCondition, { readonly kind: 'range' }>;

export function conditionsOn(
  { figures }: Pick<ListingFilter, 'figures'>,
  attributeId: string,
): readonly FigureCondition[] {
  return (Object.hasOwn(figures, attributeId) && figures[attributeId]) || [];
}

export function toggleCondition(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  condition: FigureCondition,
): ListingFilter {
  const code = conditionCode(condition);
  const conditions = conditionsOn(filter, attributeId);
  const others = conditions.filter((chosen) => conditionCode(chosen) !== code);
  return withConditions(
    filter,
    scope,
    attributeId,
    others.length < conditions.length ? others : [...conditions, condition],
  );
}

/** Replaces the range of a number. `undefined` removes it. */
export function chooseRange(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  range: Range | undefined,
): ListingFilter {
  const others = conditionsOn(filter, attributeId).filter(({ kind }) => kind !== 'range');
  return withConditions(filter, scope, attributeId, range ? [range, ...others] : others);
}

function withConditions(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  conditions: readonly FigureCondition[],
): ListingFilter {
  return { ...filter, figures: inOrder({ ...filter.figures, [attributeId]: conditions }, scope) };
}

/**
 * Puts attributes and conditions into the order of the panel, so that equal filters have equal addresses. Drops
 * attributes and options that the panel does not offer, and all ranges of an attribute except the first.
 */
export function inOrder(chosen: FigureFilter, { figures }: Facets): FigureFilter {
  const entries = figures.flatMap(({ attribute: { id }, options }) => {
    const conditions = conditionsOn({ figures: chosen }, id);
    const codes = new Set(conditions.map(conditionCode));
    const ordered = [
      ...conditions.filter(({ kind }) => kind === 'range').slice(0, 1),
      ...options.map(({ condition }) => condition).filter((condition) => codes.has(conditionCode(condition))),
    ];
    return ordered.length === 0 ? [] : [[id, ordered] as const];
  });
  return Object.fromEntries(entries);
}
