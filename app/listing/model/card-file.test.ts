import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { CARD_ORDERS, cardFilesOf, filesFor, likelyFile, placesIn } from './card-file.ts';
import { toRows } from './listing-row.ts';
import { PAGE_SIZE } from './paging.ts';

const BRANDS = ['Axis', 'Bosch', 'Pelco', 'Viking'];

/** Title, brand, price and sales are independent of each other. */
function someRows(total: number) {
  return toRows(
    Array.from({ length: total }, (_, index) =>
      aProduct({
        id: String(index),
        title: `Camera ${(index * 31) % 997}`,
        brand: BRANDS[(index * 7) % BRANDS.length] ?? '',
        price: ((index * 17) % 1009) * 100,
        soldQuantity: (index * 13) % 503,
      }),
    ),
  );
}

function fullPagesOf(places: readonly number[]) {
  return Array.from({ length: Math.floor(places.length / PAGE_SIZE) }, (_, page) =>
    places.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
}

describe('cardFilesOf', () => {
  test('a listing with one page needs no files', () => {
    expect(cardFilesOf(0)).toEqual([]);
    expect(cardFilesOf(PAGE_SIZE)).toEqual([]);
  });

  test('the first page is in no file of the default order, and a file has eight pages', () => {
    expect(cardFilesOf(49)).toEqual([{ order: 'sales', start: 48, end: 49 }]);
    expect(cardFilesOf(500).filter(({ order }) => order === 'sales')).toEqual([
      { order: 'sales', start: 48, end: 432 },
      { order: 'sales', start: 432, end: 500 },
    ]);
  });

  test('10,000 products in 40 categories, one with 2,500, have at most 100 files of cards and rows', () => {
    const categories = [2500, ...Array.from({ length: 39 }, () => 193)];
    const files = categories.map((total) => cardFilesOf(total).length + 1);
    expect(files.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(100);
  });

  test('every order contains each product once; the default order leaves out those of the first page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (total) => {
        const rows = someRows(total);
        const files = cardFilesOf(total);
        for (const order of CARD_ORDERS) {
          const ofOrder = files.filter((file) => file.order === order);
          if (ofOrder.length === 0) continue;
          const places = ofOrder.flatMap(({ start, end }) => placesIn(order, rows).slice(start, end));
          const first = order === 'sales' ? PAGE_SIZE : 0;
          const expected = Array.from({ length: total - first }, (_, index) => first + index);
          expect(places.toSorted((a, b) => a - b)).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('filesFor', () => {
  const rows = someRows(1200);
  const files = cardFilesOf(rows.length);
  const choose = (places: readonly number[]) =>
    filesFor(files, new Set(places), (order) => placesIn(order, rows));

  test('a page of the default order is in one file', () => {
    expect(choose([48, 49, 95])).toEqual([{ order: 'sales', start: 48, end: 432 }]);
  });

  test.each(['price', 'title'] as const)('a page that is sorted by %s is in one or two files', (order) => {
    const sorted = placesIn(order, rows);
    // Descending pages begin at the other end.
    for (const page of [...fullPagesOf(sorted), ...fullPagesOf(sorted.toReversed())]) {
      const chosen = choose(page);
      expect(chosen.length).toBeLessThanOrEqual(2);
    }
  });

  test('a page of one brand in the default order is in one or two files', () => {
    const ofBrand = rows.filter(({ brand }) => brand === 'Axis').map(({ place }) => place);
    for (const page of fullPagesOf(ofBrand.toSorted((a, b) => a - b))) {
      expect(choose(page).length).toBeLessThanOrEqual(2);
    }
  });

  test('the chosen files contain every given place after the first page', () => {
    const anyPlaces = fc.array(fc.integer({ min: 48, max: 1199 }), { maxLength: 48 });
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const found = new Set(
          choose(places).flatMap(({ order, start, end }) => placesIn(order, rows).slice(start, end)),
        );
        expect(places.every((place) => found.has(place))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('returns no file if there are no places', () => {
    expect(choose([])).toEqual([]);
  });
});

describe('likelyFile', () => {
  const files = cardFilesOf(1200);

  test.each([
    ['best-selling', 3, 'sales', 48],
    ['best-selling', 10, 'sales', 432],
    ['price-asc', 1, 'price', 0],
    ['price-asc', 9, 'price', 384],
    ['price-desc', 1, 'price', 1152],
    ['name-asc', 1, 'title', 0],
    ['name-desc', 2, 'title', 768],
  ] as const)('%s, page %i: %s from %i', (sort, page, order, start) => {
    expect(likelyFile(files, 1200, { sort, page })).toMatchObject({ order, start });
  });

  test('the first page of the default order, a page past the end and a small listing have none', () => {
    expect(likelyFile(files, 1200, { sort: 'best-selling', page: 1 })).toBeUndefined();
    expect(likelyFile(files, 1200, { sort: 'price-asc', page: 99 })).toBeUndefined();
    expect(likelyFile(cardFilesOf(100), 100, { sort: 'price-asc', page: 1 })).toBeUndefined();
  });
});
