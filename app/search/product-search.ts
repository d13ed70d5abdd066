import { findWithAllWords } from './model/all-words.ts';
import { hasChips, type SearchAlternatives, type SearchAnswer } from './model/search-answer.ts';
import { parseIndexFile, SEARCH_INDEX_PATH, searchShardPath } from './model/search-files.ts';
import { findLiterally, matchRank } from './model/search.ts';
import { correctWords, spellingCorrections } from './model/spelling-corrections.ts';
import { type Suggestion, suggest } from './model/suggestion.ts';
import { fetchSearchFile, LoadedCatalogue, OutdatedError } from './loaded-catalogue.ts';

/** Searches the files that the build writes. A server would answer `search` in their place. */
export class ProductSearch {
  #loading: Promise<LoadedCatalogue> | undefined;
  #catalogue: LoadedCatalogue | undefined;

  /** Loads what suggestions need. */
  async prepare(): Promise<void> {
    await this.#load();
    // On a slow processor, reading a large index takes about 50 ms, and so do the first suggestions. The suggestions
    // therefore get a task of their own.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }

  /** At most 8 suggestions for a query that is still being typed. */
  async suggest(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    const catalogue = await this.#load();
    // In a small shop, suggestions also match the texts that the index does not have.
    const products = catalogue.shardCount === 1 ? await catalogue.loadProducts().catch(() => []) : [];
    signal.throwIfAborted();
    return suggest(catalogue.suggestions, typed, ({ models, position }, term) => {
      const texts = products[position]?.texts;
      return models.includes(term) || (texts !== undefined && matchRank(texts, term) >= 0);
    });
  }

  async search(query: string, signal?: AbortSignal): Promise<SearchAnswer> {
    try {
      return await this.#answer(query, signal);
    } catch (error) {
      if (!(error instanceof OutdatedError)) throw error;
      // The second attempt loads the new index.
      return await this.#answer(query, signal);
    }
  }

  async #answer(query: string, signal: AbortSignal | undefined): Promise<SearchAnswer> {
    // Every search needs this file, so the first one requests it together with the index.
    const firstFile = this.#catalogue ? undefined : fetchSearchFile(searchShardPath(0));
    firstFile?.catch(() => undefined);
    const catalogue = await this.#load();
    const [loaded, understood] = await Promise.all([
      catalogue.loadProducts(firstFile).catch((error: unknown) => {
        // A missing file can mean that the shop was published again. The next search compares the versions.
        this.#loading = undefined;
        throw error;
      }),
      this.#understand(catalogue, query),
    ]);
    signal?.throwIfAborted();
    const products = findLiterally(loaded, query).map(({ summary }) => summary);
    const isAnswered =
      products.length > 0 ||
      (hasChips(understood) && understood.count > 0 && understood.notUnderstood.length === 0);
    const alternatives = isAnswered ? undefined : await findAlternatives(catalogue, query, understood);
    return { products, understood, alternatives };
  }

  async #understand(catalogue: LoadedCatalogue, query: string): Promise<SearchAnswer['understood']> {
    try {
      const plainWords = await catalogue.loadPlainWords();
      return await plainWords.understand(query);
    } catch (error) {
      // The next search loads the new index.
      if (error instanceof OutdatedError) this.#loading = undefined;
      return 'failed';
    }
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
    if (!index) throw new OutdatedError();
    // If the version is the same, the loaded texts stay.
    if (index.version !== this.#catalogue?.version) this.#catalogue = new LoadedCatalogue(index);
    return this.#catalogue;
  }
}

/** What to offer if no product contains the query. Without it, the search still has an answer. */
async function findAlternatives(
  catalogue: LoadedCatalogue,
  query: string,
  understood: SearchAnswer['understood'],
): Promise<SearchAlternatives | undefined> {
  try {
    const [products, spelling] = await Promise.all([catalogue.loadProducts(), catalogue.loadSpelling()]);
    return {
      corrections: hasChips(understood)
        ? correctWords(query, understood.notUnderstood, spelling)
        : spellingCorrections(query, spelling),
      withAllWords: findWithAllWords(products, ({ texts }) => texts, query).map(({ summary }) => summary),
    };
  } catch {
    return undefined;
  }
}

export const productSearch = new ProductSearch();
