import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZE, pageLinks, pageOf } from './paging.ts';

describe('pageOf', () => {
  test('returns the positions of a page, or of the last page in place of one past the end', () => {
    expect(pageOf(100, 1)).toEqual({ page: 1, pageCount: 3, start: 0, end: 48 });
    expect(pageOf(100, Number.MAX_SAFE_INTEGER)).toEqual({ page: 3, pageCount: 3, start: 96, end: 100 });
    expect(pageOf(0, 7)).toEqual({ page: 1, pageCount: 1, start: 0, end: 0 });
  });

  test('every item is on exactly one page, and no page is empty or too long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (total) => {
        const { pageCount } = pageOf(total, 1);
        let next = 0;
        for (let page = 1; page <= pageCount; page += 1) {
          const { start, end } = pageOf(total, page);
          expect(start).toBe(next);
          expect(end - start).toBeGreaterThan(0);
          expect(end - start).toBeLessThanOrEqual(PAGE_SIZE);
          next = end;
        }
        expect(next).toBe(total);
      }),
    );
  });
});

describe('pageLinks', () => {
  test.each([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [53, 53, [1, 'gap', 49, 50, 51, 52, 53]],
  ])('on page %i of %i', (page, pageCount, links) => {
    expect(pageLinks(page, pageCount)).toEqual(links);
  });

  test('the page, its neighbours, the first and the last page are always linked, and a gap leaves out several pages', () => {
    const pages = fc
      .integer({ min: 1, max: 300 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, pageCount]) => {
        const links = pageLinks(page, pageCount);
        expect(links).toHaveLength(Math.min(pageCount, 7));
        for (const expected of [1, page - 1, page, page + 1, pageCount]) {
          if (expected >= 1 && expected <= pageCount) expect(links).toContain(expected);
        }
        for (const [index, link] of links.entries()) {
          if (link === 'gap') {
            expect(Number(links[index + 1]) - Number(links[index - 1])).toBeGreaterThan(2);
          } else if (index > 0 && links[index - 1] !== 'gap') {
            expect(link).toBe(Number(links[index - 1]) + 1);
          }
        }
      }),
    );
  });
});
