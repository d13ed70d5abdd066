import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSearch, readRecentSearches, restoreSearches } from './recent-searches.ts';
import { searchPath } from './search-path.ts';

/** The recent searches of a visitor who searched for `queries`, one after the other. */
function searchedInOrder(queries: readonly string[]): readonly string[] {
  return queries.reduce<readonly string[]>(addSearch, []);
}

test('the newest search is first, and at most five remain', () => {
  expect(searchedInOrder(['dome', 'ptz', 'radio'])).toEqual(['radio', 'ptz', 'dome']);
  expect(searchedInOrder(['1', '2', '3', '4', '5', '6'])).toEqual(['6', '5', '4', '3', '2']);
});

test('searches for the same words count as one, in the last spelling', () => {
  expect(searchedInOrder(['4K dome', 'ptz', ' 4k  Dome '])).toEqual(['4k  Dome', 'ptz']);
  expect(searchedInOrder(['36× zoom', '36x Zoom'])).toEqual(['36x Zoom']);
});

test.each(['', '\n', '\ud800 dome', 'x'.repeat(201)])('%j is not kept', (query) => {
  expect(addSearch(['dome'], query)).toEqual(['dome']);
});

test('every kept search has an address of its results, and restoring searches brings each back once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 210 })), (queries) => {
      const searches = searchedInOrder(queries);
      expect(searches.length).toBeLessThanOrEqual(5);
      for (const query of searches) {
        expect(searchPath(query)).toBe(`/search?q=${encodeURIComponent(query)}`);
        expect(query.length).toBeLessThanOrEqual(200);
      }
      expect(restoreSearches(searches, searches)).toEqual(searches);
      expect(restoreSearches([], searches)).toEqual(searches);
    }),
  );
});

describe('the stored list', () => {
  test('is read without values that are blank, too long, repeated or not a text', () => {
    const items = ['dome', 'DOME', ' ', 'x'.repeat(5_000), 12, null, ['ptz'], '\ud800', ' radio '];
    expect(readRecentSearches(JSON.stringify({ items }))).toEqual(['dome', 'radio']);
  });

  test.each(['dome', 'null', '["dome"]', '{}', '{"items":"dome"}'])('%s is rejected', (text) => {
    expect(readRecentSearches(text)).toBeUndefined();
  });
});
