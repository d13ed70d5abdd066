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
import { type Meaning, phraseKey, type UnitWord, type Vocabulary } from './vocabulary.ts';

/** Words of the query, counted from 0: from `start` up to, but not including, `end`. */
type WordSpan = { readonly start: number; readonly end: number };

/** A part of the query. If the query repeats it, it has several spans. */
export type QueryPart = {
  /** As the query first writes them, in lower case and without punctuation around them. */
  readonly words: string;
  readonly spans: readonly WordSpan[];
};

type MeaningsIntent = {
  readonly kind: 'meanings';
  readonly meanings: readonly Meaning[];
  readonly label?: string;
};

type ConditionIntent = Extract<OfferIntent, { readonly kind: 'price' | 'in stock' }> | MeaningsIntent;

export type PlainCondition = QueryPart & ConditionIntent;

export type PlainReading = {
  readonly conditions: readonly PlainCondition[];
  /** Words that ask for the cheapest product. */
  readonly cheapestFirst: readonly QueryPart[];
  /** Words without a meaning. The texts of products may contain them. */
  readonly unknownWords: readonly QueryPart[];
  /** What a product should not have: `without camera`. Products do not state what they lack, so this cannot be a condition. */
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
  const parts = new Map<string, { words: string; spans: WordSpan[]; intent: Intent }>();
  const kinds = new Set<string>();
  let link: string | undefined;
  for (let start = 0; start < words.length; ) {
    const { length, intent: ownIntent } = readStart(words.slice(start), vocabulary);
    const end = start + length;
    const text = words.slice(start, end).join(' ');
    const isCompanion = link !== undefined && isOtherKind(ownIntent, kinds);
    const intent = isCompanion ? readCompanion(`${link} ${text}`, vocabulary) : ownIntent;
    for (const kind of kindsIn(intent)) kinds.add(kind);
    if (kinds.size > 0 && LINKS.has(text)) link = text;
    // `camera cam` asks for one thing twice.
    const key = isCondition(intent) ? JSON.stringify(intent) : text;
    const known = parts.get(key);
    if (known) known.spans.push({ start, end });
    else parts.set(key, { words: shownWords(read.slice(start, end)), spans: [{ start, end }], intent });
    start = end;
  }
  const partsOfKind = (kind: Intent['kind']): readonly QueryPart[] =>
    [...parts.values()]
      .filter(({ intent }) => intent.kind === kind)
      .map(({ words, spans }) => ({ words, spans }));
  return {
    conditions: [...parts.values()].flatMap(({ words, spans, intent }) =>
      isCondition(intent) ? [{ words, spans, ...intent }] : [],
    ),
    cheapestFirst: partsOfKind('cheapest first'),
    unknownWords: partsOfKind('unknown'),
    negations: partsOfKind('negation'),
    otherCurrencies: partsOfKind('other currency'),
    unreadWords: allWords.length - read.length,
  };
}

const KIND: KnownAttribute = 'kind';

/** Between a product and what it has or is used with: `radio with charger`, `monitor for door station`. */
const LINKS = new Set(['with', 'for', 'to', 'of', 'on', 'fit', 'fits', 'fitting']);

function kindsIn(intent: Intent): readonly string[] {
  if (intent.kind !== 'meanings') return [];
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
    asked.length === intent.meanings.length &&
    !asked.some((kind) => kinds.has(kind))
  );
}

/**
 * What a product has or is used with. Hardly any product is of two kinds, so this second kind is no condition, unless the
 * owner lists a meaning for the whole phrase: `with camera`.
 */
function readCompanion(phrase: string, vocabulary: Vocabulary): Intent {
  const words = phrase.split(' ');
  const match = readPhrase(words, vocabulary);
  return match?.length === words.length ? match.intent : { kind: 'unknown' };
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
  return (
    readNegation(words, vocabulary) ??
    readIntent(words, vocabulary) ?? { length: 1, intent: { kind: 'unknown' } }
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

const NEGATIONS = new Set(['without', 'no', 'not', 'except', 'non']);

function readNegation([first = '', ...others]: readonly string[], vocabulary: Vocabulary): Match | undefined {
  if (!NEGATIONS.has(first)) return undefined;
  const length = Math.min(others.length, readIntent(others, vocabulary)?.length ?? 1);
  return { length: 1 + length, intent: { kind: 'negation' } };
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
    const key = phraseKey(words.slice(0, length).join(' '));
    const meant = vocabulary.phrases.get(key) ?? vocabulary.phrases.get(key.replace(/s$/, ''));
    if (meant) {
      const { means: meanings, label } = meant;
      return { length, intent: { kind: 'meanings', meanings, ...(label !== undefined && { label }) } };
    }
    if (vocabulary.stopWords.has(key)) return { length, intent: { kind: 'nothing' } };
  }
  return undefined;
}
