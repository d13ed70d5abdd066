import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The scroll positions of tables that were left, by history entry. */
const positions = new Map<string, ScrollToOptions>();

/**
 * Restores the scroll position of the table after Back and Forward. Otherwise, a table that opens with an order scrolls to
 * the ordered column.
 */
export function useTableScroll(region: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isAfterBack = useNavigationType() === NavigationType.Pop;

  const scrollOnOpen = useEffectEvent(() => {
    const known = isAfterBack ? positions.get(key) : undefined;
    const element = region.current;
    element?.scrollTo(known ?? { left: orderedColumnAt(element) });
  });
  useLayoutEffect(() => scrollOnOpen(), []);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const save = () => positions.set(key, { left: element.scrollLeft, top: element.scrollTop });
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [region, key]);
}

/**
 * The horizontal scroll position that shows the ordered column beside the sticky column of product titles; 0 if it is
 * visible without scrolling.
 */
function orderedColumnAt(region: HTMLElement): number {
  const head = region.querySelector<HTMLElement>('th[aria-sort]');
  const titles = region.querySelector<HTMLElement>('th');
  if (!head || !titles || head === titles) return 0;
  const isVisible = head.offsetLeft + head.offsetWidth <= region.clientWidth;
  return isVisible ? 0 : head.offsetLeft - titles.offsetWidth;
}
