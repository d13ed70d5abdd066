import { expect, test } from 'vitest';
import { SHOP } from './shop.ts';

test('pages and files are told by the address at which the shop is published, without a slash at its end', () => {
  expect(SHOP.url).toBe(new URL(SHOP.url).origin);
});

test('a number dials what it shows', () => {
  for (const { display, href } of Object.values(SHOP.phones)) {
    expect(href).toMatch(/^tel:\+?\d{5,}$/);
    expect(href.slice('tel:'.length)).toBe(display.split(/[^+\d]/).join(''));
  }
});
