/** Whether the document was loaded at the address of this page. Otherwise a navigation within the shop has led to the page. */
export function isFirstPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}
