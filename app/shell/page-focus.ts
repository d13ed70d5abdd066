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
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    dismissOldNews();
    if (type === NavigationType.Pop) return;
    focusHeading();
  }, [pathname, type]);
}
