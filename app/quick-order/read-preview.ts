import type { Offer } from '#app/product/model/product.ts';
import {
  type CheckedOrder,
  checkOrder,
  type MatchedLine,
  matchLine,
  type NearMissCode,
  nearMisses,
  type ProblemLine,
  type SimilarKeys,
} from './model/match-order.ts';
import { type LeftOut, readOrderList } from './model/order-list.ts';
import type { OrderTable, TableReading } from './model/order-table.ts';
import { CodeIndex } from './model/product-codes.ts';
import { loadOffers, type Offers } from '#app/offer/load-offers.ts';
import { loadProductCodes } from '#app/offer/load-product-codes.ts';
import SearchableMap from 'minisearch/SearchableMap';

/**
 * Finds similar keys with MiniSearch's radix tree. A search among 20,000 keys takes a few milliseconds. The tree is built in
 * steps, because that takes up to 200 ms.
 * @param pause called after each key
 */
export async function similarAmong(
  keys: Iterable<string>,
  pause: () => Promise<void> | undefined,
): Promise<SimilarKeys> {
  const tree = new SearchableMap<true>();
  for (const key of keys) {
    tree.set(key, true);
    await pause();
  }
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
  /** For the first lines with a problem: the products that the line may mean. */
  readonly nearMisses: ReadonlyMap<ProblemLine, readonly NearMiss[]>;
  /** Tables with the same columns are read in the same way, so they are listed once. */
  readonly tables: readonly OrderTable[];
};

/** How the buyer wants tables to be read, by their keys. */
export type ChosenReadings = ReadonlyMap<string, TableReading>;

type Pause = () => Promise<void> | undefined;

type Lookup = {
  readonly index: CodeIndex;
  readonly offers: Offers;
  readonly similarKeys: (pause: Pause) => Promise<SimilarKeys>;
};

/** Longer work is divided into tasks of about this length, so that the page stays responsive. */
const MAX_TASK_MS = 10;

let lookup: Promise<Lookup> | undefined;

/**
 * Reads the list and looks its products up.
 * @param shownProblems the number of lines with a problem for which near misses are needed
 * @throws Error if a file cannot be loaded or has an unexpected shape
 * @throws the reason of the signal if it is aborted
 */
export async function readPreview(
  text: string,
  chosen: ChosenReadings,
  shownProblems: number,
  signal: AbortSignal,
): Promise<OrderPreview> {
  const { index, offers, similarKeys } = await loadLookup();
  signal.throwIfAborted();
  const pause = pauseFor(signal);
  const isCode = (written: string) => index.find(written).length > 0;
  const lines: (MatchedLine | ProblemLine | LeftOut)[] = [];
  const tables = new Map<string, OrderTable>();
  for (const entry of readOrderList(text, isCode, chosen)) {
    lines.push(matchLine(entry, index));
    if (entry.table && !tables.has(entry.table.key)) tables.set(entry.table.key, entry.table);
    await pause();
  }

  const candidates = new Map<ProblemLine, readonly NearMissCode[]>();
  for (const line of lines) {
    if (candidates.size === shownProblems) break;
    if (line.kind !== 'problem') continue;
    candidates.set(line, await candidatesFor(line, index, () => similarKeys(pause)));
    await pause();
  }

  const near = Array.from(candidates, ([line, codes]) => {
    const products = codes.flatMap(({ id, code }) => {
      const offer = offers.get(id);
      return offer ? [{ offer, code }] : [];
    });
    return [line, products] as const;
  });
  return { ...checkOrder(lines, offers), text, nearMisses: new Map(near), tables: [...tables.values()] };
}

async function candidatesFor(
  { problem }: ProblemLine,
  index: CodeIndex,
  similarKeys: () => Promise<SimilarKeys>,
): Promise<readonly NearMissCode[]> {
  if (problem.kind === 'ambiguous') return problem.ids.map((id) => ({ id, code: index.codeOf(id) }));
  return problem.kind === 'unknown' ? nearMisses(problem.code.text, index, await similarKeys()) : [];
}

function loadLookup(): Promise<Lookup> {
  lookup ??= fetchLookup().catch((error: unknown) => {
    lookup = undefined;
    throw error;
  });
  return lookup;
}

async function fetchLookup(): Promise<Lookup> {
  const [codes, offers] = await Promise.all([loadProductCodes(), loadOffers()]);
  const index = new CodeIndex(codes);
  let similar: SimilarKeys | undefined;
  return {
    index,
    offers,
    similarKeys: async (pause) => {
      similar ??= await similarAmong(index.byLooseKey.keys(), pause);
      return similar;
    },
  };
}

/** Returns a function that waits for a new task if the current one has taken `MAX_TASK_MS`. */
function pauseFor(signal: AbortSignal): Pause {
  let taskStart = performance.now();
  return () => (performance.now() - taskStart > MAX_TASK_MS ? nextTask() : undefined);

  async function nextTask(): Promise<void> {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    taskStart = performance.now();
  }
}
