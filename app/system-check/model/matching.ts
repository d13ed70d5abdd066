import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
import type { FigureRule, FigureSubject, LabelsOf } from '#app/works-with/model/rule.ts';
import { inBoth, statedValues } from '#app/works-with/model/stated.ts';
import type {
  CheckedProduct,
  CheckResult,
  Conflict,
  Gap,
  Match,
  Matches,
  Need,
  Verdict,
} from './check-result.ts';

/** How one check matches products. */
export type Matching = {
  /** One of these must prove that two products work with each other. */
  readonly worksWithRules: readonly FigureRule[];
  /**
   * Attributes that are sets. Two products do not fit if both state values of the same attribute and have none in
   * common, unless a rule proves that they work with each other.
   */
  readonly common: readonly KnownAttribute[];
  /** What a product should state. If neither a match nor a conflict is proven, the gap names what is missing. */
  readonly needs: (product: CheckedProduct) => readonly { readonly need: Need; readonly isStated: boolean }[];
  /** What else can prove that two products do not fit. */
  readonly conflict?: (product: CheckedProduct, partner: CheckedProduct) => Conflict | undefined;
  readonly labelsOf: LabelsOf;
};

type Outcome =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'gap'; readonly gap: Gap }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

function outcomeOf(product: CheckedProduct, partner: CheckedProduct, matching: Matching): Outcome {
  const { worksWithRules, common, needs, labelsOf } = matching;
  const names = { title: product.title, partner: partner.title };
  for (const rule of worksWithRules) {
    const reason = reasonOf(rule, subjectOf(product), subjectOf(partner), labelsOf);
    if (reason !== undefined) return { kind: 'match', match: { ...names, reason } };
  }
  for (const attribute of common) {
    const [own, other] = [statedValues(product.figures, attribute), statedValues(partner.figures, attribute)];
    if (own.length > 0 && other.length > 0 && inBoth(own, other).length === 0) {
      const conflict = {
        ...names,
        attribute,
        own: labelsOf(attribute, own),
        other: labelsOf(attribute, other),
      };
      return { kind: 'conflict', conflict };
    }
  }
  const conflict = matching.conflict?.(product, partner);
  if (conflict) return { kind: 'conflict', conflict };
  const missing = [product, partner].flatMap((one) =>
    needs(one)
      .filter(({ isStated }) => !isStated)
      .map(({ need }) => ({ title: one.title, need })),
  );
  return { kind: 'gap', gap: { ...names, missing } };
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
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if (inBoth(first(one), second(other)).length === 0) continue;
    const proven = reason(one, other, labelsOf);
    if (proven !== undefined) return proven;
  }
  return undefined;
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
      return best(outcomes) ?? [];
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
    .map(({ title }): Outcome => ({ kind: 'match', match: { title, partner: title, reason: 'same-model' } }));
  const pairs = products.flatMap((product, index) =>
    [...products.slice(index + 1), ...others].map((other) => outcomeOf(product, other, matching)),
  );
  return collect([...same, ...pairs]);
}

function best(outcomes: readonly Outcome[]): Outcome | undefined {
  return (['match', 'gap', 'conflict'] as const)
    .map((kind) => outcomes.find((outcome) => outcome.kind === kind))
    .find((outcome) => outcome !== undefined);
}

function collect(outcomes: readonly Outcome[]): Matches {
  return {
    matches: outcomes.flatMap((outcome) => (outcome.kind === 'match' ? [outcome.match] : [])),
    gaps: outcomes.flatMap((outcome) => (outcome.kind === 'gap' ? [outcome.gap] : [])),
    conflicts: outcomes.flatMap((outcome) => (outcome.kind === 'conflict' ? [outcome.conflict] : [])),
  };
}

export function verdictOf({ matches, gaps, conflicts }: Matches): Verdict | undefined {
  if (conflicts.length > 0) return 'fail';
  if (gaps.length > 0) return 'unknown';
  return matches.length > 0 ? 'pass' : undefined;
}

export function matchedResult(
  rule: Extract<CheckResult['finding'], { readonly code: 'matched' }>['rule'],
  matches: Matches,
  remedies: CheckResult['remedies'],
): CheckResult | undefined {
  const verdict = verdictOf(matches);
  if (verdict === undefined) return undefined;
  return {
    verdict,
    finding: { rule, code: 'matched', matches },
    remedies: verdict === 'pass' ? [] : remedies,
  };
}
