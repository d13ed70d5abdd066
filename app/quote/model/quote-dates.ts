import { MAX_VALIDITY_DAYS } from '#app/lib/validation.ts';
import { readNumber } from '#app/lib/number-text.ts';

export const DEFAULT_VALIDITY_DAYS = 30;

const MILLISECONDS_PER_DAY = 86_400_000;

/** The day of the visitor's clock as an ISO date: `2026-11-25` */
export function localDay(now: Date): string {
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}

/** A number made of the local day and time, to the minute: `Q-20261125-0912` */
export function quoteNumber(now: Date): string {
  return `Q-${localDay(now).replaceAll('-', '')}-${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}`;
}

/** The last day on which a quote is valid. `day` is an ISO date. */
export function validUntil(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Reads a whole number of days from 1 to `MAX_VALIDITY_DAYS`. Returns undefined for other texts. */
export function parseValidityDays(text: string): number | undefined {
  return readNumber(text, { min: 1, max: MAX_VALIDITY_DAYS, isWhole: true }).value;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
