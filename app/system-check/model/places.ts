import type { KnownListing } from '#app/figures/model/known-ids.ts';
import { statedValues } from '#app/works-with/model/stated.ts';
import type { CheckInputs } from './check-inputs.ts';
import {
  type CheckedProduct,
  type CheckResult,
  type ListingRemedy,
  type PlaceRule,
  titlesOf,
} from './check-result.ts';

/** Kinds of products that stand in an office or an equipment room, not at the place that the buyer chose. */
const ROOM_KINDS = new Set([
  'recorder',
  'charger',
  'fire-panel',
  'master-station',
  'indoor-station',
  'hub',
  'headset',
]);

/** Whether the product is made for a place; `undefined` if what it states does not tell. */
type Fits = (product: CheckedProduct) => boolean | undefined;

/** Whether the products that are mounted outdoors are made for outdoor use. */
export function checkOutdoorUse(
  products: readonly (CheckedProduct & { readonly category: string })[],
): CheckResult | undefined {
  const outdoors = products.filter(({ isMountedOutdoors }) => isMountedOutdoors);
  const category = outdoors
    .filter((product) => isMadeForOutdoors(product) !== true)
    .map((product) => LISTINGS_WITH_OUTDOOR_USE[product.category])
    .find((listing) => listing !== undefined);
  return placeResult(
    'outdoor-use',
    outdoors,
    isMadeForOutdoors,
    category === undefined
      ? []
      : [
          {
            kind: 'listing',
            shows: 'outdoor-products',
            category,
            filter: { outdoor: [{ kind: 'yes-no', isYes: true }] },
          },
        ],
  );
}

/** By category: a listing of its products, and perhaps of others, that can be filtered by outdoor use. */
const LISTINGS_WITH_OUTDOOR_USE: Readonly<Record<string, KnownListing>> = {
  'cctv-systems': 'all-cameras',
  'thermal-cameras': 'all-cameras',
  'ex-proof-cameras': 'all-cameras',
  'maritime-cameras': 'all-cameras',
  'intercom-systems': 'intercom-systems',
  'smart-sensor': 'smart-sensor',
};

const isMadeForOutdoors: Fits = ({ figures: { outdoor } }) =>
  outdoor?.kind === 'yes-no' ? outdoor.isYes : undefined;

/** Whether the products are made for the place that the buyer chose. */
export function checkSite(
  products: readonly CheckedProduct[],
  { site }: Pick<CheckInputs, 'site'>,
): CheckResult | undefined {
  if (site === 'ordinary') return undefined;
  const inField = products.filter(
    ({ figures }) => !statedValues(figures, 'kind').some((kind) => ROOM_KINDS.has(kind)),
  );
  if (site === 'salty') return checkSaltyPlace(inField);
  return placeResult('hazardous', inField, fitsZone(site), [
    {
      kind: 'listing',
      shows: 'explosion-protected',
      detail: site === 'zone-1' ? '1' : '2',
      category: 'ex-proof-cameras',
      filter: { 'hazardous-area': [{ kind: 'value', value: site }] },
    },
  ]);
}

/** Equipment for zone 1 (IEC 60079-10-1) may also be used in zone 2. Protected equipment that names no zone may fit or not. */
function fitsZone(site: 'zone-1' | 'zone-2'): Fits {
  return ({ figures }) => {
    const protection = figures['explosion-protected'];
    const areas = statedValues(figures, 'hazardous-area');
    if (areas.includes('zone-1') || areas.includes(site)) return true;
    const isForLowerZone = site === 'zone-1' && areas.includes('zone-2');
    const isUnprotected = protection?.kind === 'yes-no' && !protection.isYes;
    return isForLowerZone || isUnprotected ? false : undefined;
  };
}

function checkSaltyPlace(inField: readonly CheckedProduct[]): CheckResult | undefined {
  if (inField.length === 0) return undefined;
  const outdoors = inField.filter(({ isMountedOutdoors }) => isMountedOutdoors);
  if (outdoors.length === 0) {
    return { verdict: 'unknown', finding: { rule: 'salty', code: 'nothing-outdoors' }, remedies: [] };
  }
  return placeResult('salty', outdoors, withstandsSalt, [
    {
      kind: 'listing',
      shows: 'stainless-steel',
      category: 'maritime-cameras',
      filter: { housing: [{ kind: 'value', value: 'stainless-steel' }] },
    },
  ]);
}

/** Stainless steel, or a type approval for ships. */
const withstandsSalt: Fits = ({ figures }) =>
  statedValues(figures, 'housing').includes('stainless-steel') ||
  statedValues(figures, 'approvals').includes('lloyds-register')
    ? true
    : undefined;

function placeResult(
  rule: PlaceRule,
  products: readonly CheckedProduct[],
  fits: Fits,
  remedies: readonly ListingRemedy[],
): CheckResult | undefined {
  if (products.length === 0) return undefined;
  const withAnswer = (answer: boolean | undefined) =>
    titlesOf(products.filter((product) => fits(product) === answer));
  const finding = {
    rule,
    code: 'placed',
    fit: withAnswer(true),
    unfit: withAnswer(false),
    unknown: withAnswer(undefined),
  } as const;
  const verdict = finding.unfit.length > 0 ? 'fail' : finding.unknown.length > 0 ? 'unknown' : 'pass';
  return { verdict, finding, remedies: verdict === 'pass' ? [] : remedies };
}
