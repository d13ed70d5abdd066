import { expect, test } from 'vitest';
import { capNotice, capReached } from './texts.ts';

test('names the reason for a quantity cap: stock, limit per order or sold out', () => {
  expect(capReached({ kind: 'stock', cap: 3 })).toBe('This is the limit: only 3 in stock.');
  expect(capNotice('Radio', { kind: 'order-limit', cap: 10 })).toBe('Radio: at most 10 in one order');
  expect(capNotice('Radio', { kind: 'sold-out' })).toBe('Radio: out of stock');
});
