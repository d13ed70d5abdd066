import type { ProductSearch } from './model/product-search.ts';
import { startSearchWorker } from './start-search-worker.ts';
import { StaticSearch } from './static-search.ts';
import { type TextSearch, WorkerSearch } from './worker-search.ts';

const onMainThread = new StaticSearch();

/**
 * The search of the shop. To use a search engine, replace this implementation. Suggestions are found on the main thread, so
 * that they appear in the same frame as the typed letter. Searches run in the worker.
 */
export const productSearch: ProductSearch = {
  async prepare() {
    await onMainThread.prepare();
    // The worker takes the index from the browser's cache.
    void prepareWorker().catch(() => undefined);
  },
  suggest: (typed, signal) => onMainThread.suggest(typed, signal),
  search: async function* search(query, signal) {
    yield* (await startTextSearch()).search(query, signal);
  },
  understand: async (query, options, signal) => (await startTextSearch()).understand(query, options, signal),
  alternatives: async (query, notUnderstood, signal) =>
    (await startTextSearch()).alternatives(query, notUnderstood, signal),
};

async function prepareWorker(): Promise<void> {
  await (await startTextSearch()).prepare();
}

let textSearch: Promise<TextSearch> | undefined;

/** Searches on the main thread if the browser cannot start the worker. */
function startTextSearch(): Promise<TextSearch> {
  textSearch ??= startSearchWorker().then(
    (worker) => new WorkerSearch(worker),
    () => onMainThread,
  );
  return textSearch;
}
