import { fetchJson } from '#app/lib/fetch-json.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import type { SpellingData } from './model/spelling-corrections.ts';
import { SearchError } from './model/product-search.ts';
import { parseShardFile, type SearchIndex, searchShardCount, searchShardPath } from './model/search-files.ts';
import { matchRank, foldTexts, type SearchEntry, type SearchTexts, searchTerm } from './model/search.ts';
import { suggestionIndex } from './model/suggestion.ts';
import { vocabularyOf } from './model/vocabulary.ts';
import { type Arrival, asTheyArrive } from './as-they-arrive.ts';
import type { PlainWordsSearch } from './plain-words-search.ts';

/** More parallel downloads would share a slow connection, and the first results would arrive later. */
const PARALLEL_SHARDS = 4;

/** A search pauses after about this time, so that its thread can handle other messages. */
const MAX_TASK_MS = 10;

export type LoadedProduct = {
  readonly summary: ProductSummary;
  /** As written in the catalogue. Corrections use this spelling. */
  readonly entry: Pick<SearchEntry, 'title' | 'brand' | 'specifications'>;
  readonly texts: SearchTexts;
};

/** One version of the catalogue. Loads each of its shards when it is first needed, and keeps it. */
export class LoadedCatalogue {
  readonly version: string;
  readonly size: number;
  readonly shardCount: number;
  readonly products: SearchIndex['products'];
  readonly #index: SearchIndex;
  #plainWords: Promise<PlainWordsSearch> | undefined;
  readonly #shards = new Map<number, Promise<readonly LoadedProduct[]>>();
  #suggestions: ReturnType<typeof toSuggestionIndex> | undefined;
  #spelling: Promise<SpellingData> | undefined;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.version = index.version;
    this.products = index.products;
    this.size = index.products.length;
    this.shardCount = searchShardCount(this.size);
  }

  get suggestions(): ReturnType<typeof toSuggestionIndex> {
    this.#suggestions ??= toSuggestionIndex(this.#index);
    return this.#suggestions;
  }

  /** @param file the contents of the file, if they were requested before */
  loadShard(shard: number, file?: Promise<unknown>): Promise<readonly LoadedProduct[]> {
    const known = this.#shards.get(shard);
    if (known) return known;
    const loading = this.#parseShard(shard, file ?? fetchSearchFile(searchShardPath(shard))).catch(
      (error: unknown) => {
        this.#shards.delete(shard);
        throw error;
      },
    );
    this.#shards.set(shard, loading);
    return loading;
  }

  /**
   * All shards in the order of their arrival. A shard that cannot be loaded does not stop the others.
   * @throws SearchError at the end, if a shard could not be loaded; at once, if it is outdated
   */
  async *loadShards(): AsyncGenerator<Arrival<readonly LoadedProduct[]>> {
    let failure: unknown;
    let taskStart = performance.now();
    const load = (shard: number) => this.loadShard(shard);
    for await (const arrival of asTheyArrive(this.shardCount, PARALLEL_SHARDS, load)) {
      if (performance.now() - taskStart > MAX_TASK_MS) {
        await nextTask();
        taskStart = performance.now();
      }
      if (arrival.status === 'fulfilled') {
        yield arrival;
      } else {
        failure = arrival.reason;
        if (failure instanceof SearchError && failure.failure === 'outdated') break;
      }
    }
    if (failure !== undefined) throw failure;
  }

  /** All products, in the order of the catalogue. */
  async loadAll(): Promise<readonly LoadedProduct[]> {
    const byShard: (readonly LoadedProduct[])[] = [];
    for await (const { item: shard, value } of this.loadShards()) byShard[shard] = value;
    return byShard.flat();
  }

  /** Loads the code on the first call. */
  loadPlainWords(): Promise<PlainWordsSearch> {
    this.#plainWords ??= import('./plain-words-search.ts').then(
      ({ PlainWordsSearch }) => new PlainWordsSearch(this),
      (error: unknown) => {
        this.#plainWords = undefined;
        throw new SearchError('unavailable', error);
      },
    );
    return this.#plainWords;
  }

  /** @param products all products of the catalogue */
  loadSpelling(products: readonly LoadedProduct[]): Promise<SpellingData> {
    this.#spelling ??= loadSpelling(products).catch((error: unknown) => {
      this.#spelling = undefined;
      throw new SearchError('unavailable', error);
    });
    return this.#spelling;
  }

  async #parseShard(shard: number, file: Promise<unknown>): Promise<readonly LoadedProduct[]> {
    const entries = parseShardFile(await file, this.#index, shard);
    if (!entries) throw new SearchError('outdated');
    return entries.map((entry) => {
      const { description: _, specifications, ...summary } = entry;
      const { title, brand } = summary;
      return { summary, entry: { title, brand, specifications }, texts: foldTexts(entry) };
    });
  }
}

/**
 * Asks the server whether a cached copy is still current, so that all files are of the same version.
 * @throws SearchError if the file cannot be loaded
 */
export async function fetchSearchFile(path: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  try {
    return await fetchJson(path, { cache: 'no-cache', priority });
  } catch (error) {
    throw new SearchError('unavailable', error);
  }
}

function toSuggestionIndex({ products, categories }: SearchIndex) {
  const withPositions = products.map((product, position) => ({
    ...product,
    models: foldText(product.models),
    position,
  }));
  return suggestionIndex(withPositions, categories);
}

/** Loads MiniSearch, which only a search without results needs. */
async function loadSpelling(products: readonly LoadedProduct[]): Promise<SpellingData> {
  const { similarWordsAmong } = await import('./similar-words.ts');
  const vocabulary = vocabularyOf(products.map(({ entry }) => entry));
  return {
    vocabulary,
    keysNear: similarWordsAmong(vocabulary.keys()),
    hasResults: (query) => {
      const term = searchTerm(query);
      return products.some(({ texts }) => matchRank(texts, term) >= 0);
    },
  };
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
