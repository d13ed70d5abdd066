import { type Attribute, type ShownAttribute, toShownAttribute } from '#app/figures/model/attribute.ts';
import { type FigureCondition, isFigureCondition } from '#app/figures/model/figure-condition.ts';
import { isShownAttribute } from '#app/figures/model/figure-table.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { isAbsentOr, isListOf, isRecord, isRecordOf, isString } from '#app/lib/type-guards.ts';

export const WORD_LIST_PATH = '/data/plain-words.json';

export type Meaning =
  | { readonly kind: 'figure'; readonly attribute: string; readonly condition: FigureCondition }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'brand'; readonly brand: string };

export type Phrases = {
  readonly words: readonly string[];
  readonly means: readonly Meaning[];
  /** How the shop names what they mean; absent if the names of the meanings are enough. */
  readonly label?: string;
};

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
};

export type QueryAttribute = ShownAttribute & {
  readonly categories: readonly string[];
};

type CategoryTitle = { readonly slug: string; readonly title: string };

/** All words that have a meaning, as they are written to a file. */
export type WordList = Pick<PlainWords, 'units' | 'negativeNumbers' | 'sizesInPixels' | 'stopWords'> & {
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
  readonly maxPhraseWords: number;
};

/** The form in which phrases are compared: `Walkie-Talkie` → `walkie talkie`. */
export function phraseKey(phrase: string): string {
  return foldText(phrase).replaceAll('-', ' ').trim();
}

type WordSources = {
  readonly attributes: readonly Attribute[];
  readonly categories: readonly CategoryTitle[];
  readonly brands: readonly string[];
  readonly plainWords: PlainWords;
};

/**
 * Collects the values of attributes, the categories, the brands and the owner's synonyms. A synonym replaces other
 * meanings of the same words.
 */
export function toWordList({ attributes, categories, brands, plainWords }: WordSources): WordList {
  const { synonyms, ...others } = plainWords;
  const phrases = phrasesOf({ attributes, categories, brands, synonyms });
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
}: WordList): Vocabulary {
  const byKey = new Map(phrases.flatMap((entry) => entry.words.map((word) => [phraseKey(word), entry])));
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    categories: new Map(categories.map(({ slug, title }) => [slug, title])),
    phrases: byKey,
    units: new Map(units.flatMap((unit) => unit.words.map((word) => [phraseKey(word), unit]))),
    negativeNumbers,
    sizesInPixels,
    stopWords: new Set(stopWords.map(phraseKey)),
    maxPhraseWords: Math.max(1, ...[...byKey.keys()].map((phrase) => phrase.split(' ').length)),
  };
}

/** Words with the same meanings become one entry. */
function phrasesOf({
  attributes,
  categories,
  brands,
  synonyms,
}: Omit<WordSources, 'plainWords'> & Pick<PlainWords, 'synonyms'>): readonly Phrases[] {
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

export const isWordList = isRecordOf<WordList>({
  attributes: isListOf(isQueryAttribute),
  categories: isListOf(isRecordOf<CategoryTitle>({ slug: isString, title: isString })),
  phrases: isListOf(
    isRecordOf<Phrases>({ words: areStrings, means: isListOf(isMeaning), label: isAbsentOr(isString) }),
  ),
  units: isListOf(
    isRecordOf<UnitWord>({ words: areStrings, attributes: areStrings, spelling: isAbsentOr(isString) }),
  ),
  negativeNumbers: areStrings,
  sizesInPixels: areStrings,
  stopWords: areStrings,
});
