import { LoadCache, loadOnce } from '#app/lib/load-cache.ts';
import type { Figures } from '#app/figures/model/attribute.ts';
import {
  asksForFigures,
  findByPlainWords,
  type PlainEntry,
  possibleCategories,
  relaxations,
} from '#app/plain-words/model/find-by-plain-words.ts';
import { type ModelInQuery, modelsInQuery } from '#app/plain-words/model/models-in-query.ts';
import {
  type PlainReading,
  type QueryPart,
  queryWithout,
  readPlainWords,
} from '#app/plain-words/model/read-plain-words.ts';
import { type Vocabulary, vocabularyOf } from '#app/plain-words/model/vocabulary.ts';
import { findLiterally } from './model/search.ts';
import type { SearchedProduct } from './model/search-files.ts';
import type { UnderstoodQuery } from './model/search-answer.ts';
import { conditionLabel, containedWord } from '#app/plain-words/texts.ts';
import type { LoadedProduct, SearchSources } from './product-search.ts';

type Entry = PlainEntry & { readonly loaded: LoadedProduct };

export class PlainWordsSearch {
  readonly #figures = new LoadCache<ReadonlyMap<string, Figures>>();
  readonly #sources: SearchSources;
  readonly #loadVocabulary = loadOnce(async () => vocabularyOf(await this.#sources.wordList()));

  constructor(sources: SearchSources) {
    this.#sources = sources;
  }

  /** Undefined if nothing of the query was understood, unless it is too long to be read whole. */
  async understand(
    query: string,
    loading: Promise<readonly LoadedProduct[]>,
  ): Promise<UnderstoodQuery | undefined> {
    const [vocabulary, loaded] = await Promise.all([this.#loadVocabulary(), loading]);
    const catalogue = loaded.map(({ product }) => product);
    const reading = readPlainWords(query, vocabulary);
    if (saysNothing(reading) && modelsInQuery(reading.unknownWords, catalogue).length === 0) return undefined;
    const possible = possibleCategories(catalogue, reading, vocabulary);
    const entries = await this.#loadEntries(loaded, reading, possible);
    const { products, required, ignored } = findByPlainWords(entries, reading, vocabulary);
    const models = modelsInQuery(ignored, catalogue);
    const found = products.map(({ loaded }) => loaded);
    const literal = new Set(findLiterally(loaded, query));
    return {
      ...describedReading(query, reading, vocabulary, { required, ignored, models }),
      count: found.length,
      isWorthOffering: isWorthOffering(query, {
        found: found.length,
        literal: literal.size,
        others: found.filter((product) => !literal.has(product)).length,
      }),
      products: found.map(({ product }) => product),
      relaxations: found.length > 0 ? [] : await this.#relax(loaded, query, reading, vocabulary),
    };
  }

  async #relax(
    loaded: readonly LoadedProduct[],
    query: string,
    reading: PlainReading,
    vocabulary: Vocabulary,
  ): Promise<UnderstoodQuery['relaxations']> {
    if (reading.conditions.length < 2) return [];
    const categories = new Set(loaded.map(({ product }) => product.category));
    const entries = await this.#loadEntries(loaded, reading, categories);
    return relaxations(entries, reading, vocabulary).map(({ dropped, count, isUnstated }) => ({
      dropped: dropped.map((condition) => conditionLabel(condition, vocabulary)),
      queryWithout: queryWithout(query, dropped),
      count,
      isUnstated,
    }));
  }

  async #loadEntries(
    products: readonly LoadedProduct[],
    reading: PlainReading,
    categories: ReadonlySet<string>,
  ): Promise<readonly Entry[]> {
    const slugs = asksForFigures(reading) ? [...categories] : [];
    const tables = await Promise.all(slugs.map((slug) => this.#loadFigures(slug)));
    const figures = new Map(tables.map((table, index) => [slugs[index], table]));
    return products
      .filter(({ product }) => categories.has(product.category))
      .map((loaded) => {
        const { product, texts } = loaded;
        const stated = figures.get(product.category)?.get(product.id) ?? {};
        return Object.assign({}, product, { loaded, texts, figures: stated });
      });
  }

  #loadFigures(slug: string): Promise<ReadonlyMap<string, Figures>> {
    return this.#figures.load(slug, () => this.#sources.figures(slug));
  }
}

/** Whether a query has no meaning besides the models of products that it may name. */
export function saysNothing({ conditions, otherCurrencies, unreadWords }: PlainReading): boolean {
  return conditions.length === 0 && otherCurrencies.length === 0 && unreadWords === 0;
}

/** How a query was understood, without what was found. */
export function describedReading(
  query: string,
  { conditions, cheapestFirst, negations, otherCurrencies, unreadWords }: PlainReading,
  vocabulary: Vocabulary,
  {
    required,
    ignored,
    models,
  }: {
    readonly required: readonly QueryPart[];
    readonly ignored: readonly QueryPart[];
    readonly models: readonly ModelInQuery<Pick<SearchedProduct, 'id' | 'title' | 'showsWorksWith'>>[];
  },
) {
  const modelParts = new Set(models.map(({ part }) => part));
  const parts = [
    ...conditions.map((part) => ({ part, label: conditionLabel(part, vocabulary) })),
    ...required.map((part) => ({ part, label: containedWord(part.words) })),
  ].toSorted((a, b) => startOf(a.part) - startOf(b.part));
  const chips = Map.groupBy(parts, ({ label }) => label);
  return {
    chips: Array.from(chips, ([label, same]) => ({
      label,
      queryWithout: queryWithout(
        query,
        same.map(({ part }) => part),
      ),
    })),
    isCheapestFirst: cheapestFirst.length > 0,
    notUnderstood: [...negations, ...ignored]
      .filter((part) => !modelParts.has(part))
      .toSorted((a, b) => startOf(a) - startOf(b))
      .map(({ words }) => words),
    models: models.map(({ part, product: { id, title, showsWorksWith } }) => ({
      word: part.words,
      id,
      title,
      showsWorksWith,
    })),
    otherCurrencies: otherCurrencies.map(({ words }) => words),
    unreadWords,
  };
}

/**
 * Whether a product was found that is not a literal result, or, for a query of several words, fewer products were found
 * than there are literal results. False if none was found.
 * @param counts how many were found, how many literal results there are, and how many were found that are none
 */
export function isWorthOffering(
  query: string,
  { found, literal, others }: Readonly<Record<'found' | 'literal' | 'others', number>>,
): boolean {
  return found > 0 && (others > 0 || (/\S\s+\S/.test(query) && found < literal));
}

function startOf({ spans }: QueryPart): number {
  return spans[0]?.start ?? 0;
}
