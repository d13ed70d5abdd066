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

/** Rounds to 12 significant digits, because in floating point 1.25 × (0.4 × 24) is 12.000000000000002, more than 12. */
export function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12));
}
