import { countFitting, GIGABYTES_PER_TERABYTE, storageGigabytes } from '#app/planner/model/formulas.ts';
import { CAMERAS } from '#app/works-with/model/recorder.ts';
import { largestStated } from '#app/works-with/model/stated.ts';
import { RESERVE_PERCENT, type CheckInputs } from './check-inputs.ts';
import {
  type CheckedProduct,
  type CheckResult,
  countUnits,
  type ListingRemedy,
  type MinMax,
  notStating,
  ofKinds,
  titlesOf,
  totalStated,
  type Verdict,
} from './check-result.ts';

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

/**
 * The number of video streams to be recorded. A camera with a thermal and a visible picture has one or two. Data sheets seldom
 * state which.
 */
function streamsOf(cameras: readonly CheckedProduct[]): MinMax {
  const withTwoStreams = cameras.filter(
    ({ figures }) => figures['thermal-width'] !== undefined && figures['megapixels'] !== undefined,
  );
  const min = countUnits(cameras);
  return { min, max: min + countUnits(withTwoStreams) };
}

function recordingNeeds(products: readonly CheckedProduct[]) {
  const cameras = ofKinds(products, CAMERAS);
  const recorders = ofKinds(products, ['recorder']);
  return { streams: streamsOf(cameras), cameras: countUnits(cameras), recorders };
}

export function checkRecorderChannels(products: readonly CheckedProduct[]): CheckResult | undefined {
  const rule = 'recorder-channels';
  const { cameras, streams, recorders } = recordingNeeds(products);
  if (cameras === 0) return undefined;
  const remedies = streams.max > 1 ? [recordersWith(streams.max), ALL_RECORDERS] : [ALL_RECORDERS];
  if (recorders.length === 0) {
    return { verdict: 'warn', finding: { rule, code: 'no-recorder', cameras }, remedies };
  }
  const channels = totalStated(recorders, 'video-channels');
  const unstated = notStating(recorders, 'video-channels');
  if (streams.max > channels && unstated.length > 0) {
    return {
      verdict: 'unknown',
      finding: { rule, code: 'not-stated', products: titlesOf(unstated) },
      remedies,
    };
  }
  const verdict = compare(streams, channels);
  return {
    verdict,
    finding: { rule, code: 'counted', cameras, streams, channels },
    remedies: verdict === 'pass' ? [] : remedies,
  };
}

export function checkRecorderThroughput(
  products: readonly CheckedProduct[],
  { mbpsPerCamera }: CheckInputs,
): CheckResult | undefined {
  const rule = 'recorder-throughput';
  const { cameras, streams, recorders } = recordingNeeds(products);
  if (cameras === 0 || recorders.length === 0) return undefined;
  const neededMbps = streams.max * mbpsPerCamera;
  const capacityMbps = totalStated(recorders, 'incoming-bandwidth');
  const recordableAt = (mbps: number) => recordableStreams(recorders, mbps, incomingMbps);
  const unstated = notStating(recorders, 'incoming-bandwidth');
  const finding = {
    rule,
    code: 'counted',
    streams: streams.max,
    mbpsPerCamera,
    neededMbps,
    capacityMbps,
    recordable: recordableAt(mbpsPerCamera),
    recordableWithReserve: recordableAt(mbpsPerCamera * (1 + RESERVE_PERCENT / 100)),
  } as const;
  if (finding.recordableWithReserve >= streams.max) return { verdict: 'pass', finding, remedies: [] };
  if (unstated.length > 0) {
    return {
      verdict: 'unknown',
      finding: { rule, code: 'not-stated', products: titlesOf(unstated) },
      remedies: [ALL_RECORDERS],
    };
  }
  const verdict = finding.recordable < streams.min ? 'fail' : 'warn';
  return { verdict, finding, remedies: [ALL_RECORDERS] };
}

export function checkStorage(
  products: readonly CheckedProduct[],
  { mbpsPerCamera, hoursPerDay, days }: CheckInputs,
): CheckResult | undefined {
  const rule = 'storage';
  const { cameras, streams, recorders } = recordingNeeds(products);
  if (cameras === 0) return undefined;
  const perStream = terabytes(1, mbpsPerCamera, hoursPerDay, days);
  const capacityTerabytes = recorders.reduce(
    (sum, recorder) => sum + recorder.quantity * (driveTerabytes(recorder) ?? 0),
    0,
  );
  const figures = {
    rule,
    streams: streams.max,
    mbpsPerCamera,
    hoursPerDay,
    days,
    neededTerabytes: terabytes(streams.max, mbpsPerCamera, hoursPerDay, days),
    capacityTerabytes,
    recordable: recordableStreams(recorders, perStream, driveTerabytes),
  } as const;
  if (recorders.length === 0) {
    return { verdict: 'warn', finding: { ...figures, code: 'no-recorder' }, remedies: [ALL_RECORDERS] };
  }
  const finding = { ...figures, code: 'counted' } as const;
  // No recorder states that it comes with drives, so enough bays are not yet enough storage.
  if (finding.recordable >= streams.max) return { verdict: 'warn', finding, remedies: [] };
  const unstated = notStating(recorders, 'drive-bays', 'drive-size');
  if (unstated.length > 0) {
    return {
      verdict: 'unknown',
      finding: { rule, code: 'not-stated', products: titlesOf(unstated) },
      remedies: [ALL_RECORDERS],
    };
  }
  const fewerDays = maxDays(recorders, streams.max, terabytes(1, mbpsPerCamera, hoursPerDay, 1), days);
  return {
    verdict: finding.recordable < streams.min ? 'fail' : 'warn',
    finding,
    remedies: [...(fewerDays > 0 ? [{ kind: 'fewer-days', days: fewerDays } as const] : []), ALL_RECORDERS],
  };
}

const incomingMbps = ({ figures }: CheckedProduct) => largestStated(figures, 'incoming-bandwidth');

/** The capacity with the largest drives in all bays; undefined unless the recorder states both bays and drive size. */
function driveTerabytes({ figures }: CheckedProduct): number | undefined {
  const bays = largestStated(figures, 'drive-bays');
  const size = largestStated(figures, 'drive-size');
  return bays === undefined || size === undefined ? undefined : bays * size;
}

function terabytes(streams: number, bitrateMbps: number, hoursPerDay: number, days: number): number {
  return storageGigabytes(streams * bitrateMbps, hoursPerDay, days) / GIGABYTES_PER_TERABYTE;
}

/**
 * How many streams the recorders can take if each stream needs `perStream` of what `limitOf` states. Each recorder counts on
 * its own: what two recorders have left cannot be added up for one more stream.
 */
function recordableStreams(
  recorders: readonly CheckedProduct[],
  perStream: number,
  limitOf: (recorder: CheckedProduct) => number | undefined,
): number {
  return recorders.reduce((sum, recorder) => {
    return sum + recorder.quantity * countFitting(limitOf(recorder) ?? 0, perStream);
  }, 0);
}

/** The largest number of days below `days` for which all streams can be stored; 0 if there is none. */
function maxDays(
  recorders: readonly CheckedProduct[],
  streams: number,
  terabytesPerDay: number,
  days: number,
): number {
  let [fits, tooMany] = [0, days];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (recordableStreams(recorders, terabytesPerDay * middle, driveTerabytes) >= streams) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

function compare({ min, max }: MinMax, limit: number): Verdict {
  if (min > limit) return 'fail';
  return max > limit ? 'warn' : 'pass';
}
