import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLinkPath, MAX_LINKED_ITEMS, readCartLink } from './cart-link.ts';

function read(items: string) {
  return readCartLink(new URLSearchParams({ items }));
}

/** As the router reads an address. */
function readPath(path: string) {
  return readCartLink(new URL(path, 'https://shop.example').searchParams);
}

describe('cartLinkPath', () => {
  test('lists products with their quantities', () => {
    expect(
      cartLinkPath([
        { id: '1', quantity: 2 },
        { id: '45', quantity: 1 },
      ]),
    ).toBe('/cart?items=1:2,45:1');
  });

  test('is the inverse of readCartLink', () => {
    const anyItems = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/),
        quantity: fc.integer({ min: 1, max: 9999 }),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(readPath(cartLinkPath(items))).toEqual({ kind: 'read', items, problems: [] });
      }),
    );
  });
});

describe('readCartLink', () => {
  test('tells an address without items from one with an empty list', () => {
    expect(readCartLink(new URLSearchParams('quantity=2'))).toEqual({ kind: 'absent' });
    expect(read('')).toEqual({ kind: 'read', items: [], problems: [] });
  });

  test('adds up the quantities of a repeated product and keeps its first position', () => {
    expect(read('1:2,45:1,1:3')).toEqual({
      kind: 'read',
      items: [
        { id: '1', quantity: 5 },
        { id: '45', quantity: 1 },
      ],
      problems: [],
    });
  });

  test('counts a product without a quantity once', () => {
    expect(read('1, 45')).toMatchObject({
      items: [
        { id: '1', quantity: 1 },
        { id: '45', quantity: 1 },
      ],
    });
  });

  test.each(['1:0', '1:-1', '1:ten', '1:1e9', '1:1.5', '1:', '1:2:3', '1:10000', `1:${'9'.repeat(20)}`])(
    'reports the quantity of %s',
    (text) => {
      expect(read(`${text},45:1`)).toEqual({
        kind: 'read',
        items: [{ id: '45', quantity: 1 }],
        problems: [{ text, reason: 'bad-quantity' }],
      });
    },
  );

  test('reports a quantity without a product', () => {
    expect(read(':2')).toMatchObject({ items: [], problems: [{ text: ':2', reason: 'no-product' }] });
  });

  test('shortens a long part that it reports, without splitting an emoji', () => {
    expect(read(`${'9'.repeat(60)}:0`)).toMatchObject({ problems: [{ text: `${'9'.repeat(40)}…` }] });
    expect(read(`${'9'.repeat(39)}🔥🔥:0`)).toMatchObject({ problems: [{ text: `${'9'.repeat(39)}…` }] });
  });

  test('reports the part with which a repeated product would exceed 9,999', () => {
    expect(read('1:9000,1:999,1:1')).toEqual({
      kind: 'read',
      items: [{ id: '1', quantity: 9999 }],
      problems: [{ text: '1:1', reason: 'bad-quantity' }],
    });
  });

  test('rejects a link with 5,000 items', () => {
    const parts = Array.from({ length: 5000 }, (_, index) => `${index}:1`);
    expect(read(parts.join(','))).toEqual({ kind: 'too-many', count: 5000 });
    expect(read(parts.slice(0, MAX_LINKED_ITEMS).join(',')).kind).toBe('read');
  });
});
