import { useEffect } from 'react';
import { isOutdated } from '#app/lib/is-outdated.ts';
import { reloadWithText } from '#app/lib/typed-text.ts';
import { loadUpdate, partsGone } from '#app/offline/notice-texts.ts';
import { notify } from './notices.ts';

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
