import { type Attribute, type ShownAttribute, toShownAttribute } from '#app/figures/model/attribute.ts';
import { type FigureCondition, isFigureCondition } from '#app/figures/model/figure-condition.ts';
import { isShownAttribute } from '#app/figures/model/figure-table.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { NotSoldThing } from '#app/search/model/search-answer.ts';
import { isAbsentOr, isListOf, isRecord, isRecordOf, isString } from '#app/lib/type-guards.ts';

export type Meaning =
  | { readonly kind: 'figure'; readonly attribute: string; readonly condition: FigureCondition }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'brand'; readonly brand: string };

export type Phrases = {
  readonly words: readonly string[];
  readonly means: readonly Meaning[];
  /** How the shop names what they mean; absent if the names of the meanings are enough. */
  readonly label?: string;
  /** What is true of products that do not meet it. It completes “All our cameras …”: `need a cable`. */
  readonly otherwise?: string;
};

/** Things that buyers look for and the shop does not sell. */
export type NotSold = NotSoldThing & { readonly words: readonly string[] };

/** A word for a unit or for what is counted, after a number. */
export type UnitWord = {
  readonly words: readonly string[];
  /** The attributes that the number can be about, by id. */
  readonly attributes: readonly string[];
  /** The unit from which the number is converted, as specifications spell it: `ft`. Absent for the attribute's own unit. */
  readonly spelling?: string;
};

export type PlainWords = {
  /** Words of the trade that the owner adds to those of the catalogue. */
  readonly synonyms: readonly Phrases[];
  readonly units: readonly UnitWord[];
  /** The attributes that a negative number without a unit is about, by id. */
  readonly negativeNumbers: readonly string[];
  /** The attributes, besides resolutions, that the width of a size such as `640 × 480` is about, by id. */
  readonly sizesInPixels: readonly string[];
  readonly stopWords: readonly string[];
  readonly notSold: readonly NotSold[];
};

export type QueryAttribute = ShownAttribute & {
  readonly categories: readonly string[];
};

type CategoryTitle = { readonly slug: string; readonly title: string };

/** All words that have a meaning, as they are written to a file. */
export type WordList = Omit<PlainWords, 'synonyms'> & {
  readonly attributes: readonly QueryAttribute[];
  readonly categories: readonly CategoryTitle[];
  readonly phrases: readonly Phrases[];
};

export type Vocabulary = {
  readonly attributes: ReadonlyMap<string, QueryAttribute>;
  readonly categories: ReadonlyMap<string, string>;
  readonly phrases: ReadonlyMap<string, Phrases>;
  readonly units: ReadonlyMap<string, UnitWord>;
  readonly negativeNumbers: readonly string[];
  readonly sizesInPixels: readonly string[];
  readonly stopWords: ReadonlySet<string>;
  readonly notSold: ReadonlyMap<string, NotSold>;
  readonly maxPhraseWords: number;
};

/** Within phrases they make no difference: `at the door`, `somebody is at my door`. */
const WITHIN_PHRASES =
  / (?:the|a|an|my|our|your|their|his|her|this|that|these|those|any|some|all|every|is|are|gets)(?= )/g;

/** The form in which phrases are compared: `Walkie-Talkie` → `walkie talkie`, `at the door` → `at door`. */
export function phraseKey(phrase: string): string {
  return foldText(phrase).replaceAll('-', ' ').trim().replace(WITHIN_PHRASES, '');
}

type WordSources = {
  readonly attributes: readonly Attribute[];
  readonly categories: readonly CategoryTitle[];
  readonly brands: readonly string[];
  readonly plainWords: PlainWords;
};

/**
 * Collects the values of attributes, the categories, the brands and the owner's synonyms. A synonym, or a word that the owner
 * lists as having no meaning, replaces other meanings of the same words.
 */
export function toWordList({ attributes, categories, brands, plainWords }: WordSources): WordList {
  const { synonyms: _, ...others } = plainWords;
  const phrases = phrasesOf({ attributes, categories, brands, plainWords });
  const usedIds = new Set([
    ...phrases.flatMap(({ means }) =>
      means.flatMap((meaning) => (meaning.kind === 'figure' ? [meaning.attribute] : [])),
    ),
    ...plainWords.units.flatMap((unit) => unit.attributes),
    ...plainWords.negativeNumbers,
    ...plainWords.sizesInPixels,
  ]);
  return {
    ...others,
    // Codes of steps, such as `IP66`, are read by the attribute's scale and are not listed as phrases. So attributes
    // with steps are always included.
    attributes: attributes
      .filter(({ id, kind }) => kind === 'steps' || usedIds.has(id))
      .map((attribute) =>
        Object.assign(toShownAttribute(attribute), {
          categories: [...new Set([...attribute.filtersIn, ...attribute.comparesIn])],
        }),
      ),
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    phrases,
  };
}

