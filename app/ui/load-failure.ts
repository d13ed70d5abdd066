import { useEffect } from 'react';
import { reloadWithText } from '#app/lib/typed-text.ts';
import { loadUpdate, partsGone } from './load-failure-texts.ts';
import { notify } from './notices.ts';

/** The file of the router's manifest, which has another name in each version of the shop. */
const MANIFEST = /\/manifest-[\w-]+\.js/;
const TIMEOUT_MS = 5000;

/**
 * Whether the host serves another version of the shop than this page, whose files may be gone. False without a connection.
 * @param shown the document that this page shows, to find out whether only its content has changed
 */
export async function isOutdated(shown?: string): Promise<boolean> {
  const own = performance.getEntriesByType('resource').flatMap(({ name }) => MANIFEST.exec(name)?.[0] ?? []);
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const [served] = MANIFEST.exec(text) ?? [];
    // An answer without a manifest is not the shop's: an error of the host, or a page of the network in between.
    return own.length > 0 && served !== undefined && (!own.includes(served) || (shown ?? text) !== text);
  } catch {
    return false;
  }
}

/**
 * Says that a part of the shop could not be loaded. If this page is of an earlier version, its files may be gone: then the
 * notice offers the new version.
 * @param text shown otherwise; absent where the page shows the failure itself, or works without the part
 */
export async function notifyLoadFailure(text?: string): Promise<void> {
  if (await isOutdated()) notify(partsGone, { label: loadUpdate, run: reloadWithText });
  else if (text !== undefined) notify(text);
}

/** Offers the new version if loading has failed because this page is of an earlier one. */
export function useLoadFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) void notifyLoadFailure();
  }, [hasFailed]);
}
