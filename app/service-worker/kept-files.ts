import {
  type CoreList,
  corePath,
  type Files,
  hashOf,
  type ListedFile,
  listPathOf,
  parseCoreList,
  parseFiles,
} from '#app/offline/model/file-list.ts';
import { addressOf, CACHE_PREFIX, pathOf } from './addresses.ts';

export const cacheNameOf = (version: string) => `${CACHE_PREFIX}${version}`;

const PARALLEL_DOWNLOADS = 4;

/** The browser has no space left. */
export class NoSpaceError extends Error {}

/** The files that are kept of one version of the shop. */
export class KeptFiles {
  readonly version: string;
  readonly #lists = new Map<string, Promise<unknown>>();

  constructor(version: string) {
    this.version = version;
  }

  async match(path: string): Promise<Response | undefined> {
    return (await this.#cache()).match(addressOf(path));
  }

  async paths(): Promise<readonly string[]> {
    const requests = await (await this.#cache()).keys();
    return requests.flatMap(({ url }) => pathOf(url) ?? []);
  }

  /** @throws NoSpaceError if the browser has no space left */
  async put(path: string, content: BodyInit, headers: Headers): Promise<void> {
    // These headers describe the response as it was sent. `content` is decompressed, so its length can differ.
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    try {
      await (await this.#cache()).put(addressOf(path), new Response(content, { headers }));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoSpaceError();
      throw error;
    }
  }

  /** @returns undefined if the list is not kept and cannot be loaded, for example because a deployment has replaced it */
  async core(): Promise<CoreList | undefined> {
    return parseCoreList(await this.#list(corePath(this.version)));
  }

  /** The files in the list at `listPath`. */
  async files(listPath: string): Promise<Files | undefined> {
    return parseFiles(await this.#list(listPath));
  }

  async listed(path: string): Promise<ListedFile | undefined> {
    return (await this.files(listPathOf(this.version, path)))?.[path];
  }

  async isOfVersion(path: string, content: ArrayBuffer): Promise<boolean> {
    const listed = await this.listed(path);
    return listed !== undefined && (await hashOf(content)) === listed[0];
  }

  /**
   * Whether the file belongs in the core list but is not in it. This version then has no such file, or one that is not to be
   * kept.
   */
  async isMissingInCore(path: string): Promise<boolean> {
    const core = await this.core();
    return (
      core !== undefined && listPathOf(this.version, path) === corePath(this.version) && !(path in core.files)
    );
  }

  /**
   * Downloads and keeps files that are not kept yet. If one download fails, the parallel ones go on with the remaining
   * files, so that less is left for the next attempt.
   * @throws NoSpaceError if the browser has no space left, or another error if a file cannot be loaded or belongs to another
   *   version
   */
  async download(paths: Iterable<string>): Promise<void> {
    const kept = new Set(await this.paths());
    const sharedQueue = new Set(paths).values();
    const downloadFromQueue = async () => {
      for (const path of sharedQueue) {
        if (kept.has(path)) continue;
        await this.#downloadFile(path);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, downloadFromQueue));
  }

  async #downloadFile(path: string): Promise<void> {
    // The second attempt asks the server, because the browser's cache may have the file of an earlier version.
    for (const cache of ['force-cache', 'no-cache'] as const) {
      const response = await fetch(addressOf(path), { cache, priority: 'low' });
      const content = await response.arrayBuffer();
      if (response.ok && (await this.isOfVersion(path, content)))
        return this.put(path, content, new Headers(response.headers));
    }
    throw new Error(`${path} is not of version ${this.version}`);
  }

  #cache(): Promise<Cache> {
    return caches.open(cacheNameOf(this.version));
  }

  #list(path: string): Promise<unknown> {
    const known = this.#lists.get(path);
    if (known) return known;
    const loading = this.#loadList(path).catch(() => {
      this.#lists.delete(path);
      return undefined;
    });
    this.#lists.set(path, loading);
    return loading;
  }

  async #loadList(path: string): Promise<unknown> {
    const kept = await this.match(path);
    if (kept) return kept.json();
    const response = await fetch(addressOf(path));
    if (!response.ok) throw new Error(`${path} could not be loaded: status ${response.status}`);
    const text = await response.text();
    const list: unknown = JSON.parse(text);
    await this.put(path, text, new Headers(response.headers)).catch(() => undefined);
    return list;
  }
}
