import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { dismissOldNews } from '#app/ui/notices.ts';

/**
 * After a navigation to another path the new page's `h1` takes the focus, so that a screen reader reads it and Tab
 * starts there, and what was said on the page before goes. The first page keeps the browser's own start; back and
 * forward and a changed query move nothing.
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
    if (last?.pathname === location.pathname) return;
    dismissOldNews();
    if (type !== NavigationType.Pop) focusHeading();
  }, [location, type]);
}
