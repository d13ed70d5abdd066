import type { Figure } from '#app/figures/model/attribute.ts';
import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { MATCHED_ATTRIBUTES } from '#app/works-with/model/works-with.ts';
import {
  type Checked,
  type ListedRemedy,
  type ListingRemedy,
  type Remedy,
  VERDICTS,
} from './check-result.ts';
import {
  checkCharging,
  checkHub,
  checkIntercom,
  checkLoopDevices,
  checkLoopProtocol,
  checkRadios,
  checkRecorderProtocol,
} from './partners.ts';
import { checkOutdoorUse, checkSite } from './places.ts';
import { checkPoeBudget, checkPoePorts } from './poe-supply.ts';
import { checkRecorderChannels, checkRecorderThroughput, checkStorage } from './recording.ts';

const RULES = [
  checkRecorderChannels,
  checkRecorderThroughput,
  checkStorage,
  checkRecorderProtocol,
  checkPoePorts,
  checkPoeBudget,
  checkIntercom,
  checkRadios,
  checkCharging,
  checkLoopProtocol,
  checkLoopDevices,
  checkHub,
  checkOutdoorUse,
  checkSite,
];

/** What the rules read. */
export const CHECKED_ATTRIBUTES = [
  ...MATCHED_ATTRIBUTES,
  'video-channels',
  'incoming-bandwidth',
  'drive-bays',
  'drive-size',
  'power-source',
  'poe',
  'poe-class',
  'power-draw',
  'poe-ports',
  'poe-port-standard',
  'poe-budget',
  'charging-pockets',
  'devices',
  'outdoor',
  'explosion-protected',
  'hazardous-area',
  'housing',
  'approvals',
] as const satisfies readonly KnownAttribute[];

export type CheckResult = NonNullable<ReturnType<(typeof RULES)[number]>>;
export type Finding = CheckResult['finding'];
export type RuleName = Finding['rule'];

export function checkSystem(checked: Checked): readonly CheckResult[] {
  return RULES.map((rule) => rule(checked))
    .filter((result) => result !== undefined)
    .toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
}

/** The address of the filtered listing: `/category/cctv-systems?f.kind=recorder` */
export function remedyPath({ category, filter }: ListedRemedy): string {
  return `/category/${category}?${toListingQuery({ ...DEFAULT_FILTER, figures: filter })}`;
}

/** The attributes that decide which listing a remedy links to. */
export const REMEDY_ATTRIBUTES = [
  'kind',
  'protocols',
  'poe-budget',
  'radio-standard',
  'loop-protocol',
  'outdoor',
  'hazardous-area',
  'housing',
] as const satisfies readonly KnownAttribute[];

/** The slugs of listings, by attribute and value (`kind recorder`), attribute and category, or attribute. */
export type RemedyListings = Readonly<Record<string, string>>;

/**
 * Under which keys a listing with a product counts, see `RemedyListings`.
 * @param categories those of all products in the listing
 */
export function remedyKeys(figures: KnownFigures, categories: Iterable<string>) {
  return REMEDY_ATTRIBUTES.flatMap((attribute) => {
    const keys = valuesOf(figures[attribute], categories).map((value) => keyOf(attribute, value));
    return keys.map((key) => ({ attribute, key }));
  });
}

function valuesOf(figure: Figure | undefined, categories: Iterable<string>): readonly string[] {
  if (figure?.kind === 'set') return figure.values;
  if (figure?.kind === 'yes-no') return figure.isYes ? [...categories] : [];
  return figure === undefined ? [] : [''];
}

const keyOf = (attribute: string, value: string) => `${attribute} ${value}`;

function listedRemedy(remedy: ListingRemedy, listings: RemedyListings): readonly ListedRemedy[] {
  const [attribute = '', conditions = []] = Object.entries(remedy.filter)[0] ?? [];
  const values = conditions.map((condition) =>
    condition.kind === 'value' ? condition.value : (remedy.near ?? ''),
  );
  const category = values
    .map((value) => listings[keyOf(attribute, value)])
    .find((slug) => slug !== undefined);
  return category === undefined ? [] : [{ ...remedy, category }];
}

export type OfferedRemedy = ListedRemedy | Exclude<Remedy, ListingRemedy>;

/** The remedies with the listings that they link to. Those without a listing are left out. */
export function listedRemedies(
  remedies: readonly Remedy[],
  listings: RemedyListings,
): readonly OfferedRemedy[] {
  return remedies.flatMap((remedy): readonly OfferedRemedy[] =>
    remedy.kind === 'listing' ? listedRemedy(remedy, listings) : [remedy],
  );
}

/**
 * The remedies to show. Of those that link to a listing, only the first whose listing has a product is shown.
 * @param showsProducts whether a listing is known to have products
 */
export function offeredRemedies(
  remedies: readonly OfferedRemedy[],
  showsProducts: (remedy: ListedRemedy) => boolean,
): readonly OfferedRemedy[] {
  const listing = remedies.find((remedy) => remedy.kind === 'listing' && showsProducts(remedy));
  return remedies.filter((remedy) => remedy.kind !== 'listing' || remedy === listing);
}
