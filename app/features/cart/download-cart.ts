import { saveFile } from '#app/browser/save-file.ts';
import { cartCsv, csvFileName } from '#app/texts/share-cart.ts';
import { cartStore } from './cart-store.ts';

export function downloadCart(): void {
  saveFile(csvFileName, 'text/csv', cartCsv(cartStore.getState().items));
}
