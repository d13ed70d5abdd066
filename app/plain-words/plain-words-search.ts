import { loadOnce } from '#app/lib/load-cache.ts';
import {
  asksForFigures,
  containsPart,
  type Counted,
  counted,
  findByPlainWords,
  hasProductsThat,
  looksUpWords,
  obstacles,
  type PlainEntry,
  possibleCategories,
  type Relaxation,
  relaxations,
} from './model/find-by-plain-words.ts';
import { type ModelInQuery, modelsInQuery } from './model/models-in-query.ts';
import { type PlainReading, type QueryPart, queryWithout, readPlainWords } from './model/read-plain-words.ts';
import { type Vocabulary, vocabularyOf, type WordList } from './model/vocabulary.ts';
import { findAsWritten } from '#app/search/model/search.ts';
import type { LoadedProduct, SearchedProduct } from '#app/search/model/searched-product.ts';
import type { Figures } from '#app/figures/model/attribute.ts';
import type { UnderstoodQuery } from '#app/search/model/search-answer.ts';
import { conditionLabel, containedWord, foundNoun, foundText, isKind, otherwiseText } from './texts.ts';

type Entry = PlainEntry & { readonly loaded: LoadedProduct };

export { isWordList } from './model/vocabulary.ts';

type Sources = {
  readonly wordList: () => Promise<WordList>;
  /** What a product states about the attributes of its category. */
  readonly figuresOf: (id: string) => Figures;
};

export class PlainWordsSearch {
  readonly #figuresOf: Sources['figuresOf'];
  readonly #loadVocabulary: () => Promise<Vocabulary>;

  constructor({ wordList, figuresOf }: Sources) {
    this.#loadVocabulary = loadOnce(async () => vocabularyOf(await wordList()));
    this.#figuresOf = figuresOf;
  }

  /** Undefined if there is nothing to say about the query besides its literal results. */
  async understand(query: string, loaded: readonly LoadedProduct[]): Promise<UnderstoodQuery | undefined> {
    const vocabulary = await this.#loadVocabulary();
    const literal = new Set(findAsWritten(loaded, query).products);
    const { products, ...others } = this.#read(query, loaded, vocabulary);
    const { reading } = others;
    const read = looksUpWords(reading, literal.size)
      ? { ...others, ignored: others.ignored.filter((part) => !isContained(loaded, part)) }
      : others;
    if (saysNothing(read)) return undefined;
    const meant = meantBy(read) ? products : [];
    const found = meant.map(({ loaded }) => loaded);
    const otherCount = found.filter((product) => !literal.has(product)).length;
    const isNothing = found.length === 0;
    return {
      ...describedReading(query, read, counted(meant), vocabulary),
      ...offerBeside(query, { found: found.length, literal: literal.size, others: otherCount }),
      products: found.map(({ product }) => product),
      relaxations: isNothing
        ? await offersFor(query, read, vocabulary, {
            relax: async (rest, reading) => this.#relax(loaded, rest, reading, vocabulary),
            readRest: async (rest) => this.#read(rest, loaded, vocabulary),
            count: (rest, other) =>
              counted(
                meantBy(other)
                  ? other.products
                  : findAsWritten(loaded, rest).products.map(({ product }) => product),
              ),
          })
        : [],
      remarks: isNothing ? this.#remarks(loaded, reading, vocabulary) : [],
    };
  }

  #read(query: string, loaded: readonly LoadedProduct[], vocabulary: Vocabulary) {
    const catalogue = loaded.map(({ product }) => product);
    const reading = readPlainWords(query, vocabulary);
    const possible = possibleCategories(catalogue, reading, vocabulary);
    const entries = this.#entries(loaded, reading, possible);
    const { products, required, ignored } = findByPlainWords(entries, reading, vocabulary);
    const models = modelsInQuery(possibleModels(reading, ignored), catalogue);
    return { reading, products, required, ignored, models };
  }

  #relax(
    loaded: readonly LoadedProduct[],
    query: string,
    reading: PlainReading,
    vocabulary: Vocabulary,
  ): readonly Offer[] {
    if (reading.conditions.length < 2) return [];
    return relaxations(this.#allEntries(loaded, reading), reading, vocabulary).map((relaxation) =>
      describedRelaxation(query, reading, relaxation, vocabulary),
    );
  }

  #remarks(
    loaded: readonly LoadedProduct[],
    reading: PlainReading,
    vocabulary: Vocabulary,
  ): readonly string[] {
    const rules = rulesOfKinds(reading, vocabulary);
    if (rules.length === 0) return [];
    const entries = this.#allEntries(loaded, reading);
    return rules
      .filter(({ conditions }) => !hasProductsThat(entries, conditions, vocabulary))
      .map(({ text }) => text);
  }

  #allEntries(loaded: readonly LoadedProduct[], reading: PlainReading): readonly Entry[] {
    return this.#entries(loaded, reading, new Set(loaded.map(({ product }) => product.category)));
  }

  #entries(
    products: readonly LoadedProduct[],
    reading: PlainReading,
    categories: ReadonlySet<string>,
  ): readonly Entry[] {
    const needsFigures = asksForFigures(reading);
    return products
      .filter(({ product }) => categories.has(product.category))
      .map((loaded) => {
        const { product, texts } = loaded;
        const figures = needsFigures ? this.#figuresOf(product.id) : {};
        return Object.assign({}, product, { loaded, texts, figures });
      });
  }
}

const isContained = (loaded: readonly LoadedProduct[], part: QueryPart): boolean =>
  loaded.some(({ product: { highlights }, texts }) => containsPart({ highlights, texts }, part));

