export type NumberLimits = {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isWhole?: boolean | undefined;
};

/** Why a text is not a number that a field takes. `app/ui/number-texts.ts` has the words for each. */
export type NumberProblem =
  | 'empty'
  | 'not-a-number'
  /** `1.000` and `1,000` are a thousand to some people and one to others. */
  | 'ambiguous'
  | 'not-whole'
  | 'too-small'
  | 'too-large';

export type NumberReading =
  | { readonly value: number; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: NumberProblem };

const PLAIN = /^(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/;

/** Groups never start with a zero. The sign that groups the digits cannot be the decimal sign, too. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<separator>[ '.,])\d{3}(?:\k<separator>\d{3})*)(?:(?!\k<separator>)[.,](?<fraction>\d*))?$/;

/** One separator followed by three digits, after digits that can be a group. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a number that a person has typed. The decimal sign is a point or a comma. Digits may be grouped by threes with spaces,
 * apostrophes, points or commas: `1 000`, `1'000`, `1,234.5`, `1.234,5`. Leading zeros do not count. Every other text has a
 * problem, such as `1e2` and `1 2`. A number that is too large to be exact is read as the largest exact one.
 */
export function readNumber(
  text: string,
  { min = -Infinity, max = Infinity, isWhole = false }: NumberLimits = {},
): NumberReading {
  const typed = foldNumber(text);
  if (typed === '') return { problem: 'empty' };
  if (AMBIGUOUS.test(typed)) return { problem: 'ambiguous' };
  const unsigned = typed.replace(/^[+-]/, '');
  const { whole = '', fraction = '' } = (PLAIN.exec(unsigned) ?? GROUPED.exec(unsigned))?.groups ?? {};
  if (whole + fraction === '') return { problem: 'not-a-number' };
  const { MAX_SAFE_INTEGER } = Number;
  const size = Math.min(Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`), MAX_SAFE_INTEGER);
  // Without the sign of a zero.
  const value = typed.startsWith('-') && size > 0 ? -size : size;
  if (value < min) return { problem: 'too-small' };
  if (value > max) return { problem: 'too-large' };
  return isWhole && !Number.isInteger(value) ? { problem: 'not-whole' } : { value };
}

/** Writes a number from 0.000001 on so that `readNumber` reads the same one: `2.125` → `2.1250`, because `2.125` is ambiguous. */
export function numberText(value: number): string {
  return asPlainNumber(String(value));
}

/** A text as programs write numbers, in which a point is always the decimal sign, for `readNumber`. Other texts are unchanged. */
export function asPlainNumber(text: string): string {
  return text.includes('.') && AMBIGUOUS.test(text) ? `${text}0` : text;
}

/** The two numbers that an ambiguous text may mean, as they can be typed: `1.250` → `1.25` and `1250`. */
export function ambiguousReadings(text: string): readonly [string, string] {
  const typed = foldNumber(text);
  const reading = (separator: string) => numberText(Number(typed.replace(/[.,]/, separator)));
  return [reading('.'), reading('')];
}

/** Full-width characters, spaces, apostrophes, minus signs and invisible characters as the keyboard's. */
export function foldNumber(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[‘’ʼ′]/g, "'")
    .replaceAll(/[−‐‑‒–]/g, '-')
    .trim();
}
