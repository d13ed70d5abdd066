import { type FigureColumn, isFigureColumns } from '#app/figures/model/figure-facet.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { isListingScope, type ListingScope } from './listing-scope.ts';

/**
 * What the build computes for the filters of a category with one page. The browser would need `Intl` for the order of the
 * brands, and its first use would delay hydration (see `compareNames`).
 */
export type FilterData = {
  readonly scope: ListingScope;
  /** What each product states about the figures of the scope: one column for each. */
  readonly columns: readonly FigureColumn[];
};

/** Checks a value from a fetched file. */
export function isFilterData(value: unknown, productCount: number): value is FilterData {
  return isRecord(value) && isListingScope(value['scope']) && isFigureColumns(value['columns'], productCount);
}
