import type { ProductSummary } from '#app/product/model/product.ts';
import {
  type ProductSearch,
  type SearchAlternatives,
  SearchError,
  type SearchFailure,
} from './model/product-search.ts';
import type { UnderstoodQuery } from './model/understood-query.ts';
import { productSearch } from './product-search.ts';

export type SearchState = {
  readonly status: 'running' | 'complete' | 'stopped' | SearchFailure;
  /** The products found so far, in the order of the results. */
  readonly products: readonly ProductSummary[];
  /** The number of products that were searched so far; `total` is 0 until it is known. */
  readonly done: number;
  readonly total: number;
  /**
   * Present if the search is complete and has found nothing, unless all words of the query were understood in plain words and
   * products meet it.
   */
  readonly alternatives?: SearchAlternatives;
  /** How the query was understood in plain words. May arrive after the search is complete. */
  readonly understood?: UnderstoodQuery | 'failed';
  /** Present if what was understood takes the place of the results. */
  readonly replacement?: UnderstoodQuery;
  /** The results, or what takes their place. */
  readonly shown: readonly ProductSummary[];
};

/**
 * Each change renders the results again, so changes in quick succession are shown together. The first results are shown
 * at once.
 */
const MS_BETWEEN_CHANGES = 400;

type RunningSearchOptions = { readonly prefersPlainWords: boolean; readonly engine?: ProductSearch };

/** A search whose results are shown as they are found. */
export class RunningSearch {
  readonly query: string;
  /**
   * Whether the products that match the query as understood in plain words replace the results. They always do if there
   * are no results.
   */
  readonly prefersPlainWords: boolean;
  readonly #engine: ProductSearch;
  readonly #listeners = new Set<() => void>();
  readonly #found = new Map<number, ProductSummary>();
  #progress = { done: 0, total: 0 };
  #state: SearchState = { status: 'running', products: [], shown: [], ...this.#progress };
  #controller: AbortController | undefined;
  /** Whether everything is complete: the search for the query as written, `understood` and the alternatives. */
  #hasEnded = false;
  #nextChange: ReturnType<typeof setTimeout> | undefined;

  constructor(query: string, { prefersPlainWords, engine = productSearch }: RunningSearchOptions) {
    this.query = query;
    this.prefersPlainWords = prefersPlainWords;
    this.#engine = engine;
  }

  readonly getState = (): SearchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the search, or continues it after a stop or a failure. Resolves when it ends, for whatever reason. */
  async run(): Promise<void> {
    if (this.#controller || (this.#hasEnded && this.#state.understood !== 'failed')) return;
    const controller = new AbortController();
    this.#controller = controller;
    this.#hasEnded = false;
    const { alternatives: _alternatives, understood: _understood, ...state } = this.#state;
    this.#state = state;
    this.#change({ status: 'running' });
    try {
      await this.#searchAgainIfOutdated(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      this.#change({ status: error instanceof SearchError ? error.failure : 'unavailable' });
    }
    this.#controller = undefined;
  }

  /** Runs what was cancelled before it was complete. A search that was stopped or failed waits for the visitor. */
  continue(): void {
    const { status } = this.#state;
    if (status === 'running' || (status === 'complete' && !this.#hasEnded)) void this.run();
  }

  /** Ends a running search. Its status is then `stopped`, unless it was already `complete`. */
  stop(): void {
    if (!this.#controller) return;
    this.cancel();
    if (this.#state.status !== 'complete') this.#change({ status: 'stopped' });
  }

  /** Ends a running search that is no longer shown. */
  cancel(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    clearTimeout(this.#nextChange);
    this.#nextChange = undefined;
  }

  /** If the shop was published again after the index was loaded, a second attempt loads the new index. */
  async #searchAgainIfOutdated(signal: AbortSignal): Promise<void> {
    try {
      await this.#search(signal);
    } catch (error) {
      if (!(error instanceof SearchError) || error.failure !== 'outdated') throw error;
      this.#found.clear();
      this.#state = { ...this.#state, products: [] };
      await this.#search(signal);
    }
  }

  async #search(signal: AbortSignal): Promise<void> {
    const understanding = this.#understand(signal);
    for await (const { hits, done, total } of this.#engine.search(this.query, signal)) {
      for (const { order, product } of hits) this.#found.set(order, product);
      this.#progress = { done, total };
      this.#changeSoon();
    }
    const hasResults = this.#found.size > 0;
    if (hasResults && !this.prefersPlainWords) this.#change({ status: 'complete' });
    const understood = await understanding;
    signal.throwIfAborted();
    const needsAlternatives = !hasResults && !isAnsweredInPlainWords(understood);
    const alternatives = needsAlternatives ? await this.#findAlternatives(understood, signal) : undefined;
    this.#hasEnded = true;
    this.#change({
      status: 'complete',
      ...(understood && { understood }),
      ...(alternatives && { alternatives }),
    });
  }

  async #understand(signal: AbortSignal): Promise<SearchState['understood']> {
    try {
      return await this.#engine.understand(this.query, { needsProducts: this.prefersPlainWords }, signal);
    } catch {
      return 'failed';
    }
  }

  async #findAlternatives(
    understood: SearchState['understood'],
    signal: AbortSignal,
  ): Promise<SearchAlternatives> {
    const notUnderstood = hasChips(understood) ? understood.notUnderstood : undefined;
    try {
      return await this.#engine.alternatives(this.query, notUnderstood, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return { corrections: [], withAllWords: [] };
    }
  }

  #changeSoon(): void {
    if (this.#state.products.length === 0 && this.#found.size > 0) this.#change({});
    this.#nextChange ??= setTimeout(() => this.#change({}), MS_BETWEEN_CHANGES);
  }

  #change(change: Partial<SearchState>): void {
    clearTimeout(this.#nextChange);
    this.#nextChange = undefined;
    // The same list while nothing else is found, so that it is not rendered again.
    const products =
      this.#found.size === this.#state.products.length
        ? this.#state.products
        : [...this.#found].toSorted(([a], [b]) => a - b).map(([, product]) => product);
    const { replacement: _, ...previous } = this.#state;
    const state = { ...previous, ...this.#progress, ...change, products };
    const replacement = replacementIn(state, this.prefersPlainWords);
    // Results that may be replaced are not shown first.
    const results = this.prefersPlainWords && state.status === 'running' ? NONE : products;
    const shown = replacement?.products ?? results;
    this.#state = { ...state, shown, ...(replacement && { replacement }) };
    for (const listener of this.#listeners) listener();
  }
}

const NONE: readonly ProductSummary[] = [];

function replacementIn(
  { status, products, understood }: SearchState,
  prefersPlainWords: boolean,
): UnderstoodQuery | undefined {
  const isNeeded = prefersPlainWords || products.length === 0;
  return status === 'complete' && isNeeded && hasChips(understood) ? understood : undefined;
}

function hasChips(understood: SearchState['understood']): understood is UnderstoodQuery {
  return understood !== undefined && understood !== 'failed' && understood.chips.length > 0;
}

/** Whether all words of the query were understood in plain words, and products meet it. */
function isAnsweredInPlainWords(understood: SearchState['understood']): boolean {
  return hasChips(understood) && understood.count > 0 && understood.notUnderstood.length === 0;
}
