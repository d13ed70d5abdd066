import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchPath } from './search-path.ts';

describe('searchPath', () => {
  test('returns the path of the search page with the trimmed and encoded query', () => {
    expect(searchPath('  ip camera & dome ')).toBe('/search?q=ip%20camera%20%26%20dome');
  });

  test('returns undefined for a blank query', () => {
    expect(searchPath('')).toBeUndefined();
    expect(searchPath('   ')).toBeUndefined();
  });

  test('encodes any query so that it can be read back', () => {
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
