import { withoutInvisible } from '#app/lib/normalize-text.ts';
import type { Measure } from './figure.ts';
import type { Unit } from './unit.ts';
import { spellingsOf, toUnit } from './unit-conversion.ts';

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

const WORD_NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

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
