import { foldText, withoutInvisible } from '#app/lib/normalize-text.ts';
import type { Measure, Unit } from './attribute.ts';

/** Leaves out parts of names and codes (`H.264`, `IP66`), the second side of `32° × 26°`, denominators and `class 4`. */
const NOT_BEFORE_NUMBER = String.raw`(?<![\p{L}\d.,×]|× |\d/|class )`;

/** Leaves out the start of a longer number, such as the 12 of `12,95`, which has a decimal comma. */
const NOT_AFTER_NUMBER = String.raw`(?![\d.,]*\d)`;

/** `12.95`, `2,480`, `−40` */
const NUMBER = String.raw`${NOT_BEFORE_NUMBER}[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?${NOT_AFTER_NUMBER}`;

/** Sizes of image sensors: `1/2.8`. */
const FRACTION = String.raw`(?<![\p{L}\d.,/])1/\d+(?:\.\d+)?`;

const RANGE_SIGN = String.raw`(?: ?– ?| to |(?<=\d)-(?=\d))`;

/** A remark about another version of the product: `(VHF version also made)`. */
const OTHER_VERSION = /\s*\([^)]*\balso made\)/g;

const WORD_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Removes remarks about other versions of the product, and writes each kind of space, hyphen and inch sign in one way. Dashes and
 * minus signs keep their meaning.
 */
