import { notify } from '#app/ui/notices.ts';

let said = false;

/** Private mode, a full disk, storage switched off: the shop goes on in memory and says so once. */
export function reportStorageFailure(): void {
  if (said) return;
  said = true;
  notify('This browser keeps no data for us: your cart and wishlist last only until you close the page.');
}
