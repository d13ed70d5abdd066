import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';

let isReported = false;

/**
 * Tells the visitor once that cart, wishlist, comparison and lists are not stored, for example because the storage is full
 * or disabled.
 */
export function reportStorageFailure(): void {
  if (isReported) return;
  isReported = true;
  notify(texts.storageUnavailable);
}
