import type { Figure, ShownAttribute } from './attribute.ts';
import { meetsCondition } from './figure-condition.ts';
import { SCALES } from './scales.ts';

export type SortDirection = 'ascending' | 'descending';

/**
 * Compares two figures of an attribute, for `Array.sort`. Of the numbers and steps that a figure contains, the one that
 * buyers prefer counts: the lowest if less is better, otherwise the highest. In ascending order, of two figures for
 * which the same step counts, the one with fewer steps comes first; sets follow the order of the attribute's values;
 * and "no" comes before "yes". What is not stated comes last in either direction.
 */
export function compareFigures(
  attribute: ShownAttribute,
  first: Figure | undefined,
  second: Figure | undefined,
  direction: SortDirection,
): number {
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined);
  }
  const order = compareKeys(sortKey(attribute, first), sortKey(attribute, second));
  return direction === 'ascending' ? order : -order;
}

/** Keys are compared element by element. A key that is the start of another one comes before it. */
function sortKey(attribute: ShownAttribute, figure: Figure): readonly number[] {
  switch (figure.kind) {
    case 'number':
      return [preferredNumber(attribute, figure)];
    case 'steps': {
      if (attribute.kind !== 'steps') return [];
      const ranks = figure.steps.map(SCALES[attribute.scale].rank);
      return [attribute.better === 'less' ? Math.min(...ranks) : Math.max(...ranks), ranks.length];
    }
    case 'set':
      return attribute.kind === 'set'
        ? attribute.values.flatMap(({ id }, index) => (figure.values.includes(id) ? [index] : []))
        : [];
    case 'yes-no':
      return [Number(figure.isYes)];
  }
}

function compareKeys(first: readonly number[], second: readonly number[]): number {
  const index = first.findIndex((value, index) => value !== second[index]);
  const value = first[index];
  const other = second[index];
  return value === undefined || other === undefined ? first.length - second.length : value - other;
}

function preferredNumber(
  { better }: ShownAttribute,
  { measures }: Extract<Figure, { readonly kind: 'number' }>,
): number {
  return better === 'less'
    ? Math.min(...measures.map(({ min }) => min))
    : Math.max(...measures.map(({ max }) => max));
}

/**
 * The indexes of the best figures. There are none if the attribute is a set, if more or less is not better for every buyer, if
 * fewer than two products state the attribute, or if all that state it are equally good. A step is best if it implies
 * all others or, if less is better, all others imply it. Of IP66 and IP67, neither is best.
 */
export function bestFigures(
  attribute: ShownAttribute,
  figures: readonly (Figure | undefined)[],
): readonly number[] {
  if (attribute.better === 'neither' || !attribute.marksBest) return [];
  const stated = figures.flatMap((figure, index) => (figure === undefined ? [] : [{ figure, index }]));
  const best = stated
    .filter(({ figure }) => stated.every((other) => isAtLeastAsGood(attribute, figure, other.figure)))
    .map(({ index }) => index);
  return stated.length < 2 || best.length === stated.length ? [] : best;
}

function isAtLeastAsGood(attribute: ShownAttribute, figure: Figure, other: Figure): boolean {
  if (figure.kind === 'number' && other.kind === 'number') {
    return isNoWorse(attribute, preferredNumber(attribute, figure), preferredNumber(attribute, other));
  }
  if (attribute.kind === 'steps' && other.kind === 'steps') {
    return stepsToReach(attribute, other).every((step) =>
      meetsCondition(attribute, figure, { kind: 'step', step }),
    );
  }
  return (
    figure.kind === 'yes-no' &&
    other.kind === 'yes-no' &&
    isNoWorse(attribute, Number(figure.isYes), Number(other.isYes))
  );
}

function isNoWorse({ better }: ShownAttribute, value: number, other: number): boolean {
  return better === 'less' ? value <= other : value >= other;
}

/** If less is better, only the lowest step counts: a device for 802.3af and 802.3at ports needs no more than 802.3af. */
function stepsToReach(
  { better, scale }: Extract<ShownAttribute, { readonly kind: 'steps' }>,
  { steps }: Extract<Figure, { readonly kind: 'steps' }>,
): readonly string[] {
  if (better !== 'less') return steps;
  return steps.toSorted((a, b) => SCALES[scale].rank(a) - SCALES[scale].rank(b)).slice(0, 1);
}
