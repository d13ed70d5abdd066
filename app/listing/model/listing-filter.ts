import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { SortDirection } from '#app/figures/model/compare-figures.ts';
import { conditionCode } from '#app/figures/model/condition-code.ts';
import type { FigureCondition, FigureFilter } from '#app/figures/model/figure-condition.ts';
import type { ListingScope } from './listing.ts';
import type { PriceRange } from './price-range.ts';
import type { SortKey } from './sort-order.ts';

export const LISTING_VIEWS = ['grid', 'list', 'compact', 'table'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** `column` is the id of a column, see `listing-column.ts`. It may be unknown, because it comes from the address. */
export type ColumnOrder = { readonly column: string; readonly direction: SortDirection };

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
type Facets = Pick<ListingScope, 'figures'>;
type Range = Extract<FigureCondition, { readonly kind: 'range' }>;

export function isBrandSelected({ brands }: Pick<ListingFilter, 'brands'>, brand: string): boolean {
  return brands === 'all' || brands.includes(brand);
}

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

export function clearFilters({ view }: ListingFilter, defaults = DEFAULT_FILTER): ListingFilter {
  return { ...defaults, view };
}

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
  const chosen = others.length < conditions.length ? others : [...conditions, condition];
  return { ...filter, figures: inOrder({ ...filter.figures, [attributeId]: chosen }, scope) };
}

/** Replaces the range of a number. `undefined` removes it. */
export function chooseRange(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  range: Range | undefined,
): ListingFilter {
  const others = conditionsOn(filter, attributeId).filter(({ kind }) => kind !== 'range');
  const chosen = range ? [range, ...others] : others;
  return { ...filter, figures: inOrder({ ...filter.figures, [attributeId]: chosen }, scope) };
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

export type FilterCriterion =
  | { readonly kind: 'in-stock' | 'no-brands' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'brand' | 'not-brand'; readonly brand: string }
  | { readonly kind: 'figure'; readonly attribute: ShownAttribute; readonly condition: FigureCondition };

export type ActiveFilter = { readonly criterion: FilterCriterion; readonly filterWithout: ListingFilter };

/** Of the brands, lists the selected ones, or the deselected ones where these are fewer. */
export function activeFilters(filter: ListingFilter, scope: ListingScope): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (criterion: FilterCriterion, filterWithout: ListingFilter) =>
    active.push({ criterion, filterWithout });
  if (filter.availability === 'in-stock') add({ kind: 'in-stock' }, { ...filter, availability: 'all' });
  if (filter.price) add({ kind: 'price', range: filter.price }, { ...filter, price: undefined });

  const allBrands: ListingFilter = { ...filter, brands: 'all' };
  const brands = scope.brands.map(({ brand }) => brand);
  const selected = brands.filter((brand) => isBrandSelected(filter, brand));
  const deselected = brands.filter((brand) => !isBrandSelected(filter, brand));
  if (deselected.length > 0 && selected.length === 0) add({ kind: 'no-brands' }, allBrands);
  const listed = deselected.length < selected.length ? deselected : selected;
  for (const brand of deselected.length > 0 ? listed : []) {
    // Removing the last brand filter shows all brands rather than an empty listing.
    const filterWithout = listed.length === 1 ? allBrands : toggleBrand(filter, scope, brand);
    add({ kind: listed === deselected ? 'not-brand' : 'brand', brand }, filterWithout);
  }

  for (const { attribute } of scope.figures) {
    for (const condition of conditionsOn(filter, attribute.id)) {
      const filterWithout = toggleCondition(filter, scope, attribute.id, condition);
      add({ kind: 'figure', attribute, condition }, filterWithout);
    }
  }
  return active;
}

export type QuickFilter = {
  readonly criterion: FilterCriterion;
  readonly isSelected: boolean;
  readonly toggle: (filter: ListingFilter) => ListingFilter;
};

const MAX_QUICK_BRANDS = 3;

/** "In Stock" and up to three brands, those with the most products first. Empty if there are fewer than two brands. */
export function quickFilters(scope: ListingScope, filter: ListingFilter): readonly QuickFilter[] {
  if (scope.brands.length < 2) return [];
  const brands = scope.brands.toSorted((a, b) => b.count - a.count).slice(0, MAX_QUICK_BRANDS);
  return [
    {
      criterion: { kind: 'in-stock' },
      isSelected: filter.availability === 'in-stock',
      toggle: (current) => ({
        ...current,
        availability: current.availability === 'all' ? 'in-stock' : 'all',
      }),
    },
    ...brands.map(
      ({ brand }): QuickFilter => ({
        criterion: { kind: 'brand', brand },
        isSelected: filter.brands !== 'all' && isBrandSelected(filter, brand),
        toggle: (current) => {
          if (current.brands === 'all') return selectOnlyBrand(current, brand);
          const toggled = toggleBrand(current, scope, brand);
          return toggled.brands.length === 0 ? { ...toggled, brands: 'all' } : toggled;
        },
      }),
    ),
  ];
}
