import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  addCompared,
  type Comparison,
  EMPTY_COMPARISON,
  isCompared,
  MAX_COMPARED,
  readSavedComparison,
  removeCompared,
  restoreRemoved,
} from './comparison.ts';

const product = (id: string) => ({ id, title: `Camera ${id}`, image: `${id}.webp` });

describe('readSavedComparison', () => {
  test('drops duplicates, invalid items, and all after the fourth valid one', () => {
    const items = [
      product('1'),
      { ...product('1'), title: 'Again' },
      { ...product('2'), id: 2 },
      { ...product('3'), title: ' ' },
      product('\ud800'),
      '4',
      ...['5', '6', '7', '8'].map(product),
    ];
    expect(readSavedComparison(JSON.stringify({ items }))).toEqual({
      items: ['1', '5', '6', '7'].map(product),
    });
  });

  test('reads an item with an invalid picture as one without a picture', () => {
    expect(readSavedComparison('{"items":[{"id":"1","title":"Camera 1","image":7}]}')).toEqual({
      items: [{ id: '1', title: 'Camera 1', image: '' }],
    });
  });
});

const comparisonOf = (...ids: readonly string[]): Comparison => ({ items: ids.map(product) });

test('adds a product at the end and keeps only its id, title and image', () => {
  const { next, outcome } = addCompared(comparisonOf('2'), anOffer());
  expect(outcome).toBe('added');
  expect(next.items).toEqual([product('2'), { id: '1', title: 'Dome camera', image: 'dome.webp' }]);
});

test('removes a product that is compared', () => {
  expect(removeCompared(comparisonOf('1', '2', '3'), '2').next).toEqual(comparisonOf('1', '3'));
});

describe('restoreRemoved', () => {
  test('changes nothing if the removed product has been added again in its place', () => {
    const before = comparisonOf('1', '2');
    expect(restoreRemoved(before, before, comparisonOf('1')).next).toBe(before);
  });

  test('puts removed products back with all that is kept of them', () => {
    const before = comparisonOf('1', '2', '3');
    expect(restoreRemoved(comparisonOf('3', '4'), before, comparisonOf('1', '3')).next).toEqual(
      comparisonOf('2', '3', '4'),
    );
  });

  test('changes nothing if there is no more room', () => {
    const now = comparisonOf('3', '4', '5', '6');
    expect(restoreRemoved(now, comparisonOf('1', '3'), comparisonOf('3'))).toEqual({
      next: now,
      outcome: 'full',
    });
  });
});

test('removing a product that is not compared changes nothing', () => {
  const comparison = comparisonOf('1');
  expect(removeCompared(comparison, '2').next).toBe(comparison);
});

const ids = fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6'));

test('never holds more than four products or one of them twice', () => {
  fc.assert(
    fc.property(ids, (ids) => {
      let comparison = EMPTY_COMPARISON;
      for (const id of ids) {
        const before = comparison;
        const { next, outcome } = addCompared(comparison, product(id));
        comparison = next;
        // The outcome is also 'added' if the product was compared already.
        expect(isCompared(next, id)).toBe(outcome === 'added');
        expect(next === before).toBe(outcome === 'full' || isCompared(before, id));
      }
      const held = comparison.items.map(({ id }) => id);
      expect(held.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(new Set(held).size).toBe(held.length);
    }),
  );
});
