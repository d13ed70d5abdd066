import { findWithAllWords } from './model/all-words.ts';
import { correctWords, spellingCorrections } from './model/spelling-corrections.ts';
import {
  type NotUnderstood,
  type ProductSearch,
  type SearchAlternatives,
  SearchError,
  type SearchStep,
  type UnderstandOptions,
} from './model/product-search.ts';
import { parseIndexFile, SEARCH_INDEX_PATH, SHARD_SIZE, searchShardPath } from './model/search-files.ts';
import { matchRank, searchTerm } from './model/search.ts';
import { type Suggestion, suggest } from './model/suggestion.ts';
import type { UnderstoodQuery } from './model/understood-query.ts';
import { fetchSearchFile, LoadedCatalogue, nextTask } from './loaded-catalogue.ts';

/** Searches the files that the build writes. */
export class StaticSearch implements ProductSearch {
  #loading: Promise<LoadedCatalogue> | undefined;
  #catalogue: LoadedCatalogue | undefined;

  async prepare(): Promise<void> {
    await this.#load();
    // On a slow processor, reading a large index takes about 50 ms, and so do the first suggestions. The suggestions
    // therefore get a task of their own.
    await nextTask();
  }

  async suggest(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    const catalogue = await this.#load();
    // In a small shop, suggestions also match the texts that only the shard has.
    const products = catalogue.shardCount === 1 ? await catalogue.loadShard(0).catch(() => []) : [];
    signal.throwIfAborted();
    return suggest(catalogue.suggestions, typed, ({ models, position }, term) => {
      const texts = products[position]?.texts;
      return models.includes(term) || (texts !== undefined && matchRank(texts, term) >= 0);
    });
  }

  async *search(query: string, signal: AbortSignal): AsyncGenerator<SearchStep> {
    const term = searchTerm(query);
    const catalogue = await this.#loadWithFirstShard();
    const total = catalogue.size;
    let done = 0;
    yield { hits: [], done, total };
    try {
      for await (const { item: shard, value: products } of catalogue.loadShards()) {
        signal.throwIfAborted();
        done += products.length;
        const hits = products.flatMap(({ summary, texts }, position) => {
          const rank = matchRank(texts, term);
          return rank < 0 ? [] : [{ product: summary, order: rank * total + shard * SHARD_SIZE + position }];
        });
        yield { hits, done, total };
      }
    } catch (error) {
      // A missing file can mean that the shop was published again. The next search compares the versions.
      if (error instanceof SearchError) this.#loading = undefined;
      throw error;
    }
  }

  async understand(
    query: string,
    options: UnderstandOptions,
    signal: AbortSignal,
  ): Promise<UnderstoodQuery | undefined> {
    const catalogue = await this.#load();
    const plainWords = await catalogue.loadPlainWords();
    try {
      return await plainWords.understand(query, options, signal);
    } catch (error) {
      // The shop was published again. The next attempt loads the new index.
      if (error instanceof SearchError && error.failure === 'outdated') this.#loading = undefined;
      throw error;
    }
  }

  async alternatives(
    query: string,
    notUnderstood: NotUnderstood,
    signal: AbortSignal,
  ): Promise<SearchAlternatives> {
    const catalogue = await this.#load();
    const products = await catalogue.loadAll();
    signal.throwIfAborted();
    const spelling = await catalogue.loadSpelling(products);
    signal.throwIfAborted();
    return {
      corrections: notUnderstood
        ? correctWords(query, notUnderstood, spelling)
        : spellingCorrections(query, spelling),
      withAllWords: findWithAllWords(products, ({ texts }) => texts, query).map(({ summary }) => summary),
    };
  }

  /** Requests the first shard together with the index, because every search needs it. */
  async #loadWithFirstShard(): Promise<LoadedCatalogue> {
    if (this.#catalogue) return this.#load();
    const firstShard = fetchSearchFile(searchShardPath(0));
    firstShard.catch(() => undefined);
    const catalogue = await this.#load();
    catalogue.loadShard(0, firstShard).catch(() => undefined);
    return catalogue;
  }

  #load(): Promise<LoadedCatalogue> {
    this.#loading ??= this.#fetchIndex().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #fetchIndex(): Promise<LoadedCatalogue> {
    const index = parseIndexFile(await fetchSearchFile(SEARCH_INDEX_PATH));
    // A file that cannot be read has the format of another version of the shop.
    if (!index) throw new SearchError('outdated');
    // If the version is the same, the loaded shards stay.
    if (index.version !== this.#catalogue?.version) this.#catalogue = new LoadedCatalogue(index);
    return this.#catalogue;
  }
}
