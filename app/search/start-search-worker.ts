let worker: Promise<Worker> | undefined;

/**
 * Starts the worker on the first call. This module is small, so that the search box can start the worker before other code
 * has loaded.
 * @returns the worker, once it runs. Rejects if the browser cannot start it.
 */
export function startSearchWorker(): Promise<Worker> {
  worker ??= new Promise((resolve, reject) => {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    // The worker posts a message as soon as it listens for requests.
    started.addEventListener('message', () => resolve(started), { once: true });
    started.addEventListener('error', reject, { once: true });
  });
  return worker;
}
