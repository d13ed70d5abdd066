import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import { SCALES } from '#app/figures/model/scales.ts';
import { STEP_READERS } from '#app/figures/model/step-readers.ts';
import { toUnit } from '#app/figures/model/measure-text.ts';
import { foldText, withoutInvisible } from '#app/lib/normalize-text.ts';
import {
  type Bound,
  type Match as MatchOf,
  type OfferIntent,
  readLimited,
  readOffer,
  readPrice,
  toNumber,
} from './read-offer.ts';
import {
  type Meaning,
  type NotSold,
  phraseKey,
  type Phrases,
  type UnitWord,
  type Vocabulary,
} from './vocabulary.ts';

/** Words of the query, counted from 0: from `start` up to, but not including, `end`. */
type WordSpan = { readonly start: number; readonly end: number };

/** A part of the query. If the query repeats it, it has several spans. */
export type QueryPart = {
  /** As the query first writes them, in lower case and without punctuation around them. */
  readonly words: string;
  readonly spans: readonly WordSpan[];
};

type MeaningsIntent = Pick<Phrases, 'label' | 'otherwise'> & {
  readonly kind: 'meanings';
  readonly meanings: readonly Meaning[];
  /** Whether products must have none of the meanings: `without wifi`. */
  readonly isNot?: true;
};

type ConditionIntent = Extract<OfferIntent, { readonly kind: 'price' | 'in stock' }> | MeaningsIntent;

export type PlainCondition = QueryPart & ConditionIntent;

/** Something that the shop does not sell. It is wanted if it is what the query looks for: `battery for r7`, not `nvr with hard drive`. */
export type ThingNotSold = QueryPart & { readonly thing: NotSold; readonly isWanted: boolean };

export type PlainReading = {
  readonly conditions: readonly PlainCondition[];
  /** Words that ask for the cheapest product. */
  readonly cheapestFirst: readonly QueryPart[];
  /** Words without a meaning. The texts of products may contain them. */
  readonly unknownWords: readonly QueryPart[];
  /** The unknown word that names what is looked for, if no word with a meaning does. Only names and figures count for it. */
  readonly head: QueryPart | undefined;
  readonly notSold: readonly ThingNotSold[];
  /** What a product should not have, if that is unknown: `without drilling`. */
  readonly negations: readonly QueryPart[];
  /** Amounts that cannot be compared with the prices of the shop: `under €500`. */
  readonly otherCurrencies: readonly QueryPart[];
  /** The number of words that were not read, because the query is too long. */
  readonly unreadWords: number;
};

