import { statedValues } from '#app/works-with/model/stated.ts';
import {
  type Checked,
  type CheckedProduct,
  listing,
  type ListingRemedy,
  oneOf,
  result,
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

const isMadeForOutdoors: Fits = ({ figures: { outdoor } }) =>
  outdoor?.kind === 'yes-no' ? outdoor.isYes : undefined;

/** Stainless steel, or a type approval for ships. */
const withstandsSalt: Fits = ({ figures }) =>
  statedValues(figures, 'housing').includes('stainless-steel') ||
  statedValues(figures, 'approvals').includes('lloyds-register') ||
  undefined;

/** Equipment for zone 1 (IEC 60079-10-1) may also be used in zone 2. Protected equipment that names no zone may fit or not. */
const fitsZone =
  (zone: 'zone-1' | 'zone-2'): Fits =>
  ({ figures }) => {
    const protection = figures['explosion-protected'];
    const areas = statedValues(figures, 'hazardous-area');
    if (areas.includes('zone-1') || areas.includes(zone)) return true;
    const isUnprotected = protection?.kind === 'yes-no' && !protection.isYes;
    return areas.includes('zone-2') || isUnprotected ? false : undefined;
  };

const OUTDOOR_PRODUCTS = listing('outdoor-products', { outdoor: [{ kind: 'yes-no', isYes: true }] });

export function checkOutdoorUse({ products, inputs }: Checked) {
  const outdoors = products.filter(({ id }) => inputs.outside.includes(id));
  const near = outdoors.filter((product) => isMadeForOutdoors(product) !== true);
  const remedies = near.map(({ category }) => Object.assign({}, OUTDOOR_PRODUCTS, { near: category }));
  return placed('outdoor-use', outdoors, isMadeForOutdoors, remedies);
}

export function checkSite({ products, inputs: { site, outside } }: Checked) {
  const inField = products.filter(
    ({ figures }) => !statedValues(figures, 'kind').some((kind) => ROOM_KINDS.has(kind)),
  );
  if (site === 'ordinary' || inField.length === 0) return undefined;
  if (site !== 'salty') {
    const zone = site === 'zone-1' ? '1' : '2';
    const filter = { 'hazardous-area': oneOf(site) };
    return placed('hazardous', inField, fitsZone(site), [listing('explosion-protected', filter, zone)]);
  }
  const outdoors = inField.filter(({ id }) => outside.includes(id));
  if (outdoors.length === 0) return result('unknown', { rule: 'salty', code: 'nothing-outdoors' });
  return placed('salty', outdoors, withstandsSalt, [
    listing('stainless-steel', { housing: oneOf('stainless-steel') }),
  ]);
}

function placed<const Rule extends string>(
  rule: Rule,
  products: readonly CheckedProduct[],
  fits: Fits,
  remedies: readonly ListingRemedy[],
) {
  if (products.length === 0) return undefined;
  const withAnswer = (answer: boolean | undefined) =>
    titlesOf(products.filter((product) => fits(product) === answer));
  const [fit, unfit, unknown] = [withAnswer(true), withAnswer(false), withAnswer(undefined)];
  const verdict = unfit.length > 0 ? 'fail' : unknown.length > 0 ? 'unknown' : 'pass';
  return result(verdict, { rule, code: 'placed', fit, unfit, unknown }, remedies);
}
