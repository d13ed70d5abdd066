import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionCode } from '#app/figures/model/condition-code.ts';
import { ip, nightRange, numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import { scopeOf } from './listing.ts';
import {
  activeFilters,
  chooseRange,
  clearFilters,
  conditionsOn,
  DEFAULT_FILTER,
  isBrandSelected,
  type ListingFilter,
  quickFilters,
  selectOnlyBrand,
  toggleBrand,
  toggleCondition,
} from './listing-filter.ts';

const ip54 = { kind: 'step', step: 'IP54' } as const;
const ip66 = { kind: 'step', step: 'IP66' } as const;
const notStated = { kind: 'not-stated' } as const;
const far = { kind: 'range', min: 30 } as const;
const figures = { 'night-range': [far], ip: [ip66, notStated] };

const BRANDS = ['2N', 'Apollo', 'Axis', 'Bosch', 'Pelco'];
const scope = scopeWithFigures(
  BRANDS.map((brand, index) => ({
    ...aProduct({ brand }),
    stated:
      index % 2 > 0 ? { ip: steps(index === 1 ? 'IP54' : 'IP66'), 'night-range': numbers(index * 10) } : {},
  })),
);
const withBrands = (...brands: readonly string[]): ListingFilter => ({ ...DEFAULT_FILTER, brands });

describe('brands', () => {
  test('are all selected by default, and each can be deselected', () => {
    expect(BRANDS.every((brand) => isBrandSelected(DEFAULT_FILTER, brand))).toBe(true);
    expect(toggleBrand(DEFAULT_FILTER, scope, 'Bosch').brands).toEqual(['2N', 'Apollo', 'Axis', 'Pelco']);
    expect(toggleBrand(withBrands('Bosch'), scope, 'Bosch').brands).toEqual([]);
  });

  test('are "all" once every brand is selected', () => {
    expect(toggleBrand(withBrands('Pelco', 'Axis', '2N', 'Apollo'), scope, 'Bosch').brands).toBe('all');
  });

  test('selectOnlyBrand selects one brand and keeps the other filters', () => {
    const filter = { ...withBrands('Axis'), availability: 'in-stock' } as const;
    expect(selectOnlyBrand(filter, 'Pelco')).toEqual({ ...filter, brands: ['Pelco'] });
  });

  test('toggling changes only the given brand, and restores the filter when repeated', () => {
    fc.assert(
      fc.property(fc.subarray(BRANDS), fc.constantFrom(...BRANDS, 'Unknown'), (toggled, brand) => {
        const before = toggled.reduce((filter, each) => toggleBrand(filter, scope, each), DEFAULT_FILTER);
        const after = toggleBrand(before, scope, brand);
        for (const each of BRANDS) {
          expect(isBrandSelected(after, each) !== isBrandSelected(before, each)).toBe(each === brand);
        }
        expect(toggleBrand(after, scope, brand)).toEqual(before);
      }),
    );
  });
});

describe('conditions on figures', () => {
  test('have the order of the panel, whatever is chosen first', () => {
    let filter = toggleCondition(DEFAULT_FILTER, scope, 'ip', ip66);
    filter = toggleCondition(filter, scope, 'ip', ip54);
    filter = toggleCondition(filter, scope, 'night-range', notStated);
    filter = chooseRange(filter, scope, 'night-range', far);
    expect(filter.figures).toEqual({ 'night-range': [far, notStated], ip: [ip54, ip66] });
    expect(Object.keys(filter.figures)).toEqual(['night-range', 'ip']);
  });

  test('a range replaces the previous range and keeps "not stated"', () => {
    const chosen = { ...DEFAULT_FILTER, figures: { 'night-range': [far, notStated] } };
    const near = { kind: 'range', max: 20 } as const;
    expect(chooseRange(chosen, scope, 'night-range', near).figures['night-range']).toEqual([near, notStated]);
    expect(chooseRange(chosen, scope, 'night-range', undefined).figures['night-range']).toEqual([notStated]);
  });

  test('on an attribute that the listing does not have cannot be chosen', () => {
    expect(toggleCondition(DEFAULT_FILTER, scope, 'colour', notStated)).toEqual(DEFAULT_FILTER);
    // Every object inherits `toString`, which is no condition.
    expect(conditionsOn(DEFAULT_FILTER, 'toString')).toEqual([]);
  });

  test('toggling one twice restores the filter', () => {
    fc.assert(
      fc.property(anyListing, fc.nat(), (listing, index) => {
        const all = listing.scope.figures.flatMap(({ attribute: { id }, options }) =>
          options.map(({ condition }) => ({ id, condition })),
        );
        const { id, condition } = all[index % all.length] ?? {};
        if (id === undefined || !condition) return;
        const toggled = toggleCondition(listing.filter, listing.scope, id, condition);
        const isChosen = (filter: ListingFilter) =>
          conditionsOn(filter, id).map(conditionCode).includes(conditionCode(condition));
        expect(isChosen(toggled)).toBe(!isChosen(listing.filter));
        expect(toggleCondition(toggled, listing.scope, id, condition)).toEqual(listing.filter);
      }),
    );
  });
});

const criteriaOf = (filter: ListingFilter) => activeFilters(filter, scope).map(({ criterion }) => criterion);

describe('activeFilters', () => {
  test('lists availability, price, brands and each condition on a figure, but not sort order and view', () => {
    const filter: ListingFilter = {
      ...withBrands('Axis', 'Pelco'),
      availability: 'in-stock',
      price: { min: 100, max: 1900 },
      figures,
      sort: 'name-asc',
      view: 'list',
    };
    expect(criteriaOf(filter)).toEqual([
      { kind: 'in-stock' },
      { kind: 'price', range: { min: 100, max: 1900 } },
      { kind: 'brand', brand: 'Axis' },
      { kind: 'brand', brand: 'Pelco' },
      { kind: 'figure', attribute: nightRange, condition: far },
      { kind: 'figure', attribute: ip, condition: ip66 },
      { kind: 'figure', attribute: ip, condition: notStated },
    ]);
    expect(
      activeFilters(filter, scope)
        .map(({ filterWithout }) => filterWithout.figures)
        .slice(-3),
    ).toEqual([
      { ip: [ip66, notStated] },
      { 'night-range': [far], ip: [notStated] },
      { 'night-range': [far], ip: [ip66] },
    ]);
  });

  test('lists the deselected brands if there are fewer of them than selected ones', () => {
    expect(criteriaOf(withBrands('2N', 'Apollo', 'Axis'))).toEqual([
      { kind: 'not-brand', brand: 'Bosch' },
      { kind: 'not-brand', brand: 'Pelco' },
    ]);
  });

  test('selects all brands when "no brands" or the only selected one is removed', () => {
    expect(activeFilters(withBrands(), scope)).toEqual([
      { criterion: { kind: 'no-brands' }, filterWithout: DEFAULT_FILTER },
    ]);
    expect(activeFilters(withBrands('Axis'), scope)).toEqual([
      { criterion: { kind: 'brand', brand: 'Axis' }, filterWithout: DEFAULT_FILTER },
    ]);
  });

  test('removing the first filter leaves the others, and removing all equals clearing them, which keeps the view', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        let filter: ListingFilter = { ...listing.filter, sort: 'best-selling', order: undefined, page: 1 };
        const criteria = () => activeFilters(filter, listing.scope).map(({ criterion }) => criterion);
        let [first, ...others] = activeFilters(filter, listing.scope);
        while (first) {
          filter = first.filterWithout;
          expect(criteria()).toEqual(others.map(({ criterion }) => criterion));
          [first, ...others] = activeFilters(filter, listing.scope);
        }
        expect(filter).toEqual({ ...DEFAULT_FILTER, view: filter.view });
        expect(clearFilters(listing.filter)).toEqual(filter);
      }),
    );
  });
});

