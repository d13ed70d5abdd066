import { describe, expect, test } from 'vitest';
import { preferredList, type ResultList, resultsPath, searchPath } from './search-path.ts';

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

const resultsOf = (query: string, list: ResultList, current = '') =>
  resultsPath(query, list, new URLSearchParams(current));

test.each([
  ['outdoor 4k', 'meaning', '', '/search?q=outdoor%204k&words=1'],
  [
    '4k',
    'meaning',
    'q=x&sort=price-asc&brand=A&brand=B&page=3&words=2',
    '/search?q=4k&words=1&sort=price-asc&brand=A&brand=B',
  ],
  ['outdoor 4k', 'text', '', '/search?q=outdoor%204k&words=0'],
  ['4k', 'text', 'q=x&words=1&view=list&page=2', '/search?q=4k&words=0&view=list'],
  [' ', 'meaning', 'q=4k&words=1', '/search'],
] as const)('the results of %j, the list %s, after ?%s are at %s', (query, list, current, path) => {
  expect(resultsOf(query, list, current)).toBe(path);
});

const preferred = (search: string) => preferredList(new URL(search, 'https://shop.example').searchParams);

test('the address says which list comes first, if it asks for one', () => {
  for (const list of ['meaning', 'text'] as const) expect(preferred(resultsOf('4k', list))).toBe(list);
  for (const search of ['/search?q=4k', '/search?words=', '/search?words=2&words=1', '/search?words=true'])
    expect(preferred(search)).toBeUndefined();
});
