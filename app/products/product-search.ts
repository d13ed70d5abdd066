import { loadOnce } from '#app/lib/load-cache.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { Category } from '#app/offer/model/category.ts';
import {
  findAsWritten,
  findInSingular,
  findWithAllWords,
  foldTexts,
  matchRank,
  mayBeFolded,
  searchTerm,
} from '#app/search/model/search.ts';
import {
  hasChips,
  type SearchAlternatives,
  type SearchAnswer,
  type UnderstoodQuery,
} from '#app/search/model/search-answer.ts';
import type { IndexedProduct, LoadedProduct, SearchedProduct } from '#app/search/model/searched-product.ts';
import {
  correctWords,
  type SpellingData,
  spellingCorrections,
  vocabularyOf,
} from '#app/search/model/spelling.ts';
import {
  canBeSuggested,
  type Suggestion,
  type SuggestionIndex,
  suggest,
  suggestionIndex,
  withMeant,
  withoutFigureAtEnd,
} from '#app/search/model/suggestion.ts';

/** Understands a query in words that stand for what products are and have. Undefined if there is nothing to say about it. */
export type Understanding = {
  readonly understand: (
    query: string,
    loaded: readonly LoadedProduct[],
  ) => Promise<UnderstoodQuery | undefined>;
};

/** What is searched. Suggestions need the names only. */
export type SearchSources = {
  readonly names: readonly IndexedProduct[];
  readonly categories: readonly Pick<Category, 'title' | 'slug'>[];
  readonly products: () => Promise<readonly SearchedProduct[]>;
  /** Absent in a shop that understands no plain words. */
  readonly loadUnderstanding: (() => Promise<Understanding>) | undefined;
};

/** Up to this number of products, suggestions also match the texts that the index does not have. */
const MAX_SUGGESTED_BY_TEXTS = 500;

/** Searches the catalogue as it was when the sources were first read. */
export class ProductSearch {
  readonly #sources: SearchSources;
  readonly #loadUnderstanding: SearchSources['loadUnderstanding'];

  constructor(sources: SearchSources) {
    this.#sources = sources;
    this.#loadUnderstanding = sources.loadUnderstanding && loadOnce(sources.loadUnderstanding);
  }

  #index: SuggestionIndex<IndexedProduct> | undefined;

  #suggestionIndex() {
    const { names, categories } = this.#sources;
    return (this.#index ??= suggestionIndex(
      names.map((product) => Object.assign({}, product, { models: product.models.map(foldText) })),
      categories,
    ));
  }

  readonly #loadProducts = loadOnce(async (): Promise<readonly LoadedProduct[]> => {
    const products = await this.#sources.products();
    return products.map((product) => ({ product, texts: foldTexts(product) }));
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

  /**
   * At most 8 suggestions for a query that is still being typed. If no name contains it, the products that it describes in
   * plain words come first.
   */
  async suggest(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    if (!canBeSuggested(typed)) return [];
    const index = this.#suggestionIndex();
    const isSmall = index.products.length <= MAX_SUGGESTED_BY_TEXTS;
    const loaded = isSmall ? await this.#loadProducts().catch(() => []) : [];
    signal.throwIfAborted();
    const textsById = new Map(loaded.map(({ product, texts }) => [product.id, texts]));
    const byText = suggest(index, typed, ({ id, models }, term) => {
      const texts = textsById.get(id);
      return (
        models.some((model) => model.includes(term)) || (texts !== undefined && matchRank(texts, term) >= 0)
      );
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
    const written = findAsWritten(loaded, query);
    const isUnknown = written.products.length === 0 && typeof understood !== 'object';
    const { match, products: found } = (isUnknown && findInSingular(loaded, query)) || written;
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
      const [understanding, loaded] = await Promise.all([this.#loadUnderstanding?.(), loading]);
      return await understanding?.understand(query, loaded);
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
