import type { Measure } from '#app/figures/model/attribute.ts';
import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';

export function statedValues(figures: KnownFigures, attribute: KnownAttribute): readonly string[] {
  const figure = figures[attribute];
  return figure?.kind === 'set' ? figure.values : [];
}

export function statedSteps(figures: KnownFigures, attribute: KnownAttribute): readonly string[] {
  const figure = figures[attribute];
  return figure?.kind === 'steps' ? figure.steps : [];
}

export function statedMeasures(figures: KnownFigures, attribute: KnownAttribute): readonly Measure[] {
  const figure = figures[attribute];
  return figure?.kind === 'number' ? figure.measures : [];
}

export function largestStated(figures: KnownFigures, attribute: KnownAttribute): number | undefined {
  const measures = statedMeasures(figures, attribute);
  return measures.length === 0 ? undefined : Math.max(...measures.map(({ max }) => max));
}

/**
 * Whether `kinds` contains every kind that the product states; false if it states none. A title may mention another
 * product (`Mount for dome cameras`), so one kind in common is not enough.
 */
export function isOnly(figures: KnownFigures, kinds: readonly string[]): boolean {
  const stated = statedValues(figures, 'kind');
  return stated.length > 0 && stated.every((kind) => kinds.includes(kind));
}

export function sharedValues(
  first: KnownFigures,
  second: KnownFigures,
  attribute: KnownAttribute,
): readonly string[] {
  return inBoth(statedValues(first, attribute), statedValues(second, attribute));
}

export function inBoth(first: readonly string[], second: readonly string[]): readonly string[] {
  return first.filter((value) => second.includes(value));
}
