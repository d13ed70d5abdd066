import { useMemo } from 'react';
import {
  figuresById,
  type FigureTable,
  figureTablePath,
  isFigureTable,
} from '#app/figures/model/figure-table.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { loadOffers, type Offers } from './load-offers.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';

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

const NO_OFFERS: Offers = new Map();
const NO_TABLES: ReadonlyMap<string, FigureTable> = new Map();

/** Loads the offers if there are ids. After a failure, other ids are another attempt. */
export function useOffers(ids: readonly string[]) {
  const key = ids.length > 0 ? ids.join() : undefined;
  const { value: offers = NO_OFFERS, ...loading } = useLoaded(key, loadOffers, () => true);
  return { offers, ...loading };
}

export function useFigures(categories: readonly string[]) {
  const { value: tables = NO_TABLES, ...loading } = useLoaded(
    categories.length > 0 ? categories.join() : undefined,
    () => loadFigureTables(categories),
    (known) => categories.every((category) => known.has(category)),
  );
  const figures = useMemo(
    () => new Map([...tables.values()].flatMap((table) => Array.from(figuresById(table)))),
    [tables],
  );
  return { tables, figures, ...loading };
}
