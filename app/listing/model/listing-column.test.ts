import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, toShownAttribute } from '#app/figures/model/attribute.ts';
import {
  ATTRIBUTES,
  figureOrUnknown,
  lowestTemperature,
  nightRange,
  numbers,
  outdoor,
} from '#app/figures/model/figures.fixture.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { parseColumnOrder } from './listing-query.ts';
import { DEFAULT_FILTER, type ListingFilter } from './listing-filter.ts';
import {
  type ListingColumn,
  listingColumns,
  orderByColumn,
  orderedColumn,
  sortByColumn,
  sortDirectionOf,
} from './listing-column.ts';

const COLUMNS = listingColumns(ATTRIBUTES.map(toShownAttribute));

function column(id: string, columns = COLUMNS): ListingColumn {
  const found = columns.find((column) => column.id === id);
  if (!found) throw new Error(`There is no column ${id}.`);
  return found;
}

describe('the columns', () => {
  test('of a category are title, price, stock and its figures', () => {
    expect(COLUMNS.slice(0, 4).map(({ id }) => id)).toEqual(['title', 'price', 'stock', 'night-range']);
  });

  test('of search results have the brand and no figures', () => {
    expect(listingColumns().map(({ id }) => id)).toEqual(['title', 'price', 'stock', 'brand']);
  });
});

const press = (id: string, filter: ListingFilter = DEFAULT_FILTER) =>
  sortByColumn(column(id), COLUMNS, filter);

describe('a press on a header', () => {
  test.each([
    ['title', 'name-asc', 'name-desc'],
    ['price', 'price-asc', 'price-desc'],
  ])('on %s uses the sort orders %s and %s', (id, first, second) => {
    const once = press(id);
    expect(once).toEqual({ ...DEFAULT_FILTER, sort: first });
    expect(press(id, once)).toEqual({ ...DEFAULT_FILTER, sort: second });
    expect(press(id, press(id, once))).toEqual(once);
  });

  test.each([
    [nightRange.id, 'descending'],
    [lowestTemperature.id, 'ascending'],
    [outdoor.id, 'descending'],
    ['protocols', 'ascending'],
    ['stock', 'descending'],
  ])('on %s first sorts %s, then the other way round', (id, first) => {
    const once = press(id);
    expect(once.order).toEqual({ column: id, direction: first });
    expect(press(id, once).order?.direction).not.toBe(first);
    expect(press(id, press(id, once))).toEqual(once);
  });

  test('keeps the sort order for products that are equal in the column', () => {
    expect(press('ip', { ...DEFAULT_FILTER, sort: 'price-asc' }).sort).toBe('price-asc');
  });

  test('on the price replaces the order of another column', () => {
    expect(press('price', press('ip')).order).toBeUndefined();
  });
});

const directions = (filter: ListingFilter) =>
  COLUMNS.flatMap((column) => {
    const direction = sortDirectionOf(column, COLUMNS, filter);
    return direction ? [`${column.id} ${direction}`] : [];
  });

test('only the column that orders the listing has a direction', () => {
  expect(directions(DEFAULT_FILTER)).toEqual([]);
  const byPrice: ListingFilter = { ...DEFAULT_FILTER, sort: 'price-desc' };
  expect(directions(byPrice)).toEqual(['price descending']);
  expect(directions(press('ip', byPrice))).toEqual(['ip descending']);
});

test.each(['zoom-asc', 'brand-desc', 'price-asc', 'title-desc'])(
  'the order %s is ignored by the headers, as it is by the listing',
  (text) => {
    const filter: ListingFilter = { ...DEFAULT_FILTER, sort: 'price-asc', order: parseColumnOrder(text) };
    expect(orderedColumn(COLUMNS, filter.order)).toBeUndefined();
    expect(directions(filter)).toEqual(['price ascending']);
    expect(press('price', filter)).toEqual({ ...DEFAULT_FILTER, sort: 'price-desc' });
  },
);

describe('the order of a column', () => {
  const near = aProduct({ id: 'near', brand: 'Pelco' });
  const far = aProduct({ id: 'far', brand: 'axis' });
  const soldOut = aProduct({ id: 'unknown', brand: 'Bosch', soldOut: true });
  const products = [near, far, soldOut];
  // `soldOut` has no figure.
  const figures: Readonly<Record<string, Figure>> = { near: numbers(15), far: numbers(30) };
  const order = (text: string, columns = COLUMNS) => {
    const { column: id, direction } = parseColumnOrder(text) ?? { column: '', direction: 'ascending' };
    return orderByColumn(products, column(id, columns), direction, ({ id }) => figures[id]);
  };

  test('puts products without the figure last, in either direction', () => {
    expect(order('night-range-desc')).toEqual([far, near, soldOut]);
    expect(order('night-range-asc')).toEqual([near, far, soldOut]);
  });

  test('by stock puts sold-out products last or first', () => {
    expect(order('stock-desc')).toEqual([near, far, soldOut]);
    expect(order('stock-asc')).toEqual([soldOut, near, far]);
  });

  test('by brand is alphabetical', () => {
    expect(order('brand-asc', listingColumns())).toEqual([far, soldOut, near]);
    expect(order('brand-desc', listingColumns())).toEqual([near, soldOut, far]);
  });

  test.each(ATTRIBUTES)(
    'by $id keeps all products, keeps equal ones in their order, and puts those without the figure last',
    (attribute) => {
      const items = fc
        .array(figureOrUnknown(attribute), { maxLength: 6 })
        // Each figure twice, so that some products are equal in the column.
        .map((figures) => figures.concat(figures))
        .map((figures) => figures.map((figure, index) => ({ ...aProduct({ id: String(index) }), figure })));
      fc.assert(
        fc.property(items, fc.constantFrom('ascending', 'descending'), (items, direction) => {
          const ordered = orderByColumn(items, column(attribute.id), direction, ({ figure }) => figure);
          expect(ordered.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(items);
          for (const equal of Map.groupBy(ordered, ({ figure }) => JSON.stringify(figure)).values()) {
            const ids = equal.map(({ id }) => Number(id));
            expect(ids).toEqual(ids.toSorted((a, b) => a - b));
          }
          const unknown = ordered.filter(({ figure }) => figure === undefined);
          expect(ordered.slice(ordered.length - unknown.length)).toEqual(unknown);
        }),
      );
    },
  );
});
