import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * A part of a page that may come after what surrounds it. In a built page it is there, and React takes it over as a piece
 * of work of its own, so that a tap is answered in between. After a click on a link it is drawn once the top of the new
 * page has been painted; after back and forward at once, because the page must be as long as it was.
 */
export function HydrationUnit({ children }: { readonly children: ReactNode }) {
  // A built page counts as one that was gone back to. Nothing here may change while pages are taken over: a new
  // <Suspense> element makes React take over its content at once, in one piece with whatever asked for it.
  const arrivedByLink = useNavigationType() !== NavigationType.Pop;
  const [drawn, setDrawn] = useState(!arrivedByLink);

  useEffect(() => {
    if (drawn) return;
    // The first frame is the one that paints the top of the page.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn]);

  return drawn && <Suspense>{children}</Suspense>;
}
