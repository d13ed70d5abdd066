// `Intl` has these names too, but its first use takes 15 ms on a desktop and 60 ms on a phone.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Whether a text is an ISO day of the calendar. `2026-02-31` is not, although `Date.parse` may read it as March 3. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length) === text;
}

/** The day of the visitor's clock as an ISO date: `2026-11-25` */
export function localDay(now: Date): string {
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Formats an ISO day, or the day in UTC of an ISO time: `2026-09-14` → `September 14, 2026` */
export function formatDay(dayOrTime: string): string {
  const date = new Date(dayOrTime);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
