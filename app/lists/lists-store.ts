import { useEffect } from 'react';
import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useStore } from '#app/lib/use-store.ts';
import {
  type Cart,
  type LineItem,
  removeLines,
  setLineQuantity,
  undoChange,
  wantedLine,
} from '#app/cart/model/cart.ts';
import {
  addToList,
  changeList,
  deleteList,
  EMPTY_LISTS,
  insertList,
  listCap,
  type Lists,
  type ProductList,
  refreshLists,
  renameList,
  savedLists,
} from './model/lists.ts';
import { addLinesToCart } from '#app/cart/cart-store.ts';
import { loadSavedOffers } from '#app/offer/load-offers.ts';
import { notify, notifyWithUndo, reportStorageFailure } from '#app/ui/notices.ts';
import * as texts from './texts.ts';

export const listsStore = createPersistentStore({
  key: 'lists',
  initial: EMPTY_LISTS,
  ...savedLists,
  onStorageFailure: reportStorageFailure,
});

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

export function rename({ id }: ProductList, name: string): void {
  listsStore.update((lists) => renameList(lists, id, name));
  notify(texts.renamed(name.trim()));
}

export function remove(list: ProductList): void {
  const { index } = listsStore.update((lists) => deleteList(lists, list.id));
  if (index < 0) return;
  const undo = () => void listsStore.update((lists) => insertList(lists, list, index));
  notifyWithUndo(texts.deleted(list.name), undo);
}

/** Changes the products of a list. The returned `undo` keeps what is changed afterwards. Undefined if the list is gone. */
function change<C extends { readonly next: Cart }>(id: string, apply: (list: Cart) => C) {
  const { before, changed } = listsStore.update((lists) => changeList(lists, id, apply));
  if (!before) return undefined;
  const undoItems = (list: Cart) => undoChange(list, before, changed.next, listCap);
  return {
    ...changed,
    before,
    undo: () => void listsStore.update((lists) => changeList(lists, id, undoItems)),
  };
}

export function addLinesToList({ id, name }: ProductList, lines: readonly LineItem[]): void {
  const changed = change(id, (list) => addToList(list, lines));
  if (!changed) return;
  const { added, capped, leftOut, undo } = changed;
  if (leftOut.length > 0) notify(texts.noRoom(leftOut.length, name));
  if (capped.length > 0) notify(texts.quantityLimit);
  if (added.length > 0) notifyWithUndo(texts.addedToList(added.length, name), undo);
}

export function setQuantity({ id }: ProductList, item: LineItem, quantity: number): void {
  change(id, (list) => setLineQuantity(list, item.id, quantity, listCap));
}

export function removeProduct({ id, name }: ProductList, item: LineItem): void {
  const changed = change(id, (list) => removeLines(list, [item.id]));
  if (changed && changed.next.items.length < changed.before.items.length) {
    notifyWithUndo(texts.removed(item.title, name), changed.undo);
  }
}

export function addListToCart({ name, items }: ProductList): void {
  const { added, capped, soldOut, undo } = addLinesToCart(items.map(wantedLine));
  const text = texts.addedToCart(name, added.length, capped.length + soldOut.length);
  notifyWithUndo(text, added.length > 0 ? undo : undefined);
}

export async function refreshListOffers(): Promise<void> {
  const ids = listsStore.getState().items.flatMap(({ items }) => items.map(({ id }) => id));
  if (ids.length === 0) return;
  const offers = await loadSavedOffers(ids);
  listsStore.update((lists) => refreshLists(lists, offers));
}
