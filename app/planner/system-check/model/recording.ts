import { countFitting, GIGABYTES_PER_TERABYTE, storageGigabytes } from '#app/planner/model/formulas.ts';
import { CAMERAS } from '#app/works-with/model/recorder.ts';
import { largestStated } from '#app/works-with/model/stated.ts';
import { RESERVE_PERCENT } from './check-inputs.ts';
import {
  type Checked,
  type CheckedProduct,
  countUnits,
  listing,
  missingPart,
  notStating,
  ofKinds,
  oneOf,
  result,
  titlesOf,
  totalStated,
  weighed,
} from './check-result.ts';

const KIND_RECORDER = { kind: oneOf('recorder') };
const ALL_RECORDERS = listing('recorders', KIND_RECORDER);

/**
 * The cameras and recorders, and the number of video streams to be recorded. A camera with a thermal and a visible picture
 * has one or two. Data sheets seldom state which.
 */
function recordingOf({ products }: Checked) {
  const cameras = ofKinds(products, CAMERAS);
  const withTwoStreams = cameras.filter(
    ({ figures }) => figures['thermal-width'] !== undefined && figures['megapixels'] !== undefined,
  );
  const min = countUnits(cameras);
  const streams = { min, max: min + countUnits(withTwoStreams) };
  return { cameras: min, streams, recorders: ofKinds(products, ['recorder']) };
}

export function checkRecorderChannels(checked: Checked) {
  const rule = 'recorder-channels';
  const { cameras, streams, recorders } = recordingOf(checked);
  if (cameras === 0) return undefined;
  const withChannels = listing(
    'recorders-with-channels',
    { ...KIND_RECORDER, 'video-channels': [{ kind: 'range', min: streams.max }] },
    streams.max,
  );
  const remedies = streams.max > 1 ? [withChannels, ALL_RECORDERS] : [ALL_RECORDERS];
  if (recorders.length === 0) {
    return missingPart(checked, { rule, code: 'no-recorder', part: 'recorder', cameras }, remedies);
  }
  const channels = totalStated(recorders, 'video-channels');
  return weighed(
    { rule, code: 'counted', cameras, streams, channels },
    {
      isEnough: streams.max <= channels,
      isTooLittle: streams.min > channels,
      unstated: titlesOf(notStating(recorders, 'video-channels')),
      remedies,
    },
  );
}

export function checkRecorderThroughput(checked: Checked) {
  const { mbps } = checked.inputs;
  const { cameras, streams, recorders } = recordingOf(checked);
  if (cameras === 0 || recorders.length === 0) return undefined;
  const finding = {
    rule: 'recorder-throughput',
    code: 'counted',
    /** The largest possible number. */
    streams: streams.max,
    mbps,
    neededMbps: streams.max * mbps,
    capacityMbps: totalStated(recorders, 'incoming-bandwidth'),
    recordable: recordableStreams(recorders, mbps, incomingMbps),
    recordableWithReserve: recordableStreams(recorders, mbps * (1 + RESERVE_PERCENT / 100), incomingMbps),
  } as const;
  return weighed(finding, {
    isEnough: finding.recordableWithReserve >= streams.max,
    isTooLittle: finding.recordable < streams.min,
    unstated: titlesOf(notStating(recorders, 'incoming-bandwidth')),
    remedies: [ALL_RECORDERS],
  });
}

export function checkStorage(checked: Checked) {
  const { mbps, hours, days } = checked.inputs;
  const { cameras, streams, recorders } = recordingOf(checked);
  if (cameras === 0) return undefined;
  const terabytes = (mbps: number, days: number) =>
    storageGigabytes(mbps, hours, days) / GIGABYTES_PER_TERABYTE;
  const recordableFor = (days: number) => recordableStreams(recorders, terabytes(mbps, days), driveTerabytes);
  const recordable = recordableFor(days);
  const figures = {
    rule: 'storage',
    streams: streams.max,
    mbps,
    hours,
    days,
    neededTerabytes: terabytes(streams.max * mbps, days),
    capacityTerabytes: recorders.reduce(
      (sum, recorder) => sum + recorder.quantity * (driveTerabytes(recorder) ?? 0),
      0,
    ),
    recordable,
  } as const;
  if (recorders.length === 0) {
    return missingPart(checked, { ...figures, code: 'no-recorder', part: 'recorder' }, [ALL_RECORDERS]);
  }
  const finding = { ...figures, code: 'counted' } as const;
  if (recordable >= streams.max) return result('pass', finding);
  let fewerDays = days - 1;
  while (fewerDays > 0 && recordableFor(fewerDays) < streams.max) fewerDays--;
  const unstated = titlesOf(notStating(recorders, 'drive-bays', 'drive-size'));
  return weighed(finding, {
    isEnough: false,
    isTooLittle: recordable < streams.min,
    unstated,
    remedies:
      fewerDays > 0 && unstated.length === 0
        ? [{ kind: 'fewer-days', days: fewerDays }, ALL_RECORDERS]
        : [ALL_RECORDERS],
  });
}

const incomingMbps = ({ figures }: CheckedProduct) => largestStated(figures, 'incoming-bandwidth');

/** The capacity with the largest drives in all bays; undefined unless the recorder states both bays and drive size. */
function driveTerabytes({ figures }: CheckedProduct): number | undefined {
  const bays = largestStated(figures, 'drive-bays');
  const size = largestStated(figures, 'drive-size');
  return bays === undefined || size === undefined ? undefined : bays * size;
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
  return recorders.reduce(
    (sum, recorder) => sum + recorder.quantity * countFitting(limitOf(recorder) ?? 0, perStream),
    0,
  );
}
