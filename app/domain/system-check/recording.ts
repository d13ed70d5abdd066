import {
  bandwidthMbps,
  GIGABYTES_PER_TERABYTE,
  storageGigabytes,
} from '#app/domain/planner/recording-storage.ts';
import { CAMERAS } from '#app/domain/works-with/recorder.ts';
import { largestStated } from '#app/domain/works-with/stated.ts';
import { RESERVE_PERCENT, type CheckInputs } from './check-inputs.ts';
import type { CheckResult, ListingRemedy, MinMax, Verdict } from './check-result.ts';
import {
  type CheckedProduct,
  countUnits,
  notStating,
  ofKinds,
  titlesOf,
  totalStated,
} from './checked-product.ts';

const ALL_RECORDERS: ListingRemedy = {
  kind: 'listing',
  shows: 'recorders',
  category: 'cctv-systems',
  filter: { kind: [{ kind: 'value', value: 'recorder' }] },
};

const recordersWith = (channels: number): ListingRemedy => ({
  ...ALL_RECORDERS,
  shows: 'recorders-with-channels',
  detail: channels,
  filter: { ...ALL_RECORDERS.filter, 'video-channels': [{ kind: 'range', min: channels }] },
});

/** A camera with a thermal and a visible picture can take one or two channels. Data sheets seldom state which. */
function picturesOf(cameras: readonly CheckedProduct[]): MinMax {
  const withTwoPictures = cameras.filter(
    ({ figures }) => figures['thermal-width'] !== undefined && figures['megapixels'] !== undefined,
  );
  const min = countUnits(cameras);
  return { min, max: min + countUnits(withTwoPictures) };
}

function recordingNeeds(products: readonly CheckedProduct[]) {
  const cameras = ofKinds(products, CAMERAS);
  const recorders = ofKinds(products, ['recorder']);
  return { pictures: picturesOf(cameras), cameras: countUnits(cameras), recorders };
}

export function checkRecorderChannels(products: readonly CheckedProduct[]): CheckResult | undefined {
  const rule = 'recorder-channels';
  const { cameras, pictures, recorders } = recordingNeeds(products);
  if (cameras === 0) return undefined;
  const remedies = pictures.max > 1 ? [recordersWith(pictures.max), ALL_RECORDERS] : [ALL_RECORDERS];
  if (recorders.length === 0) {
    return { verdict: 'warn', finding: { rule, code: 'no-recorder', cameras }, remedies };
  }
  const channels = totalStated(recorders, 'video-channels');
  const unstated = notStating(recorders, 'video-channels');
  if (pictures.max > channels && unstated.length > 0) {
    return {
      verdict: 'unknown',
      finding: { rule, code: 'not-stated', products: titlesOf(unstated) },
      remedies,
    };
  }
  const verdict = compare(pictures, channels);
  return {
    verdict,
    finding: { rule, code: 'counted', cameras, pictures, channels },
    remedies: verdict === 'pass' ? [] : remedies,
  };
}

export function checkRecorderThroughput(
  products: readonly CheckedProduct[],
  { mbpsPerCamera }: CheckInputs,
): CheckResult | undefined {
  const rule = 'recorder-throughput';
  const { cameras, pictures, recorders } = recordingNeeds(products);
  if (cameras === 0 || recorders.length === 0) return undefined;
  const neededMbps = bandwidthMbps([{ cameras: pictures.max, bitrateMbps: mbpsPerCamera }]) ?? 0;
  const capacityMbps = totalStated(recorders, 'incoming-bandwidth');
  const recordableAt = (mbps: number) => recordablePictures(recorders, mbps, incomingMbps);
  const mbpsWithReserve = mbpsPerCamera * (1 + RESERVE_PERCENT / 100);
  const unstated = notStating(recorders, 'incoming-bandwidth');
  const finding = {
    rule,
    code: 'counted',
    pictures: pictures.max,
    mbpsPerCamera,
    neededMbps,
    capacityMbps,
    recordable: recordableAt(mbpsPerCamera),
  } as const;
  if (recordableAt(mbpsWithReserve) >= pictures.max) return { verdict: 'pass', finding, remedies: [] };
  if (unstated.length > 0) {
    return {
      verdict: 'unknown',
      finding: { rule, code: 'not-stated', products: titlesOf(unstated) },
      remedies: [ALL_RECORDERS],
    };
  }
  const verdict = finding.recordable < pictures.min ? 'fail' : 'warn';
  return { verdict, finding, remedies: [ALL_RECORDERS] };
}

