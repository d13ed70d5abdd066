import { describe, expect, test } from 'vitest';
import { lineItem, setLineQuantity, undoChange } from '#app/cart/model/cart.ts';
import { MAX_QUANTITY } from '#app/lib/quantity.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  addToList,
  changeList,
  checkName,
  deleteList,
  freeName,
  insertList,
  listCap,
  type Lists,
  MAX_LISTS,
  MAX_NAME_LENGTH,
  MAX_PRODUCTS,
  refreshLists,
  renameList,
  savedLists,
} from './lists.ts';
import { readListFile, toListFile } from './list-file.ts';

const camera = anOffer({ id: '1', title: 'Dome camera' });
const radio = anOffer({ id: '2', title: 'Radio', availableQuantity: 3 });
const WAREHOUSE = { id: 'a', name: 'Warehouse', items: [lineItem(camera, 8), lineItem(radio, 2)] };
const LISTS: Lists = { items: [WAREHOUSE, { id: 'b', name: 'Office', items: [] }] };

describe('A name', () => {
  test.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['x'.repeat(61), 'too-long'],
    ['warehouse ', 'taken'],
  ])('is rejected if it is %j: %s', (name, problem) => {
    expect(checkName(LISTS, name)).toBe(problem);
  });

  test('is accepted if no list has it', () => {
    expect(checkName(LISTS, 'Warehouse 2')).toBeUndefined();
  });

  test('may stay the same apart from case when a list is renamed', () => {
    expect(checkName(LISTS, 'WAREHOUSE', 'a')).toBeUndefined();
    expect(renameList(LISTS, 'a', 'WAREHOUSE').next.items[0]?.name).toBe('WAREHOUSE');
  });

  test('is trimmed when a list is renamed, and refused if another list has it', () => {
    expect(renameList(LISTS, 'a', ' Depot ').next.items[0]?.name).toBe('Depot');
    expect(renameList(LISTS, 'a', 'office').next).toBe(LISTS);
  });

  test('is numbered if it is taken, and cut if it is too long', () => {
    expect(freeName(LISTS, 'Warehouse')).toBe('Warehouse 2');
    expect(freeName(LISTS, 'Garage')).toBe('Garage');
    expect(checkName(LISTS, freeName(LISTS, 'x'.repeat(100)))).toBeUndefined();
  });

  test('of the maximum length is cut only if it is numbered', () => {
    const name = 'x'.repeat(MAX_NAME_LENGTH);
    expect(freeName(LISTS, name)).toBe(name);
    const taken = { items: [{ id: 'a', name, items: [] }] };
    expect(freeName(taken, name)).toBe(`${'x'.repeat(MAX_NAME_LENGTH - 2)} 2`);
  });

  test('is not cut within a surrogate pair', () => {
    expect(freeName(LISTS, `${'x'.repeat(MAX_NAME_LENGTH - 1)}🔥`)).toBe('x'.repeat(MAX_NAME_LENGTH - 1));
  });
});

