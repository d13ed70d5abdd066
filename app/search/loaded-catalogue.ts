import { fetchJson } from '#app/lib/fetch-json.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import type { SpellingData } from './model/spelling-corrections.ts';
import { parseShardFile, type SearchIndex, searchShardCount, searchShardPath } from './model/search-files.ts';
import { foldTexts, matchRank, type SearchEntry, type SearchTexts, searchTerm } from './model/search.ts';
import { suggestionIndex } from './model/suggestion.ts';
import { vocabularyOf } from './model/vocabulary.ts';
import type { PlainWordsSearch } from './plain-words-search.ts';

export type LoadedProduct = {
  readonly summary: ProductSummary;
  /** As written in the catalogue. Corrections use this spelling. */
  readonly entry: Pick<SearchEntry, 'title' | 'brand' | 'specifications'>;
  readonly texts: SearchTexts;
};

/** The shop was published again after the index of the search was loaded. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** One version of the catalogue. Loads the texts when they are first needed, and keeps them. */
export class LoadedCatalogue {
  readonly version: string;
  readonly products: SearchIndex['products'];
  readonly shardCount: number;
  readonly #index: SearchIndex;
  #loading: Promise<readonly LoadedProduct[]> | undefined;
  #plainWords: Promise<PlainWordsSearch> | undefined;
  #suggestions: ReturnType<typeof toSuggestionIndex> | undefined;
  #spelling: Promise<SpellingData> | undefined;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.version = index.version;
    this.products = index.products;
    this.shardCount = searchShardCount(index.products.length);
  }

  get suggestions(): ReturnType<typeof toSuggestionIndex> {
    this.#suggestions ??= toSuggestionIndex(this.#index);
    return this.#suggestions;
  }

  /**
   * All products with their texts, in the order of the catalogue.
   * @param firstFile the contents of the first file with texts, if it was requested before
   */
  loadProducts(firstFile?: Promise<unknown>): Promise<readonly LoadedProduct[]> {
    this.#loading ??= this.#loadShards(firstFile).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** Loads the code on the first call. */
  loadPlainWords(): Promise<PlainWordsSearch> {
    this.#plainWords ??= import('./plain-words-search.ts').then(
      ({ PlainWordsSearch }) => new PlainWordsSearch(this),
      (error: unknown) => {
        this.#plainWords = undefined;
        throw error;
      },
    );
    return this.#plainWords;
  }

  loadSpelling(): Promise<SpellingData> {
    this.#spelling ??= this.#loadSpelling().catch((error: unknown) => {
      this.#spelling = undefined;
      throw error;
    });
    return this.#spelling;
  }

  async #loadShards(firstFile = fetchSearchFile(searchShardPath(0))): Promise<readonly LoadedProduct[]> {
    const shards = Array.from({ length: this.shardCount }, (_, shard) =>
      this.#parseShard(shard, shard === 0 ? firstFile : fetchSearchFile(searchShardPath(shard))),
    );
    return (await Promise.all(shards)).flat();
  }

  async #parseShard(shard: number, file: Promise<unknown>): Promise<readonly LoadedProduct[]> {
    const entries = parseShardFile(await file, this.#index, shard);
    if (!entries) throw new OutdatedError();
    return entries.map((entry) => {
      const { description: _, specifications, ...summary } = entry;
      const { title, brand } = summary;
      return { summary, entry: { title, brand, specifications }, texts: foldTexts(entry) };
    });
  }

  /** Loads MiniSearch, which only a search without results needs. */
  async #loadSpelling(): Promise<SpellingData> {
    const [{ similarWordsAmong }, products] = await Promise.all([
      import('./similar-words.ts'),
      this.loadProducts(),
    ]);
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
}

/** Asks the server whether a cached copy is still current, so that all files are of the same version. */
export function fetchSearchFile(path: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  return fetchJson(path, { cache: 'no-cache', priority });
}

function toSuggestionIndex({ products, categories }: SearchIndex) {
  const withPositions = products.map((product, position) => ({
    ...product,
    models: foldText(product.models),
    position,
  }));
  return suggestionIndex(withPositions, categories);
}
