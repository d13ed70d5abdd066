import { useEffect } from 'react';
import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useStore } from '#app/lib/use-store.ts';
import type { LineItem } from '#app/cart/model/cart.ts';
import {
  addToList,
  deleteList,
  EMPTY_LISTS,
  insertList,
  type Lists,
  type ProductList,
  readSavedLists,
  refreshLists,
  removeFromList,
  renameList,
  restoreToList,
  serializeLists,
  setListQuantity,
  subtractFromList,
} from './model/lists.ts';
import { addLinesToCart } from '#app/cart/change-cart-lines.ts';
import { loadReadableOffers } from '#app/offer/load-offers.ts';
import { notify, reportStorageFailure } from '#app/ui/notices.ts';
import * as texts from './texts.ts';

export const listsStore = createPersistentStore({
  key: 'lists',
  initial: EMPTY_LISTS,
  parse: readSavedLists,
  serialize: serializeLists,
  onStorageFailure: reportStorageFailure,
});

/** Reads the stored lists and follows changes in other tabs. */
export function useLists(): { readonly lists: Lists; readonly isRestored: boolean } {
  useEffect(() => {
    listsStore.restore();
    return listsStore.syncWithOtherTabs(window);
  }, []);
  return { lists: useStore(listsStore), isRestored: useStore(listsStore.isRestored) };
}

/** The name must have passed `checkName`. */
export function createList(name: string, items: readonly LineItem[]): void {
  const list = { id: randomUuid(), name: name.trim(), items: [] };
  const { inserted } = listsStore.update((lists) => insertList(lists, list));
  if (!inserted) notify(texts.tooManyLists);
  else if (items.length > 0) addLinesToList(inserted, items);
  else notify(texts.created(inserted.name));
}

export function addLinesToList({ id, name }: ProductList, lines: readonly LineItem[]): void {
  const { added, leftOut } = listsStore.update((lists) => addToList(lists, id, lines));
  if (leftOut.length > 0) notify(texts.noRoom(leftOut.length, name));
  if (added.length + leftOut.length < lines.length) notify(texts.quantityLimit);
  if (added.length === 0) return;
  notify(texts.addedToList(added.length, name), {
    label: texts.undo,
    run: () => void listsStore.update((lists) => subtractFromList(lists, id, added)),
  });
}

export function rename({ id }: ProductList, name: string): void {
  listsStore.update((lists) => renameList(lists, id, name));
  notify(texts.renamed(name.trim()));
}

export function remove(list: ProductList): void {
  const { index } = listsStore.update((lists) => deleteList(lists, list.id));
  if (index < 0) return;
  notify(texts.deleted(list.name), {
    label: texts.undo,
    run: () => void listsStore.update((lists) => insertList(lists, list, index)),
  });
}

export function setQuantity({ id }: ProductList, item: LineItem, quantity: number): void {
  listsStore.update((lists) => setListQuantity(lists, id, item.id, quantity));
}

export function removeProduct({ id, name }: ProductList, item: LineItem): void {
  const { index } = listsStore.update((lists) => removeFromList(lists, id, item.id));
  if (index < 0) return;
  notify(texts.removed(item.title, name), {
    label: texts.undo,
    run: () => void listsStore.update((lists) => restoreToList(lists, id, item, index)),
  });
}

export function addListToCart({ name, items }: ProductList): void {
  const { added, capped, soldOut, undo } = addLinesToCart(
    items.map((item) => ({ offer: item, quantity: item.quantity })),
  );
  const text = texts.addedToCart(name, added.length, capped.length + soldOut.length);
  notify(text, added.length > 0 ? { label: texts.undo, run: undo } : undefined);
}

/** Loads current prices and stock and updates the products. */
export async function refreshListOffers(): Promise<void> {
  const ids = listsStore.getState().items.flatMap(({ items }) => items.map(({ id }) => id));
  if (ids.length === 0) return;
  const offers = await loadReadableOffers(ids);
  listsStore.update((lists) => refreshLists(lists, offers));
}
