import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * A part of a page below the first screen. React hydrates it separately, which keeps each task short. After a click on a
 * link React renders this part once the top of the new page is visible. Two cases render it at once: Back, because the
 * browser restores the scroll position, and a link with a hash, because the router scrolls to that part of the page.
 */
export function LowerSection({ children }: { readonly children: ReactNode }) {
  const wasOpenedByLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const isReady = useDeferredValue(true, !wasOpenedByLink || hash !== '');
  return isReady && <Suspense>{children}</Suspense>;
}
