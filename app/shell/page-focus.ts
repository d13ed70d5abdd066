import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { dismissNoticesWithoutAction } from '#app/ui/notices.ts';

/** The link that led away from a page by keyboard, by the key of the page's place in the history. */
const leftBy = new Map<string, string>();

/**
 * After a navigation to another path the new page's `h1` takes the focus, so that a screen reader reads it and Tab
 * starts there, and what was said on the page before goes. The first page keeps the browser's own start, and a changed
 * query moves nothing. Back and forward give the focus to the link that led away, for whom it was there.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  // Around an error and after it the shell is drawn anew: what led there was a navigation all the same.
  const before = useRef(type === NavigationType.Pop ? location : undefined);

  useEffect(() => {
    const last = before.current;
    if (last === location) return;
    before.current = location;
    if (last?.pathname === location.pathname) {
      // What was pressed may be gone with what it stood in, as a search that was meant instead.
      if (document.activeElement === document.body && type !== NavigationType.Pop) focusHeading();
      return;
    }
    dismissNoticesWithoutAction();
    if (type === NavigationType.Pop) linkTo(leftBy.get(location.key))?.focus({ preventScroll: true });
    else focusHeading();
  }, [location, type]);

  const { key } = location;
  useEffect(() => {
    const remember = ({ detail, target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      // Enter on a link is a click that no pointer made.
      if (href && detail === 0) leftBy.set(key, href);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);
}

function linkTo(href: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a')].find((link) => link.getAttribute('href') === href);
}
