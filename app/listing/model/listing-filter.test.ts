import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import {
  chooseRange,
  clearFilters,
  conditionsOn,
  DEFAULT_FILTER,
  isBrandSelected,
  type ListingFilter,
  selectOnlyBrand,
  toggleBrand,
  toggleCondition,
} from './listing-filter.ts';
import { conditionCode } from '#app/figures/model/condition-code.ts';
import { scopeOf } from './listing-scope.ts';
import { numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import * as fc from 'fast-check';

const scope = scopeOf(['Pelco', 'axis', 'Bosch', 'Pelco'].map((brand) => aProduct({ brand })));
const namesOf = ({ brands }: typeof scope) => brands.map(({ brand }) => brand);

test('all brands are selected by default', () => {
  expect(namesOf(scope).every((brand) => isBrandSelected(DEFAULT_FILTER, brand))).toBe(true);
});

test('selectOnlyBrand selects one brand and keeps the other filters', () => {
  const filter = { ...DEFAULT_FILTER, availability: 'in-stock', brands: ['axis'] } as const;
  expect(selectOnlyBrand(filter, 'Pelco')).toEqual({ ...filter, brands: ['Pelco'] });
});

describe('toggleBrand', () => {
  test('deselects a selected brand', () => {
    expect(toggleBrand(DEFAULT_FILTER, scope, 'Bosch').brands).toEqual(['axis', 'Pelco']);
  });

  test('deselects the last selected brand', () => {
    expect(toggleBrand(selectOnlyBrand(DEFAULT_FILTER, 'Bosch'), scope, 'Bosch').brands).toEqual([]);
  });

  test('returns "all" once every brand is selected', () => {
    const filter = { ...DEFAULT_FILTER, brands: ['Pelco', 'axis'] };
    expect(toggleBrand(filter, scope, 'Bosch').brands).toBe('all');
  });

  test('ignores a brand that the listing does not have', () => {
    expect(toggleBrand(DEFAULT_FILTER, scope, 'Unknown')).toEqual(DEFAULT_FILTER);
  });

  test('changes only the given brand, and restores the filter when applied twice', () => {
    fc.assert(
      fc.property(anyProducts, fc.func(fc.boolean()), fc.nat(), (products, isToggled, index) => {
        const scope = scopeOf(products);
        const brands = namesOf(scope);
        const toggledBrand = brands[index % brands.length];
        if (toggledBrand === undefined) return;
        const before = brands
          .filter(isToggled)
          .reduce((filter, brand) => toggleBrand(filter, scope, brand), DEFAULT_FILTER);
        const after = toggleBrand(before, scope, toggledBrand);
        for (const brand of brands) {
          const hasChanged = isBrandSelected(after, brand) !== isBrandSelected(before, brand);
          expect(hasChanged).toBe(brand === toggledBrand);
        }
        expect(toggleBrand(after, scope, toggledBrand)).toEqual(before);
      }),
    );
  });
});

test('clearFilters resets everything but the view', () => {
  expect(
    clearFilters({
      availability: 'in-stock',
      brands: [],
      price: { min: 1, max: 2 },
      figures: { ip: [{ kind: 'step', step: 'IP66' }] },
      sort: 'name-asc',
      order: { column: 'ip', direction: 'descending' },
      view: 'compact',
      page: 7,
    }),
  ).toEqual({ ...DEFAULT_FILTER, view: 'compact' });
});

const figureScope = scopeWithFigures([
  { ...aProduct(), stated: { ip: steps('IP66'), 'night-range': numbers(30) } },
  { ...aProduct(), stated: { ip: steps('IP54') } },
  aProduct(),
]);
const ip54 = { kind: 'step', step: 'IP54' } as const;
const ip66 = { kind: 'step', step: 'IP66' } as const;
const notStated = { kind: 'not-stated' } as const;
const far = { kind: 'range', min: 30 } as const;

test('conditions and attributes have the order of the panel, whatever is chosen first', () => {
  const ip = toggleCondition(
    toggleCondition(DEFAULT_FILTER, figureScope, 'ip', ip66),
    figureScope,
    'ip',
    ip54,
  );
  const both = chooseRange(
    toggleCondition(ip, figureScope, 'night-range', notStated),
    figureScope,
    'night-range',
    far,
  );
  expect(both.figures).toEqual({ 'night-range': [far, notStated], ip: [ip54, ip66] });
  expect(Object.keys(both.figures)).toEqual(['night-range', 'ip']);
});

test('a range replaces the previous range and keeps "not stated"', () => {
  const chosen = { ...DEFAULT_FILTER, figures: { 'night-range': [far, notStated] } };
  const near = { kind: 'range', max: 20 } as const;
  expect(chooseRange(chosen, figureScope, 'night-range', near).figures).toEqual({
    'night-range': [near, notStated],
  });
  expect(chooseRange(chosen, figureScope, 'night-range', undefined).figures).toEqual({
    'night-range': [notStated],
  });
});

test('an attribute without conditions is left out', () => {
  const chosen = toggleCondition(DEFAULT_FILTER, figureScope, 'ip', ip66);
  expect(conditionsOn(chosen, 'ip')).toEqual([ip66]);
  expect(toggleCondition(chosen, figureScope, 'ip', ip66)).toEqual(DEFAULT_FILTER);
});

test('an attribute that the listing does not have cannot be chosen', () => {
  expect(toggleCondition(DEFAULT_FILTER, figureScope, 'colour', notStated)).toEqual(DEFAULT_FILTER);
  // Every object inherits `toString`, which is no condition.
  expect(conditionsOn(DEFAULT_FILTER, 'toString')).toEqual([]);
});

test('toggling a condition twice restores the filter', () => {
  fc.assert(
    fc.property(anyListing, fc.nat(), ({ scope, filter }, index) => {
      const all = scope.figures.flatMap(({ attribute, options }) =>
        options.map(({ condition }) => ({ id: attribute.id, condition })),
      );
      const picked = all[index % all.length];
      if (!picked) return;
      const { id, condition } = picked;
      const toggled = toggleCondition(filter, scope, id, condition);
      const isChosen = (chosenIn: ListingFilter) =>
        conditionsOn(chosenIn, id).some((chosen) => conditionCode(chosen) === conditionCode(condition));
      expect(isChosen(toggled)).toBe(!isChosen(filter));
      expect(toggleCondition(toggled, scope, id, condition)).toEqual(filter);
    }),
  );
});
