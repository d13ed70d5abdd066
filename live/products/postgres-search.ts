// Searches in PostgreSQL, by the rules of `ProductSearch` and `PlainWordsSearch`.
import { allCategories, comparedIn, cardFiguresOf, wordList } from '../../app/catalogue/catalogue.server.ts';
import type { PageProducts } from '../../app/catalogue/page-products.server.ts';
import { toListed } from '../../app/catalogue/projections.server.ts';
import { type FigureCondition, meetsCondition } from '../../app/figures/model/figure-condition.ts';
import { foldText, queryWords } from '../../app/lib/normalize-text.ts';
import { PAGE_SIZE } from '../../app/listing/model/paging.ts';
import {
  type Counted,
  looksUpWords,
  MAX_RELAXATIONS,
  placesOf,
  spellingsOf,
} from '../../app/plain-words/model/find-by-plain-words.ts';
import { canBeModel, modelsInQuery } from '../../app/plain-words/model/models-in-query.ts';
import {
  type PlainCondition,
  type PlainReading,
  type QueryPart,
  readPlainWords,
} from '../../app/plain-words/model/read-plain-words.ts';
import { type Meaning, type Vocabulary, vocabularyOf } from '../../app/plain-words/model/vocabulary.ts';
import type { Product } from '../../app/offer/model/product.ts';
import type { ListingSubject } from '../../app/listing/model/listed-page.ts';
import { namingSpecifications } from '../../app/offer/model/catalogue-product.ts';
import { toIndexedProduct } from '../../app/search/model/searched-product.ts';
import { statedCompatibility } from '../../app/works-with/model/rule.ts';
import {
  MAX_WITH_ALL_WORDS,
  type MatchKind,
  mayBeFolded,
  inSingular,
  otherForms,
  otherSpacings,
  searchTerm,
} from '../../app/search/model/search.ts';
import {
  type FoundProducts,
  hasChips,
  MOST_FOUND,
  type SearchAlternatives,
  type SearchAnswer,
  type UnderstoodQuery,
} from '../../app/search/model/search-answer.ts';
import {
  type CatalogueWord,
  correctWords,
  MAX_VOCABULARY,
  spellingCorrections,
} from '../../app/search/model/spelling.ts';
import {
  canBeSuggested,
  MAX_SUGGESTIONS,
  suggest,
  type Suggestion,
  suggestionIndex,
  withMeant,
  withoutFigureAtEnd,
} from '../../app/search/model/suggestion.ts';
import {
  describedReading,
  describedRelaxation,
  meantBy,
  offerBeside,
  offersFor,
  possibleModels,
  rulesOfKinds,
  saysNothing,
} from '../../app/plain-words/plain-words-search.ts';
import { similarWordsAmong } from '../../app/products/similar-words.ts';
import {
  CARD,
  type Conditions,
  countOf,
  HAS_FAMILIES,
  type Queries,
  scopeFrom,
  slotsIn,
  type Sql,
} from './queries.ts';
import {
  asWritten,
  containing,
  LAST_RANK,
  rankInSql,
  searchedPart,
  startingModel,
  startingWord,
} from './searched-texts.ts';

const indexed = (product: Product) => toIndexedProduct({ ...product, ...namingSpecifications(product) });

type SearchSubject = Exclude<ListingSubject, { readonly kind: 'listing' }>;

const MAX_MODELS = 50;
/** Groups of products that miss the fewest conditions. */
const MAX_NEAREST = 100;
/** Further words of a query are not looked up as models. */
const MAX_MODEL_WORDS = 5;
/** All products are read for it. */
const MAX_RELAXED = 100_000;
/** Figures that meet a condition. */
const MAX_INDEXED = 50;
/** How long words may be missing in corrections that a new product has brought. */
const WORDS_LAST_MS = 60_000;

const always: Sql = () => 'true';

const SEARCHED: Conditions = {
  table: () => 'shop.searched',
  base: always,
  parts: [],
  order: () => 'position',
  joins: false,
};
const NONE: Conditions = { ...SEARCHED, base: () => 'false' };

/** What a query describes: its conditions, and the other words that products must contain. */
type Described = {
  readonly vocabulary: Vocabulary;
  readonly reading: PlainReading;
  readonly required: readonly QueryPart[];
  readonly ignored: readonly QueryPart[];
  readonly conditions: Conditions;
};

