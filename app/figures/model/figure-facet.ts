import { isAbsentOr, isListOf, isNumber, isRecordOf } from '#app/lib/type-guards.ts';
import type { Figure, Figures, ShownAttribute } from './attribute.ts';
import { type FigureCondition, isFigureCondition, meetsCondition } from './figure-condition.ts';
import { isShownAttribute } from './figure-table.ts';
import { SCALES } from './scales.ts';

type FigureOption = {
  readonly condition: FigureCondition;
  /**
   * The number of products that would be listed if this were the only selected option of its attribute and all other
   * filters stayed as they are.
   */
  readonly count: number;
};

export type FigureFacet = {
  /** An attribute of kind `set` has only the values that products state. */
  readonly attribute: ShownAttribute;
  /**
   * The steps, values or answers that products meet, then `not-stated` if some products do not state the attribute. For
   * numbers only the latter, because a range is entered.
   */
  readonly options: readonly FigureOption[];
  /** For numbers: the lowest and the highest that a product states. Absent for other kinds. */
  readonly bounds?: { readonly min: number; readonly max: number };
};

type FigureTally = ReadonlyMap<Figure | undefined, number>;

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

export function tallyOf(figures: Iterable<Figure | undefined>): FigureTally {
  const tally = new Map<Figure | undefined, number>();
  for (const figure of figures) tally.set(figure, (tally.get(figure) ?? 0) + 1);
  return tally;
}

/** The facet with counts of the products in the tally. Its options stay, even those without products. */
export function withCounts(facet: FigureFacet, tally: FigureTally): FigureFacet {
  const options = facet.options.map(({ condition }) => ({
    condition,
    count: countMeeting(facet.attribute, condition, tally),
  }));
  return { ...facet, options };
}

function countMeeting(attribute: ShownAttribute, condition: FigureCondition, tally: FigureTally): number {
  let total = 0;
  for (const [figure, count] of tally) {
    if (meetsCondition(attribute, figure, condition)) total += count;
  }
  return total;
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

const isFigureOption = isRecordOf<FigureOption>({ condition: isFigureCondition, count: isNumber });

export const isFigureFacet = isRecordOf<FigureFacet>({
  attribute: isShownAttribute,
  options: isListOf(isFigureOption),
  bounds: isAbsentOr(isRecordOf<NonNullable<FigureFacet['bounds']>>({ min: isNumber, max: isNumber })),
});
