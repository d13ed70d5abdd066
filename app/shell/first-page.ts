/** Whether the page was loaded as a document, not by a navigation within the shop. */
export function isFirstPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}
