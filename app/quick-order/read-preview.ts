import type { Offer } from '#app/product/model/product.ts';
import {
  type CheckedOrder,
  checkOrder,
  type MatchedLine,
  matchLine,
  type ProblemLine,
} from './model/match-order.ts';
import { type LeftOut, readOrderList } from './model/order-list.ts';
import type { OrderTable, TableReading } from './model/order-table.ts';
import { CodeIndex } from './model/product-codes.ts';
import { type NearMissCode, nearMissesIn } from './near-misses.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { loadOnce } from '#app/lib/load-cache.ts';
import { loadOffers, type Offers } from '#app/offer/load-offers.ts';
import { loadProductCodes } from '#app/offer/load-product-codes.ts';

export type NearMiss = { readonly offer: Offer; readonly code: string };

export type OrderPreview = CheckedOrder & {
  /** The list that was read. Spans refer to it. */
  readonly text: string;
  readonly nearMissesOf: (line: ProblemLine) => readonly NearMiss[];
  /** Tables with the same columns are read in the same way, so they are listed once. */
  readonly tables: readonly OrderTable[];
};

/** How the buyer wants tables to be read, by their keys. */
export type ChosenReadings = ReadonlyMap<string, TableReading>;

/** Longer work is divided into tasks of about this length, so that the page stays responsive. */
const MAX_TASK_MS = 10;

/**
 * Reads the list and looks its products up.
 * @throws Error if a file cannot be loaded or has an unexpected shape
 * @throws the reason of the signal if it is aborted
 */
export async function readPreview(
  text: string,
  chosen: ChosenReadings,
  signal: AbortSignal,
): Promise<OrderPreview> {
  const { index, loadOffersOf, nearMissesOf } = await loadLookup();
  signal.throwIfAborted();
  const isCode = (written: string) => index.find(written).length > 0;
  const lines: Line[] = [];
  const tables = new Map<string, OrderTable>();
  let taskStart = performance.now();
  for (const entry of readOrderList(text, isCode, chosen)) {
    lines.push(matchLine(entry, index));
    if (entry.table && !tables.has(entry.table.key)) tables.set(entry.table.key, entry.table);
    if (performance.now() - taskStart < MAX_TASK_MS) continue;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    taskStart = performance.now();
  }
  const offers = await loadOffersOf(lines);
  signal.throwIfAborted();
  return { ...checkOrder(lines, offers), text, nearMissesOf, tables: [...tables.values()] };
}

type Line = MatchedLine | ProblemLine | LeftOut;

/** In a live shop, the number of problems for which similar products are offered. */
const MAX_SIMILAR = 50;

const loadLookup = loadOnce(async () => {
  const [codes, whole] = await Promise.all([loadProductCodes(), TAKES_ORDERS ? undefined : loadOffers([])]);
  const index = new CodeIndex(codes);
  let offers: Offers = whole ?? new Map();
  const asked = new Set<string>();
  let find: ReturnType<typeof nearMissesIn> | undefined;
  const known = new Map<string, readonly NearMissCode[]>();

  function missesOf({ problem }: ProblemLine): readonly NearMissCode[] {
    if (problem.kind === 'ambiguous') return problem.ids.map((id) => ({ id, code: index.codeOf(id) }));
    if (problem.kind !== 'unknown') return [];
    const { text } = problem.code;
    find ??= nearMissesIn(index);
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  }
  /** The offers of the lines, and of what a problem may mean. A live shop is asked for those that are not known. */
  async function loadOffersOf(lines: readonly Line[]): Promise<Offers> {
    if (whole) return whole;
    const matched = lines.flatMap((line) => (line.kind === 'matched' ? [line.id] : []));
    const problems = lines.filter((line) => line.kind === 'problem').slice(0, MAX_SIMILAR);
    const ids = [...matched, ...problems.flatMap(missesOf).map(({ id }) => id)];
    const missing = ids.filter((id) => !asked.has(id));
    const loaded = await loadOffers(missing);
    for (const id of missing) asked.add(id);
    offers = new Map([...offers, ...loaded]);
    return offers;
  }
  return {
    index,
    loadOffersOf,
    nearMissesOf: (line: ProblemLine): readonly NearMiss[] =>
      missesOf(line).flatMap(({ id, code }) => {
        const offer = offers.get(id);
        return offer ? [{ offer, code }] : [];
      }),
  };
});