type Intent =
  | MeaningsIntent
  | OfferIntent
  | { readonly kind: 'negation' }
  | { readonly kind: 'not sold' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nothing' };

type Match = MatchOf<Intent>;

/** Nobody describes a product with more words, and a pasted page should not be read. */
const MAX_WORDS = 40;

/**
 * Reads a query in plain words: `outdoor 4k poe under 500` asks for outdoor use, 4K, PoE and a price below $500. Every word
 * belongs to one part at most. Longer phrases win.
 */
export function readPlainWords(query: string, vocabulary: Vocabulary): PlainReading {
  const allWords = wordsOf(query);
  const read = allWords.slice(0, MAX_WORDS);
  const words = read.map(({ word }) => word);
  const parts: ReadPart[] = [];
  const kinds = new Set<string>();
  let link: string | undefined;
  for (let start = 0; start < words.length; ) {
    const { length, intent: ownIntent } = readStart(words.slice(start), vocabulary);
    const end = start + length;
    const text = words.slice(start, end).join(' ');
    const linked = link ?? LINK_FIRST.exec(text)?.[0];
    const intent =
      linked !== undefined && kinds.size > 0 && isOtherKind(ownIntent, kinds)
        ? readCompanion(linked, text, vocabulary)
        : ownIntent;
    for (const kind of kindsIn(intent)) kinds.add(kind);
    if (kinds.size > 0 && LINKS.has(text)) link = text;
    const [thing] = formsOf(phraseKey(text)).flatMap((form) => vocabulary.notSold.get(form) ?? []);
    parts.push({ words: shownWords(read.slice(start, end)), text, span: { start, end }, intent, thing });
    start = end;
  }
  const wanted = wantedPart(parts);
  // What is wanted is not sold, even if it also has a meaning: `radio battery`.
  const known = parts.map((part) =>
    part === wanted && part.thing ? Object.assign({}, part, { intent: NOT_SOLD }) : part,
  );
  const groups = Map.groupBy(known, ({ intent, text }) =>
    // `camera cam` asks for one thing twice.
    isCondition(intent) ? JSON.stringify(intent) : text,
  );
  const merged = Array.from(groups.values(), (group) => ({ group, spans: group.map(({ span }) => span) }));
  const partsOfKind = (kind: Intent['kind']): readonly QueryPart[] =>
    merged.flatMap(({ group: [first], spans }) =>
      first?.intent.kind === kind ? [{ words: first.words, spans }] : [],
    );
  const unknownWords = partsOfKind('unknown');
  return {
    conditions: merged.flatMap(({ group: [first], spans }) =>
      first && isCondition(first.intent) ? [{ words: first.words, spans, ...first.intent }] : [],
    ),
    cheapestFirst: partsOfKind('cheapest first'),
    unknownWords,
    head:
      wanted?.intent.kind === 'unknown'
        ? unknownWords.find(({ words }) => words === wanted.words)
        : undefined,
    notSold: merged.flatMap(({ group, spans }) => {
      const [first] = group;
      return first?.thing && first.intent.kind === 'not sold'
        ? [
            {
              words: first.words,
              spans,
              thing: first.thing,
              isWanted: group.some(({ span }) => span === wanted?.span),
            },
          ]
        : [];
    }),
    negations: partsOfKind('negation'),
    otherCurrencies: partsOfKind('other currency'),
    unreadWords: allWords.length - read.length,
  };
}

const NOT_SOLD: Intent = { kind: 'not sold' };

type ReadPart = {
  readonly words: string;
  /** As it is compared. */
  readonly text: string;
  readonly span: WordSpan;
  readonly intent: Intent;
  readonly thing: NotSold | undefined;
};

/** Before these, a phrase has said what is looked for: `battery for r7`, `camera that records`. */
const PREPOSITIONS =
  'with for to of on fit fits fitting that which who where when in at by from has have using'.split(' ');
const ENDS_OF_NAME = new Set(['without', ...PREPOSITIONS]);

/**
 * The part that names what is looked for: the last noun before a word such as `for`. Nouns are kinds of product, categories and
 * what is not sold; if there are none, unknown words.
 */
function wantedPart(parts: readonly ReadPart[]): ReadPart | undefined {
  const isNoun = ({ intent, thing }: ReadPart) => thing !== undefined || namesProducts(intent);
  const isUnknown = ({ intent }: ReadPart) => intent.kind === 'unknown';
  const isWantedNoun = parts.some(isNoun) ? isNoun : isUnknown;
  let wanted: ReadPart | undefined;
  for (const part of parts) {
    if (wanted && ENDS_OF_NAME.has(part.text)) return wanted;
    if (isWantedNoun(part)) wanted = part;
  }
  return wanted;
}

/** Whether an intent says what the products are, by kind or category. */
function namesProducts(intent: Intent): boolean {
  if (intent.kind !== 'meanings') return false;
  const categories = intent.meanings.filter(({ kind }) => kind === 'category').length;
  return kindsIn(intent).length + categories === intent.meanings.length;
}

const KIND: KnownAttribute = 'kind';

/** Between a product and what it has or is used with: `radio with charger`, `monitor for door station`. */
const LINKS = new Set(['with', 'for', 'to', 'of', 'on', 'in', 'at', 'near', 'fit', 'fits', 'fitting']);
/** A phrase of the owner may contain one: `at the door`. */
const LINK_FIRST = /^(?:for|on|in|at|near)(?= )/;

function kindsIn(intent: Intent): readonly string[] {
  if (intent.kind !== 'meanings' || intent.isNot) return [];
  return intent.meanings.flatMap((meaning) =>
    meaning.kind === 'figure' && meaning.attribute === KIND && meaning.condition.kind === 'value'
      ? [meaning.condition.value]
      : [],
  );
}

/** Whether an intent asks for nothing but kinds of product, all of them other than these kinds. */
function isOtherKind(intent: Intent, kinds: ReadonlySet<string>): boolean {
  const asked = kindsIn(intent);
  return (
    intent.kind === 'meanings' &&
    !intent.isNot &&
    asked.length === intent.meanings.length &&
    !asked.some((kind) => kinds.has(kind))
  );
}

/**
 * What a product has or is used with. Hardly any product is of two kinds, so this second kind is no condition, unless the
 * owner lists a meaning for the whole phrase: `with camera`.
 */
function readCompanion(link: string, text: string, vocabulary: Vocabulary): Intent {
  const words = `${link} ${text}`.split(' ');
  const match = readPhrase(words, vocabulary);
  if (match?.length === words.length) return match.intent;
  return { kind: link === 'with' ? 'unknown' : 'nothing' };
}

function isCondition(intent: Intent): intent is ConditionIntent {
  return intent.kind === 'price' || intent.kind === 'in stock' || intent.kind === 'meanings';
}

/** The query without the words of some of its parts. Words such as `;` are dropped too: `readPlainWords` does not count them. */
export function queryWithout(query: string, parts: readonly QueryPart[]): string {
  const spans = parts.flatMap((part) => part.spans);
  return wordsOf(query)
    .filter((_, index) => !spans.some(({ start, end }) => index >= start && index < end))
    .map(({ written }) => written)
    .join(' ');
}

type QueryWord = { readonly word: string; readonly written: string };

/** Quotation marks around several words. A mark after a number may also mean inches. */
const QUOTED = /(?<!\S)["“„«]([^"“”„«»]+)["“”»](?!\S)/g;

/** The words of a query, each as it is compared and as it was written: `"Dome,` → `dome`. */
function wordsOf(query: string): readonly QueryWord[] {
  return withoutInvisible(query)
    .replace(QUOTED, '$1')
    .replace(/(?<!\S)minus\s+(?=\d)/gi, '-')
    .replace(/[<>]=?|[≤≥]/g, ' $& ')
    .split(/\s+/)
    .map((written) => ({ word: withoutPunctuation(foldText(written)), written }))
    .filter(({ word }) => word !== '');
}

const PUNCTUATION_AROUND = /^[\p{Ps}\p{Pi}\p{Pf}"']+|[\p{Pe}\p{Pi}\p{Pf}"',;:.?!]+$/gu;

function shownWords(words: readonly QueryWord[]): string {
  return words.map(({ written }) => written.toLowerCase().replace(PUNCTUATION_AROUND, '')).join(' ');
}

function readStart(words: readonly string[], vocabulary: Vocabulary): Match {
  // A phrase may begin with a negation: `no more than 500`, `without cables`.
  return (
    readIntent(words, vocabulary) ??
    readNegation(words, vocabulary) ?? { length: 1, intent: { kind: 'unknown' } }
  );
}

function readIntent(words: readonly string[], vocabulary: Vocabulary): Match | undefined {
  return (
    readRange(words, vocabulary) ??
    readFigure(words, vocabulary) ??
    readPriceOnly(words, vocabulary) ??
    readOffer(words) ??
    readPhrase(words, vocabulary)
  );
}

/** `between 100 and 500`, `between 10 and 30 m`, `from 4 mp to 8 mp` */
function readRange(words: readonly string[], vocabulary: Vocabulary): Match | undefined {
  if (words[0] !== 'between' && words[0] !== 'from') return undefined;
  return readPriceOnly(words, vocabulary) ?? readFigureRange(words.slice(1), vocabulary);
}

/** A price, unless the word after it makes its number a measure or a code: `between 10 and 30 m`, `under 8 mp`. */
function readPriceOnly(words: readonly string[], vocabulary: Vocabulary): Match | undefined {
  const price = readPrice(words);
  if (!price) return undefined;
  const withNextWord = words.slice(price.length - 1);
  const other = readFigure(withNextWord, vocabulary);
  if (!other || other.length === 1) return price;
  // `camera` is also a unit: `16 camera` asks for a recorder with 16 channels. But `between 100 and 500 camera` asks for a camera
  // at such a price.
  const next = readPhrase(words.slice(price.length), vocabulary);
  return next?.intent.kind === 'meanings' ? price : undefined;
}

const NEGATIONS = new Set(
  "without no not except non never avoid don't dont doesn't doesnt isn't isnt aren't needn't".split(' '),
);
/** Between a negation and what is negated: `not need any`. */
const AFTER_NEGATION = new Set(
  'a an any the need needs needing want require requiring have having use using be too with'.split(' '),
);

function readNegation(words: readonly string[], vocabulary: Vocabulary): Match | undefined {
  if (!NEGATIONS.has(words[0] ?? '')) return undefined;
  const skipped = words.findIndex((word, index) => index > 0 && !AFTER_NEGATION.has(word));
  if (skipped < 0) return { length: words.length, intent: { kind: 'nothing' } };
  const negated = words.slice(skipped);
  const whole = (start: string) => {
    const phrase = readPhrase([start, ...negated], vocabulary);
    return phrase && phrase.length > 1 && phrase.intent.kind === 'meanings'
      ? { length: skipped + phrase.length - 1, intent: phrase.intent }
      : undefined;
  };
  const ofOwner = whole('without') ?? whole('no');
  if (ofOwner) return ofOwner;
  const had = whole('with');
  const read = readIntent(negated, vocabulary);
  const length = had?.length ?? skipped + Math.min(negated.length, read?.length ?? 1);
  const intent = had?.intent ?? read?.intent;
  switch (intent?.kind) {
    case 'meanings': {
      const { otherwise: _, ...meant } = intent;
      return { length, intent: { ...meant, isNot: true } };
    }
    case 'nothing':
    case 'not sold':
      return { length, intent: { kind: 'nothing' } };
    default:
      return { length, intent: { kind: 'negation' } };
  }
}

/** `''dome,` → `dome`, `panel's` → `panel`, but `7''` → `7''`, which means inches. The word is folded. */
function withoutPunctuation(word: string): string {
  return word.replace(/^['(]+|(?:[),;:.?!]|(?<!\d')')+$/g, '').replace(/'s$/, '');
}

function readFigure(words: readonly string[], vocabulary: Vocabulary): MatchOf<MeaningsIntent> | undefined {
  return readPixelSize(words, vocabulary) ?? readMeasure(words, vocabulary) ?? readCode(words, vocabulary);
}

/** `640x480`, `at least 640 x 480`: a picture at least this wide, or of the resolution that this size reaches. */
function readPixelSize(
  words: readonly string[],
  vocabulary: Vocabulary,
): MatchOf<MeaningsIntent> | undefined {
  return readLimited(words, pixelSizeIn, ({ width, height }, bound) => {
    const isMaximum = bound === 'below' || bound === 'max';
    const meanings = [
      ...(isMaximum ? [] : codeMeanings(`${width}x${height}`, vocabulary)),
      ...measureMeanings(vocabulary, vocabulary.sizesInPixels, width, bound),
    ];
    if (meanings.length === 0) return undefined;
    return { kind: 'meanings', meanings, ...(!isMaximum && { label: `${width} × ${height}` }) };
  });
}

function pixelSizeIn(words: readonly string[]) {
  for (const length of [1, 2, 3]) {
    const size = /^(\d{3,5})x(\d{3,5})$/.exec(words.slice(0, length).join(''));
    if (size) return { length, width: Number(size[1]), height: Number(size[2]) };
  }
  return undefined;
}

/** `30 m`, `at least 30m`, `-30 °C`, `16-channel`, `24v ac`: a number with words for a unit or for what is counted. */
function readMeasure(words: readonly string[], vocabulary: Vocabulary): MatchOf<MeaningsIntent> | undefined {
  return readLimited(
    words,
    (rest) => measureIn(rest, vocabulary),
    ({ number, unit }, bound) => {
      const meanings = measureMeanings(vocabulary, unit.attributes, number, bound, unit.spelling);
      return meanings.length === 0 ? undefined : { kind: 'meanings', meanings };
    },
  );
}

type NumberWithUnit = { readonly length: number; readonly number: number; readonly unit: UnitWord };

function measureIn(words: readonly string[], vocabulary: Vocabulary): NumberWithUnit | undefined {
  // The `x` of a size in pixels is not a zoom.
  if (pixelSizeIn(words)) return undefined;
  const [first = '', next = '', afterNext = ''] = words;
  const [, number, suffix = ''] = /^(-?\d[\d,]*(?:\.\d+)?)-?(.*)$/.exec(first) ?? [];
  if (number === undefined) return undefined;
  const unitWords = (suffix === '' ? [next, afterNext] : [suffix, next]).filter((word) => word !== '');
  const isUnit = (count: number) =>
    count <= unitWords.length && unitIn(vocabulary, unitWords.slice(0, count)) !== undefined;
  const unitLength = [2, 1].find(isUnit) ?? 0;
  // A number without a unit means something only if it is negative: `-30` is a temperature.
  const unit = unitIn(vocabulary, unitWords.slice(0, unitLength)) ?? {
    words: [],
    attributes: suffix === '' && number.startsWith('-') ? vocabulary.negativeNumbers : [],
  };
  // A suffix is in the same word as the number.
  return { length: unitLength + (suffix === '' ? 1 : 0), number: toNumber(number), unit };
}

function unitIn({ units }: Vocabulary, words: readonly string[]): UnitWord | undefined {
  const key = phraseKey(words.join(' '));
  return units.get(key) ?? units.get(key.replace(/s$/, ''));
}

/**
 * A negative number is about attributes of which less is better, such as the lowest temperature; a positive one is about the
 * others.
 */
function measureMeanings(
  vocabulary: Vocabulary,
  ids: readonly string[],
  number: number,
  bound: Bound | undefined,
  spelling?: string,
): readonly Meaning[] {
  const isNegative = number < 0;
  return ids.flatMap((id): readonly Meaning[] => {
    const attribute = vocabulary.attributes.get(id);
    if (attribute?.kind !== 'number' || isNegative !== (attribute.better === 'less')) return [];
    const value =
      attribute.unit === undefined || spelling === undefined
        ? number
        : toUnit(number, spelling, attribute.unit);
    return [{ kind: 'figure', attribute: id, condition: rangeOf(attribute, value, bound) }];
  });
}

/**
 * Without a limit, the number is what is needed: at least 30 m, down to −30 °C, exactly 12 V. `up to 30 m` also means at least
 * 30 m if more is better.
 */
function rangeOf(
  { better }: Pick<ShownAttribute, 'better'>,
  value: number,
  bound: Bound | undefined,
): FigureCondition {
  const needed = { more: 'min', less: 'max', neither: bound === 'upTo' ? 'max' : undefined } as const;
  switch (bound === undefined || bound === 'upTo' ? needed[better] : bound) {
    case 'min':
    case 'above':
      return { kind: 'range', min: value };
    case 'max':
    case 'below':
      return { kind: 'range', max: value };
    case undefined:
      return { kind: 'range', min: value, max: value };
  }
}

function readFigureRange(words: readonly string[], vocabulary: Vocabulary): Match | undefined {
  const separatorIndex = words.findIndex((word) => word === 'and' || word === 'to');
  if (separatorIndex < 1) return undefined;
  const highWords = words.slice(separatorIndex + 1);
  const high = readFigure(highWords, vocabulary);
  if (!high) return undefined;
  const typedLowWords = words.slice(0, separatorIndex);
  const lowWords = withUnit(typedLowWords, highWords.slice(0, high.length));
  const low = readFigure(lowWords, vocabulary);
  if (low?.length !== lowWords.length) return undefined;
  const meanings = rangesBetween(low.intent.meanings, high.intent.meanings, vocabulary);
  if (meanings.length === 0) return undefined;
  // Includes the first word, which the caller has removed, and the separator.
  return { length: 1 + typedLowWords.length + 1 + high.length, intent: { kind: 'meanings', meanings } };
}

function withUnit(words: readonly string[], [first = '', ...unit]: readonly string[]): readonly string[] {
  const [number = ''] = words;
  if (words.length > 1 || !/^-?\d[\d.,]*$/.test(number)) return words;
  return [first.replace(/^-?\d[\d.,]*/, number), ...unit];
}

function rangesBetween(
  lowMeanings: readonly Meaning[],
  highMeanings: readonly Meaning[],
  { attributes }: Vocabulary,
): readonly Meaning[] {
  return highMeanings.flatMap((high): readonly Meaning[] => {
    if (high.kind !== 'figure') return [];
    const attribute = attributes.get(high.attribute);
    return lowMeanings.flatMap((low) => {
      if (low.kind !== 'figure' || low.attribute !== high.attribute || !attribute) return [];
      const condition = rangeBetween(attribute, low.condition, high.condition);
      return condition ? [{ ...high, condition }] : [];
    });
  });
}

function rangeBetween(
  attribute: ShownAttribute,
  first: FigureCondition,
  second: FigureCondition,
): FigureCondition | undefined {
  if (first.kind === 'step' && second.kind === 'step' && attribute.kind === 'steps') {
    const { reaches } = SCALES[attribute.scale];
    const [low, high] = reaches(second.step, first.step) ? [first, second] : [second, first];
    return { kind: 'step', step: low.step, max: high.step };
  }
  if (first.kind !== 'range' || second.kind !== 'range') return undefined;
  // Each range was read from a single number, which is its minimum, its maximum or both.
  const values = [first, second].flatMap(({ min, max }) => min ?? max ?? []);
  return { kind: 'range', min: Math.min(...values), max: Math.max(...values) };
}

/**
 * A code of a scale: `ip66`, `IK 10`, `802.3at`, `4k`, `at least 8 mp`. It asks for products that reach the code, so `under ip66`
 * has no meaning.
 */
function readCode(words: readonly string[], vocabulary: Vocabulary): MatchOf<MeaningsIntent> | undefined {
  return readLimited(
    words,
    (rest) => codeIn(rest, vocabulary),
    ({ meanings }, bound) =>
      bound === 'below' || bound === 'max' ? undefined : { kind: 'meanings', meanings },
  );
}

function codeIn([first = '', second = '']: readonly string[], vocabulary: Vocabulary) {
  const alone = codeMeanings(first, vocabulary);
  if (alone.length > 0) return { length: 1, meanings: alone };
  // In `dome 8mp`, the first word is no part of the code.
  if (codeMeanings(second, vocabulary).length > 0) return undefined;
  const joined = codeMeanings(`${first}${second}`, vocabulary);
  return joined.length > 0 ? { length: 2, meanings: joined } : undefined;
}

function codeMeanings(code: string, { attributes }: Vocabulary): readonly Meaning[] {
  return [...attributes.values()].flatMap((attribute): readonly Meaning[] => {
    if (attribute.kind !== 'steps') return [];
    const read = STEP_READERS[attribute.scale];
    const step = read(code).steps[0] ?? read(code.toUpperCase()).steps[0];
    return step === undefined
      ? []
      : [{ kind: 'figure', attribute: attribute.id, condition: { kind: 'step', step } }];
  });
}

function readPhrase(words: readonly string[], vocabulary: Vocabulary): Match | undefined {
  for (let length = Math.min(words.length, vocabulary.maxPhraseWords); length > 0; length -= 1) {
    const intent = phraseIntent(phraseKey(words.slice(0, length).join(' ')), vocabulary);
    if (intent) return { length, intent };
  }
  return undefined;
}

function phraseIntent(key: string, { phrases, notSold, stopWords }: Vocabulary): Intent | undefined {
  for (const form of formsOf(key)) {
    const meant = phrases.get(form);
    if (meant) {
      const { words: _, means: meanings, ...others } = meant;
      return { kind: 'meanings', meanings, ...others };
    }
    if (notSold.has(form)) return NOT_SOLD;
    if (stopWords.has(form)) return { kind: 'nothing' };
  }
  return FUNCTION_WORDS.has(key) ? { kind: 'nothing' } : undefined;
}

/** Words that ask for nothing in any shop, whatever its owner lists. */
const FUNCTION_WORDS = new Set([
  ...PREPOSITIONS,
  ...'a an the and or i my me we our you your is are it this these those'.split(' '),
]);

/** A word, and what it may be a form of: `stopping` → `stop`, `saves` → `save`, `cameras` → `camera`. */
function formsOf(word: string): readonly string[] {
  const stem = /^(.{2,}?)(?:s|es|d|ed|ing|ly)$/.exec(word)?.[1];
  if (stem === undefined) return [word];
  const longer = /^(.{2,})(?:es|ed|ing)$/.exec(word)?.[1] ?? stem;
  return [word, word.replace(/s$/, ''), stem, longer, `${longer}e`, longer.replace(/(.)\1$/, '$1')];
}
