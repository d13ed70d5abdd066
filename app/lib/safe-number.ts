import { withoutRoundingError } from './answer.ts';

/** A limit, or what is left: `2.56` with one decimal → `2.5`. Trailing zeros are omitted, except for the first `minDecimals`. */
export function atMost(value: number, decimals: number, minDecimals = 0): string {
  return rounded(value, 'floor', decimals, minDecimals);
}

/** What is needed: `2.51` with one decimal → `2.6`. */
export function atLeast(value: number, decimals: number, minDecimals = 0): string {
  return rounded(value, 'ceil', decimals, minDecimals);
}

function rounded(
  value: number,
  roundingMode: 'floor' | 'ceil',
  maximumFractionDigits: number,
  minimumFractionDigits: number,
): string {
  return new Intl.NumberFormat('en-US', {
    roundingMode,
    maximumFractionDigits,
    minimumFractionDigits,
  }).format(withoutRoundingError(value));
}
