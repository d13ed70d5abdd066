import { type LineItem, lineItem } from '#app/cart/model/cart.ts';
import { readSavedOffer, type SavedOffer, toSavedOffer } from '#app/offer/model/saved-offer.ts';
import {
  type Invalid,
  type JsonObject,
  readCount,
  readSavedItems,
  readText,
  readUniqueItems,
} from '#app/lib/saved-value.ts';
import {
  EMPTY_LISTS,
  insertList,
  type Lists,
  MAX_LIST_QUANTITY,
  MAX_PRODUCTS,
  type ProductList,
} from './lists.ts';

/** The stored lists. Amounts are in dollars. */
type SavedLists = {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly items: readonly (SavedOffer & { readonly quantity: number })[];
  }[];
};

export function serializeLists(lists: Lists): string {
  const saved: SavedLists = {
    items: lists.items.map(({ id, name, items }) => ({
      id,
      name,
      items: items.map((item) => ({ ...toSavedOffer(item), quantity: item.quantity })),
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
