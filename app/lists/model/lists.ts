import { type SavedLine, toSavedLine } from '#app/cart/model/saved-cart.ts';
import { type LineItem, lineItem, subtractLines } from '#app/cart/model/cart.ts';
import { readSavedOffer, refreshItems } from '#app/offer/model/offer.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { Offer } from '#app/product/model/product.ts';
import {
  type Invalid,
  type JsonObject,
  readCount,
  readSavedItems,
  readText,
  readUniqueItems,
} from '#app/lib/saved-value.ts';

/** Products and quantities of a project. Unlike in a cart, quantities may exceed the stock: they are what is needed. */
export type ProductList = {
  readonly id: string;
  /** Unique among the lists. Names that `foldText` makes equal count as the same. */
  readonly name: string;
  /** Each product once. */
  readonly items: readonly LineItem[];
};

export type Lists = { readonly items: readonly ProductList[] };

export const EMPTY_LISTS: Lists = { items: [] };

export const MAX_LISTS = 50;
export const MAX_PRODUCTS = 200;
export const MAX_NAME_LENGTH = 60;
export const MAX_LIST_QUANTITY = 9999;

export type NameProblem = 'blank' | 'too-long' | 'taken' | 'too-many-lists';

/** @param ownId the id of the list that is to be renamed; absent for a new list */
export function checkName(lists: Lists, name: string, ownId?: string): NameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'blank';
  if (trimmed.length > MAX_NAME_LENGTH) return 'too-long';
  const isTaken = lists.items.some((list) => list.id !== ownId && sameName(list.name, trimmed));
  if (isTaken) return 'taken';
  return ownId === undefined && lists.items.length >= MAX_LISTS ? 'too-many-lists' : undefined;
}

/** `Warehouse` → `Warehouse 2`, if there is a list with this name. A name that is too long is cut. */
export function freeName(lists: Lists, name: string): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const candidate = cut(name.trim(), MAX_NAME_LENGTH - suffix.length) + suffix;
    if (checkName(lists, candidate) !== 'taken') return candidate;
  }
}

/** The beginning of a text. Does not split a surrogate pair. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
}

function sameName(first: string, second: string): boolean {
  return foldText(first) === foldText(second);
}

// The functions below do not change their arguments. They return the lists after the change as `next`.

/**
 * Adds a list at an index, by default at the end, under another name if its name is taken. `inserted` is the list as added;
 * undefined if there are already `MAX_LISTS` lists, or one with this id.
 */
export function insertList(
  lists: Lists,
  list: ProductList,
  index = lists.items.length,
): { readonly next: Lists; readonly inserted: ProductList | undefined } {
  const hasId = lists.items.some(({ id }) => id === list.id);
  if (hasId || lists.items.length >= MAX_LISTS) return { next: lists, inserted: undefined };
  const inserted = { ...list, name: freeName(lists, list.name) };
  return { next: { items: lists.items.toSpliced(index, 0, inserted) }, inserted };
}

/** `index` is where the list was, or -1 if there was none. */
export function deleteList(lists: Lists, id: string): { readonly next: Lists; readonly index: number } {
  const index = lists.items.findIndex((list) => list.id === id);
  return { next: index < 0 ? lists : { items: lists.items.toSpliced(index, 1) }, index };
}

export function renameList(lists: Lists, id: string, name: string): { readonly next: Lists } {
  if (checkName(lists, name, id) !== undefined) return { next: lists };
  return changeList(lists, id, (list) => ({ ...list, name: name.trim() }));
}

/**
 * Adds quantities, up to the limits of a list. `added` has the quantities by which the list grew, `leftOut` the products
 * for which it has no room. A product whose quantity is already the largest is in neither.
 */
export function addToList(
  lists: Lists,
  id: string,
  lines: readonly LineItem[],
): { readonly next: Lists; readonly added: readonly LineItem[]; readonly leftOut: readonly LineItem[] } {
  const added: LineItem[] = [];
  const leftOut: LineItem[] = [];
  const { next } = changeList(lists, id, (list) => {
    const items = new Map(list.items.map((item) => [item.id, item]));
    for (const line of lines) {
      if (!items.has(line.id) && items.size >= MAX_PRODUCTS) {
        leftOut.push(line);
        continue;
      }
      const before = items.get(line.id)?.quantity ?? 0;
      const quantity = Math.min(before + line.quantity, MAX_LIST_QUANTITY);
      items.set(line.id, lineItem(line, quantity));
      if (quantity > before) added.push(lineItem(line, quantity - before));
    }
    return { ...list, items: [...items.values()] };
  });
  return { next, added, leftOut };
}

