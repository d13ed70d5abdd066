import type { Figures } from '#app/figures/model/attribute.ts';
import { figuresById, figureTablePath, isFigureTable } from '#app/figures/model/figure-table.ts';
import {
  asksForFigures,
  findByPlainWords,
  type PlainEntry,
  possibleCategories,
  relaxations,
} from '#app/plain-words/model/find-by-plain-words.ts';
import { modelsInQuery } from '#app/plain-words/model/models-in-query.ts';
import {
  type PlainReading,
  type QueryPart,
  queryWithout,
  readPlainWords,
} from '#app/plain-words/model/read-plain-words.ts';
import { type Vocabulary, vocabularyOf } from '#app/plain-words/model/vocabulary.ts';
import { isWordList, WORD_LIST_PATH } from '#app/plain-words/model/word-list-file.ts';
import { findLiterally } from './model/search.ts';
import type { UnderstoodQuery } from './model/understood-query.ts';
import { conditionLabel, containedWord } from '#app/plain-words/texts.ts';
import {
  fetchSearchFile,
  type LoadedCatalogue,
  type LoadedProduct,
  OutdatedError,
} from './loaded-catalogue.ts';

type Entry = PlainEntry & { readonly product: LoadedProduct };

type FiguresByProduct = ReadonlyMap<string, Figures>;

/** Reads queries in plain words for one version of the catalogue. */
export class PlainWordsSearch {
  readonly #catalogue: LoadedCatalogue;
  readonly #figures = new Map<string, Promise<FiguresByProduct>>();
  #vocabulary: Promise<Vocabulary> | undefined;

  constructor(catalogue: LoadedCatalogue) {
    this.#catalogue = catalogue;
  }

  /**
   * `undefined` if the query contains no conditions, models or amounts in another currency, and is not too long to be read
   * whole.
   */
  async understand(query: string): Promise<UnderstoodQuery | undefined> {
    const vocabulary = await this.#loadVocabulary();
    const reading = readPlainWords(query, vocabulary);
    const { conditions, otherCurrencies, unreadWords, unknownWords } = reading;
    const namesModels = modelsInQuery(unknownWords, this.#catalogue.products).length > 0;
    const saysNothing = conditions.length === 0 && otherCurrencies.length === 0 && unreadWords === 0;
    if (saysNothing && !namesModels) return undefined;
    const possible = possibleCategories(this.#catalogue.products, reading, vocabulary);
    const [loaded, entries] = await Promise.all([
      this.#catalogue.loadProducts(),
      this.#loadEntries(reading, possible),
    ]);
    const { products, required, ignored } = findByPlainWords(entries, reading, vocabulary);
    const models = modelsInQuery(ignored, this.#catalogue.products);
    const modelParts = new Set(models.map(({ part }) => part));
    const found = products.map(({ product }) => product);
    const literal = new Set(findLiterally(loaded, query));
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
      count: found.length,
      isWorthOffering: isWorthOffering(found, literal, query),
      isCheapestFirst: reading.cheapestFirst.length > 0,
      products: found.map(({ summary }) => summary),
      relaxations: found.length > 0 ? [] : await this.#relax(query, reading, vocabulary),
      notUnderstood: [...reading.negations, ...ignored]
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

  async #relax(
    query: string,
    reading: PlainReading,
    vocabulary: Vocabulary,
  ): Promise<UnderstoodQuery['relaxations']> {
    if (reading.conditions.length < 2) return [];
    const categories = new Set(this.#catalogue.products.map(({ category }) => category));
    const entries = await this.#loadEntries(reading, categories);
    return relaxations(entries, reading, vocabulary).map(({ dropped, count, isUnstated }) => ({
      dropped: dropped.map((condition) => conditionLabel(condition, vocabulary)),
      queryWithout: queryWithout(query, dropped),
      count,
      isUnstated,
    }));
  }

  async #loadEntries(reading: PlainReading, categories: ReadonlySet<string>): Promise<readonly Entry[]> {
    const slugs = asksForFigures(reading) ? [...categories] : [];
    const [products, ...tables] = await Promise.all([
      this.#catalogue.loadProducts(),
      ...slugs.map((slug) => this.#loadFigures(slug)),
    ]);
    const figures = new Map(tables.map((table, index) => [slugs[index], table]));
    return products.flatMap((product) => {
      const { texts, summary } = product;
      const { id, category } = summary;
      if (!categories.has(category)) return [];
      const stated = figures.get(category)?.get(id) ?? {};
      return [{ ...summary, product, texts, figures: stated }];
    });
  }

  #loadVocabulary(): Promise<Vocabulary> {
    this.#vocabulary ??= fetchWordList().catch((error: unknown) => {
      this.#vocabulary = undefined;
      throw error;
    });
    return this.#vocabulary;
  }

  #loadFigures(slug: string): Promise<FiguresByProduct> {
    const known = this.#figures.get(slug);
    if (known) return known;
    const loading = this.#fetchFigures(slug).catch((error: unknown) => {
      this.#figures.delete(slug);
      throw error;
    });
    this.#figures.set(slug, loading);
    return loading;
  }

  async #fetchFigures(slug: string): Promise<FiguresByProduct> {
    const table = await fetchSearchFile(figureTablePath(slug), 'low');
    const figures = isFigureTable(table) ? figuresById(table) : new Map<string, Figures>();
    const isComplete = this.#catalogue.products.every(
      ({ id, category }) => category !== slug || figures.has(id),
    );
    if (!isComplete) throw new OutdatedError();
    return figures;
  }
}

async function fetchWordList(): Promise<Vocabulary> {
  const list = await fetchSearchFile(WORD_LIST_PATH);
  if (!isWordList(list)) throw new OutdatedError();
  return vocabularyOf(list);
}

/**
 * Whether a product was found that is not a literal result, or, for a query of several words, fewer products were found
 * than there are literal results. False if none was found.
 */
function isWorthOffering(
  found: readonly LoadedProduct[],
  literal: ReadonlySet<LoadedProduct>,
  query: string,
): boolean {
  if (found.length === 0) return false;
  const hasOthers = found.some((product) => !literal.has(product));
  return hasOthers || (/\S\s+\S/.test(query) && found.length < literal.size);
}

function startOf({ spans }: QueryPart): number {
  return spans[0]?.start ?? 0;
}
