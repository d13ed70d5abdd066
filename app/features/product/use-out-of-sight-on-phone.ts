import { type RefObject, useEffect, useState } from 'react';

/** Where the page is one column; the same in `buy-box.module.css`. */
const PHONE = '(width < 48rem)';
/** The browser stops a fraction of a pixel short of the whole. */
const WHOLE = 0.98;

/** Whether an element is not, or not wholly, on the screen of a phone, above or below; `false` in the built page. */
export function useOutOfSightOnPhone(element: RefObject<HTMLElement | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(false);

  useEffect(() => {
    const phone = matchMedia(PHONE);
    const observer = new IntersectionObserver(
      ([entry]) => setOutOfSight(phone.matches && entry?.isIntersecting === false),
      { threshold: WHOLE },
    );
    // An observer reports at once when it begins, so beginning anew is also how a turned phone is asked.
    const observe = () => {
      observer.disconnect();
      if (element.current) observer.observe(element.current);
    };
    observe();
    phone.addEventListener('change', observe);
    return () => {
      observer.disconnect();
      phone.removeEventListener('change', observe);
    };
  }, [element]);

  return outOfSight;
}
