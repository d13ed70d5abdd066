import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { DEFAULT_FILTER, DEFAULT_SEARCH_FILTER, type ListingFilter } from './listing-filter.ts';
import { changeFilter, hasChoices, parseListingQuery, toListingQuery } from './listing-query.ts';

// All cost 1000 dollars, so the price range of the listing is 900 to 1100, see `priceBounds`.
const scope = scopeWithFigures([
  {
    ...aProduct({ brand: 'Axis', price: 100000 }),
    stated: { ip: steps('IP66'), 'night-range': numbers(30) },
  },
  { ...aProduct({ brand: 'Bosch', price: 100000 }), stated: { ip: steps('IP54') } },
  aProduct({ brand: 'Pelco', price: 100000 }),
]);
const parse = (query: string): ListingFilter => parseListingQuery(new URLSearchParams(query), scope);
const parseSearch = (query: string): ListingFilter =>
  parseListingQuery(new URLSearchParams(query), scope, DEFAULT_SEARCH_FILTER);
const write = (fields: Partial<ListingFilter>): string =>
  toListingQuery({ ...DEFAULT_FILTER, ...fields }).toString();

describe('the query of a listing', () => {
  test('holds every part of a filter in a fixed order', () => {
    const query =
      'sort=price-asc&order=ip-desc&brand=Axis&brand=Pelco&stock=in&min=100&max=900&f.night-range=30-&f.ip=IP66&f.ip=not-stated&view=list&page=3';
    const filter: ListingFilter = {
      availability: 'in-stock',
      brands: ['Axis', 'Pelco'],
      price: { min: 100, max: 900 },
      figures: {
        'night-range': [{ kind: 'range', min: 30 }],
        ip: [{ kind: 'step', step: 'IP66' }, { kind: 'not-stated' }],
      },
      sort: 'price-asc',
      order: { column: 'ip', direction: 'descending' },
      view: 'list',
      page: 3,
    };
    expect(write(filter)).toBe(query);
    expect(parse(query)).toEqual(filter);
  });

  test('keeps other parameters and puts them first', () => {
    const current = new URLSearchParams('q=4K+PTZ&view=list&sort=name-asc');
    const filter: ListingFilter = { ...DEFAULT_FILTER, availability: 'in-stock' };
    expect(toListingQuery(filter, DEFAULT_FILTER, current).toString()).toBe('q=4K+PTZ&stock=in');
  });

  test('omits the default sort order of a search, best match', () => {
    expect(toListingQuery(DEFAULT_SEARCH_FILTER, DEFAULT_SEARCH_FILTER).toString()).toBe('');
    expect(toListingQuery(DEFAULT_FILTER, DEFAULT_SEARCH_FILTER).toString()).toBe('sort=best-selling');
    expect(parseSearch('')).toEqual(DEFAULT_SEARCH_FILTER);
    expect(parseSearch('sort=best-selling')).toEqual(DEFAULT_FILTER);
  });

  test('writes "no brand selected" as an empty brand', () => {
    expect(write({ brands: [] })).toBe('brand=');
    expect(parse('brand=').brands).toEqual([]);
  });

  test.each([
    ['sorts brands and removes duplicates', 'brand=Pelco&brand=Axis&brand=Pelco&brand=', ['Axis', 'Pelco']],
    ['finds brands in other letters', 'brand=axis&brand=PE%C2%ADLCO', ['Axis', 'Pelco']],
    ['treats a list of all brands as "all"', 'brand=Pelco&brand=Axis&brand=Bosch', 'all'],
  ])('%s', (_, query, brands) => {
    expect(parse(query).brands).toEqual(brands);
  });

  test('names any column, such as a specification', () => {
    expect(parse('order=Power+supply+(W)-desc').order).toEqual({
      column: 'Power supply (W)',
      direction: 'descending',
    });
  });

  test.each([
    'brand=Unknown',
    'sort=cheapest',
    'sort=Best Selling',
    'sort=best-match',
    'stock=out',
    'view=cards',
    'order=',
    'order=ip',
    'order=-asc',
    'min=abc&max=1e3',
    'min=&max=',
    'utm_source=mail',
    'f.ip=IP69',
    'f.ip=&f.night-range=-&f.night-range=IP66',
    'f.colour=red&f.__proto__=x&f.=IP66&ip=IP66',
  ])('ignores unknown parameters and values: %s', (query) => {
    expect(parse(query)).toEqual(DEFAULT_FILTER);
  });

  test('puts conditions in the order of the panel, and drops duplicates and every range after the first', () => {
    const { figures } = parse('f.ip=not-stated&f.ip=IP66&f.ip=IP66&f.night-range=30-&f.night-range=-20');
    expect(write({ figures })).toBe('f.night-range=30-&f.ip=IP66&f.ip=not-stated');
  });

  test('replaces all conditions of the current query, including those on attributes that the listing does not have', () => {
    const current = new URLSearchParams('q=4K&f.ip=IP54&f.colour=red');
    const filter: ListingFilter = { ...DEFAULT_FILTER, figures: { ip: [{ kind: 'step', step: 'IP66' }] } };
    expect(toListingQuery(filter, DEFAULT_FILTER, current).toString()).toBe('q=4K&f.ip=IP66');
  });

  test.each([
    ['min=950', { min: 950, max: 1100 }],
    ['max=950&min=x', { min: 900, max: 950 }],
    ['min=500&max=200', { min: 500, max: 500 }],
    ['min=-9&max=200', { min: 0, max: 200 }],
    // The price range of the listing is no price filter.
    ['min=900&max=1100', undefined],
  ])('?%s gives a valid price range', (query, price) => {
    expect(parse(query).price).toEqual(price);
  });
});

const pageAfter = (fields: Partial<ListingFilter>) =>
  changeFilter({ ...DEFAULT_FILTER, page: 7 }, (current) => ({ ...current, ...fields })).page;

describe('the page', () => {
  test.each([
    ['', 1],
    ['-1', 1],
    ['0.9', 1],
    ['2.7', 2],
    ['abc', 1],
    ['1e9', 1_000_000_000],
    ['Infinity', Number.MAX_SAFE_INTEGER],
  ])('%o is page %i', (text, page) => {
    expect(parse(new URLSearchParams({ page: text }).toString()).page).toBe(page);
  });

  test('is the first one after a change of filters or sort order, and stays after a change of the view', () => {
    const changes: readonly Partial<ListingFilter>[] = [
      { availability: 'in-stock' },
      { brands: [] },
      { price: { min: 1, max: 2 } },
      { figures: { ip: [{ kind: 'step', step: 'IP66' }] } },
      { sort: 'name-asc' },
      { order: { column: 'ip', direction: 'descending' } },
    ];
    expect(changes.map(pageAfter)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(pageAfter({ view: 'list' })).toBe(7);
  });
});

test.each([
  ['', false],
  ['page=3', false],
  ['utm_source=mail&sort=best-selling&brand=Unknown', false],
  ['view=list', true],
  ['sort=price-asc', true],
  ['stock=in&page=2', true],
  ['f.ip=IP66', true],
])('?%s has choices: %s', (query, expected) => {
  expect(hasChoices(parse(query), DEFAULT_FILTER)).toBe(expected);
});

test('any filter equals itself after being written and parsed', () => {
  fc.assert(
    fc.property(anyListing, ({ scope, filter }) => {
      const query = toListingQuery(filter).toString();
      expect(parseListingQuery(new URLSearchParams(query), scope)).toEqual(filter);
    }),
  );
});
