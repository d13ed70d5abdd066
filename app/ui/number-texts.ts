import { formatNumber } from '#app/lib/format-number.ts';
import {
  ambiguousReadings,
  type NumberLimits,
  type NumberReading,
  readNumber,
} from '#app/lib/number-text.ts';
import { numericValue, positiveNumber } from './texts.ts';

export type { NumberReading } from '#app/lib/number-text.ts';

/** What is wrong with a text in a field for a number; undefined if nothing is. */
export function numberProblem(
  { problem }: NumberReading,
  text: string,
  { min, max }: NumberLimits = {},
  example = '250',
): string | undefined {
  switch (problem) {
    case undefined:
      return undefined;
    case 'empty':
    case 'not-a-number':
      return numericValue;
    case 'not-whole':
      return `Please enter a whole number, like ${example}`;
    case 'ambiguous':
      return `This can mean ${ambiguousReadings(text).join(' or ')}. Please enter one of these`;
    case 'too-small':
      return min !== undefined && min >= 0 && (readNumber(text).value ?? 0) <= 0
        ? positiveNumber
        : `Please enter ${formatNumber(min ?? 0)} or more`;
    case 'too-large':
      return `Please enter ${formatNumber(max ?? 0)} or less`;
  }
}

export function optionalNumberProblem(
  ...[reading, ...others]: Parameters<typeof numberProblem>
): string | undefined {
  return reading.problem === 'empty' ? undefined : numberProblem(reading, ...others);
}
