import { createStore } from 'zustand/vanilla';
import { fetchJson } from '#app/lib/fetch-json.ts';
import {
  addressOf,
  ChangedError,
  isFull,
  keepFile,
  keepWhole,
  keptPaths,
  missingFiles,
  openCache,
  readRecord,
} from './kept-files.ts';
import {
  type Files,
  isFiles,
  isPage,
  isShopFiles,
  NOT_FOUND_PAGE,
  SHOP_PATH,
  type ShopFiles,
  WHOLE_PATH,
} from './model/shop-files.ts';

/** A download of hundreds of files should not stop because one request failed. */
const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1000;

/** What became of the wish to keep the whole shop. Sizes are in bytes. */
export type Keeping =
  | { readonly kind: 'idle' | 'kept' | 'removed' }
  | { readonly kind: 'running' | 'cancelled'; readonly done: number; readonly all: number }
  /** The connection was lost; the shop was published again; the browser has no space left. */
  | { readonly kind: 'failed'; readonly reason: 'network' | 'changed' | 'full' }
  | { readonly kind: 'no-space'; readonly needed: number; readonly free: number };

export const keeping = createStore<Keeping>()(() => ({ kind: 'idle' }));

/** What is kept. */
export type Inventory = {
  /** The pages that open without a network, the latest first. */
  readonly pages: readonly string[];
  readonly whole: ShopFiles['whole'];
  /** How many bytes of the whole shop are missing; undefined if the visitor has not kept it, or has removed it. */
  readonly missing: number | undefined;
};

export const inventory = createStore<Inventory | undefined>()(() => undefined);

/** Cancels the download of the shop; undefined while there is none. */
let controller: AbortController | undefined;

/** Looks up what is kept now. Nothing is known if the browser has removed what is kept, and the shop cannot be reached. */
export async function refreshInventory(): Promise<void> {
  const cache = await openCache();
  const shop = await listAt(cache, SHOP_PATH, isShopFiles);
  if (!shop) return inventory.setState(undefined, true);
  const pages = [...(await keptPaths(cache))].filter((path) => isPage(path) && path !== NOT_FOUND_PAGE);
  const { isWhole } = await readRecord(cache);
  const files = isWhole ? await listAt(cache, WHOLE_PATH, isFiles) : undefined;
  const missing = files && bytesOf(files, await missingFiles(cache, files));
  inventory.setState({ pages: pages.toReversed(), whole: shop.whole, missing }, true);
}

/**
 * Downloads and keeps everything that is not kept yet. Stops at the first file that cannot be kept. Does nothing if a
 * download has begun already, even if its list of files has not been loaded yet.
 */
export async function keepShop(): Promise<void> {
  if (controller) return;
  const own = new AbortController();
  controller = own;
  // Another download may have begun after this one was cancelled.
  const show = (state: Keeping) => own.signal.aborted || keeping.setState(state, true);
  try {
    await download(own.signal, show);
  } catch (error) {
    const reason = error instanceof ChangedError ? 'changed' : 'network';
    show({ kind: 'failed', reason: isFull(error) ? 'full' : reason });
  } finally {
    // Ends the other requests once one has failed.
    own.abort();
    if (controller === own) controller = undefined;
  }
}

async function download(signal: AbortSignal, show: (state: Keeping) => void): Promise<void> {
  const cache = await openCache();
  const files = await loadList(WHOLE_PATH, isFiles);
  if (!files) throw new Error(`${WHOLE_PATH} could not be loaded`);
  const all = bytesOf(files, Object.keys(files));
  const needed = bytesOf(files, await missingFiles(cache, files));
  const free = await freeSpace();
  if (free !== undefined && needed > free) return show({ kind: 'no-space', needed, free });
  let done = all - needed;
  show({ kind: 'running', done, all });
  // With this permission, a browser that needs space removes the data of other sites first. If the browser refuses
  // it, the shop is kept all the same.
  void navigator.storage?.persist?.();
  await keepWhole(cache, files, async (path) => {
    await keepWithRetries(cache, path, signal);
    done += bytesOf(files, [path]);
    show({ kind: 'running', done, all });
  });
  await refreshInventory();
  show({ kind: 'kept' });
}

async function keepWithRetries(cache: Cache, path: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await keepFile(cache, path, { signal });
    } catch (error) {
      if (signal.aborted || isFull(error) || attempt === ATTEMPTS) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAY_MS);
    });
  }
}

export function cancelKeeping(): void {
  const state = keeping.getState();
  if (state.kind === 'running') keeping.setState({ ...state, kind: 'cancelled' }, true);
  controller?.abort();
  controller = undefined;
}

/** Removes all kept files except those that every visit keeps. */
export async function removeKeptShop(): Promise<void> {
  const cache = await openCache();
  const shop = await listAt(cache, SHOP_PATH, isShopFiles);
  const needed = new Set([SHOP_PATH, ...(shop?.essentials ?? [])].map(addressOf));
  for (const request of await cache.keys()) {
    if (!needed.has(request.url)) await cache.delete(request);
  }
  await refreshInventory();
  keeping.setState({ kind: 'removed' }, true);
}

async function freeSpace(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/** The kept list; that of the host if none is kept. */
async function listAt<List>(
  cache: Cache,
  path: string,
  isList: (value: unknown) => value is List,
): Promise<List | undefined> {
  const kept: unknown = await (await cache.match(addressOf(path)))?.json();
  return isList(kept) ? kept : loadList(path, isList);
}

async function loadList<List>(
  path: string,
  isList: (value: unknown) => value is List,
): Promise<List | undefined> {
  const list = await fetchJson(path, { cache: 'no-cache' }).catch(() => undefined);
  return isList(list) ? list : undefined;
}

function bytesOf(files: Files, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + (files[path]?.[1] ?? 0), 0);
}
