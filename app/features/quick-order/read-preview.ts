import { fetchJson } from '#app/browser/fetch-json.ts';
import type { Offer } from '#app/domain/product/product.ts';
import {
  checkOrder,
  type CheckedOrder,
  type MatchedLine,
  matchLine,
  type ProblemLine,
} from '#app/domain/quick-order/match-order.ts';
import { nearMisses, type SimilarKeys } from '#app/domain/quick-order/near-misses.ts';
import { readOrderList } from '#app/domain/quick-order/order-list.ts';
import { CodeIndex, parseCodeFile, PRODUCT_CODES_PATH } from '#app/domain/quick-order/product-codes.ts';
import { loadCurrentOffers } from '#app/features/cart/load-current-offers.ts';
import { similarAmong } from './similar-keys.ts';

export type NearMiss = { readonly offer: Offer; readonly code: string };

export type OrderPreview = CheckedOrder & {
  /** The list that was read. Spans refer to it. */
  readonly text: string;
  /** For the first lines with a problem: the products that the line may mean. */
  readonly nearMisses: ReadonlyMap<ProblemLine, readonly NearMiss[]>;
};

type Pause = () => Promise<void> | undefined;

type Lookup = { readonly index: CodeIndex; readonly similarKeys: (pause: Pause) => Promise<SimilarKeys> };

/** Longer work is divided into tasks of about this length, so that the page stays responsive. */
const MAX_TASK_MS = 10;

let lookup: Promise<Lookup> | undefined;
const offers = new Map<string, Offer>();

/**
 * Reads the list and looks its products up.
 * @param shownProblems the number of lines with a problem for which near misses are needed
 * @throws Error if a file cannot be loaded or has an unexpected shape
 * @throws the reason of the signal if it is aborted
 */
export async function readPreview(
  text: string,
  shownProblems: number,
  signal: AbortSignal,
): Promise<OrderPreview> {
  const { index, similarKeys } = await loadLookup();
  signal.throwIfAborted();
  const pause = pauseFor(signal);
  const lines: (MatchedLine | ProblemLine)[] = [];
  for (const line of readOrderList(text)) {
    lines.push(matchLine(line, index));
    await pause();
  }

  const candidates = new Map<ProblemLine, readonly string[]>();
  for (const line of lines) {
    if (candidates.size === shownProblems) break;
    if (line.kind === 'matched') continue;
    candidates.set(line, await candidateIds(line, index, () => similarKeys(pause)));
    await pause();
  }

  const ids = lines.flatMap((line) => (line.kind === 'matched' ? [line.id] : []));
  await loadOffers([...ids, ...[...candidates.values()].flat()]);
  signal.throwIfAborted();
  const near = Array.from(candidates, ([line, ids]) => {
    const products = ids.flatMap((id) => {
      const offer = offers.get(id);
      return offer ? [{ offer, code: index.codeOf(id) }] : [];
    });
    return [line, products] as const;
  });
  return { ...checkOrder(lines, offers), text, nearMisses: new Map(near) };
}

async function candidateIds(
  { problem }: ProblemLine,
  index: CodeIndex,
  similarKeys: () => Promise<SimilarKeys>,
): Promise<readonly string[]> {
  if (problem.kind === 'ambiguous') return problem.ids;
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
  const products = parseCodeFile(await fetchJson(PRODUCT_CODES_PATH));
  if (!products) throw new Error(`${PRODUCT_CODES_PATH} has an unexpected shape`);
  const index = new CodeIndex(products);
  let similar: SimilarKeys | undefined;
  return {
    index,
    similarKeys: async (pause) => {
      similar ??= await similarAmong(index.byLooseKey.keys(), pause);
      return similar;
    },
  };
}

async function loadOffers(ids: readonly string[]): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !offers.has(id));
  if (missing.length === 0) return;
  for (const [id, offer] of await loadCurrentOffers(missing)) offers.set(id, offer);
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
