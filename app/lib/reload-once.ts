import { storageKey } from '#app/base-path.ts';
import { reloadWithText } from './typed-text.ts';

const KEY = storageKey('outdatedPageReloadedAt');
const MIN_INTERVAL_MS = 60_000;

/**
 * Reloads a page that is older than the files that it loads. Does nothing within a minute of the last such reload, or
 * if the browser blocks storage. Otherwise a page that a reload does not update would reload without end.
 */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < MIN_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  reloadWithText();
}
