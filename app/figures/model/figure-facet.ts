import { isAbsentOr, isListOf, isNumber, isRecordOf } from '#app/lib/type-guards.ts';
import type { Figure, ShownAttribute } from './attribute.ts';
import { type FigureCondition, isFigureCondition, meetsCondition } from './figure-condition.ts';
import { isShownAttribute } from './figure-table.ts';

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

export type FigureTally = ReadonlyMap<Figure | undefined, number>;

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

export function countMeeting(
  attribute: ShownAttribute,
  condition: FigureCondition,
  tally: FigureTally,
): number {
  let total = 0;
  for (const [figure, count] of tally) {
    if (meetsCondition(attribute, figure, condition)) total += count;
  }
  return total;
}

const isFigureOption = isRecordOf<FigureOption>({ condition: isFigureCondition, count: isNumber });

export const isFigureFacet = isRecordOf<FigureFacet>({
  attribute: isShownAttribute,
  options: isListOf(isFigureOption),
  bounds: isAbsentOr(isRecordOf<NonNullable<FigureFacet['bounds']>>({ min: isNumber, max: isNumber })),
});
