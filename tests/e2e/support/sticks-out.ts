/** In the page: what is wider than the window, where the window scrolls sideways. */
export function sticksOut(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  // Text may be wider than its box. What scrolls by itself holds what is wider than it.
  const isWide = (element: Element) =>
    element.getBoundingClientRect().left + Math.max(element.scrollWidth, element.clientWidth) > clientWidth;
  const innermost = (element: Element): readonly Element[] => {
    const scrolls = getComputedStyle(element).overflowX !== 'visible';
    const inside = scrolls ? [] : [...element.children].filter(isWide);
    return inside.length === 0 ? [element] : inside.flatMap(innermost);
  };
  return innermost(document.body).map((element) => `${element.outerHTML.slice(0, 80)} sticks out`);
}