/** How a query was read, without what was found. */
type Read = {
  readonly reading: PlainReading;
  readonly required: readonly QueryPart[];
  readonly ignored: readonly QueryPart[];
  readonly models: readonly ModelInQuery<Pick<SearchedProduct, 'id' | 'title' | 'showsWorksWith'>>[];
};

/** Whether there is nothing to say about a query besides its literal results. */
export function saysNothing({ reading, models, ignored }: Read): boolean {
  const { conditions, otherCurrencies, unreadWords, notSold, unknownWords } = reading;
  return (
    conditions.length + otherCurrencies.length + unreadWords + notSold.length + models.length === 0 &&
    // Some of its words can be left out.
    (ignored.length === 0 || ignored.length === unknownWords.length)
  );
}

/** The unknown words that may be models. Words that products contain are required, and are models only if no products are meant. */
export function possibleModels(reading: PlainReading, ignored: readonly QueryPart[]): readonly QueryPart[] {
  const { conditions, notSold, unknownWords } = reading;
  return conditions.length === 0 || notSold.some(({ isWanted }) => isWanted) ? unknownWords : ignored;
}

/** Why no products are meant. The model of a product is no obstacle. */
export function obstaclesIn({ reading, ignored, models }: Read): readonly QueryPart[] {
  const parts = new Set(models.map(({ part }) => part));
  const unknown = ignored.filter((part) => !parts.has(part));
  return obstacles(reading, unknown).toSorted((a, b) => startOf(a) - startOf(b));
}

/** Whether every word is understood, so that the products that meet the query are meant by it. */
export function meantBy(read: Read): boolean {
  return read.reading.conditions.length > 0 && obstaclesIn(read).length === 0;
}

/** How a query was understood, without what was found. */
export function describedReading(query: string, read: Read, found: Counted, vocabulary: Vocabulary) {
  const { reading, required, models } = read;
  const { conditions, cheapestFirst, otherCurrencies, unreadWords, notSold } = reading;
  const isUnsold = new Set<QueryPart>(notSold);
  const parts = [
    ...conditions.map((part) => ({ part, label: conditionLabel(part, vocabulary) })),
    ...(conditions.length === 0 ? [] : required).map((part) => ({ part, label: containedWord(part.words) })),
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
    count: found.count,
    summary: foundText(found, conditions, required, vocabulary),
    isCheapestFirst: cheapestFirst.length > 0,
    notUnderstood: obstaclesIn(read)
      .filter((part) => !isUnsold.has(part))
      .map(({ words }) => words),
    notSold: [...new Set(notSold.map(({ thing }) => thing))].map(({ name, links }) => ({ name, links })),
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

type Offer = UnderstoodQuery['relaxations'][number];

/**
 * What to leave out so that products are found, if none are meant.
 * @param relax what to leave out of the conditions of a query
 * @param count how many products are meant by the rest of a query, or contain it if nothing is
 */
export async function offersFor<Rest extends Read>(
  query: string,
  read: Read,
  vocabulary: Vocabulary,
  {
    relax,
    readRest,
    count: countOf,
  }: {
    readonly relax: (query: string, reading: PlainReading) => Promise<readonly Offer[]>;
    readonly readRest: (rest: string) => Promise<Rest>;
    readonly count: (rest: string, read: Rest) => Counted | Promise<Counted>;
  },
): Promise<readonly Offer[]> {
  const obstacles = obstaclesIn(read);
  if (obstacles.length === 0) return relax(query, read.reading);
  const dropped = obstacles.map(({ words }) => words);
  const rest = queryWithout(query, obstacles);
  const other = await readRest(rest);
  const counts = await countOf(rest, other);
  if (counts.count === 0) {
    const offers = await relax(rest, other.reading);
    return offers.map((offer) => Object.assign({}, offer, { dropped: dropped.concat(offer.dropped) }));
  }
  const found = foundNoun(counts, other.reading.conditions, vocabulary);
  return [{ dropped, queryWithout: rest, count: counts.count, found, isUnstated: false }];
}

export function describedRelaxation(
  query: string,
  { conditions }: PlainReading,
  { dropped, isUnstated, ...counts }: Relaxation,
  vocabulary: Vocabulary,
): Offer {
  const kept = conditions.filter((condition) => !dropped.includes(condition));
  return {
    dropped: dropped.map((condition) => conditionLabel(condition, vocabulary)),
    queryWithout: queryWithout(query, dropped),
    count: counts.count,
    found: foundNoun(counts, kept, vocabulary),
    isUnstated,
  };
}

/** What holds for all products of a kind if none of them meets these conditions. */
export function rulesOfKinds({ conditions }: PlainReading, vocabulary: Vocabulary) {
  const kind = conditions.find(isKind);
  return conditions.flatMap((condition) =>
    condition.kind === 'meanings' && condition.otherwise !== undefined
      ? [
          {
            conditions: kind ? [kind, condition] : [condition],
            text: otherwiseText(condition.otherwise, kind, vocabulary),
          },
        ]
      : [],
  );
}

/**
 * What is done with the products that are meant, beside literal results:
 * - `isWorthOffering`: whether one of them is no literal result or, for a query of several words, there are fewer than literal
 *   results. False if there are none.
 * - `isFirst`: whether they come first, because none of them is a literal result.
 * @param counts how many are meant, how many literal results there are, and how many are meant that are none
 */
export function offerBeside(
  query: string,
  { found, literal, others }: Readonly<Record<'found' | 'literal' | 'others', number>>,
): Pick<UnderstoodQuery, 'isWorthOffering' | 'isFirst'> {
  return {
    isWorthOffering: found > 0 && (others > 0 || (/\S\s+\S/.test(query) && found < literal)),
    isFirst: found > 0 && others === found,
  };
}

function startOf({ spans }: QueryPart): number {
  return spans[0]?.start ?? 0;
}
