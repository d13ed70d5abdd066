import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksForPlainWords, literalPath, searchPath, understoodPath } from './search-path.ts';

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
  });

  test('replaces half a surrogate pair, which cannot be encoded', () => {
    expect(searchPath('a\uD800')).toBe('/search?q=a%EF%BF%BD');
  });
});

const path = (query: string, current = '') => understoodPath(query, new URLSearchParams(current));

describe('understoodPath', () => {
  test('asks for the products that the query describes in plain words, and keeps filters and sort order', () => {
    expect(path('outdoor 4k')).toBe('/search?q=outdoor%204k&words=1');
    expect(path('4k', 'q=outdoor+4k&sort=price-asc&brand=Axis&brand=Bosch&page=3&words=2')).toBe(
      '/search?q=4k&words=1&sort=price-asc&brand=Axis&brand=Bosch',
    );
  });

  test('is the empty search page for a blank query', () => {
    expect(path(' ', 'q=4k&words=1')).toBe('/search');
  });
});

test('literalPath asks for the products that contain the query, and keeps the view', () => {
  expect(literalPath('outdoor 4k', new URLSearchParams())).toBe('/search?q=outdoor%204k');
  expect(literalPath('4k', new URLSearchParams('q=x&words=1&view=list&page=2'))).toBe(
    '/search?q=4k&view=list',
  );
});

const asks = (search: string) => asksForPlainWords(new URL(search, 'https://shop.example').searchParams);

describe('asksForPlainWords', () => {
  test('is true for the path of understoodPath', () => {
    expect(asks(path('4k'))).toBe(true);
  });

  test.each(['/search?q=4k', '/search?words=', '/search?words=0&words=1', '/search?words=true'])(
    'is false for %s',
    (search) => {
      expect(asks(search)).toBe(false);
    },
  );
});
