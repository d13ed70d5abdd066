import {
  type AddedLines,
  addLines,
  type Cart,
  type LineItem,
  lineItem,
  quantityIn,
  toSavedLine,
  wantedLine,
} from '#app/cart/model/cart.ts';
import { readSavedOffer, refreshItems } from '#app/offer/model/offer.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { MAX_QUANTITY } from '#app/lib/quantity.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { type JsonObject, readCount, readText, readUniqueItems, savedItems } from '#app/lib/saved-value.ts';
import { cutTo } from '#app/lib/shortened.ts';

/** Products and quantities of a project. Unlike in a cart, quantities may exceed the stock: they are what is needed. */
export type ProductList = Cart & {
  readonly id: string;
  /** Unique among the lists. Names that `foldText` makes equal count as the same. */
  readonly name: string;
};

export type Lists = { readonly items: readonly ProductList[] };

export const EMPTY_LISTS: Lists = { items: [] };

export const MAX_LISTS = 50;
export const MAX_PRODUCTS = 200;
export const MAX_NAME_LENGTH = 60;

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
    const candidate = cutTo(MAX_NAME_LENGTH - suffix.length, name.trim()).trimEnd() + suffix;
    if (checkName(lists, candidate) !== 'taken') return candidate;
  }
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

export function changeList<C extends { readonly next: Partial<ProductList> }>(
  lists: Lists,
  id: string,
  change: (list: ProductList) => C,
) {
  const before = lists.items.find((list) => list.id === id);
  if (!before) return { next: lists };
  const changed = change(before);
  const items = lists.items.map((list) => (list === before ? { ...list, ...changed.next } : list));
  return { next: { items }, before, changed };
}

export function renameList(lists: Lists, id: string, name: string): { readonly next: Lists } {
  if (checkName(lists, name, id) !== undefined) return { next: lists };
  return changeList(lists, id, () => ({ next: { name: name.trim() } }));
}

/** Adds quantities, up to the limits of a list. `leftOut` are the products for which it has no room. */
export function addToList(
  list: Cart,
  lines: readonly LineItem[],
): AddedLines & { readonly leftOut: readonly LineItem[] } {
  const leftOut = lines
    .filter(({ id }) => quantityIn(list, id) === 0)
    .slice(MAX_PRODUCTS - list.items.length);
  const wanted = lines.filter((line) => !leftOut.includes(line));
  return { ...addLines(list, wanted.map(wantedLine), listCap), leftOut };
}

/** What a list takes does not depend on the stock. */
export const listCap = () => MAX_QUANTITY;

/** Brings titles, prices and stock up to date, and keeps the quantities. Returns the given lists if they are up to date. */
export function refreshLists(lists: Lists, offers: ReadonlyMap<string, Offer>): { readonly next: Lists } {
  const items = refreshItems(lists.items, (list) => ({
    ...list,
    items: refreshItems(list.items, (item) => lineItem(offers.get(item.id) ?? item, item.quantity)),
  }));
  return { next: items === lists.items ? lists : { items } };
}

const saved = savedItems<ProductList>({
  write: ({ id, name, items }) => ({ id, name, items: items.map(toSavedLine) }),
  read: ({ id: savedId, name: savedName, items }) => {
    const id = readText(savedId);
    const name = readText(savedName)?.trim();
    if (id === undefined || name === undefined || !Array.isArray(items)) return undefined;
    return { id, name, items: readUniqueItems(items, readItem).slice(0, MAX_PRODUCTS) };
  },
});

function readItem(item: JsonObject): LineItem | undefined {
  const offer = readSavedOffer(item);
  const quantity = readCount(item['quantity'], 1);
  return offer && quantity !== undefined ? lineItem(offer, quantity) : undefined;
}

/**
 * The stored lists. Reading leaves out lists and products that cannot be read, repeat an id or exceed the limits, changes a name
 * that is too long or taken, and lowers a quantity that is too large.
 */
export const savedLists = {
  serialize: saved.serialize,
  parse: (text: string): Lists | undefined =>
    saved.parse(text)?.items.reduce((lists, list) => insertList(lists, list).next, EMPTY_LISTS),
};
