import SearchableMap from 'minisearch/SearchableMap';
import type { Offer } from '#app/product/model/product.ts';
import {
  type CheckedOrder,
  checkOrder,
  type MatchedLine,
  matchLine,
  nearMisses,
  type ProblemLine,
  type SimilarKeys,
} from './model/match-order.ts';
import { type LeftOut, readOrderList } from './model/order-list.ts';
import type { OrderTable, TableReading } from './model/order-table.ts';
import { CodeIndex } from './model/product-codes.ts';
import { loadOnce } from '#app/lib/load-cache.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import { loadProductCodes } from '#app/offer/load-product-codes.ts';

/** Finds similar keys with MiniSearch's radix tree. */
export function similarAmong(keys: Iterable<string>): SimilarKeys {
  const tree = new SearchableMap<true>();
  for (const key of keys) tree.set(key, true);
  return {
    startingWith: (prefix, max) => {
      const found: string[] = [];
      for (const key of tree.atPrefix(prefix).keys()) {
        if (found.length === max) break;
        found.push(key);
      }
      return found;
    },
    within: (key, maxDistance) =>
      Array.from(tree.fuzzyGet(key, maxDistance), ([near, [, distance]]) => [near, distance] as const),
  };
}

export type NearMiss = { readonly offer: Offer; readonly code: string };

export type OrderPreview = CheckedOrder & {
  /** The list that was read. Spans refer to it. */
  readonly text: string;
  /** The products that a line with a problem may mean. */
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
  const { index, offers, nearMissesOf } = await loadLookup();
  signal.throwIfAborted();
  const isCode = (written: string) => index.find(written).length > 0;
  const lines: (MatchedLine | ProblemLine | LeftOut)[] = [];
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
  return { ...checkOrder(lines, offers), text, nearMissesOf, tables: [...tables.values()] };
}

const loadLookup = loadOnce(async () => {
  const [codes, offers] = await Promise.all([loadProductCodes(), loadOffers()]);
  const index = new CodeIndex(codes);
  let similar: SimilarKeys | undefined;
  const known = new Map<string, readonly NearMiss[]>();

  function find(text: string): readonly NearMiss[] {
    similar ??= similarAmong(index.byLooseKey.keys());
    return nearMisses(text, index, similar).flatMap(withOffer);
  }
  function withOffer({ id, code }: { readonly id: string; readonly code: string }): readonly NearMiss[] {
    const offer = offers.get(id);
    return offer ? [{ offer, code }] : [];
  }
  return {
    index,
    offers,
    nearMissesOf: ({ problem }: ProblemLine): readonly NearMiss[] => {
      if (problem.kind === 'ambiguous')
        return problem.ids.flatMap((id) => withOffer({ id, code: index.codeOf(id) }));
      if (problem.kind !== 'unknown') return [];
      const { text } = problem.code;
      const found = known.get(text) ?? find(text);
      known.set(text, found);
      return found;
    },
  };
});
