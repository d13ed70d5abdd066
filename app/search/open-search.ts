import { RunningSearch } from './running-search.ts';

/** A search that ends within this time shows its results at once. Others show their progress. */
const MAX_WAIT_MS = 300;

/**
 * Complete results wait at most this long for the query to be understood in plain words. What was understood is shown
 * above them and would push them down later.
 */
const MAX_WAIT_FOR_UNDERSTOOD_MS = 100;

type OpenSearchOptions = {
  /** Whether the products that match what was understood in plain words replace the results. */
  readonly prefersPlainWords: boolean;
  /** Aborted if the results will not be shown, because the visitor has gone to another page meanwhile. */
  readonly signal: AbortSignal;
};

/**
 * Starts a search. Resolves when it has ended, but no later than `MAX_WAIT_FOR_UNDERSTOOD_MS` after its results were complete
 * and `MAX_WAIT_MS` after the start.
 */
export async function openSearch(
  query: string,
  { prefersPlainWords, signal }: OpenSearchOptions,
): Promise<RunningSearch> {
  const search = new RunningSearch(query, { prefersPlainWords });
  signal.addEventListener('abort', () => search.cancel(), { once: true });
  const ended = search.run();
  await Promise.race([
    ended,
    completion(search).then(() => delay(MAX_WAIT_FOR_UNDERSTOOD_MS)),
    delay(MAX_WAIT_MS),
  ]);
  return search;
}

function completion(search: RunningSearch): Promise<void> {
  return new Promise((resolve) => {
    search.subscribe(() => {
      if (search.getState().status === 'complete') resolve();
    });
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
