import { withBase, withoutBase } from '#app/base-path.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { KEEPING_HEADER } from './model/request-kind.ts';
import { codeIn, type Files, isCode, isPage, KEPT_FOLDER, WHOLE_PATH } from './model/shop-files.ts';

// Pages and the service worker keep files in the same cache. A page is a document, which names its own code by hashes, and code
// is removed only if no kept page names it. So a page that opens without a network never gets the code of another version.

/** Shops in other folders of a host have caches of their own. */
export const CACHE_NAME = `shop ${import.meta.env.BASE_URL}`;
/** Stored among the kept files: what was kept of the whole shop. */
export const RECORD_PATH = `${KEPT_FOLDER}record`;
const PARALLEL_DOWNLOADS = 4;

/** The host has another file at this path than expected. It may be publishing another version. */
export class ChangedError extends Error {}

export const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

export const openCache = () => caches.open(CACHE_NAME);
export const addressOf = (path: string) => location.origin + withBase(path);

/** `https://shop.example/cart?x=1` → `/cart`; undefined if the address is outside the shop */
export function pathOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? withoutBase(pathname) : undefined;
}

/** The latest last. */
export async function keptPaths(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).flatMap(({ url }) => pathOf(url) ?? []));
}

/** @throws DOMException if the browser has no space left, see `isFull` */
export async function put(cache: Cache, path: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  // The content is decompressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  await cache.put(addressOf(path), new Response(response.body, { headers }));
}

/** Whether the response is a file, and not a page that a host sends in place of a missing file, or the reverse. */
export function isFileAt(path: string, { status, headers }: Response): boolean {
  return status === 200 && isPage(path) === (headers.get('Content-Type')?.startsWith('text/html') ?? false);
}

/**
 * Fetches and keeps a file; a page only if the code that it names is kept.
 * @throws ChangedError, or the errors of `fetch` and `put`
 */
export async function keepFile(cache: Cache, path: string, options?: RequestInit): Promise<void> {
  const response = await fetch(addressOf(path), {
    cache: isCode(path) ? 'force-cache' : 'no-cache',
    headers: { [KEEPING_HEADER]: '1' },
    priority: 'low',
    ...options,
  });
  if (!isFileAt(path, response)) throw new ChangedError(path);
  if (isPage(path)) {
    const code = codeIn(await response.clone().text());
    const kept = await Promise.all(code.map((name) => cache.match(addressOf(name))));
    if (kept.includes(undefined)) throw new ChangedError(path);
  }
  await put(cache, path, response);
}

/** Keeps code before the pages that name it. Stops at the first file that cannot be kept. */
export async function keepAll(
  paths: readonly string[],
  keep: (path: string) => Promise<void>,
): Promise<void> {
  for (const isNext of [isCode, (path: string) => !isCode(path)]) {
    const queue = paths.filter(isNext).values();
    const keepQueue = async () => {
      for (const path of queue) await keep(path);
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, keepQueue));
  }
}

export type KeptRecord = {
  /** Whether a visitor has asked for the whole shop and got it. */
  readonly isWhole: boolean;
  readonly hashes: Readonly<Record<string, unknown>>;
};

export async function readRecord(cache: Cache): Promise<KeptRecord> {
  const record: unknown = await (await cache.match(addressOf(RECORD_PATH)))?.json();
  if (!isRecord(record) || !isRecord(record['hashes'])) return { isWhole: false, hashes: {} };
  return { isWhole: record['isWhole'] === true, hashes: record['hashes'] };
}

/** The files that are not kept, or not in the listed version. */
export async function missingFiles(cache: Cache, files: Files): Promise<readonly string[]> {
  const kept = await keptPaths(cache);
  const { hashes } = await readRecord(cache);
  return Object.entries(files)
    .filter(([path, [hash]]) => !kept.has(path) || (!isCode(path) && hashes[path] !== hash))
    .map(([path]) => path);
}

/** Keeps what is missing of the whole shop, and records it, also if it stops halfway. */
export async function keepWhole(
  cache: Cache,
  files: Files,
  keep: (path: string) => Promise<void>,
): Promise<void> {
  const { isWhole, hashes } = await readRecord(cache);
  const changed: Record<string, unknown> = { ...hashes };
  const write = (record: KeptRecord) => cache.put(addressOf(RECORD_PATH), Response.json(record));
  await cache.put(addressOf(WHOLE_PATH), Response.json(files));
  try {
    await keepAll(await missingFiles(cache, files), async (path) => {
      await keep(path);
      changed[path] = files[path]?.[0];
    });
  } catch (error) {
    await write({ isWhole, hashes: changed }).catch(() => undefined);
    throw error;
  }
  await write({ isWhole: true, hashes: changed });
}
