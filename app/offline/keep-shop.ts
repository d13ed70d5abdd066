import { createStore } from 'zustand/vanilla';
import { withBase } from '#app/base-path.ts';
import {
  corePath,
  type CoreList,
  type Files,
  hashOf,
  type ListedFile,
  pageOfData,
  parseCoreList,
  parseFiles,
  WHOLE_SHOP_MARK,
  wholePath,
} from './model/file-list.ts';
import {
  type Keeping,
  type KeepingEvent,
  type KeepingFailure,
  nextKeeping,
  NOT_KEEPING,
} from './model/keeping.ts';
import { keptForm } from './model/offline-page.ts';
import { KEEPING_HEADER, type WorkerState } from './model/worker-message.ts';

const PARALLEL_DOWNLOADS = 4;
/** A download of hundreds of files should not stop because one request failed. */
const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1000;

const addressOf = (path: string) => location.origin + withBase(path);

export const keeping = createStore<Keeping>()(() => NOT_KEEPING);

const dispatch = (event: KeepingEvent) => keeping.setState((state) => nextKeeping(state, event), true);

export const inventory = createStore<Inventory | undefined>()(() => undefined);

/** Cancels the download of the shop; undefined while there is none. */
let controller: AbortController | undefined;

/** What is kept of a version. */
export type Inventory = {
  /** The pages that open without a network, the latest first. */
  readonly pages: readonly string[];
  readonly whole: CoreList['whole'];
  /** How many bytes of the whole shop are missing; undefined if the visitor has not kept it, or has removed it. */
  readonly missing: number | undefined;
};

/** Looks up what is kept now. */
export async function refreshInventory(state: WorkerState): Promise<void> {
  inventory.setState(await takeInventory(state), true);
}

/** Returns undefined if the browser has removed what is kept, and the shop cannot be reached. */
async function takeInventory({ version, cacheName }: WorkerState): Promise<Inventory | undefined> {
  const cache = await caches.open(cacheName);
  const core = parseCoreList(await listAt(cache, corePath(version)));
  if (!core) return undefined;
  const kept = await keptPaths(cache);
  const isKept = (path: string) => kept.has(path);
  const latest = [...kept].toReversed().map((path) => pageOfData(path) ?? path);
  const candidates = new Set([...latest, ...Object.keys(core.files)]);
  const pages = [...candidates].filter((path) => isPage(path) && keptForm(path, core, isKept) !== undefined);
  if (!isKept(WHOLE_SHOP_MARK)) return { pages, whole: core.whole, missing: undefined };
  const files = parseFiles(await listAt(cache, wholePath(version))) ?? {};
  return { pages, whole: core.whole, missing: bytesOf(missingFiles(files, kept)) };
}

/**
 * Downloads and keeps everything that is not kept yet. Stops at the first file that cannot be kept. Does nothing if a
 * download has begun already, even if its list of files has not been loaded yet.
 */
export async function keepShop(state: WorkerState): Promise<void> {
  if (controller) return;
  const own = new AbortController();
  controller = own;
  try {
    await download(state, own);
  } finally {
    if (controller === own) controller = undefined;
  }
}

async function download(state: WorkerState, own: AbortController): Promise<void> {
  const { signal } = own;
  const cache = await caches.open(state.cacheName);
  const files = parseFiles(await listAt(cache, wholePath(state.version)));
  const missing = missingFiles(files ?? {}, await keptPaths(cache));
  const all = bytesOf(Object.entries(files ?? {}));
  dispatch({ kind: 'start', done: all - bytesOf(missing), all, free: await freeSpace() });
  if (keeping.getState().kind !== 'running') return;
  // If the browser is online, the list is most likely missing because a newer version of the shop has been published.
  if (!files) return dispatch({ kind: 'fail', reason: navigator.onLine ? 'changed' : 'network' });
  // With this permission, a browser that needs space removes the data of other sites first. If the browser refuses
  // it, the shop is kept all the same.
  void navigator.storage?.persist?.();
  try {
    const queue = missing.values();
    const keepQueue = async () => {
      for (const [path, [hash, bytes]] of queue) {
        await keepFile(cache, path, hash, signal);
        dispatch({ kind: 'loaded', bytes });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, keepQueue));
    await cache.put(addressOf(WHOLE_SHOP_MARK), new Response());
    await refreshInventory(state);
    dispatch({ kind: 'finish' });
  } catch (error) {
    // Another download may have begun after this one was cancelled.
    if (!signal.aborted) dispatch({ kind: 'fail', reason: reasonOf(error) });
    own.abort();
  }
}

export function cancelKeeping(): void {
  dispatch({ kind: 'cancel' });
  controller?.abort();
  controller = undefined;
}

/** Removes all kept files except those that every visit keeps. */
export async function removeKeptShop(state: WorkerState): Promise<void> {
  const { version, cacheName } = state;
  const cache = await caches.open(cacheName);
  const core = parseCoreList(await listAt(cache, corePath(version)));
  const needed = new Set([corePath(version), ...(core?.essentials ?? [])].map(addressOf));
  for (const request of await cache.keys()) {
    if (!needed.has(request.url)) await cache.delete(request);
  }
  await refreshInventory(state);
  dispatch({ kind: 'remove' });
}

class ChangedError extends Error {}

async function keepFile(cache: Cache, path: string, hash: string, signal: AbortSignal): Promise<void> {
  let response = await fetchWithRetries(path, 'force-cache', signal);
  let content = await response.arrayBuffer();
  if ((await hashOf(content)) !== hash) {
    response = await fetchWithRetries(path, 'no-cache', signal);
    content = await response.arrayBuffer();
  }
  if (!response.ok || (await hashOf(content)) !== hash) throw new ChangedError(path);
  const headers = new Headers(response.headers);
  // `arrayBuffer` has decompressed the content.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  signal.throwIfAborted();
  await cache.put(addressOf(path), new Response(content, { headers }));
}

/** @param cache how to use the browser's own cache, which may have the file of an earlier version */
async function fetchWithRetries(path: string, cache: RequestCache, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(addressOf(path), { cache, signal, headers: { [KEEPING_HEADER]: '1' } });
      if (response.status < 500 || attempt === ATTEMPTS) return response;
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAY_MS);
    });
  }
}

function reasonOf(error: unknown): KeepingFailure {
  if (error instanceof ChangedError) return 'changed';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}

async function freeSpace(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

async function listAt(cache: Cache, path: string): Promise<unknown> {
  try {
    const kept = await cache.match(addressOf(path));
    if (kept) return await kept.json();
    const response = await fetch(addressOf(path));
    if (!response.ok) return undefined;
    await cache.put(addressOf(path), response.clone());
    return await response.json();
  } catch {
    return undefined;
  }
}

async function keptPaths(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => `/${url.slice(addressOf('/').length)}`));
}

/** Pages have no file extension. Neither has `WHOLE_SHOP_MARK`, but it is in `/data/`. */
function isPage(path: string): boolean {
  return !/\.\w+$/.test(path) && !path.startsWith('/data/');
}

function bytesOf(files: readonly (readonly [string, ListedFile])[]): number {
  return files.reduce((sum, [, [, bytes]]) => sum + bytes, 0);
}

function missingFiles(files: Files, kept: ReadonlySet<string>): readonly (readonly [string, ListedFile])[] {
  return Object.entries(files).filter(([path]) => !kept.has(path));
}
