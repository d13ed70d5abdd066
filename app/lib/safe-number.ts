/**
 * A limit, or what is left: `2.56` with one decimal → `2.5`. A number below 1 has at least two significant digits: `0.0135` →
 * `0.013`. Trailing zeros are omitted, except for the first `minDecimals`.
 */
export function atMost(value: number, decimals: number, minDecimals = 0): string {
  return rounded(value, 'floor', decimals, minDecimals);
}

/** What is needed, as `atMost`: `2.51` with one decimal → `2.6`, `0.0135` → `0.014`. */
export function atLeast(value: number, decimals: number, minDecimals = 0): string {
  return rounded(value, 'ceil', decimals, minDecimals);
}

function rounded(
  value: number,
  roundingMode: 'floor' | 'ceil',
  decimals: number,
  minimumFractionDigits: number,
): string {
  const exact = withoutRoundingError(value);
  const size = Math.abs(exact);
  const significant = size > 0 && size < 1 ? 1 - Math.floor(Math.log10(size)) : 0;
  // Older browsers format at most 20.
  const maximumFractionDigits = Math.min(Math.max(decimals, significant), 20);
  return new Intl.NumberFormat('en-US', {
    roundingMode,
    maximumFractionDigits,
    minimumFractionDigits,
  }).format(exact);
}

/** Rounds to 12 significant digits, because in floating point 1.25 × (0.4 × 24) is 12.000000000000002, more than 12. */
export function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12));
}