type State = {
  readonly brands: readonly string[];
  readonly productCount: number;
  readonly hasFamilies: boolean;
};

export function postgresSearch({ rows, productsWhere, statedFigures, firstPage, isAny }: Queries) {
  let words: { readonly until: number; readonly known: ReturnType<typeof readWords> } | undefined;

  async function readWords() {
    const found = await rows<CatalogueWord & { readonly key: string }>(
      () => `SELECT key, spelling, products FROM shop.word ORDER BY products DESC LIMIT ${MAX_VOCABULARY}`,
    );
    const vocabulary = new Map(found.map(({ key, spelling, products }) => [key, { spelling, products }]));
    return { vocabulary, keysNear: similarWordsAmong(vocabulary.keys()) };
  }

  function wordsOfShop(): ReturnType<typeof readWords> {
    if (!words || words.until < Date.now()) {
      const known = readWords();
      words = { until: Date.now() + WORDS_LAST_MS, known };
      known.catch(() => (words = undefined));
    }
    return words.known;
  }

  async function stateOfShop(): Promise<State> {
    const [state] = await rows<State>(
      () => `SELECT brands, "productCount", ${HAS_FAMILIES} AS "hasFamilies" FROM shop.state`,
    );
    return state ?? { brands: [], productCount: 0, hasFamilies: false };
  }

  const isFound = (part: string) => isAny({ ...SEARCHED, base: contains('texts', part) });

  /** Whether a page can be filled with products whose title or brand contains a part. */
  const fillsPageByNames = (part: string) =>
    isAny({
      ...SEARCHED,
      table: (parameter) =>
        `(SELECT FROM shop.searched WHERE ${contains('names', part)(parameter)} OFFSET ${PAGE_SIZE - 1}) AS named`,
      base: always,
    });

  async function literally(query: string, state: State): Promise<Conditions> {
    for (const { part, condition } of waysToFind(query, state))
      if (await isAny({ ...SEARCHED, base: bothOf(contains('texts', part), condition) }))
        return withPart(part, condition);
    const sku = withSku(query);
    if (inSingular(query).length === 0 || (await isAny(sku))) return sku;
    const { answer } = await answerTo(query, state, () => Promise.resolve([]));
    const singular = answer === undefined ? await singularOf(query, state) : undefined;
    return singular === undefined ? sku : withPart(singular.part, singular.condition);
  }

  /** See `findInSingular`. */
  async function singularOf(query: string, { productCount }: State) {
    for (const term of inSingular(query)) {
      const part = searchedPart(term, productCount);
      const condition = matches('texts', [startingWord(term)]);
      if (part !== undefined && (await isAny({ ...SEARCHED, base: condition })))
        return { term, part, condition };
    }
    return undefined;
  }

  /** The figures that meet a condition, in whichever category, as a clause about an entry of a product's own category. */
  async function figureClause(
    attribute: Vocabulary['attributes'] extends ReadonlyMap<string, infer Attribute> ? Attribute : never,
    condition: FigureCondition,
  ): Promise<{ readonly meets: Sql; readonly states: Sql } | undefined> {
    const stated = (await statedFigures([attribute])).get(attribute.id) ?? new Map();
    const ids = [...stated]
      .filter(([, figure]) => meetsCondition(attribute, figure, condition))
      .map(([id]) => id);
    const places = allCategories()
      .filter(({ slug }) => comparedIn(slug).some(({ id }) => id === attribute.id))
      .map(({ slug }) => ({ slug, place: slotsIn(slug).get(attribute.id) ?? 0 }));
    if (places.length === 0) return undefined;
    const figure: Sql = (parameter) =>
      `CASE slug ${places.map(({ slug, place }) => `WHEN ${parameter(slug)} THEN figures[${place}]`).join(' ')} END`;
    return {
      // Each number is of one attribute, so the place does not matter, and an index can be used. Of many numbers it is slower.
      meets: (parameter) =>
        ids.length <= MAX_INDEXED
          ? `figures && ${parameter(ids)}::integer[]`
          : `${figure(parameter)} = ANY(${parameter(ids)}::integer[])`,
      states: (parameter) => `${figure(parameter)} IS NOT NULL`,
    };
  }

  async function meaningClause(meaning: Meaning, { attributes }: Vocabulary) {
    if (meaning.kind === 'category')
      return { meets: (parameter) => `slug = ${parameter(meaning.slug)}` } satisfies { meets: Sql };
    if (meaning.kind === 'brand')
      return { meets: (parameter) => `brand = ${parameter(meaning.brand)}` } satisfies { meets: Sql };
    const attribute = attributes.get(meaning.attribute);
    return attribute && figureClause(attribute, meaning.condition);
  }

  /** Whether a product meets a condition, and whether it states anything that the condition asks for. */
  async function conditionClause(
    condition: PlainCondition,
    vocabulary: Vocabulary,
  ): Promise<{ readonly meets: Sql; readonly states: Sql }> {
    if (condition.kind === 'in stock') return { meets: () => '"inStock"', states: always };
    if (condition.kind === 'price') {
      const { above, min, below, max } = condition.limits;
      const limits = [
        ['>', above],
        ['>=', min],
        ['<', below],
        ['<=', max],
      ] as const;
      const meets: Sql = (parameter) =>
        limits
          .flatMap(([sign, limit]) =>
            limit === undefined ? [] : [`price ${sign} ${parameter(limit)}::numeric`],
          )
          .join(' AND ') || 'true';
      return { meets, states: always };
    }
    const clauses = await Promise.all(
      condition.meanings.map((meaning) => meaningClause(meaning, vocabulary)),
    );
    const meets = either(clauses.map((clause) => clause?.meets));
    return {
      meets: condition.isNot ? (parameter) => `(${meets(parameter)}) IS NOT TRUE` : meets,
      states:
        condition.isNot || condition.meanings.some(({ kind }) => kind !== 'figure')
          ? always
          : either(clauses.map((clause) => (clause && 'states' in clause ? clause.states : undefined))),
    };
  }

  /** See `findByPlainWords`. */
  async function described(query: string, { brands, productCount }: State): Promise<Described> {
    const vocabulary = vocabularyOf(wordList(brands));
    const reading = readPlainWords(query, vocabulary);
    const { conditions, unknownWords, cheapestFirst } = reading;
    if (conditions.length === 0)
      return { vocabulary, reading, required: [], ignored: unknownWords, conditions: NONE };
    const clauses = await Promise.all(conditions.map((condition) => conditionClause(condition, vocabulary)));
    const sqls = clauses.map(({ meets }) => meets);
    const required: QueryPart[] = [];
    const ignored: QueryPart[] = [];
    for (const part of unknownWords) {
      const clause = containsWord(part, part === reading.head, productCount);
      const isContained = clause && (await isAny(entriesThat([...sqls, clause], true)));
      (isContained ? required : ignored).push(part);
      if (isContained) sqls.push(clause);
    }
    const order = cheapestFirst.length > 0 ? 'price, position' : 'position';
    const found = entriesThat(sqls, required.length > 0, order);
    return { vocabulary, reading, required, ignored, conditions: found };
  }

  async function found(
    conditions: Conditions,
    { hasFamilies }: State,
  ): Promise<FoundProducts & { readonly counts: Counted }> {
    if (conditions === NONE) return { counts: { count: 0, versions: 0 }, products: [] };
    const { tally, products } = await firstPage({ ...conditions, joins: hasFamilies });
    return {
      counts: { count: tally.total, versions: tally.versions },
      products: products.map((product) => toListed(product, cardFiguresOf(product))),
      ...(tally.versions > PAGE_SIZE && { scope: scopeFrom(tally, []) }),
    };
  }

  async function readOf(query: string, state: State, partnersOf: PageProducts['partners']) {
    const meaning = await described(query, state);
    const models = await modelsAmong(possibleModels(meaning.reading, meaning.ignored), partnersOf);
    const read = { ...meaning, models };
    return { ...read, conditions: meantBy(read) ? meaning.conditions : NONE };
  }

  async function modelsAmong(parts: readonly QueryPart[], partnersOf: PageProducts['partners']) {
    const words = parts
      .map(({ words }) => foldText(words))
      .filter(canBeModel)
      .slice(0, MAX_MODEL_WORDS);
    if (words.length === 0) return [];
    const candidates = await productsWhere(
      (parameter) => `id IN (
        ${words
          .map((word) => {
            const start = parameter(startingModel(word));
            const condition = `${matches('texts', [startingWord(word)])(parameter)} AND left(texts, ends[3]) ~ ${start}`;
            return `(SELECT id FROM shop.searched WHERE ${condition} AND left(texts, ends[3]) ~ (${start} || '(\\f?[\\s,;()]|$)') LIMIT ${MAX_MODELS})
              UNION ALL (SELECT id FROM shop.searched WHERE ${condition} LIMIT ${MAX_MODELS})`;
          })
          .join(' UNION ALL ')}
      ) ORDER BY position`,
    );
    const specificationsOf = new Map(candidates.map(({ id, specifications }) => [id, specifications]));
    return Promise.all(
      modelsInQuery(parts, candidates.map(indexed)).map(async ({ part, product: { id, title } }) => {
        const statesPartners = statedCompatibility(specificationsOf.get(id) ?? {}).length > 0;
        const showsWorksWith = statesPartners || (await partnersOf(id)).length > 0;
        return { part, product: { id, title, showsWorksWith } };
      }),
    );
  }

  /** See `relaxations`. Each product has a bit for each condition that it does not meet, and for each about which it says something. */
  async function relaxed(
    query: string,
    reading: PlainReading,
    vocabulary: Vocabulary,
    { productCount, hasFamilies }: State,
  ): Promise<UnderstoodQuery['relaxations']> {
    const { conditions } = reading;
    if (conditions.length < 2 || productCount > MAX_RELAXED) return [];
    const clauses = await Promise.all(conditions.map((condition) => conditionClause(condition, vocabulary)));
    const found = await rows<Counted & { readonly unmet: string; readonly isUnstated: boolean }>(
      (
        parameter,
      ) => `SELECT unmet::text, ${countOf(hasFamilies)}::integer AS count, count(*)::integer AS versions, bool_and(unmet & stating = 0) AS "isUnstated"
        FROM (
          SELECT ${CARD} AS card, ${bits(clauses.map(({ meets }) => `(${meets(parameter)}) IS NOT TRUE`))} AS unmet,
            ${bits(clauses.map(({ states }) => `(${states(parameter)})`))} AS stating
          FROM shop.entry WHERE "isOwn"
        ) AS near
        GROUP BY unmet ORDER BY bit_count(unmet::bit(64)), count DESC LIMIT ${MAX_NEAREST}`,
    );
    const nearest = found.map(({ unmet, ...others }) =>
      Object.assign(others, {
        dropped: conditions.filter((_, index) => (BigInt(unmet) >> BigInt(index)) & 1n),
      }),
    );
    const fewest = nearest[0]?.dropped.length ?? 0;
    if (fewest >= conditions.length) return [];
    return nearest
      .filter(({ dropped }) => dropped.length === fewest)
      .toSorted(
        (a, b) =>
          b.count - a.count || (placesOf(a.dropped, conditions) < placesOf(b.dropped, conditions) ? -1 : 1),
      )
      .slice(0, MAX_RELAXATIONS)
      .map((relaxation) => describedRelaxation(query, reading, relaxation, vocabulary));
  }

  async function remarks(reading: PlainReading, vocabulary: Vocabulary): Promise<readonly string[]> {
    const rules = await Promise.all(
      rulesOfKinds(reading, vocabulary).map(async ({ conditions, text }) => {
        const clauses = await Promise.all(
          conditions.map((condition) => conditionClause(condition, vocabulary)),
        );
        const hasExceptions = await isAny(
          entriesThat(
            clauses.map(({ meets }) => meets),
            false,
          ),
        );
        return hasExceptions ? [] : [text];
      }),
    );
    return rules.flat();
  }

  /** Finding out how texts besides names rank takes longest, so that is done only if one of them is on the first page. */
  async function foundWithPart(query: string, part: string, condition: Sql, state: State) {
    const term = searchTerm(query);
    const ranksNamesOnly = await fillsPageByNames(part);
    const answer = await found(withPart(part, condition, ranksNamesOnly), state);
    const isNamed = ({ title, brand }: { readonly title: string; readonly brand: string }) =>
      [title, brand].some((name) => foldText(name).includes(term));
    return ranksNamesOnly && !answer.products.every(isNamed)
      ? found(withPart(part, condition), state)
      : answer;
  }

  /** See `findAsWritten`. */
  async function foundAsWritten(
    query: string,
    state: State,
  ): Promise<{
    readonly match: MatchKind;
    readonly answer: Awaited<ReturnType<typeof found>>;
    readonly clause: Sql;
  }> {
    for (const { match, part, condition } of waysToFind(query, state)) {
      const answer = await foundWithPart(query, part, condition, state);
      if (answer.counts.count > 0)
        return { match, answer, clause: bothOf(contains('texts', part), condition) };
    }
    const sku = withSku(query);
    const answer = await found(sku, state);
    return { match: answer.counts.count > 0 ? 'sku' : 'text', answer, clause: sku.base };
  }

  async function foundByMeaning(query: string, state: State, partnersOf: PageProducts['partners']) {
    const meaning = await readOf(query, state, partnersOf);
    return { meaning, answer: await found(meaning.conditions, state) };
  }

  async function understood(
    query: string,
    state: State,
    {
      meaning: { ignored, ...others },
      answer: { counts, ...shown },
    }: Awaited<ReturnType<typeof foundByMeaning>>,
    literal: Awaited<ReturnType<typeof foundAsWritten>>,
    partnersOf: PageProducts['partners'],
  ): Promise<UnderstoodQuery | undefined> {
    const { reading, vocabulary, conditions } = others;
    const { versions: total } = counts;
    const { versions: literalTotal } = literal.answer.counts;
    const meaning = {
      ...others,
      ignored: looksUpWords(reading, literalTotal) ? await notContained(ignored, state) : ignored,
    };
    if (saysNothing(meaning)) return undefined;
    const has = async (clause: Sql) =>
      total > 0 &&
      isAny({
        ...conditions,
        table: (parameter) => `${conditions.table(parameter)} ${WITH_TEXTS}`,
        base: (parameter) => `${conditions.base(parameter)} AND ${clause(parameter)}`,
      });
    const hasOthers = await has((parameter) => `NOT (${literal.clause(parameter)})`);
    const hasShared = hasOthers && (await has((parameter) => `(${literal.clause(parameter)})`));
    return {
      ...describedReading(query, meaning, counts, vocabulary),
      ...offerBeside(query, {
        found: total,
        literal: literalTotal,
        others: hasOthers ? total - (hasShared ? 1 : 0) : 0,
      }),
      ...shown,
      relaxations:
        total > 0
          ? []
          : await offersFor(query, meaning, vocabulary, {
              relax: (rest, reading) => relaxed(rest, reading, vocabulary, state),
              readRest: (rest) => readOf(rest, state, partnersOf),
              count: async (rest, other) =>
                (meantBy(other)
                  ? await found(other.conditions, state)
                  : (await foundAsWritten(rest, state)).answer
                ).counts,
            }),
      remarks: total > 0 ? [] : await remarks(reading, vocabulary),
    };
  }

  async function notContained(parts: readonly QueryPart[], { productCount }: State) {
    const isContained = async (part: QueryPart) => {
      for (const pattern of patternsFor(part, productCount))
        for (const column of ['texts', 'highlights'])
          if (
            await isAny({
              ...SEARCHED,
              // Planned as if all were wanted, so that an index is used.
              table: (parameter) =>
                `(WITH containing AS MATERIALIZED (SELECT FROM shop.searched WHERE ${matches(column, [pattern])(parameter)})
                  SELECT FROM containing) AS contained`,
              base: always,
            })
          )
            return true;
      return false;
    };
    const areContained = await Promise.all(parts.map(isContained));
    return parts.filter((_, index) => !areContained[index]);
  }

  async function answerTo(query: string, state: State, partnersOf: PageProducts['partners']) {
    const [literal, byMeaning] = await Promise.all([
      foundAsWritten(query, state),
      foundByMeaning(query, state, partnersOf),
    ]);
    return { literal, answer: await understood(query, state, byMeaning, literal, partnersOf) };
  }

  async function alternatives(
    query: string,
    state: State,
    answer: SearchAnswer['understood'],
  ): Promise<SearchAlternatives> {
    const { productCount } = state;
    const spelling = {
      ...(await wordsOfShop()),
      hasResults: (text: string) => {
        const part = searchedPart(text, productCount);
        return part !== undefined && isFound(part);
      },
    };
    return {
      corrections: await (hasChips(answer)
        ? correctWords(query, answer.notUnderstood, spelling)
        : spellingCorrections(query, spelling)),
      withAllWords: mayBeFolded(query) ? await withAllWords(query, state) : [],
    };
  }

  async function withAllWords(query: string, state: State): Promise<SearchAlternatives['withAllWords']> {
    for (const form of [query, ...otherForms(query)]) {
      const patterns = findableWords(form, state.productCount).map(startingWord);
      if (patterns.length === 0) continue;
      const inNames = matches('names', patterns);
      const inTexts = matches('texts', patterns);
      const named = bothOf(inNames, firstVersion(state, inNames));
      const inTitle = await productsWhere(
        (parameter) =>
          `id IN (SELECT id FROM shop.searched WHERE ${named(parameter)} ORDER BY position LIMIT ${MAX_WITH_ALL_WORDS}) ORDER BY position`,
      );
      const others = await productsWhere(
        (parameter) =>
          `id IN (SELECT id FROM shop.searched WHERE ${inTexts(parameter)} AND NOT (${inNames(parameter)})
            AND ${firstVersion(state, inTexts, inNames)(parameter)} ORDER BY position LIMIT ${MAX_WITH_ALL_WORDS}) ORDER BY position`,
      );
      const found = [...inTitle, ...others].slice(0, MAX_WITH_ALL_WORDS);
      if (found.length > 0)
        return found.map(({ id, title, brand, image, price }) => ({ id, title, brand, image, price }));
    }
    return [];
  }

  async function startingSku(
    start: string,
    state: State,
    suggested: (
      products: readonly Product[],
      matchesElsewhere: (id: string, term: string) => boolean,
    ) => readonly Suggestion[],
  ) {
    const starts: Sql = (parameter) => `starts_with(lower(id) COLLATE "C", ${parameter(start)})`;
    const first = bothOf(starts, firstVersion(state, starts));
    const bySku = await productsWhere(
      (parameter) => `id IN (
        SELECT id FROM shop.searched WHERE ${first(parameter)} ORDER BY position LIMIT ${MAX_SUGGESTIONS}
      ) ORDER BY position`,
    );
    return suggested(bySku, () => true);
  }

  return {
    async conditionsFor({ kind, query }: SearchSubject): Promise<Conditions> {
      const state = await stateOfShop();
      const conditions =
        kind === 'text'
          ? await literally(query, state)
          : (await readOf(query, state, () => Promise.resolve([]))).conditions;
      return { ...conditions, joins: state.hasFamilies };
    },

    /** See `ProductSearch`. The candidates are enough for the rules of `suggest` to choose as from all products. */
    async suggest(typed: string): Promise<readonly Suggestion[]> {
      if (!canBeSuggested(typed)) return [];
      const state = await stateOfShop();
      const categories = allCategories().map(({ title, slug }) => ({ title, slug }));
      const ofShop = suggestionIndex<never>([], categories);
      const brands = state.brands.map((brand) => ({ value: brand, text: foldText(brand) }));
      const suggested = (
        products: readonly Product[],
        matchesElsewhere: (id: string, term: string) => boolean,
      ) =>
        suggest(
          { ...ofShop, products: suggestionIndex(products.map(indexed), []).products, brands },
          typed,
          ({ id }, term) => matchesElsewhere(id, term),
        );
      const candidates = await Promise.all(
        [typed, ...otherSpacings(typed)].map((spelling) => suggestible(spelling, state)),
      );
      const elsewhere = new Map(
        candidates.map(({ term, products, elsewhere }) => [term, { products, elsewhere }]),
      );
      const all = new Map(
        candidates.flatMap(({ products }) => products).map(({ position, product }) => [position, product]),
      );
      const inOrder = [...all].toSorted(([a], [b]) => a - b).map(([, product]) => product);
      const byText = suggested(inOrder, (id, term) => elsewhere.get(term)?.elsewhere.has(id) ?? false);
      const start = searchTerm(typed);
      if (start === '') return byText;
      const found = byText.length > 0 ? byText : await startingSku(start, state, suggested);
      if (suggested(inOrder, () => false).length > 0) return found;
      const { answer } = await answerTo(typed, state, () => Promise.resolve([]));
      const suggestions = withMeant(found, answer);
      const rest = suggestions.length > 0 ? undefined : withoutFigureAtEnd(typed);
      return rest === undefined ? suggestions : this.suggest(rest);
    },

    /** @param partnersOf see `Products` */
    async search(query: string, partnersOf: PageProducts['partners']): Promise<SearchAnswer> {
      const state = await stateOfShop();
      const { literal, answer } = await answerTo(query, state, partnersOf);
      const singular =
        literal.answer.counts.count === 0 && answer === undefined
          ? await singularOf(query, state)
          : undefined;
      if (singular) {
        const { term, part, condition } = singular;
        const { counts: _, ...listed } = await foundWithPart(term, part, condition, state);
        return { ...listed, match: 'singular', understood: undefined, alternatives: undefined };
      }
      const { counts, ...shown } = literal.answer;
      const isAnswered = counts.count > 0 || (hasChips(answer) && answer.count > 0);
      return {
        ...shown,
        match: literal.match,
        understood: answer,
        alternatives: isAnswered ? undefined : await alternatives(query, state, answer),
      };
    },
  };

  /** The first products that match in each of the ways of `suggest`. */
  async function suggestible(query: string, state: State) {
    const { productCount } = state;
    const words = findableWords(query, productCount);
    const term = searchTerm(query);
    const part = searchedPart(query, productCount);
    if (words.length === 0 || part === undefined) return { term, products: [], elsewhere: new Set<string>() };
    const starting = matches('names', words.map(startingWord));
    const inNames = matches(
      'names',
      words.map((word) => containing(searchedPart(word, productCount) ?? '')),
    );
    const anywhere = contains('texts', part);
    const first = async (condition: Sql) =>
      rows<{ readonly id: string; readonly position: string }>(
        (parameter) =>
          `SELECT id, position FROM shop.searched WHERE ${condition(parameter)} ORDER BY position LIMIT ${MAX_SUGGESTIONS}`,
      );
    const named = firstVersion(state, inNames);
    const started = await first(bothOf(starting, named));
    const within =
      started.length < MAX_SUGGESTIONS
        ? await first(
            (parameter) => `${inNames(parameter)} AND NOT (${starting(parameter)}) AND ${named(parameter)}`,
          )
        : [];
    const isEnough = started.length + within.length >= MAX_SUGGESTIONS;
    const others = isEnough
      ? []
      : await first(
          (parameter) => `${anywhere(parameter)} AND NOT (${inNames(parameter)})
            AND ${firstVersion(state, anywhere, inNames)(parameter)}`,
        );
    const ids = [...started, ...within, ...others].map(({ id }) => id);
    const found = await rows<{ readonly product: Product; readonly position: string }>(
      (parameter) => `SELECT product, position FROM shop.product WHERE id = ANY(${parameter(ids)})`,
    );
    return {
      term,
      products: found.map(({ product, position }) => ({ product, position: Number(position) })),
      elsewhere: new Set(others.map(({ id }) => id)),
    };
  }
}

