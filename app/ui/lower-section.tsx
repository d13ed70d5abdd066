import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { inTurn } from '#app/lib/when-idle.ts';
import styles from './lower-section.module.css';

/** The class of what is left out of the first layout. */
export const DEFERRED = styles.deferred;

type LowerSectionProps = { readonly className?: string | undefined; readonly children: ReactNode };

/**
 * A part of a page below the first screen. In a prerendered page the browser leaves it out of the first layout, and React
 * hydrates it separately, after which it is laid out: so each task stays short. After a click on a
 * link React renders this part once the top of the new page is visible. Two cases render it at once: Back, because the
 * browser restores the scroll position, and a link with a hash, because the router scrolls to that part of the page.
 */
export function LowerSection(props: LowerSectionProps) {
  const wasOpenedByLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const isReady = useDeferredValue(true, !wasOpenedByLink || hash !== '');
  return (
    isReady && (
      <Suspense>
        <Section {...props} />
      </Suspense>
    )
  );
}

function Section({ className = '', children }: LowerSectionProps) {
  const turn = useLaidOutCount(2, 0, 1);
  return (
    // `carousel.module.css` leaves the slides off the screen to the second turn.
    <div
      className={`${className} ${turn === 0 ? DEFERRED : styles.section}`}
      data-partial={turn === 1 || undefined}
    >
      {children}
    </div>
  );
}

/** How many of the parts of a prerendered page are laid out: `first` before it is hydrated, then `perTurn` more in each idle frame. */
export function useLaidOutCount(total: number, first: number, perTurn: number): number {
  const isPrerendered = useHydratedValue(true, false);
  const [count, setCount] = useState(isPrerendered ? first : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count < total) inTurn(() => setCount(count + perTurn));
  }, [count, total, perTurn]);
  return count;
}
