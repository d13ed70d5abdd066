import { expect, test } from 'vitest';
import { url } from './shop-data.ts';
import { SHOP } from './shop.ts';

test('the URL of the shop has no path and no slash at the end', () => {
  expect(url).toBe(new URL(url).origin);
});

test('each phone link dials the number shown', () => {
  for (const { display, href } of Object.values(SHOP.phones)) {
    expect(href).toMatch(/^tel:\+?\d{5,}$/);
    expect(href.slice('tel:'.length)).toBe(display.split(/[^+\d]/).join(''));
  }
});