/** A number with a bit for each clause that holds, the first clause the lowest. */
const bits = (sqls: readonly string[]): string =>
  sqls.map((sql, index) => `CASE WHEN ${sql} THEN ${2 ** index}::bigint ELSE 0 END`).join(' + ');

const either =
  (sqls: readonly (Sql | undefined)[]): Sql =>
  (parameter) =>
    sqls.flatMap((sql) => sql?.(parameter) ?? []).join(' OR ') || 'false';

const allOf =
  (sqls: readonly Sql[]): Sql =>
  (parameter) =>
    ['"isOwn"', ...sqls.map((sql) => `(${sql(parameter)})`)].join(' AND ');

const entriesThat = (sqls: readonly Sql[], hasTexts: boolean, order = 'position'): Conditions => ({
  table: (parameter) => `(SELECT entry.* FROM shop.entry ${hasTexts ? WITH_TEXTS : ''}
    WHERE ${allOf(sqls)(parameter)} ORDER BY ${order} LIMIT ${MOST_FOUND}) AS described`,
  base: always,
  parts: [],
  order: () => order,
  joins: false,
});

/** How a query is looked for in texts, in this order, see `findAsWritten`. */
function waysToFind(query: string, { productCount }: State) {
  const part = searchedPart(query, productCount);
  if (part === undefined) return [];
  return [
    { match: 'text', part, condition: asWritten(query) } as const,
    ...(mayBeFolded(query) ? [{ match: 'folded text', part, condition: always } as const] : []),
  ];
}

