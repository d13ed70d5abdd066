/** Whether the current page is the one that the server sent, and not one that was opened from it. */
export function isFirstPage(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document === undefined || new URL(document.name).pathname === location.pathname;
}
