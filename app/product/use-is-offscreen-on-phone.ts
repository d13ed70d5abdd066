import { type RefObject, useEffect, useState } from 'react';

/** The same breakpoint as in `buy-box.module.css`. */
const PHONE = '(width < 48rem)';

/** Less than 1, because rounding can leave a fraction of a fully visible element outside the viewport. */
const VISIBLE_RATIO = 0.98;

/** True on a phone while the element is not fully visible. False on larger screens and in the prerendered HTML. */
export function useIsOffscreenOnPhone(element: RefObject<HTMLElement | null>): boolean {
  const [isOffscreen, setIsOffscreen] = useState(false);

  useEffect(() => {
    const phone = matchMedia(PHONE);
    const observer = new IntersectionObserver(
      ([entry]) => setIsOffscreen(phone.matches && entry?.isIntersecting === false),
      { threshold: VISIBLE_RATIO },
    );
    // Observing again reports the current state, which is needed when the breakpoint is crossed.
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

  return isOffscreen;
}