describe('Lists', () => {
  test('are limited in number', () => {
    const full = {
      items: Array.from({ length: MAX_LISTS }, (_, index) => ({
        id: `${index}`,
        name: `${index}`,
        items: [],
      })),
    };
    expect(insertList(full, { id: 'new', name: 'New', items: [] })).toEqual({
      next: full,
      inserted: undefined,
    });
    expect(checkName(full, 'New')).toBe('too-many-lists');
    expect(checkName(full, 'Renamed', '0')).toBeUndefined();
    expect(freeName(full, '1')).toBe('1 2');
  });

  test('can be deleted and put back, under another name if theirs was taken in the meantime', () => {
    const { next, index } = deleteList(LISTS, 'a');
    expect(next.items.map(({ id }) => id)).toEqual(['b']);
    expect(insertList(next, WAREHOUSE, index).next).toEqual(LISTS);
    const { next: later } = insertList(next, { id: 'c', name: 'warehouse', items: [] });
    const { next: restored } = insertList(later, WAREHOUSE, index);
    expect(restored.items.map(({ name }) => name)).toEqual(['Warehouse 2', 'Office', 'warehouse']);
    expect(deleteList(LISTS, 'unknown')).toEqual({ next: LISTS, index: -1 });
  });

  test('change one by one, if the list still exists', () => {
    const { next, before } = changeList(LISTS, 'b', () => ({ next: { items: WAREHOUSE.items } }));
    expect(next.items).toEqual([WAREHOUSE, { id: 'b', name: 'Office', items: WAREHOUSE.items }]);
    expect(before).toBe(LISTS.items[1]);
    expect(changeList(LISTS, 'unknown', () => ({ next: { items: [] } }))).toEqual({ next: LISTS });
  });

  test('add up quantities, whatever the stock, and undo that', () => {
    const sensor = anOffer({ id: '3' });
    const { next, added, leftOut } = addToList(WAREHOUSE, [lineItem(radio, 4), lineItem(sensor, 1)]);
    expect(next.items).toEqual([lineItem(camera, 8), lineItem(radio, 6), lineItem(sensor, 1)]);
    expect(added).toEqual([lineItem(radio, 4), lineItem(sensor, 1)]);
    expect(leftOut).toEqual([]);
    expect(undoChange(next, WAREHOUSE, next, listCap).next.items).toEqual(WAREHOUSE.items);
  });

  test('have a largest quantity of each product, and room for a limited number of products', () => {
    const { next, added, capped } = addToList(WAREHOUSE, [lineItem(camera, MAX_QUANTITY)]);
    expect(next.items[0]).toEqual(lineItem(camera, MAX_QUANTITY));
    expect(capped).toEqual([next.items[0]]);
    expect(added).toEqual([lineItem(camera, MAX_QUANTITY - 8)]);
    expect(setLineQuantity(WAREHOUSE, '1', 1e9, listCap).next).toEqual(next);

    const lines = Array.from({ length: MAX_PRODUCTS + 2 }, (_, id) => lineItem(anOffer({ id: `${id}` }), 1));
    const full = addToList({ items: [] }, lines);
    expect(full.next.items).toHaveLength(MAX_PRODUCTS);
    expect(full.leftOut.map(({ id }) => id)).toEqual(['200', '201']);
    expect(addToList(full.next, lines).leftOut).toEqual(full.leftOut);
  });

  test('keep quantities when prices and stock are brought up to date', () => {
    const now = { ...camera, price: 99, soldOut: true };
    const { next } = refreshLists(LISTS, new Map([['1', now]]));
    expect(next.items[0]?.items).toEqual([lineItem(now, 8), lineItem(radio, 2)]);
    expect(refreshLists(next, new Map([['1', now]])).next).toBe(next);
  });
});

describe('Saved lists', () => {
  test('are read as they were saved', () => {
    expect(savedLists.parse(savedLists.serialize(LISTS))).toEqual(LISTS);
  });

  test('are invalid without items', () => {
    expect(savedLists.parse('{}')).toBeUndefined();
  });

  test('lose only what cannot be read or repeats an id; taken names and excessive quantities are changed', () => {
    const item = { id: '1', title: 'Dome camera', image: 'dome.webp', price: 19.99, quantity: 2 };
    const text = JSON.stringify({
      items: [
        {
          id: 'a',
          name: 'One',
          items: [item, item, { ...item, id: '2', quantity: 0 }, { ...item, id: '3', price: 'x' }],
        },
        { id: 'b', name: 'one', items: [{ ...item, quantity: 1e6 }] },
        { id: 'c', name: ' ', items: [] },
        { id: 'd', name: 'No items' },
        'text',
      ],
    });
    expect(savedLists.parse(text)).toEqual({
      items: [
        { id: 'a', name: 'One', items: [lineItem(camera, 2)] },
        { id: 'b', name: 'one 2', items: [lineItem(camera, MAX_QUANTITY)] },
      ],
    });
  });
});

describe('A file of lists', () => {
  test('contains names, SKUs and quantities', () => {
    const items = WAREHOUSE.items.map(({ id, quantity }) => ({ id, quantity }));
    expect(readListFile(toListFile([WAREHOUSE]))).toEqual({
      kind: 'lists',
      lists: [{ name: 'Warehouse', items, unreadable: 0 }],
    });
  });

  test.each([
    ['SKU,Quantity', 'not-json'],
    ['null', 'other-format'],
    ['{"items":[],"totalItems":0}', 'other-format'],
    ['{"format":"watchpost-lists","version":1,"lists":{}}', 'other-format'],
    ['{"format":"watchpost-lists","version":2,"lists":[]}', 'other-version'],
    ['{"format":"watchpost-lists","version":1,"lists":[{"items":[]}]}', 'no-lists'],
  ])('is rejected if it is %j: %s', (text, problem) => {
    expect(readListFile(text)).toEqual({ kind: 'problem', problem });
  });

  test('adds up the quantities of a repeated SKU, and counts entries that cannot be read', () => {
    const items = [
      { sku: '1', quantity: 2 },
      { sku: '1', quantity: 1 },
      { sku: '', quantity: 1 },
      { sku: '2' },
      null,
    ];
    const text = JSON.stringify({ format: 'watchpost-lists', version: 1, lists: [{ name: 'One', items }] });
    expect(readListFile(text)).toEqual({
      kind: 'lists',
      lists: [{ name: 'One', items: [{ id: '1', quantity: 3 }], unreadable: 3 }],
    });
  });
});
