import {
  type NotUnderstood,
  type ProductSearch,
  type SearchAlternatives,
  SearchError,
  type SearchFailure,
  type SearchStep,
  type UnderstandOptions,
} from './model/product-search.ts';
import type { UnderstoodQuery } from './model/understood-query.ts';

/** What the worker answers. Suggestions are found on the main thread. */
export type TextSearch = Omit<ProductSearch, 'suggest'>;

/** Sent to the worker with a port for the replies. */
export type SearchRequest = {
  readonly method: keyof TextSearch;
  readonly text: string;
  /** For `understand`. */
  readonly needsProducts?: boolean;
  /** For `alternatives`. */
  readonly notUnderstood?: NotUnderstood;
};

export type SearchReply<T = unknown> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'end' }
  | { readonly kind: 'failure'; readonly failure: SearchFailure };

/** A search that runs in `search-worker.ts`. */
export class WorkerSearch implements TextSearch {
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  async prepare(): Promise<void> {
    await firstOf(this.#request<undefined>({ method: 'prepare', text: '' }));
  }

  search(query: string, signal: AbortSignal): AsyncIterable<SearchStep> {
    return this.#request<SearchStep>({ method: 'search', text: query }, signal);
  }

  understand(
    query: string,
    { needsProducts }: UnderstandOptions,
    signal: AbortSignal,
  ): Promise<UnderstoodQuery | undefined> {
    return firstOf(
      this.#request<UnderstoodQuery | undefined>(
        { method: 'understand', text: query, needsProducts },
        signal,
      ),
    );
  }

  alternatives(
    query: string,
    notUnderstood: NotUnderstood,
    signal: AbortSignal,
  ): Promise<SearchAlternatives> {
    return firstOf(
      this.#request<SearchAlternatives>({ method: 'alternatives', text: query, notUnderstood }, signal),
    );
  }

  async *#request<T>(request: SearchRequest, signal?: AbortSignal): AsyncGenerator<T> {
    signal?.throwIfAborted();
    const { port1: port, port2: workerPort } = new MessageChannel();
    const replies = new ReadableStream<SearchReply<T>>({
      start: (controller) => {
        port.addEventListener('message', ({ data }: MessageEvent<SearchReply<T>>) =>
          controller.enqueue(data),
        );
        signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      },
    }).getReader();
    port.start();
    this.#worker.postMessage(request, [workerPort]);
    try {
      for (;;) {
        const { value: reply } = await replies.read();
        if (reply === undefined || reply.kind === 'end') return;
        if (reply.kind === 'failure') throw new SearchError(reply.failure);
        yield reply.value;
      }
    } finally {
      port.postMessage('cancel');
      port.close();
    }
  }
}

async function firstOf<T>(values: AsyncIterable<T>): Promise<T> {
  for await (const value of values) return value;
  throw new SearchError('unavailable');
}