export function withoutOtherVersions(text: string): string {
  return withoutInvisible(text)
    .replace(/\s/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=\d)(?:["”]|''|’’|′′)/g, '″')
    .replace(OTHER_VERSION, '');
}

/**
 * The numbers with a unit, in the order of the text. Texts in parentheses are read only if there is nothing outside, since
 * they usually repeat a measure in another unit.
 * `'−40 to 60 °C'` → −40 to 60; `'102° (2.8 mm) or 88° (4 mm)'` → 102 and 88; `'32° × 26°'` → 32, the width;
 * `'12 or 24 V DC'` → 12 and 24; `'12.95 W'` → 12.95; `'1/2.8″'` → 0.357…
 */
export function readMeasures(text: string, unit: Unit): readonly Measure[] {
  const cleaned = withoutOtherVersions(text);
  const found = [...cleaned.matchAll(measurePattern(unit))].map((match) => ({
    isInParentheses: isInParentheses(cleaned, match.index),
    measures: measuresOf(match[0], unit),
    note: noteAfter(cleaned.slice(match.index + match[0].length)),
  }));
  const outside = found.filter(({ isInParentheses }) => !isInParentheses);
  const read = outside.length > 0 ? outside : found;
  return read.flatMap(({ measures, note }) => {
    // Several matches keep their whole notes, which tell them apart. A single match, even with several measures, keeps
    // only what limits it.
    const keptNote = read.length > 1 ? note : limitationIn(note);
    return measures.map((measure) => ({ ...measure, ...(keptNote !== '' && { note: keptNote }) }));
  });
}

/**
 * The number at the start of a text, in digits or as a word: `'Up to 30'` → 30, `'One, lit'` → 1.
 * With `counted`, the number before that word: `'16 inputs / 4 outputs'` with `outputs` → 4.
 */
export function readCount(text: string, counted?: string): number | undefined {
  const cleaned = withoutOtherVersions(text);
  const number = String.raw`(?<number>${NUMBER}|\b(?:${WORD_NUMBERS.join('|')})\b)`;
  const pattern =
    counted === undefined
      ? String.raw`^(?:up to )?${number}`
      : String.raw`${number} (?:[\p{L}-]+ )?${escapeRegExp(counted.replace(/s$/, ''))}s?\b`;
  const found = new RegExp(pattern, 'iu').exec(cleaned)?.groups?.['number'];
  if (found === undefined) return undefined;
  const word = WORD_NUMBERS.indexOf(found.toLowerCase());
  return word >= 0 ? word : toNumber(found);
}

/** As `readCount`, up to the number that the product can be expanded to: `'1, expandable to 2'` → 1 to 2. */
export function readCountRange(text: string, counted?: string): Measure | undefined {
  const min = readCount(text, counted);
  if (min === undefined) return undefined;
  const expanded = new RegExp(String.raw`\bexpandable to (${NUMBER})`, 'iu').exec(text)?.[1];
  return { min, max: expanded === undefined ? min : toNumber(expanded) };
}

const patterns = new Map<Unit, RegExp>();

/** Matches numbers with the unit, joined by a range sign or `or`: `58.3° to 2.4°`, `12 or 24 V DC`. */
function measurePattern(unit: Unit): RegExp {
  const known = patterns.get(unit);
  if (known) return known;
  const item = String.raw`(?:${FRACTION}|${NUMBER})`;
  const withUnit = String.raw` ?(?:${unitPattern(unit)})`;
  const pattern = new RegExp(`${item}(?:(?:${withUnit})?(?:${RANGE_SIGN}| or )${item})*${withUnit}`, 'gu');
  patterns.set(unit, pattern);
  return pattern;
}

/**
 * Leaves out the start of a longer unit, such as the `m` of `mm` and the `dB` of `dB/m`, and the `×` of `32 × 60`, which is not
 * a zoom factor.
 */
function unitPattern(unit: Unit): string {
  const spellings = spellingsOf(unit).map(escapeRegExp).join('|');
  return String.raw`(?:${spellings})(?![\p{L}\p{N}²]|/\p{L}|\(A\)| per |(?<=×) ?\d)`;
}

/** Splits `12 or 24 V` into 12 and 24. `−40 to 60 °C` is one range. */
function measuresOf(text: string, unit: Unit): readonly Measure[] {
  const lastSpelling = spellingIn(text, unit);
  return text.split(' or ').map((part) => {
    const spelling = spellingIn(part, unit) ?? lastSpelling ?? unit;
    const numbers = [...part.matchAll(new RegExp(`${FRACTION}|${NUMBER}`, 'gu'))].map(([number]) =>
      toUnit(toNumber(number), spelling, unit),
    );
    return { min: Math.min(...numbers), max: Math.max(...numbers) };
  });
}

function spellingIn(text: string, unit: Unit): string | undefined {
  return spellingsOf(unit).find((spelling) => text.endsWith(spelling));
}

function toNumber(text: string): number {
  const [numerator = '', denominator] = text.replaceAll(',', '').replace('−', '-').split('/');
  return Number(numerator) / Number(denominator ?? 1);
}

function isInParentheses(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** The part of a note that limits a single measure: `at 4K`, `with the 2.8 mm lens`; nothing in `colour`. */
function limitationIn(note: string): string {
  return /\b(?:at|for|in|on|with) .*/.exec(note)?.[0] ?? '';
}

/** The note directly after a measure: `' (2.8 mm) or 88°'` → `'2.8 mm'`, `' UHF / 5 W'` → `'UHF'`. */
function noteAfter(rest: string): string {
  const inParentheses = /^ ?\((?<note>[^)]*)\)/.exec(rest)?.groups?.['note'];
  if (inParentheses !== undefined) return inParentheses;
  return (
    /^ (?!or |and )(?<note>[^,;/()]*?)(?= or | and | ?[,;/()]|$)/.exec(rest)?.groups?.['note']?.trim() ?? ''
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** A factor, or a function. */
type Conversion = number | ((value: number) => number);

/**
 * The units in which figures are kept, each with the units that are converted to it. Factors are those of the SI, and of the
 * international yard and pound (1 ft = 0.3048 m, 1 lb = 0.45359237 kg).
 */
const CONVERSIONS: Readonly<Record<Unit, Readonly<Record<string, Conversion>>>> = {
  '°C': { '°C': 1, '°F': (fahrenheit) => ((fahrenheit - 32) * 5) / 9 },
  '°': { '°': 1 },
  W: { W: 1, mW: 0.001, kW: 1000 },
  'V DC': { 'V DC': 1, 'V AC/DC': 1 },
  'V AC': { 'V AC': 1, 'V AC/DC': 1 },
  mA: { mA: 1, µA: 0.001, A: 1000 },
  mAh: { mAh: 1, Ah: 1000 },
  MHz: { MHz: 1, kHz: 0.001, GHz: 1000 },
  m: { m: 1, km: 1000, ft: 0.3048 },
  mm: { mm: 1, cm: 10 },
  'm²': { 'm²': 1 },
  in: { '″': 1, in: 1 },
  kg: { kg: 1, g: 0.001, lb: 0.45359237 },
  MP: { MP: 1 },
  px: { px: 1 },
  fps: { fps: 1 },
  dB: { dB: 1, 'dB(A)': 1 },
  lux: { lux: 1, lx: 1 },
  '×': { '×': 1 },
  Mbps: { Mbps: 1, kbps: 0.001, Gbps: 1000 },
  GB: { GB: 1, MB: 0.001, TB: 1000 },
  TB: { TB: 1, GB: 0.001 },
  years: { years: 1, year: 1, months: 1 / 12 },
};

/** The units to which others are converted. */
export const COMMON_UNITS: readonly Unit[] = Object.keys(CONVERSIONS);

/** A unit that is not in the table has one spelling. */
function conversionsTo(unit: Unit): Readonly<Record<string, Conversion>> {
  return (Object.hasOwn(CONVERSIONS, unit) && CONVERSIONS[unit]) || { [unit]: 1 };
}

/** The spellings of a unit and of those that are converted to it, the longest first. */
export function spellingsOf(unit: Unit): readonly string[] {
  return Object.keys(conversionsTo(unit)).toSorted((a, b) => b.length - a.length);
}

/**
 * The value in the unit, without the rounding error of the conversion: 770 g is 0.77 kg. A spelling other than those of
 * `spellingsOf` counts as the unit itself.
 */
export function toUnit(value: number, spelling: string, unit: Unit): number {
  const known = conversionsTo(unit);
  const conversion = (Object.hasOwn(known, spelling) && known[spelling]) || 1;
  const converted = typeof conversion === 'number' ? value * conversion : conversion(value);
  return Number(converted.toPrecision(12));
}

/**
 * Whether the text contains one of the words or phrases, folded, as whole words: `SIP` is in `SIP 2.0`, but `RS` is not
 * in `RS485`.
 */
export function mentions(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.some((word) => hasWholeWord(folded, foldedWord(word)));
}

/** A cache: the attributes have few words, and each is searched for in thousands of texts. */
const foldedWords = new Map<string, string>();

function foldedWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = foldText(word);
  foldedWords.set(word, folded);
  return folded;
}

function hasWholeWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    const before = text.charAt(index - 1);
    const after = text.charAt(index + word.length);
    if (!isWordCharacter(before) && !isWordCharacter(after)) return true;
  }
  return false;
}

const isWordCharacter = (character: string): boolean => /^[\p{L}\p{N}]$/u.test(character);
