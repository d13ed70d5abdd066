const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whether a text is an ISO day of the calendar. `2026-02-31` is not, although `Date.parse` may read it as March 3. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length) === text;
}

/** Formats an ISO day in the same way in every time zone: `2026-09-14` → `September 14, 2026` */
export function formatDay(day: string): string {
  return LONG_DATE.format(Date.parse(day));
}
