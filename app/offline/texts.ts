import { formatNumber } from '#app/lib/format-number.ts';
import { retry } from '#app/ui/texts.ts';
import * as backEnd from '#app/back-end.ts';
import { atLeast, atMost } from '#app/lib/safe-number.ts';

export { offlineUse as offlinePage, retry } from '#app/ui/texts.ts';

export const offlinePageDescription = backEnd.findsProducts
  ? 'Which pages of the shop open on this device without a connection.'
  : 'Which pages of the shop open on this device without a connection, and how to keep the whole shop on it.';
export const lead =
  'Pages that you have opened stay on this device and open without a connection. So do the cart and the search.';

export const notKept = 'This page is not kept on this device, and the shop cannot be reached right now.';
/** @param title absent if it is not known without a connection */
export const tryPageAgain = (title: string | undefined) =>
  title === undefined ? 'Try the page again' : `Try “${title}” again`;
export const openCart = 'Open the cart';

export const keptHeading = 'Kept on this device';
export const loadingKept = 'Checking what is kept…';
export function keptPages(count: number): string {
  if (count === 0) return 'No pages are kept yet.';
  return count === 1
    ? '1 page opens without a connection.'
    : `${formatNumber(count)} pages open without a connection.`;
}
export const keptWhole = 'All pages open without a connection.';
export const latestKept = (count: number) => `The latest ${formatNumber(count)}:`;

export const keepShop = 'Keep this shop on my device';
export const keepShopText = ({ products, bytes }: { readonly products: number; readonly bytes: number }) =>
  `All pages, the search and ${formatNumber(products)} products with one size of each picture take ${size(bytes)} of space. Less is downloaded if some of it is kept already.`;
export const keeping = 'Keeping the shop';
export const keepingProgress = (done: number, all: number) => `${size(done)} of ${size(all)}`;
export const cancel = 'Cancel';
export const keptShop = (bytes: number) => `The whole shop is kept on this device (${size(bytes)}).`;
export const removeShop = 'Remove it';
export const removed = 'Removed. Pages that you open from now on are kept again.';
export const cancelled = (done: number, all: number) =>
  `Cancelled after ${keepingProgress(done, all)}. What was loaded is kept, and the rest can follow at any time.`;
export const incomplete = (missing: number) =>
  `You have asked for the whole shop, but ${size(missing)} of it is missing. Your browser may have removed it, or it has changed in the shop.`;
export const loadMissing = 'Load what is missing';

export const failures = {
  network: `The connection was lost. What was loaded is kept: press “${retry}” once you are online.`,
  changed: 'The shop was updated in the meantime. Please load the new version and try again.',
  full: 'There is not enough space on this device. What was loaded is kept. Free some space and try again.',
} as const;
export const needsSpace = (needed: number, free: number) =>
  `There is not enough space on this device: ${size(needed)} are needed, and this browser has ${atMost(free / 1e6, 1, 1)} MB for the shop.`;

export const unsupported =
  'This browser cannot keep pages. It may be in private mode, or the shop was opened without HTTPS.';
export const setUpFailed =
  'Pages cannot be kept right now. The files of the shop may be changing, or the connection may be bad. Please try again later.';

/** `9400000` → `9.4 MB`. Rounds up what is needed. */
function size(bytes: number): string {
  return `${atLeast(bytes / 1e6, 1, 1)} MB`;
}
