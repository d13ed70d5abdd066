import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading, keepsFocus } from '#app/ui/focus.ts';
import { dismissNoticesWithoutAction, keepsNotices } from '#app/ui/notices.ts';

/** Maps the key of a history entry to the `href` of the link that was followed with the keyboard on that entry's page. */
const followedLinks = new Map<string, string>();

/**
 * Moves the focus after a navigation to another path, and dismisses the notices without an action. The focus goes to
 * the new page's `h1`, or to the focusable `h2` that the hash names, so that a screen reader reads it and Tab starts there.
 * On back and forward it returns to the link that was followed with the keyboard. On the first page, and after a change
 * of the query that does not remove the focused element, the focus stays. So it does if the navigation asks for that.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  // On a page load the shell mounts with type Pop, and the focus stays. The shell also mounts when a navigation leads to the
  // error screen. Then there is no previous location, so the focus moves.
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
    if (!keepsNotices(location.state)) dismissNoticesWithoutAction();
    if (keepsFocus(location.state)) return;
    if (type === NavigationType.Pop)
      findLink(followedLinks.get(location.key))?.focus({ preventScroll: true });
    else focusHeadingOf(location.hash);
  }, [location, type]);

  const { key } = location;
  useEffect(() => {
    const rememberFollowedLink = ({ detail, pointerType, target }: PointerEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      // A click that Enter triggers has detail 0, and in Firefox an empty pointer type instead.
      if (href && (detail === 0 || pointerType === '')) followedLinks.set(key, href);
    };
    document.addEventListener('click', rememberFollowedLink, true);
    return () => document.removeEventListener('click', rememberFollowedLink, true);
  }, [key]);
}

function focusHeadingOf(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target?.matches('h2[tabindex]')) target.focus({ preventScroll: true });
  else focusHeading();
}

function findLink(href: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a')].find(
    (link) => link.getAttribute('href') === href && link.checkVisibility(),
  );
}
