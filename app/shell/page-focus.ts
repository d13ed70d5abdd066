import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { dismissNoticesWithoutAction } from '#app/ui/notices.ts';

/** The `href` of the link that was followed with the keyboard, by the key of the history entry that contains the link. */
const exitLinks = new Map<string, string>();

/**
 * Moves the focus after a navigation to another path, and dismisses the notices of the previous page. The focus goes to
 * the new page's `h1`, so that a screen reader reads it and Tab starts there. On back and forward it returns to the link
 * that was followed with the keyboard. On the first page and after a change of the query the focus stays.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  // The error screen mounts the shell again after a navigation. That counts as a navigation; a page load (Pop) does not.
  const previous = useRef(type === NavigationType.Pop ? location : undefined);

  useEffect(() => {
    const from = previous.current;
    if (from === location) return;
    previous.current = location;
    if (from?.pathname === location.pathname) {
      // The new query may have removed the focused element, such as a suggested search.
      if (document.activeElement === document.body && type !== NavigationType.Pop) focusHeading();
      return;
    }
    dismissNoticesWithoutAction();
    if (type === NavigationType.Pop) findLink(exitLinks.get(location.key))?.focus({ preventScroll: true });
    else focusHeading();
  }, [location, type]);

  const { key } = location;
  useEffect(() => {
    const rememberExit = ({ detail, target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      // A click that Enter triggers has detail 0.
      if (href && detail === 0) exitLinks.set(key, href);
    };
    document.addEventListener('click', rememberExit, true);
    return () => document.removeEventListener('click', rememberExit, true);
  }, [key]);
}

function findLink(href: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a')].find((link) => link.getAttribute('href') === href);
}
