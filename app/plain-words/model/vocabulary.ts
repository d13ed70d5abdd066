import { type Attribute, type ShownAttribute, toShownAttribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import { foldText } from '#app/lib/normalize-text.ts';

/** What a word can mean. */
export type Meaning =
  | { readonly kind: 'figure'; readonly attribute: string; readonly condition: FigureCondition }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'brand'; readonly brand: string };

/** Words or phrases with the same meanings. A product matches them if one of the meanings applies to it. */
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

/** The list of words that the owner edits. */
export type PlainWords = {
  /** Words of the trade that the owner adds to those of the catalogue. */
  readonly synonyms: readonly Phrases[];
  readonly units: readonly UnitWord[];
  /** The attributes that a negative number without a unit is about, by id. */
  readonly negativeNumbers: readonly string[];
  /** The attributes, besides resolutions, that the width of a size such as `640 × 480` is about, by id. */
  readonly sizesInPixels: readonly string[];
  /** Words that are ignored, such as `for` and `with`. */
  readonly stopWords: readonly string[];
};

/** An attribute with what is needed to read queries about it. */
export type QueryAttribute = ShownAttribute & {
  /** Slugs of the categories whose products can state it. */
  readonly categories: readonly string[];
};

type CategoryTitle = { readonly slug: string; readonly title: string };

/** All words that have a meaning, as they are written to a file. */
export type WordList = Pick<PlainWords, 'units' | 'negativeNumbers' | 'sizesInPixels' | 'stopWords'> & {
  readonly attributes: readonly QueryAttribute[];
  readonly categories: readonly CategoryTitle[];
  /** Each word occurs once. */
  readonly phrases: readonly Phrases[];
};

export type Vocabulary = {
  readonly attributes: ReadonlyMap<string, QueryAttribute>;
  /** Titles by slug. */
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
    ...phrases.flatMap(({ means }) => means.flatMap((meaning) => attributeIn(meaning))),
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
      .map(toQueryAttribute),
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

function attributeIn(meaning: Meaning): readonly string[] {
  return meaning.kind === 'figure' ? [meaning.attribute] : [];
}

function toQueryAttribute(attribute: Attribute): QueryAttribute {
  const { filtersIn, comparesIn } = attribute;
  return { ...toShownAttribute(attribute), categories: [...new Set([...filtersIn, ...comparesIn])] };
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
    for (const [phrase, value] of valuePhrases(attribute)) {
      add(phrase, { kind: 'figure', attribute: attribute.id, condition: { kind: 'value', value } });
    }
  }
  for (const attribute of attributes) {
    for (const [phrase, isYes] of answerPhrases(attribute)) {
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

function valuePhrases(attribute: Attribute): readonly (readonly [phrase: string, value: string])[] {
  if (attribute.kind !== 'set') return [];
  return attribute.values.flatMap(({ id, label, words }) => {
    const phrases = new Set([label, ...words].map(phraseKey));
    return [...phrases].map((phrase) => [phrase, id] as const);
  });
}

function answerPhrases(attribute: Attribute): readonly (readonly [phrase: string, isYes: boolean])[] {
  if (attribute.kind !== 'yes-no') return [];
  return [
    ...attribute.yes.map((phrase) => [phrase, true] as const),
    ...attribute.no.map((phrase) => [phrase, false] as const),
  ];
}
