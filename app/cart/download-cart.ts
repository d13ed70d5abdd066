import { saveFile } from '#app/lib/save-file.ts';
import { cartCsv, csvFileName } from './share-texts.ts';
import { cartStore } from './cart-store.ts';

export function downloadCart(): void {
  saveFile(csvFileName, 'text/csv', cartCsv(cartStore.getState().items));
}
