import type { Figures } from '#app/figures/model/attribute.ts';
import { meetsCondition } from '#app/figures/model/figure-condition.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { countOf, type Filterable } from '#app/listing/model/listing.ts';
import type { Offer, ProductSummary } from '#app/offer/model/product.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import { matchWords, otherForms, type SearchEntry, type SearchTexts } from '#app/search/model/search.ts';
import type { PriceLimits } from './read-offer.ts';
import type { PlainCondition, PlainReading, QueryPart } from './read-plain-words.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

type ListedEntry = Pick<SearchEntry, 'category' | 'brand' | 'price'>;

export type PlainEntry = ListedEntry &
  Pick<Offer, 'soldOut' | 'availableQuantity'> &
  Pick<ProductSummary, 'family'> & {
    readonly figures: Figures;
    readonly highlights: readonly string[];
    readonly texts: SearchTexts;
  };

export type PlainResult<Entry> = {
  /** The products that meet all conditions and contain all required words, in the order that the query asks for. */
  readonly products: readonly Entry[];
  readonly required: readonly QueryPart[];
  /** The unknown words that none of these products contains. */
  readonly ignored: readonly QueryPart[];
};

/** Finds no products if there are no conditions, because the results as written cover that case. */
export function findByPlainWords<Entry extends PlainEntry>(
  entries: readonly Entry[],
  reading: PlainReading,
  vocabulary: Vocabulary,
): PlainResult<Entry> {
  const { conditions, unknownWords, cheapestFirst } = reading;
  if (conditions.length === 0) return { products: [], required: [], ignored: unknownWords };
  let products = entries.filter((entry) => unmet(entry, conditions, vocabulary).length === 0);
  const required: QueryPart[] = [];
  const ignored: QueryPart[] = [];
  for (const part of unknownWords) {
    const containing = products.filter((entry) => contains(entry, spellingsOf(part), part === reading.head));
    if (containing.length > 0) {
      required.push(part);
      products = containing;
    } else ignored.push(part);
  }
  if (cheapestFirst.length > 0) products = products.toSorted((a, b) => a.price - b.price);
  return { products, required, ignored };
}

/**
 * Whether unknown words are looked up in the texts of all products, to tell which of them can be left out.
 * @param found how many products contain the query
 */
export function looksUpWords({ conditions, unknownWords, notSold }: PlainReading, found: number): boolean {
  return (
    found === 0 &&
    conditions.length === 0 &&
    unknownWords.length > 0 &&
    unknownWords.length + notSold.length > 1
  );
}

export const containsPart = (entry: Pick<PlainEntry, 'texts' | 'highlights'>, part: QueryPart): boolean =>
  contains(entry, spellingsOf(part), false);

/** The parts of a query because of which no products are meant by it: something in it is unknown, or is wanted and not sold. */
export function obstacles(
  { notSold, negations }: PlainReading,
  ignored: readonly QueryPart[],
): readonly QueryPart[] {
  return [...notSold.filter(({ isWanted }) => isWanted), ...negations, ...ignored];
}

export function hasProductsThat(
  entries: readonly PlainEntry[],
  conditions: readonly PlainCondition[],
  vocabulary: Vocabulary,
): boolean {
  return entries.some((entry) => unmet(entry, conditions, vocabulary).length === 0);
}

/** As how many products a list shows what was found, and how many versions these are. */
export type Counted = { readonly count: number; readonly versions: number };

export const counted = (found: readonly Filterable[]): Counted => ({
  count: countOf(found),
  versions: found.length,
});

/** Conditions to drop, and the products that meet all the others. */
export type Relaxation = Counted & {
  readonly dropped: readonly PlainCondition[];
  /** Whether these products state nothing that the dropped conditions ask for, so they may still meet them. */
  readonly isUnstated: boolean;
};

export const MAX_RELAXATIONS = 5;

/**
 * For conditions that no product meets together: the ways to drop as few of them as possible so that products are left. The
 * ways that leave the most products come first, then those that drop what the query names first. Empty if all conditions would
 * have to be dropped.
 */
