import { type RefObject, useEffect, useState } from 'react';

const INITIAL_EDGES = { isScrolled: false, hasMore: false };

/** Whether the element is scrolled sideways, and whether there is more to the right. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState(INITIAL_EDGES);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const isScrolled = scrollLeft > 0;
      // Scroll positions can be fractions of a pixel.
      const hasMore = scrollLeft + clientWidth < scrollWidth - 1;
      setEdges((current) =>
        current.isScrolled === isScrolled && current.hasMore === hasMore ? current : { isScrolled, hasMore },
      );
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [ref]);

  return edges;
}
