import { type FigureColumn, isFigureColumns } from '#app/domain/figures/figure-column.ts';
import { type FigureFacet, isFigureFacet } from '#app/domain/figures/figure-facet.ts';
import { isListOf, isRecord } from '#app/domain/type-guards.ts';

/** What the products of a listing can be filtered by, and what each states about it. */
export type ListingFigures = {
  readonly facets: readonly FigureFacet[];
  /** One for each facet. */
  readonly columns: readonly FigureColumn[];
};

/** Checks a value from a fetched file. */
export function isListingFigures(value: unknown, productCount: number): value is ListingFigures {
  return (
    isRecord(value) &&
    isListOf(isFigureFacet)(value['facets']) &&
    isFigureColumns(value['columns'], productCount)
  );
}
