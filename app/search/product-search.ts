import type { Figures } from '#app/figures/model/attribute.ts';
import { loadOnce } from '#app/lib/load-cache.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { WordList } from '#app/plain-words/model/vocabulary.ts';
import {
  findAsWritten,
  findWithAllWords,
  foldTexts,
  matchRank,
  mayBeFolded,
  type SearchTexts,
  searchTerm,
} from './model/search.ts';
import { hasChips, type SearchAlternatives, type SearchAnswer } from './model/search-answer.ts';
import type { SearchedProduct, SearchIndex } from './model/search-files.ts';
import { correctWords, type SpellingData, spellingCorrections, vocabularyOf } from './model/spelling.ts';
import {
  canBeSuggested,
  type Suggestion,
  suggest,
  suggestionIndex,
  withMeant,
  withoutFigureAtEnd,
} from './model/suggestion.ts';

export type LoadedProduct = {
  readonly product: SearchedProduct;
  /** From `foldTexts`. */
  readonly texts: SearchTexts;
};

/** Where a search reads the catalogue: in a browser from files, on a server from memory. */
export type SearchSources = {
  readonly index: () => Promise<SearchIndex>;
  readonly products: () => Promise<readonly SearchedProduct[]>;
  readonly wordList: () => Promise<WordList>;
  /** The figures of the products of a category, by id. */
  readonly figures: (category: string) => Promise<ReadonlyMap<string, Figures>>;
};

/** Up to this number of products, suggestions also match the texts that the index does not have. */
const MAX_SUGGESTED_BY_TEXTS = 500;

/** Searches the catalogue as it was when the sources were first read. */
export class ProductSearch {
  readonly #sources: SearchSources;

  constructor(sources: SearchSources) {
    this.#sources = sources;
  }

  readonly #loadIndex = loadOnce(async () => {
    const { products, categories } = await this.#sources.index();
    const folded = products.map((product) =>
      Object.assign({}, product, { models: foldText(product.models) }),
    );
    return suggestionIndex(folded, categories);
  });
  readonly #loadProducts = loadOnce(async (): Promise<readonly LoadedProduct[]> => {
    const products = await this.#sources.products();
    return products.map((product) => ({ product, texts: foldTexts(product) }));
  });
  readonly #loadPlainWords = loadOnce(async () => {
    const { PlainWordsSearch } = await import('./plain-words-search.ts');
    return new PlainWordsSearch(this.#sources);
  });
  /** Loads MiniSearch, which only a search without results needs. */
  readonly #loadSpelling = loadOnce(async (): Promise<SpellingData> => {
    const [{ similarWordsAmong }, products] = await Promise.all([
      import('./similar-words.ts'),
      this.#loadProducts(),
    ]);
    const vocabulary = vocabularyOf(products.map(({ product }) => product));
    return {
      vocabulary,
      keysNear: similarWordsAmong(vocabulary.keys()),
      hasResults: (query) => {
        const term = searchTerm(query);
        return products.some(({ texts }) => matchRank(texts, term) >= 0);
      },
    };
  });

  async prepare(): Promise<void> {
    await this.#loadIndex();
  }

  /**
   * At most 8 suggestions for a query that is still being typed. If no name contains it, the products that it describes in
   * plain words come first.
   */
  async suggest(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    if (!canBeSuggested(typed)) return [];
    const index = await this.#loadIndex();
    const isSmall = index.products.length <= MAX_SUGGESTED_BY_TEXTS;
    const loaded = isSmall ? await this.#loadProducts().catch(() => []) : [];
    signal.throwIfAborted();
    const textsById = new Map(loaded.map(({ product, texts }) => [product.id, texts]));
    const byText = suggest(index, typed, ({ id, models }, term) => {
      const texts = textsById.get(id);
      return models.includes(term) || (texts !== undefined && matchRank(texts, term) >= 0);
    });
    const found =
      byText.length > 0 ? byText : suggest(index, typed, ({ id }, term) => foldText(id).startsWith(term));
    if (searchTerm(typed) === '' || suggest(index, typed).length > 0) return found;
    const understood = await this.#understand(typed, this.#loadProducts());
    signal.throwIfAborted();
    const suggestions = withMeant(found, understood);
    const rest = suggestions.length > 0 ? undefined : withoutFigureAtEnd(typed);
    return rest === undefined ? suggestions : this.suggest(rest, signal);
  }

  async search(query: string): Promise<SearchAnswer> {
    const loading = this.#loadProducts();
    const [loaded, understood] = await Promise.all([loading, this.#understand(query, loading)]);
    const { match, products: found } = findAsWritten(loaded, query);
    const products = found.map(({ product }) => product);
    const isAnswered = products.length > 0 || (hasChips(understood) && understood.count > 0);
    const alternatives = isAnswered ? undefined : await this.#findAlternatives(loaded, query, understood);
    return { products, match, understood, alternatives };
  }

  async #understand(
    query: string,
    loading: Promise<readonly LoadedProduct[]>,
  ): Promise<SearchAnswer['understood']> {
    try {
      const plainWords = await this.#loadPlainWords();
      return await plainWords.understand(query, loading);
    } catch {
      return 'failed';
    }
  }

  /** What to offer if no product contains the query. Without it, the search still has an answer. */
  async #findAlternatives(
    products: readonly LoadedProduct[],
    query: string,
    understood: SearchAnswer['understood'],
  ): Promise<SearchAlternatives | undefined> {
    try {
      const spelling = await this.#loadSpelling();
      return {
        corrections: await (hasChips(understood)
          ? correctWords(query, understood.notUnderstood, spelling)
          : spellingCorrections(query, spelling)),
        withAllWords: mayBeFolded(query)
          ? findWithAllWords(products, query).map(({ product }) => product)
          : [],
      };
    } catch {
      return undefined;
    }
  }
}
