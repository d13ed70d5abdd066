// Runs `StaticSearch` off the main thread. `worker-search.ts` sends the requests.
import { SearchError } from './model/product-search.ts';
import { StaticSearch } from './static-search.ts';
import type { SearchReply, SearchRequest } from './worker-search.ts';

const search = new StaticSearch();

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<SearchRequest>) => {
  if (port) void answer(data, port);
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only messages to windows have one
self.postMessage('ready');

/** Sends the results of a request, then `end` or why it failed. Any message on the port cancels the request. */
async function answer(request: SearchRequest, port: MessagePort): Promise<void> {
  const controller = new AbortController();
  port.addEventListener('message', () => controller.abort());
  port.start();
  const reply = (message: SearchReply) => port.postMessage(message);
  try {
    for await (const value of valuesOf(request, controller.signal)) reply({ kind: 'value', value });
    reply({ kind: 'end' });
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : 'unavailable';
    reply({ kind: 'failure', failure });
  } finally {
    port.close();
  }
}

async function* valuesOf(
  { method, text, needsProducts = false, notUnderstood }: SearchRequest,
  signal: AbortSignal,
): AsyncGenerator {
  switch (method) {
    case 'prepare':
      yield await search.prepare();
      break;
    case 'search':
      yield* search.search(text, signal);
      break;
    case 'understand':
      yield await search.understand(text, { needsProducts }, signal);
      break;
    case 'alternatives':
      yield await search.alternatives(text, notUnderstood, signal);
      break;
  }
}
