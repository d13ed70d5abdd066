import { describe, expect, test } from 'vitest';
import { asksForPlainWords, resultsPath, searchPath } from './search-path.ts';

describe('searchPath', () => {
  test('returns the path of the search page with the trimmed and encoded query', () => {
    expect(searchPath('  ip camera & dome ')).toBe('/search?q=ip%20camera%20%26%20dome');
  });

  test('returns undefined for a blank query', () => {
    expect(searchPath('')).toBeUndefined();
    expect(searchPath('   ')).toBeUndefined();
  });

  test('replaces half a surrogate pair, which cannot be encoded', () => {
    expect(searchPath('a\uD800')).toBe('/search?q=a%EF%BF%BD');
  });
});

const resultsOf = (query: string, inPlainWords: boolean, current = '') =>
  resultsPath(query, inPlainWords, new URLSearchParams(current));

test.each([
  ['outdoor 4k', true, '', '/search?q=outdoor%204k&words=1'],
  [
    '4k',
    true,
    'q=x&sort=price-asc&brand=A&brand=B&page=3&words=2',
    '/search?q=4k&words=1&sort=price-asc&brand=A&brand=B',
  ],
  ['outdoor 4k', false, '', '/search?q=outdoor%204k'],
  ['4k', false, 'q=x&words=1&view=list&page=2', '/search?q=4k&view=list'],
  [' ', true, 'q=4k&words=1', '/search'],
])('the results of %j, in plain words: %j, after ?%s are at %s', (query, inPlainWords, current, path) => {
  expect(resultsOf(query, inPlainWords, current)).toBe(path);
});

const asks = (search: string) => asksForPlainWords(new URL(search, 'https://shop.example').searchParams);

test.each(['/search?q=4k', '/search?words=', '/search?words=0&words=1', '/search?words=true'])(
  '%s does not ask for plain words',
  (search) => {
    expect(asks(resultsOf('4k', true))).toBe(true);
    expect(asks(search)).toBe(false);
  },
);
