import { once } from './once.ts';

const longDate = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** A calendar day, the same wherever it is read: `2026-09-14` → `September 14, 2026` */
export function formatDay(day: string): string {
  return longDate().format(Date.parse(day));
}
