import { useEffect, useState } from 'react';
import { localDay } from './model/quote-dates.ts';

/** Today as an ISO date. A tab may stay open for days, so the date is read again whenever the tab becomes visible. */
export function useToday(): string {
  const [day, setDay] = useState(() => localDay(new Date()));
  useEffect(() => {
    const update = () => setDay(localDay(new Date()));
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return day;
}
