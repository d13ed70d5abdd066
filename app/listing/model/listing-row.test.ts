import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { facetsOf } from './facet.ts';
import { listProducts } from './listing.ts';
import { parseRowsFile, toRowsFile } from './listing-files.ts';
import { DEFAULT_FILTER } from './listing-filter.ts';
import { byPlace, matchRows, sortRows, toRows } from './listing-row.ts';
import { scopeOf } from './listing-scope.ts';
import { priceBounds } from './price-range.ts';

test('rows are filtered, sorted and counted like the products themselves', () => {
  fc.assert(
    fc.property(anyListing, ({ products, scope, filter }) => {
      // As the browser reads them.
      const file: unknown = JSON.parse(JSON.stringify(toRowsFile('v1', toRows(products), scope.figures)));
      const rows = parseRowsFile(file, products.length) ?? [];
      const matches = matchRows(rows, scope, filter);
      const sorted = sortRows(matches.rows, filter.sort);
      const cards = byPlace(products);
      expect(sorted.map(({ place }) => cards[place])).toEqual(listProducts(products, filter, scope));
      expect(matches.facets).toEqual(facetsOf(products, scope, filter));
      expect(priceBounds(rows)).toEqual(scope.bounds);
    }),
    { numRuns: 300 },
  );
});

test('rows with titles that the collator treats as equal are sorted like the products, in both directions', () => {
  // `\u00AD` is a soft hyphen.
  const products = ['Cam\u00ADera', 'Camera', 'Cam\u00ADera', 'Alarm'].map((title, id) =>
    aProduct({ id: String(id), title }),
  );
  for (const [sort, ids] of [
    ['name-asc', ['3', '0', '1', '2']],
    ['name-desc', ['0', '1', '2', '3']],
  ] as const) {
    const filter = { ...DEFAULT_FILTER, sort };
    const cards = byPlace(products);
    const scope = scopeOf(products);
    const matches = matchRows(toRows(products), scope, filter);
    const sorted = sortRows(matches.rows, filter.sort).map(({ place }) => cards[place]);
    expect(sorted.map((product) => product?.id)).toEqual(ids);
    expect(sorted).toEqual(listProducts(products, filter, scope));
  }
});

test('rejects a file for another number of products, or of another shape', () => {
  const product = { ...aProduct(), stated: { ip: steps('IP66') } };
  const file = toRowsFile('v1', toRows([product]), scopeWithFigures([product, aProduct()]).figures);
  expect(parseRowsFile(file, 1)).toHaveLength(1);
  expect(parseRowsFile(file, 2)).toBeUndefined();
  expect(parseRowsFile({ ...file, price: ['cheap'] }, 1)).toBeUndefined();
  expect(parseRowsFile({ ...file, brands: undefined }, 1)).toBeUndefined();
  expect(parseRowsFile({ ...file, figures: undefined }, 1)).toBeUndefined();
  expect(
    parseRowsFile({ ...file, figures: [{ attributeId: 'ip', figures: [], indexes: [] }] }, 1),
  ).toBeUndefined();
  expect(parseRowsFile(null, 1)).toBeUndefined();
  expect(parseRowsFile('<!doctype html>', 1)).toBeUndefined();
});
