import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
import type { FigureRule, FigureSubject, LabelsOf, Reason } from '#app/works-with/model/rule.ts';
import { inBoth, statedValues } from '#app/works-with/model/stated.ts';
import { type CheckedProduct, type Remedy, result, type Verdict } from './check-result.ts';

export type Need =
  | 'onvif'
  | 'compression'
  | 'picture-size'
  | 'recording-resolution'
  | 'sip-or-system'
  | 'radio-standard'
  | 'frequency'
  | 'battery-type'
  | 'loop-protocol'
  | 'fire-system'
  | 'role'
  | 'connection';

type Pair = { readonly title: string; readonly partner: string };

/** Why two products work with each other. */
type Match = Pair & { readonly reason: Reason | 'same-model' };
/** What two products do not state, so that it cannot be told whether they work with each other. */
type Gap = Pair & { readonly missing: readonly { readonly title: string; readonly need: Need }[] };
/** What two products state, so that they cannot work with each other: labels, or numbers with their unit. */
type Conflict = Pair & { readonly own: readonly string[]; readonly other: readonly string[] };

export type Matches = {
  readonly matches: readonly Match[];
  readonly gaps: readonly Gap[];
  readonly conflicts: readonly Conflict[];
};

export type FindConflict = (
  product: CheckedProduct,
  partner: CheckedProduct,
) => Omit<Conflict, keyof Pair> | undefined;

export type Matching = {
  /** One of these must prove that two products work with each other. */
  readonly worksWithRules: readonly FigureRule[];
  /**
   * Attributes that are sets. Two products do not fit if both state values of the same attribute and have none in
   * common, unless a rule proves that they work with each other.
   */
  readonly common: readonly KnownAttribute[];
  /** What a product should state and does not. It is named if neither a match nor a conflict is proven. */
  readonly missing: (product: CheckedProduct) => readonly Need[];
  readonly conflict?: FindConflict;
  readonly labelsOf: LabelsOf;
};

/** One of these. */
type Outcome = { readonly match?: Match; readonly gap?: Gap; readonly conflict?: Conflict };

function outcomeOf(product: CheckedProduct, partner: CheckedProduct, matching: Matching): Outcome {
  const { worksWithRules, common, missing, labelsOf } = matching;
  const pair = { title: product.title, partner: partner.title };
  for (const rule of worksWithRules) {
    const reason = reasonOf(rule, subjectOf(product), subjectOf(partner), labelsOf);
    if (reason !== undefined) return { match: { ...pair, reason } };
  }
  for (const attribute of common) {
    const [own, other] = [statedValues(product.figures, attribute), statedValues(partner.figures, attribute)];
    if (own.length > 0 && other.length > 0 && inBoth(own, other).length === 0) {
      return { conflict: { ...pair, own: labelsOf(attribute, own), other: labelsOf(attribute, other) } };
    }
  }
  const conflict = matching.conflict?.(product, partner);
  if (conflict) return { conflict: { ...pair, ...conflict } };
  const needs = [product, partner].flatMap((one) => missing(one).map((need) => ({ title: one.title, need })));
  return { gap: { ...pair, missing: needs } };
}

function subjectOf({ brand, figures }: CheckedProduct): FigureSubject {
  return { product: { brand }, figures };
}

/** A rule applies to two kinds of products. Either product can be of the first kind. */
function reasonOf(
  { keys: [first, second], reason }: FigureRule,
  a: FigureSubject,
  b: FigureSubject,
  labelsOf: LabelsOf,
) {
  const orders = [[a, b] as const, [b, a] as const];
  return orders
    .filter(([one, other]) => inBoth(first(one), second(other)).length > 0)
    .map(([one, other]) => reason(one, other, labelsOf))
    .find((proven) => proven !== undefined);
}

/** Each product needs one partner that works with it. It has a conflict only if it conflicts with all partners. */
export function matchEach(
  products: readonly CheckedProduct[],
  partners: readonly CheckedProduct[],
  matching: Matching,
): Matches {
  return collect(
    products.flatMap((product) => {
      const outcomes = partners.map((partner) => outcomeOf(product, partner, matching));
      return outcomes.find(({ match }) => match) ?? outcomes.find(({ gap }) => gap) ?? outcomes[0] ?? [];
    }),
  );
}

/** Every product must work with every other one and with all `others`. Several units of one product always work together. */
export function matchAll(
  products: readonly CheckedProduct[],
  others: readonly CheckedProduct[],
  matching: Matching,
): Matches {
  const same = products
    .filter(({ quantity }) => quantity > 1)
    .map(({ title }): Outcome => ({ match: { title, partner: title, reason: 'same-model' } }));
  const pairs = products.flatMap((product, index) =>
    [...products.slice(index + 1), ...others].map((other) => outcomeOf(product, other, matching)),
  );
  return collect([...same, ...pairs]);
}

function collect(outcomes: readonly Outcome[]): Matches {
  return {
    matches: outcomes.flatMap(({ match }) => match ?? []),
    gaps: outcomes.flatMap(({ gap }) => gap ?? []),
    conflicts: outcomes.flatMap(({ conflict }) => conflict ?? []),
  };
}

export function verdictOf({ matches, gaps, conflicts }: Matches): Verdict | undefined {
  if (conflicts.length > 0) return 'fail';
  if (gaps.length > 0) return 'unknown';
  return matches.length > 0 ? 'pass' : undefined;
}

export function matched<const Rule extends string>(
  rule: Rule,
  matches: Matches,
  remedies: readonly Remedy[],
) {
  const verdict = verdictOf(matches);
  return verdict && result(verdict, { rule, code: 'matched', matches }, remedies);
}
