import * as texts from '#app/texts/cart.ts';
import { notify } from '#app/ui/notices.ts';

let said = false;

/** Private mode, a full disk, storage switched off: the shop goes on in memory and says so once. */
export function reportStorageFailure(): void {
  if (said) return;
  said = true;
  notify(texts.storageUnavailable);
}
