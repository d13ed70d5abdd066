import { expect, test } from 'vitest';
import { capNotice, capReached, cartChange } from './texts.ts';

test('names the reason for a quantity cap: stock, limit per order or sold out', () => {
  expect(capReached({ kind: 'stock', cap: 3 })).toBe('This is the limit: only 3 in stock.');
  expect(capNotice('Radio', { kind: 'order-limit', cap: 10 })).toBe('Radio: at most 10 in one order');
  expect(capNotice('Radio', { kind: 'sold-out' })).toBe('Radio: out of stock');
});

test('describes the changes that a refresh makes to a stored cart', () => {
  expect(cartChange({ kind: 'sold-out', title: 'Radio' })).toBe(
    'Radio is sold out and is no longer in your cart.',
  );
  expect(cartChange({ kind: 'quantity-lowered', title: 'Radio', quantity: 2 })).toBe(
    'Radio: your quantity is now 2, the most you can order.',
  );
  expect(cartChange({ kind: 'price-changed', title: 'Radio', from: 10_000, to: 123_450 })).toBe(
    'The price of Radio has changed from $100.00 to $1,234.50.',
  );
});
