import { SHOP_URL, withBase } from '#app/base-path.ts';
import { productIdOfLink } from '#app/offer/model/product-address.ts';
import type { Offer } from '#app/offer/model/product.ts';
import {
  type CheckedOrder,
  checkOrder,
  type MatchedLine,
  matchLine,
  type ProblemLine,
} from './model/match-order.ts';
import { type LeftOut, readOrderList } from './model/order-list.ts';
import type { OrderTable, TableReading } from './model/order-table.ts';
import {
  type CodeFinder,
  CodeIndex,
  isKeyOfCode,
  looseKey,
  type ProductCodes,
  recording,
  translating,
} from '#app/offer/model/product-codes.ts';
import { canHaveNearMisses, nearMissesIn } from '#app/offer/model/near-misses.ts';
import { type Suggestion, suggestionsFor } from './model/suggestions-for.ts';
import { products } from '#app/back-end.ts';
import { loadOffers, type Offers } from '#app/offer/load-offers.ts';

export type NearMiss = Suggestion & { readonly offer: Offer };

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
 * @throws Error if they cannot be looked up
 * @throws the reason of the signal if it is aborted
 */
export async function readPreview(
  text: string,
  chosen: ChosenReadings,
  signal: AbortSignal,
): Promise<OrderPreview> {
  // Most codes are one word. Looked up first, they save reading a long list twice.
  await lookup.learn({ keys: text.split(/[\s,;|]+/).map(looseKey) }, signal);
  const sought = new Set<string>();
  let read: Awaited<ReturnType<typeof readLines>>;
  let index: CodeIndex;
  // How a list is read depends on which of its texts are codes. So these are looked up until none is new.
  do {
    signal.throwIfAborted();
    index = lookup.index();
    read = await readLines(text, chosen, withLinks(recording(index, sought)), signal);
    await lookup.learn({ keys: sought }, signal);
  } while (index !== lookup.index());
  const { lines, tables } = read;
  const offers = await lookup.loadOffersOf(lines, signal);
  signal.throwIfAborted();
  return { ...checkOrder(lines, offers), text, nearMissesOf: lookup.nearMissesOf, tables };
}

/** Where the shop is published, and where this page is. */
const SHOPS = [SHOP_URL, ...('location' in globalThis ? [location.origin + withBase('/')] : [])];

/** Also finds products by links to their pages. */
function withLinks(index: CodeFinder): CodeFinder {
  return translating(index, (written) => productIdOfLink(written, SHOPS) ?? written);
}

type Line = MatchedLine | ProblemLine | LeftOut;

async function readLines(text: string, chosen: ChosenReadings, index: CodeFinder, signal: AbortSignal) {
  const isCode = (written: string) => index.isCode(written);
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
  return { lines, tables: [...tables.values()] };
}

/** The number of problems for which similar products are offered. */
const MAX_SIMILAR = 50;
/** How long answers hold: a product may be new. */
const ANSWERS_LAST_MS = 60_000;

/** The products that lists have named, or that resemble what they name. */
const lookup = newLookup();

function newLookup() {
  const known = new Map<string, ProductCodes>();
  let index = new CodeIndex([]);
  let findNear: ReturnType<typeof nearMissesIn> | undefined;
  let offers: Offers = new Map();
  /** When it was asked for what: ids, and keys with the name under which they were sought. */
  const asked = new Map<string, number>();
  const isNew = (key: string) => (asked.get(key) ?? 0) < Date.now() - ANSWERS_LAST_MS;

  /** Asks for products by keys of their codes. There is another index afterwards if any was found. */
  async function learn(
    { keys = [], near = [] }: { readonly keys?: Iterable<string>; readonly near?: Iterable<string> },
    signal: AbortSignal,
  ): Promise<void> {
    const missing = [...new Set(keys)].filter((key) => isKeyOfCode(key) && isNew(`code ${key}`));
    const missingNear = [...near].filter((key) => isKeyOfCode(key) && isNew(`near ${key}`));
    if (missing.length + missingNear.length === 0) return;
    const found = await (await products()).coded(missing, missingNear, signal);
    for (const key of missing) asked.set(`code ${key}`, Date.now());
    for (const key of missingNear) asked.set(`near ${key}`, Date.now());
    if (found.length === 0) return;
    for (const product of found) known.set(product.id, product);
    index = new CodeIndex([...known.values()]);
    findNear = undefined;
  }
  function missesOf(line: ProblemLine): readonly Suggestion[] {
    findNear ??= nearMissesIn(index);
    return suggestionsFor(line, index, findNear);
  }
  /** The offers of the lines, and of what a problem may mean. */
  async function loadOffersOf(lines: readonly Line[], signal: AbortSignal): Promise<Offers> {
    const matched = lines.flatMap((line) => (line.kind === 'matched' ? [line.id] : []));
    const problems = lines.filter((line) => line.kind === 'problem').slice(0, MAX_SIMILAR);
    const unknown = problems.flatMap(({ problem }) =>
      problem.kind === 'unknown'
        ? [problem.code, ...(problem.others ?? [])].map(({ text: code }) => looseKey(code))
        : [],
    );
    // The list can be ordered from without them.
    await learn({ near: unknown.filter(canHaveNearMisses) }, signal).catch(() => {});
    signal.throwIfAborted();
    const ids = [...matched, ...problems.flatMap((line) => missesOf(line)).map(({ id }) => id)];
    const missing = new Set(ids.filter(isNew));
    const loaded = await loadOffers([...missing]);
    const others = [...offers].filter(([id]) => !missing.has(id));
    for (const id of missing) asked.set(id, Date.now());
    offers = new Map([...others, ...loaded]);
    return offers;
  }
  return {
    index: () => index,
    learn,
    loadOffersOf,
    nearMissesOf: (line: ProblemLine): readonly NearMiss[] =>
      missesOf(line).flatMap((suggestion) => {
        const offer = offers.get(suggestion.id);
        return offer ? [{ ...suggestion, offer }] : [];
      }),
  };
}
