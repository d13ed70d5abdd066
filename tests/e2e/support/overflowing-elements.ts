/** Runs in the page: the innermost elements that make the window scroll sideways. */
export function overflowingElements(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const overflows = (element: Element) =>
    element.getBoundingClientRect().left + Math.max(element.scrollWidth, element.clientWidth) > clientWidth;
  const innermost = (element: Element): readonly Element[] => {
    // The children of an element that scrolls by itself cannot widen the window.
    const scrolls = getComputedStyle(element).overflowX !== 'visible';
    const children = scrolls ? [] : [...element.children].filter(overflows);
    return children.length === 0 ? [element] : children.flatMap(innermost);
  };
  return innermost(document.body).map((element) => element.outerHTML.slice(0, 80));
}
