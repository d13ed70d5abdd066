import { useMemo } from 'react';
import { figuresById, type FigureTable } from '#app/figures/model/figure-table.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { loadFigureTables, nameOf, type NeededFigures } from './load-figures.ts';
import { loadOffers, type Offers } from './load-offers.ts';

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
  const names = needed.map(nameOf);
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