export function checkStorage(
  products: readonly CheckedProduct[],
  { mbpsPerCamera, hoursPerDay, days }: CheckInputs,
): CheckResult | undefined {
  const rule = 'storage';
  const { cameras, pictures, recorders } = recordingNeeds(products);
  if (cameras === 0) return undefined;
  const perPicture = terabytes(1, mbpsPerCamera, hoursPerDay, days);
  const capacityTerabytes = recorders.reduce(
    (sum, recorder) => sum + recorder.quantity * (driveTerabytes(recorder) ?? 0),
    0,
  );
  const figures = {
    rule,
    pictures: pictures.max,
    mbpsPerCamera,
    hoursPerDay,
    days,
    neededTerabytes: terabytes(pictures.max, mbpsPerCamera, hoursPerDay, days),
    capacityTerabytes,
    recordable: recordablePictures(recorders, perPicture, driveTerabytes),
  } as const;
  if (recorders.length === 0) {
    return { verdict: 'warn', finding: { ...figures, code: 'no-recorder' }, remedies: [ALL_RECORDERS] };
  }
  const finding = { ...figures, code: 'counted' } as const;
  // No recorder states that it comes with drives, so enough bays are not yet enough storage.
  if (finding.recordable >= pictures.max) return { verdict: 'warn', finding, remedies: [] };
  const unstated = notStating(recorders, 'drive-bays', 'drive-size');
  if (unstated.length > 0) {
    return {
      verdict: 'unknown',
      finding: { rule, code: 'not-stated', products: titlesOf(unstated) },
      remedies: [ALL_RECORDERS],
    };
  }
  const fewerDays = maxDays(recorders, pictures.max, terabytes(1, mbpsPerCamera, hoursPerDay, 1), days);
  return {
    verdict: finding.recordable < pictures.min ? 'fail' : 'warn',
    finding,
    remedies: [...(fewerDays > 0 ? [{ kind: 'fewer-days', days: fewerDays } as const] : []), ALL_RECORDERS],
  };
}

const incomingMbps = ({ figures }: CheckedProduct) => largestStated(figures, 'incoming-bandwidth');

/** The capacity with the largest drives in all bays; undefined if the recorder does not state it. */
function driveTerabytes({ figures }: CheckedProduct): number | undefined {
  const bays = largestStated(figures, 'drive-bays');
  const size = largestStated(figures, 'drive-size');
  return bays === undefined || size === undefined ? undefined : bays * size;
}

function terabytes(pictures: number, bitrateMbps: number, hoursPerDay: number, days: number): number {
  const gigabytes = storageGigabytes([{ cameras: pictures, bitrateMbps }], { hoursPerDay, days }) ?? 0;
  return gigabytes / GIGABYTES_PER_TERABYTE;
}

/**
 * How many pictures the recorders can take if each picture needs `perPicture` of what `limitOf` states. Each recorder counts on
 * its own: what two recorders have left cannot be added up for one more picture.
 */
function recordablePictures(
  recorders: readonly CheckedProduct[],
  perPicture: number,
  limitOf: (recorder: CheckedProduct) => number | undefined,
): number {
  return recorders.reduce((sum, recorder) => {
    const pictures = Math.floor((limitOf(recorder) ?? 0) / perPicture + ROUNDING);
    return sum + recorder.quantity * pictures;
  }, 0);
}

/** Corrects the error of floating point: ten cameras of 0.1 TB fill 1 TB, although the quotient may be just below 10. */
const ROUNDING = 1e-9;

/** The largest number of days below `days` for which all pictures can be stored; 0 if there is none. */
function maxDays(
  recorders: readonly CheckedProduct[],
  pictures: number,
  terabytesPerDay: number,
  days: number,
): number {
  let [fits, tooMany] = [0, days];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (recordablePictures(recorders, terabytesPerDay * middle, driveTerabytes) >= pictures) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

function compare({ min, max }: MinMax, limit: number): Verdict {
  if (min > limit) return 'fail';
  return max > limit ? 'warn' : 'pass';
}
