import { conditionCode } from '#app/figures/model/condition-code.ts';
import { type FigureCondition, type FigureFilter } from '#app/figures/model/figure-condition.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingScope } from './listing-scope.ts';

type Facets = Pick<ListingScope, 'figures'>;
type Range = Extract<FigureCondition, { readonly kind: 'range' }>;

export function conditionsOn(
  { figures }: Pick<ListingFilter, 'figures'>,
  attributeId: string,
): readonly FigureCondition[] {
  return (Object.hasOwn(figures, attributeId) && figures[attributeId]) || [];
}

export function isChosen(
  filter: Pick<ListingFilter, 'figures'>,
  attributeId: string,
  condition: FigureCondition,
): boolean {
  const code = conditionCode(condition);
  return conditionsOn(filter, attributeId).some((chosen) => conditionCode(chosen) === code);
}

/** Adds the condition if it is not chosen, else removes it. */
export function toggleCondition(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  condition: FigureCondition,
): ListingFilter {
  const code = conditionCode(condition);
  const conditions = conditionsOn(filter, attributeId);
  const others = conditions.filter((chosen) => conditionCode(chosen) !== code);
  return withConditions(
    filter,
    scope,
    attributeId,
    others.length < conditions.length ? others : [...conditions, condition],
  );
}

/** Replaces the range of a number. `undefined` removes it. */
export function chooseRange(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  range: Range | undefined,
): ListingFilter {
  const others = conditionsOn(filter, attributeId).filter(({ kind }) => kind !== 'range');
  return withConditions(filter, scope, attributeId, range ? [range, ...others] : others);
}

function withConditions(
  filter: ListingFilter,
  scope: Facets,
  attributeId: string,
  conditions: readonly FigureCondition[],
): ListingFilter {
  return { ...filter, figures: inOrder({ ...filter.figures, [attributeId]: conditions }, scope) };
}

/**
 * Puts attributes and conditions into the order of the panel, so that equal filters have equal addresses. Drops
 * attributes and options that the panel does not offer, and all ranges of an attribute except the first.
 */
export function inOrder(chosen: FigureFilter, { figures }: Facets): FigureFilter {
  const entries = figures.flatMap(({ attribute: { id }, options }) => {
    const conditions = conditionsOn({ figures: chosen }, id);
    const codes = new Set(conditions.map(conditionCode));
    const ordered = [
      ...conditions.filter(({ kind }) => kind === 'range').slice(0, 1),
      ...options.map(({ condition }) => condition).filter((condition) => codes.has(conditionCode(condition))),
    ];
    return ordered.length === 0 ? [] : [[id, ordered] as const];
  });
  return Object.fromEntries(entries);
}
