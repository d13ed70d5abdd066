import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { chooseRange, conditionsOn, isChosen, toggleCondition } from './figure-choice.ts';
import { DEFAULT_FILTER } from './listing-filter.ts';

const scope = scopeWithFigures([
  { ...aProduct(), stated: { ip: steps('IP66'), 'night-range': numbers(30) } },
  { ...aProduct(), stated: { ip: steps('IP54') } },
  aProduct(),
]);
const ip54 = { kind: 'step', step: 'IP54' } as const;
const ip66 = { kind: 'step', step: 'IP66' } as const;
const notStated = { kind: 'not-stated' } as const;
const far = { kind: 'range', min: 30 } as const;

test('conditions and attributes have the order of the panel, whatever is chosen first', () => {
  const ip = toggleCondition(toggleCondition(DEFAULT_FILTER, scope, 'ip', ip66), scope, 'ip', ip54);
  const both = chooseRange(toggleCondition(ip, scope, 'night-range', notStated), scope, 'night-range', far);
  expect(both.figures).toEqual({ 'night-range': [far, notStated], ip: [ip54, ip66] });
  expect(Object.keys(both.figures)).toEqual(['night-range', 'ip']);
});

test('a range replaces the previous range and keeps "not stated"', () => {
  const chosen = { ...DEFAULT_FILTER, figures: { 'night-range': [far, notStated] } };
  const near = { kind: 'range', max: 20 } as const;
  expect(chooseRange(chosen, scope, 'night-range', near).figures).toEqual({
    'night-range': [near, notStated],
  });
  expect(chooseRange(chosen, scope, 'night-range', undefined).figures).toEqual({
    'night-range': [notStated],
  });
});

test('an attribute without conditions is left out', () => {
  const chosen = toggleCondition(DEFAULT_FILTER, scope, 'ip', ip66);
  expect(isChosen(chosen, 'ip', ip66)).toBe(true);
  expect(toggleCondition(chosen, scope, 'ip', ip66)).toEqual(DEFAULT_FILTER);
});

test('an attribute that the listing does not have cannot be chosen', () => {
  expect(toggleCondition(DEFAULT_FILTER, scope, 'colour', notStated)).toEqual(DEFAULT_FILTER);
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
      expect(isChosen(toggled, id, condition)).toBe(!isChosen(filter, id, condition));
      expect(toggleCondition(toggled, scope, id, condition)).toEqual(filter);
    }),
  );
});
