import { fetchChecked } from '#app/lib/fetch-json.ts';
import { type FigureTable, isFigureTable } from '#app/figures/model/figure-table.ts';
import { figureTablePath } from '#app/figures/model/figure-table-path.ts';

/**
 * Loads the figures of the products of each category, keyed by category.
 * @throws Error if a file cannot be loaded or has an unexpected shape.
 */
export async function loadFigureTables(
  categories: readonly string[],
): Promise<ReadonlyMap<string, FigureTable>> {
  const tables = await Promise.all(
    [...new Set(categories)].map(
      async (category) => [category, await fetchChecked(figureTablePath(category), isFigureTable)] as const,
    ),
  );
  return new Map(tables);
}
