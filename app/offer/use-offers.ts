import { useMemo } from 'react';
import type { FigureFilter } from '#app/figures/model/figure-condition.ts';
import {
  figuresById,
  type FigureTable,
  figureTablePath,
  isFigureTable,
  joinTables,
} from '#app/figures/model/figure-table.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { addressesOf } from '#app/lib/ids-query.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { isListingAnswer } from '#app/listing/model/listing-answer.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { listingPath } from '#app/listing/model/listing.ts';
import { loadOffers, type Offers } from './load-offers.ts';

/** The product whose figures are needed, or a listing of whose products those are needed that meet conditions. */
export type NeededFigures = { readonly category: string } & (
  | { readonly id: string }
  | { readonly filter: FigureFilter }
);

const loadTable = (path: string) => fetchChecked(path, isFigureTable);

/**
 * Loads the figures of the products of each category, keyed by category; in a live shop, of the needed products.
 * @throws Error if a file cannot be loaded or has an unexpected shape.
 */
export async function loadFigureTables(
  needed: readonly NeededFigures[],
): Promise<ReadonlyMap<string, FigureTable>> {
  const tables = await Promise.all(
    Array.from(
      Map.groupBy(needed, ({ category }) => category),
      async ([category, needed]) =>
        [
          category,
          await (TAKES_ORDERS ? loadSome(category, needed) : loadTable(figureTablePath(category))),
        ] as const,
    ),
  );
  return new Map(tables);
}

async function loadSome(category: string, needed: readonly NeededFigures[]): Promise<FigureTable> {
  const ids = await Promise.all(needed.map(async (one) => ('id' in one ? [one.id] : idsMeeting(one))));
  return joinTables(await Promise.all(addressesOf(figureTablePath(category), ids.flat()).map(loadTable)));
}

/** The ids on the first page of the listing. */
async function idsMeeting({
  category,
  filter,
}: Extract<NeededFigures, { readonly filter: unknown }>): Promise<readonly string[]> {
  const query = toListingQuery({ ...DEFAULT_FILTER, figures: filter });
  const { products } = await fetchChecked(`${listingPath(category)}?${query}`, isListingAnswer);
  return products.map(({ id }) => id);
}

const NO_OFFERS: Offers = new Map();
const NO_TABLES: ReadonlyMap<string, FigureTable> = new Map();

/** Loads the offers if there are ids. After a failure, other ids are another attempt. */
export function useOffers(ids: readonly string[]) {
  const key = ids.length > 0 ? ids.join() : undefined;
  const { value, ...loading } = useLoaded(
    key,
    async () => ({ ids: new Set(ids), offers: await loadOffers(ids) }),
    (known) => !TAKES_ORDERS || ids.every((id) => known.ids.has(id)),
  );
  return { offers: value?.offers ?? NO_OFFERS, ...loading };
}

export function useFigures(needed: readonly NeededFigures[]) {
  const names = needed.map((one) =>
    TAKES_ORDERS ? ('id' in one ? one.id : JSON.stringify(one)) : one.category,
  );
  const { value, ...loading } = useLoaded(
    names.length > 0 ? names.join() : undefined,
    async () => ({ names: new Set(names), tables: await loadFigureTables(needed) }),
    (known) => names.every((name) => known.names.has(name)),
  );
  const tables = value?.tables ?? NO_TABLES;
  const figures = useMemo(
    () => new Map([...tables.values()].flatMap((table) => Array.from(figuresById(table)))),
    [tables],
  );
  return { tables, figures, ...loading };
}