export function relaxations(
  entries: readonly PlainEntry[],
  { conditions }: PlainReading,
  vocabulary: Vocabulary,
): readonly Relaxation[] {
  const candidates = entries.map((entry) => ({ entry, dropped: unmet(entry, conditions, vocabulary) }));
  const fewest = Math.min(...candidates.map(({ dropped }) => dropped.length));
  if (fewest >= conditions.length) return [];
  const nearest = candidates.filter(({ dropped }) => dropped.length === fewest);
  const groups = Map.groupBy(nearest, ({ dropped }) => placesOf(dropped, conditions));
  const inOrderOfQuery = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return inOrderOfQuery
    .map(([, group]) =>
      Object.assign(counted(group.map(({ entry }) => entry)), {
        dropped: group[0]?.dropped ?? [],
        isUnstated: group.every(({ entry, dropped }) =>
          dropped.every((condition) => isUnstated(entry, condition)),
        ),
      }),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXATIONS);
}

/** The places of the dropped conditions in the query. There are fewer conditions than characters after `!`. */
export function placesOf(dropped: readonly PlainCondition[], conditions: readonly PlainCondition[]): string {
  return dropped.map((condition) => String.fromCodePoint(33 + conditions.indexOf(condition))).join('');
}

/**
 * The categories with products that can meet all conditions, as far as that is known without figures. Figures of other
 * categories do not have to be loaded.
 */
export function possibleCategories(
  products: readonly ListedEntry[],
  { conditions }: PlainReading,
  { attributes }: Vocabulary,
): ReadonlySet<string> {
  const canMeet = (product: ListedEntry, condition: PlainCondition) =>
    (condition.kind === 'meanings' && condition.isNot) ||
    meets(condition, product, true, (meaning) =>
      meaning.kind === 'figure'
        ? (attributes.get(meaning.attribute)?.categories.includes(product.category) ?? false)
        : hasListedMeaning(product, meaning),
    );
  return new Set(
    products
      .filter((product) => conditions.every((condition) => canMeet(product, condition)))
      .map(({ category }) => category),
  );
}

/** Whether the products that meet the conditions can be found only with their figures. */
export function asksForFigures({ conditions }: PlainReading): boolean {
  return conditions.some(
    (condition) => condition.kind === 'meanings' && condition.meanings.some(({ kind }) => kind === 'figure'),
  );
}

function unmet(
  entry: PlainEntry,
  conditions: readonly PlainCondition[],
  { attributes }: Vocabulary,
): readonly PlainCondition[] {
  const hasMeaning = (meaning: Meaning) => {
    if (meaning.kind !== 'figure') return hasListedMeaning(entry, meaning);
    const attribute = attributes.get(meaning.attribute);
    return !!attribute && meetsCondition(attribute, entry.figures[attribute.id], meaning.condition);
  };
  return conditions.filter((condition) => !meets(condition, entry, isInStock(entry), hasMeaning));
}

function meets(
  condition: PlainCondition,
  { price }: Pick<ListedEntry, 'price'>,
  isAvailable: boolean,
  hasMeaning: (meaning: Meaning) => boolean,
): boolean {
  switch (condition.kind) {
    case 'price':
      return isWithin(condition.limits, price);
    case 'in stock':
      return isAvailable;
    case 'meanings':
      return condition.meanings.some(hasMeaning) !== (condition.isNot ?? false);
  }
}

function isUnstated({ figures }: PlainEntry, condition: PlainCondition): boolean {
  return (
    condition.kind === 'meanings' &&
    !condition.isNot &&
    condition.meanings.every(
      (meaning) => meaning.kind === 'figure' && figures[meaning.attribute] === undefined,
    )
  );
}

/** As products may contain it, folded. */
export const spellingsOf = ({ words }: QueryPart): readonly string[] =>
  [words, ...otherForms(words)].map(foldText);

/** @param isHead whether the product should be what the word names. Descriptions also mention what it is used with */
function contains(
  { texts, highlights }: Pick<PlainEntry, 'texts' | 'highlights'>,
  spellings: readonly string[],
  isHead: boolean,
): boolean {
  const { brand, title, specifications, description } = texts;
  const prose = isHead ? [] : [...highlights.map(foldText), description];
  const text = [brand, title, ...specifications, ...prose].join(' ');
  return spellings.some((spelling) => matchWords(text, [spelling]) === 'word-start');
}

function isWithin(limits: PriceLimits, price: number): boolean {
  const { above = -Infinity, min = -Infinity, below = Infinity, max = Infinity } = limits;
  return price > above && price >= min && price < below && price <= max;
}

function hasListedMeaning(
  { category, brand }: ListedEntry,
  meaning: Exclude<Meaning, { readonly kind: 'figure' }>,
): boolean {
  return meaning.kind === 'category' ? category === meaning.slug : brand === meaning.brand;
}