/** Undoes an addition. Other changes of the list stay. */
export function subtractFromList(
  lists: Lists,
  id: string,
  added: readonly LineItem[],
): { readonly next: Lists } {
  return changeItems(lists, id, (items) => subtractLines({ items }, added).next.items);
}

/** Ignores quantities that are not an integer above 0. */
export function setListQuantity(
  lists: Lists,
  id: string,
  productId: string,
  quantity: number,
): { readonly next: Lists } {
  if (!Number.isInteger(quantity) || quantity < 1) return { next: lists };
  return changeItems(lists, id, (items) =>
    items.map((item) =>
      item.id === productId ? lineItem(item, Math.min(quantity, MAX_LIST_QUANTITY)) : item,
    ),
  );
}

/** `index` is where the product was, or -1 if it was not in the list. */
export function removeFromList(
  lists: Lists,
  id: string,
  productId: string,
): { readonly next: Lists; readonly index: number } {
  const items = lists.items.find((list) => list.id === id)?.items ?? [];
  const index = items.findIndex((item) => item.id === productId);
  if (index < 0) return { next: lists, index };
  return { ...changeItems(lists, id, () => items.toSpliced(index, 1)), index };
}

/** Puts a removed product back, unless it is in the list again. */
export function restoreToList(
  lists: Lists,
  id: string,
  item: LineItem,
  index: number,
): { readonly next: Lists } {
  return changeItems(lists, id, (items) =>
    items.some((other) => other.id === item.id) ? items : items.toSpliced(index, 0, item),
  );
}

/** Brings titles, prices and stock up to date, and keeps the quantities. Returns the given lists if they are up to date. */
export function refreshLists(lists: Lists, offers: ReadonlyMap<string, Offer>): { readonly next: Lists } {
  const items = refreshItems(lists.items, (list) => ({
    ...list,
    items: refreshItems(list.items, (item) => lineItem(offers.get(item.id) ?? item, item.quantity)),
  }));
  return { next: items === lists.items ? lists : { items } };
}

function changeItems(
  lists: Lists,
  id: string,
  change: (items: readonly LineItem[]) => readonly LineItem[],
): { readonly next: Lists } {
  return changeList(lists, id, (list) => ({ ...list, items: change(list.items) }));
}

function changeList(
  lists: Lists,
  id: string,
  change: (list: ProductList) => ProductList,
): { readonly next: Lists } {
  if (!lists.items.some((list) => list.id === id)) return { next: lists };
  return { next: { items: lists.items.map((list) => (list.id === id ? change(list) : list)) } };
}

/** The stored lists. Amounts are in dollars. */
type SavedLists = {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly items: readonly SavedLine[];
  }[];
};

export function serializeLists(lists: Lists): string {
  const saved: SavedLists = {
    items: lists.items.map(({ id, name, items }) => ({
      id,
      name,
      items: items.map(toSavedLine),
    })),
  };
  return JSON.stringify(saved);
}

/**
 * Leaves out lists and products that cannot be read, repeat an id or exceed the limits. Changes a name that is too long or
 * taken, and lowers a quantity that is too large.
 */
export function readSavedLists(text: string): { readonly kind: 'valid'; readonly value: Lists } | Invalid {
  const saved = readSavedItems(text);
  if (saved.kind === 'invalid') return saved;
  const value = readUniqueItems(saved.items, readList).reduce(
    (lists, list) => insertList(lists, list).next,
    EMPTY_LISTS,
  );
  return { kind: 'valid', value };
}

function readList(saved: JsonObject): ProductList | undefined {
  const id = readText(saved['id']);
  const name = readText(saved['name'])?.trim();
  const items: unknown = saved['items'];
  if (id === undefined || name === undefined || !Array.isArray(items)) return undefined;
  return { id, name, items: readUniqueItems(items, readItem).slice(0, MAX_PRODUCTS) };
}

function readItem(saved: JsonObject): LineItem | undefined {
  const offer = readSavedOffer(saved);
  const quantity = readCount(saved['quantity'], 1);
  return offer && quantity !== undefined ? lineItem(offer, Math.min(quantity, MAX_LIST_QUANTITY)) : undefined;
}
