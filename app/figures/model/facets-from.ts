import type { Figure, Figures, ShownAttribute } from './attribute.ts';
import { countMeeting, type FigureFacet, type FigureTally, tallyOf } from './figure-facet.ts';
import { type FigureCondition, meetsCondition } from './figure-condition.ts';
import { SCALES } from './scales.ts';

export function figureFacets(
  attributes: readonly ShownAttribute[],
  products: readonly Figures[],
): readonly FigureFacet[] {
  const tallies = attributes.map(({ id }) => [id, tallyOf(products.map((figures) => figures[id]))] as const);
  return facetsFrom(attributes, new Map(tallies), products.length);
}

/**
 * @param tallies how many of the products state what, by attribute id
 * @param total of the products
 */
export function facetsFrom(
  attributes: readonly ShownAttribute[],
  tallies: ReadonlyMap<string, FigureTally>,
  total: number,
): readonly FigureFacet[] {
  return attributes
    .map((attribute) => facetOf(attribute, tallies.get(attribute.id) ?? new Map()))
    .filter((facet) => canNarrow(facet, total));
}

function facetOf(attribute: ShownAttribute, tally: FigureTally): FigureFacet {
  const figures = [...tally.keys()];
  const bounds = boundsOf(figures);
  const options = offeredConditions(attribute, figures).map((condition) => ({
    condition,
    count: countMeeting(attribute, condition, tally),
  }));
  return {
    attribute: withStatedValues(attribute, figures),
    options,
    ...(bounds !== undefined && { bounds }),
  };
}

function withStatedValues(
  attribute: ShownAttribute,
  figures: readonly (Figure | undefined)[],
): ShownAttribute {
  if (attribute.kind !== 'set') return attribute;
  const stated = new Set(figures.flatMap((figure) => (figure?.kind === 'set' ? figure.values : [])));
  return { ...attribute, values: attribute.values.filter(({ id }) => stated.has(id)) };
}

function canNarrow({ options, bounds }: FigureFacet, total: number): boolean {
  const isStated = bounds !== undefined || options.some(({ condition }) => condition.kind !== 'not-stated');
  const hasSeveralNumbers = bounds !== undefined && bounds.min < bounds.max;
  return isStated && (hasSeveralNumbers || options.some(({ count }) => count < total));
}

function offeredConditions(
  attribute: ShownAttribute,
  figures: readonly (Figure | undefined)[],
): readonly FigureCondition[] {
  const met = possibleConditions(attribute, figures).filter((condition) =>
    figures.some((figure) => meetsCondition(attribute, figure, condition)),
  );
  return figures.includes(undefined) ? [...met, { kind: 'not-stated' }] : met;
}

function possibleConditions(
  attribute: ShownAttribute,
  figures: readonly (Figure | undefined)[],
): readonly FigureCondition[] {
  switch (attribute.kind) {
    case 'number':
      return [];
    case 'steps':
      return distinctSteps(attribute, figures).map((step) => ({ kind: 'step', step }));
    case 'set':
      return attribute.values.map(({ id }) => ({ kind: 'value', value: id }));
    case 'yes-no':
      return [
        { kind: 'yes-no', isYes: true },
        { kind: 'yes-no', isYes: false },
      ];
  }
}

/** Leaves out a step that another step implies, if the same products meet both: a scale has more steps than a listing needs. */
function distinctSteps(
  attribute: Extract<ShownAttribute, { readonly kind: 'steps' }>,
  figures: readonly (Figure | undefined)[],
): readonly string[] {
  const { steps, reaches } = SCALES[attribute.scale];
  const implies = (a: string, b: string) => (attribute.better === 'less' ? reaches(b, a) : reaches(a, b));
  const candidates = steps.map(({ step }) => ({
    step,
    met: figures.map((figure) => Number(meetsCondition(attribute, figure, { kind: 'step', step }))).join(''),
  }));
  return candidates
    .filter(
      ({ step, met }) =>
        !candidates.some((other) => other.step !== step && other.met === met && implies(other.step, step)),
    )
    .map(({ step }) => step);
}

function boundsOf(figures: readonly (Figure | undefined)[]): FigureFacet['bounds'] {
  const measures = figures.flatMap((figure) => (figure?.kind === 'number' ? figure.measures : []));
  if (measures.length === 0) return undefined;
  return {
    min: Math.min(...measures.map(({ min }) => min)),
    max: Math.max(...measures.map(({ max }) => max)),
  };
}