const ofBrands = (...brands: readonly string[]) => scopeOf(brands.map((brand) => aProduct({ brand })));

const offered = (...brands: readonly string[]) =>
  quickFilters(ofBrands(...brands), DEFAULT_FILTER).map(({ criterion }) =>
    'brand' in criterion ? criterion.brand : criterion.kind,
  );

describe('quick filters', () => {
  test('L3: are In Stock and the three brands with the most products, if there are at least two brands', () => {
    const brands = ['Pelco', 'Axis', 'Viking', 'Viking', 'Bosch'];
    expect(offered(...brands)).toEqual(['in-stock', 'Viking', 'Axis', 'Bosch']);
    expect(offered('Axis', 'Axis')).toEqual([]);
    expect(offered()).toEqual([]);
  });

  test('L1, L3: keep their order, and selected ones are among the active filters', () => {
    fc.assert(
      fc.property(anyProducts, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (products, first, second) => {
        const scope = scopeOf(products);
        const order = quickFilters(scope, DEFAULT_FILTER).map(({ criterion }) => criterion);
        let filter: ListingFilter = DEFAULT_FILTER;
        for (const index of [first, second]) {
          filter = quickFilters(scope, filter)[index]?.toggle(filter) ?? filter;
          const quick = quickFilters(scope, filter);
          expect(quick.map(({ criterion }) => criterion)).toEqual(order);
          const active = activeFilters(filter, scope).map(({ criterion }) => criterion);
          // If most brands are selected, the active filters are the deselected brands.
          if (active.some(({ kind }) => kind === 'not-brand')) continue;
          for (const { criterion, isSelected } of quick) {
            if (isSelected) expect(active).toContainEqual(criterion);
          }
        }
      }),
    );
  });

  test('L3: toggling one twice restores the filter', () => {
    for (const { toggle } of quickFilters(ofBrands('Axis', 'Bosch'), DEFAULT_FILTER)) {
      expect(toggle(DEFAULT_FILTER)).not.toEqual(DEFAULT_FILTER);
      expect(toggle(toggle(DEFAULT_FILTER))).toEqual(DEFAULT_FILTER);
    }
  });

  test('L3: a second brand is added to the one that is already selected', () => {
    const brands = ofBrands('Axis', 'Bosch', 'Pelco');
    const [, axis] = quickFilters(brands, withBrands('Bosch'));
    expect(axis?.isSelected).toBe(false);
    expect(axis?.toggle(withBrands('Bosch')).brands).toEqual(['Axis', 'Bosch']);
  });
});
