import type { FigureFilter } from '#app/figures/model/figure-condition.ts';
import { type FigureTable, figureTablePath, isFigureTable } from '#app/figures/model/figure-table.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';

/** A product whose figures are needed, or a listing of whose products those are needed that meet conditions. */
export type NeededFigures = { readonly category: string } & (
  | { readonly id: string }
  | { readonly filter: FigureFilter }
);

/** What is loaded for it: the figures of the category. A live shop has `live-load-figures.ts` in place of this module. */
export const nameOf = ({ category }: NeededFigures) => category;

/**
 * Loads the figures of the products of each category, keyed by category.
 * @throws Error if a file cannot be loaded or has an unexpected shape.
 */
export async function loadFigureTables(
  needed: readonly NeededFigures[],
): Promise<ReadonlyMap<string, FigureTable>> {
  const tables = await Promise.all(
    [...new Set(needed.map(nameOf))].map(
      async (category) => [category, await fetchChecked(figureTablePath(category), isFigureTable)] as const,
    ),
  );
  return new Map(tables);
}
