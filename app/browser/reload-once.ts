import { storageKey } from '#app/base-path.ts';

const KEY = storageKey('outdatedPageReloadedAt');
const MIN_INTERVAL_MS = 60_000;

/**
 * Reloads a page that was built before the files that it loads. Does nothing within a minute of the last reload, or if the
 * browser blocks storage: then the new page may have the same problem, and would reload without end.
 */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < MIN_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
