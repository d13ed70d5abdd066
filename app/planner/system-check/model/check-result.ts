import type { FigureFilter } from '#app/figures/model/figure-condition.ts';
import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';
import type { LabelsOf } from '#app/works-with/model/rule.ts';
import { isOnly, largestStated } from '#app/works-with/model/stated.ts';
import type { CheckInputs, OwnPart } from './check-inputs.ts';

export type CheckedProduct = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly quantity: number;
  readonly figures: KnownFigures;
};

export type Checked = {
  readonly products: readonly CheckedProduct[];
  readonly inputs: CheckInputs;
  readonly labelsOf: LabelsOf;
};

type Products = readonly CheckedProduct[];

export function ofKinds(products: Products, kinds: readonly string[]): Products {
  return products.filter(({ figures }) => isOnly(figures, kinds));
}

export function countUnits(products: Products): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function titlesOf(products: Products): readonly string[] {
  return products.map(({ title }) => title);
}

export function notStating(products: Products, ...attributes: readonly KnownAttribute[]): Products {
  return products.filter(({ figures }) => attributes.some((attribute) => figures[attribute] === undefined));
}

/** The sum over all pieces of the largest number that each states. Products that state no number count as 0. */
export function totalStated(products: Products, attribute: KnownAttribute): number {
  return products.reduce(
    (sum, { quantity, figures }) => sum + quantity * (largestStated(figures, attribute) ?? 0),
    0,
  );
}

/**
 * The worst first. If products do not state what decides a rule, its verdict is `unknown` or `warn`, never `pass` or
 * `fail`.
 */
export const VERDICTS = ['fail', 'warn', 'unknown', 'pass'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A number of devices, streams or watts. `min` and `max` differ if what the products state leaves the number open. */
export type MinMax = { readonly min: number; readonly max: number };

export type ListingRemedy = {
  readonly kind: 'listing';
  readonly shows:
    | 'recorders'
    | 'recorders-with-channels'
    | 'ports-with-budget'
    | 'onvif-cameras'
    | 'sip-stations'
    | 'answering-stations'
    | 'radios-of-standard'
    | 'chargers'
    | 'panels'
    | 'panels-for-devices'
    | 'loop-devices'
    | 'hubs'
    | 'outdoor-products'
    | 'explosion-protected'
    | 'stainless-steel';
  /** A number or a label that completes the link's text. */
  readonly detail: number | string | undefined;
  /** Begins with the attribute that decides which listing is linked. */
  readonly filter: Partial<Record<KnownAttribute, FigureFilter[string]>>;
  /** A category that the listing must contain. */
  readonly near?: string | undefined;
};

/** A remedy with the slug of the listing that it links to. */
export type ListedRemedy = ListingRemedy & { readonly category: string };

export type Remedy =
  | ListingRemedy
  /** The most days that the recorders can store. */
  | { readonly kind: 'fewer-days'; readonly days: number };

export function listing(
  shows: ListingRemedy['shows'],
  filter: ListingRemedy['filter'],
  detail?: ListingRemedy['detail'],
): ListingRemedy {
  return { kind: 'listing', shows, filter, detail };
}

export const oneOf = (...values: readonly string[]) =>
  values.map((value) => ({ kind: 'value', value }) as const);

/** @param finding the figures of the rule, from which its sentence is written */
export function result<const Finding extends { readonly rule: string; readonly code: string }>(
  verdict: Verdict,
  finding: Finding,
  remedies: readonly Remedy[] = [],
) {
  return { verdict, finding, remedies: verdict === 'pass' ? [] : remedies };
}

/** A part that the list needs and lacks. There is no answer if the buyer owns one, because its figures are not known. */
export function missingPart<
  const Finding extends { readonly rule: string; readonly code: string; readonly part: OwnPart },
>({ inputs }: Checked, finding: Finding, remedies: readonly Remedy[]) {
  return inputs.own.includes(finding.part) ? undefined : result('warn', finding, remedies);
}

type Weighed = {
  /** Even in the worst case. */
  readonly isEnough: boolean;
  /** Even in the best case. */
  readonly isTooLittle: boolean;
  /** What else could be enough, if it stated its figures. */
  readonly unstated: readonly string[];
  readonly remedies: readonly Remedy[];
};

/** The answer of a rule that compares what is needed with what there is. */
export function weighed<const Finding extends { readonly rule: string; readonly code: string }>(
  finding: Finding,
  { isEnough, isTooLittle, unstated, remedies }: Weighed,
) {
  if (isEnough) return result('pass', finding);
  const { rule }: { readonly rule: Finding['rule'] } = finding;
  if (unstated.length > 0)
    return result('unknown', { rule, code: 'not-stated', products: unstated }, remedies);
  return result(isTooLittle ? 'fail' : 'warn', finding, remedies);
}
