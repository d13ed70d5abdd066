const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO day in the same way in every time zone: `2026-09-14` → `September 14, 2026` */
export function formatDay(day: string): string {
  return LONG_DATE.format(Date.parse(day));
}
