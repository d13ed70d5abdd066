import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchPath } from './search-path.ts';

describe('the address of a search', () => {
  test('goes to the search page with its text trimmed and encoded', () => {
    expect(searchPath('  ip camera & dome ')).toBe('/search?q=ip%20camera%20%26%20dome');
  });

  test('goes nowhere when blank', () => {
    expect(searchPath('')).toBeUndefined();
    expect(searchPath('   ')).toBeUndefined();
  });

  test('arrives as it was typed, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '&', '+', '%', '#', 'ş', '📷', '\n') }),
        (query) => {
          const path = searchPath(query);
          if (path === undefined) expect(query.trim()).toBe('');
          else expect(new URL(path, 'https://shop.example').searchParams.get('q')).toBe(query.trim());
        },
      ),
    );
    expect(searchPath('a\uD800')).toBe('/search?q=a%EF%BF%BD');
  });
});