export function vocabularyOf({
  attributes,
  categories,
  phrases,
  units,
  negativeNumbers,
  sizesInPixels,
  stopWords,
  notSold,
}: WordList): Vocabulary {
  const byKey = <Entry extends { readonly words: readonly string[] }>(entries: readonly Entry[]) =>
    new Map(entries.flatMap((entry) => entry.words.map((word) => [phraseKey(word), entry])));
  const known = { phrases: byKey(phrases), units: byKey(units), notSold: byKey(notSold) };
  const ignored = new Set(stopWords.map(phraseKey));
  const all = [known.phrases, known.notSold, ignored].flatMap((words) => Array.from(words.keys()));
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    categories: new Map(categories.map(({ slug, title }) => [slug, title])),
    ...known,
    stopWords: ignored,
    negativeNumbers,
    sizesInPixels,
    // A query may have a determiner in a phrase.
    maxPhraseWords: 1 + Math.max(1, ...all.map((phrase) => phrase.split(' ').length)),
  };
}

/** Words with the same meanings become one entry. */
function phrasesOf({
  attributes,
  categories,
  brands,
  plainWords: { synonyms, stopWords },
}: WordSources): readonly Phrases[] {
  const found = new Map<string, Omit<Phrases, 'words'>>();
  const add = (phrase: string, meaning: Meaning) => {
    const key = phraseKey(phrase);
    found.set(key, { means: [...(found.get(key)?.means ?? []), meaning] });
  };
  for (const attribute of attributes) {
    if (attribute.kind !== 'set') continue;
    for (const { id, label, words } of attribute.values) {
      for (const phrase of new Set([label, ...words].map(phraseKey))) {
        add(phrase, { kind: 'figure', attribute: attribute.id, condition: { kind: 'value', value: id } });
      }
    }
  }
  for (const attribute of attributes) {
    if (attribute.kind !== 'yes-no') continue;
    const answers = [...attribute.yes, ...attribute.no].map((phrase, index) => ({
      phrase,
      isYes: index < attribute.yes.length,
    }));
    for (const { phrase, isYes } of answers) {
      // `Zone 1` is a value of its own, though it also shows that a camera is explosion-protected.
      if (found.has(phraseKey(phrase))) continue;
      add(phrase, { kind: 'figure', attribute: attribute.id, condition: { kind: 'yes-no', isYes } });
    }
  }
  for (const { slug, title } of categories) add(title, { kind: 'category', slug });
  for (const brand of brands) add(brand, { kind: 'brand', brand });
  for (const word of stopWords) found.delete(phraseKey(word));
  for (const { words, ...meant } of synonyms) {
    for (const phrase of words) found.set(phraseKey(phrase), meant);
  }
  const groups = new Map<string, Phrases & { readonly words: string[] }>();
  for (const [phrase, meant] of found) {
    const key = JSON.stringify(meant);
    const known = groups.get(key);
    if (known) known.words.push(phrase);
    else groups.set(key, { ...meant, words: [phrase] });
  }
  return [...groups.values()];
}

const areStrings = isListOf(isString);

function isMeaning(value: unknown): value is Meaning {
  if (!isRecord(value)) return false;
  const { kind, slug, brand, attribute, condition } = value;
  if (kind === 'category') return isString(slug);
  if (kind === 'brand') return isString(brand);
  return kind === 'figure' && isString(attribute) && isFigureCondition(condition);
}

function isQueryAttribute(value: unknown): value is QueryAttribute {
  return isShownAttribute(value) && 'categories' in value && areStrings(value.categories);
}

export const isNotSold = isRecordOf<NotSold>({
  words: areStrings,
  name: isString,
  links: isListOf(isRecordOf<NotSold['links'][number]>({ text: isString, to: isString })),
});

export const isWordList = isRecordOf<WordList>({
  attributes: isListOf(isQueryAttribute),
  categories: isListOf(isRecordOf<CategoryTitle>({ slug: isString, title: isString })),
  phrases: isListOf(
    isRecordOf<Phrases>({
      words: areStrings,
      means: isListOf(isMeaning),
      label: isAbsentOr(isString),
      otherwise: isAbsentOr(isString),
    }),
  ),
  units: isListOf(
    isRecordOf<UnitWord>({ words: areStrings, attributes: areStrings, spelling: isAbsentOr(isString) }),
  ),
  negativeNumbers: areStrings,
  sizesInPixels: areStrings,
  stopWords: areStrings,
  notSold: isListOf(isNotSold),
});