const bothOf =
  (one: Sql, other: Sql): Sql =>
  (parameter) =>
    `(${one(parameter)}) AND (${other(parameter)})`;

/**
 * Products whose texts contain a part and that meet a condition, title and brand first.
 * @param ranksNamesOnly whether the order of the others does not matter. Finding it out takes longest
 */
const withPart = (part: string, also: Sql, ranksNamesOnly = false): Conditions => ({
  ...SEARCHED,
  table(parameter) {
    const those = (column: string, condition: Sql) => `(
      SELECT ${LISTED}, ${ranksNamesOnly && column === 'texts' ? LAST_RANK : rankInSql(column, parameter(part))} AS rank
      FROM shop.searched WHERE ${condition(parameter)} ORDER BY position LIMIT ${MOST_FOUND})`;
    const named = contains('names', part);
    const inNames = bothOf(named, also);
    const elsewhere: Sql = () =>
      `${bothOf(contains('texts', part), also)(parameter)} AND NOT (${named(parameter)})`;
    return `(${those('names', inNames)} UNION ALL ${those('texts', elsewhere)} LIMIT ${MOST_FOUND}) AS literal`;
  },
  order: () => 'rank, position',
});

/** Whether no version of the same product is listed in its place: one before it, or a better one. */
function firstVersion({ hasFamilies }: State, meets: Sql, isBetter: Sql = () => 'false'): Sql {
  if (!hasFamilies) return always;
  // With OFFSET, it is asked for each product that is found, and not for all products.
  return (parameter) => `NOT EXISTS (
    SELECT FROM shop.searched AS other WHERE other.family = searched.family
    AND (other.position < searched.position AND (${meets(parameter)}) OR (${isBetter(parameter)})) OFFSET 0)`;
}

