import { formatNumber } from '#app/lib/format-number.ts';
import { ambiguousReadings, type NumberLimits, type NumberReading } from '#app/lib/number-text.ts';

export type { NumberReading } from '#app/lib/number-text.ts';

/** What is wrong with a text in a field for a number; undefined if nothing is. */
export function numberProblem(
  { problem }: NumberReading,
  text: string,
  { min, max, isWhole = false }: NumberLimits = {},
  example = isWhole ? '250' : '250 or 0.5',
): string | undefined {
  switch (problem) {
    case undefined:
      return undefined;
    case 'empty':
      return 'Enter a number';
    case 'not-a-number':
    case 'not-whole':
      return `Enter a ${isWhole ? 'whole ' : ''}number, like ${example}`;
    case 'ambiguous':
      return `This can mean ${ambiguousReadings(text).join(' or ')}. Enter one of these`;
    case 'too-small':
      return `Enter ${formatNumber(min ?? 0)} or more`;
    case 'too-large':
      return `Enter ${formatNumber(max ?? 0)} or less`;
  }
}

export function optionalNumberProblem(
  ...[reading, ...others]: Parameters<typeof numberProblem>
): string | undefined {
  return reading.problem === 'empty' ? undefined : numberProblem(reading, ...others);
}
