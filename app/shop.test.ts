import { expect, test } from 'vitest';
import { SHOP } from './shop.ts';

test('the URL of the shop has no path and no slash at the end', () => {
  expect(SHOP.url).toBe(new URL(SHOP.url).origin);
});

test('each phone link dials the number shown', () => {
  for (const { display, href } of Object.values(SHOP.phones)) {
    expect(href).toMatch(/^tel:\+?\d{5,}$/);
    expect(href.slice('tel:'.length)).toBe(display.split(/[^+\d]/).join(''));
  }
});