const withSku = (query: string): Conditions => ({
  ...SEARCHED,
  base: (parameter) => `lower(searched.id) COLLATE "C" = ${parameter(searchTerm(query))}`,
});

const WITH_TEXTS =
  'JOIN (SELECT id, texts, ends, highlights, written FROM shop.searched) AS searched USING (id)';

const LISTED = 'id, position, title, brand, price, "inStock", "isBestSeller", "soldQuantity", family';

const contains = (column: string, part: string) => matches(column, [containing(part)]);

/** One LIKE for each pattern: `LIKE ALL` would use no index. */
function matches(column: string, patterns: readonly string[]): Sql {
  return (parameter) => patterns.map((pattern) => `${column} LIKE ${parameter(pattern)}`).join(' AND ');
}

/** Without those for which there are too many products. */
const findableWords = (query: string, productCount: number): readonly string[] =>
  queryWords(query).filter((word) => searchedPart(word, productCount) !== undefined);

/**
 * Undefined if there are too many products to look for it.
 * @param isHead whether only names and figures count, see `findByPlainWords`
 */
function containsWord(part: QueryPart, isHead: boolean, productCount: number): Sql | undefined {
  const patterns = patternsFor(part, productCount);
  if (patterns.length === 0) return undefined;
  return (parameter) =>
    patterns
      .map((pattern) => parameter(pattern))
      .map((pattern) =>
        isHead
          ? `(texts LIKE ${pattern} AND left(texts, ends[3] - 1) LIKE ${pattern})`
          : `texts LIKE ${pattern} OR highlights LIKE ${pattern}`,
      )
      .join(' OR ');
}

/** Empty if there are too many products to look for it. */
const patternsFor = (part: QueryPart, productCount: number): readonly string[] =>
  searchedPart(part.words, productCount) === undefined ? [] : spellingsOf(part).map(startingWord);
