import { type Answer, answer, withoutRoundingError } from './answer.ts';

/** Cameras that record at the same bitrate. */
export type CameraGroup = { readonly cameras: number; readonly bitrateMbps: number };

export type RecordingTime = { readonly hoursPerDay: number; readonly days: number };

const SECONDS_PER_HOUR = 3600;
const BITS_PER_BYTE = 8;
const MEGABYTES_PER_GIGABYTE = 1000;
export const GIGABYTES_PER_TERABYTE = 1000;

/** What all cameras send together: the sum of cameras × bitrate. */
export function bandwidthMbps(groups: readonly CameraGroup[]): Answer {
  return answer(
    groups.flatMap(({ cameras, bitrateMbps }) => [cameras, bitrateMbps]),
    () => groups.reduce((sum, { cameras, bitrateMbps }) => sum + cameras * bitrateMbps, 0),
  );
}

/**
 * The storage that recordings need: Mbps × 3,600 s/h × hours × days ÷ 8 bits per byte ÷ 1,000 MB per GB. The formula
 * follows from the units. A gigabyte has 1,000,000,000 bytes, as on the labels of drives (SI, IEC 80000-13); an
 * operating system that counts in GiB shows 7% less.
 */
export function storageGigabytes(
  groups: readonly CameraGroup[],
  { hoursPerDay, days }: RecordingTime,
): Answer {
  const mbps = bandwidthMbps(groups);
  if (mbps === undefined) return undefined;
  return answer(
    [hoursPerDay, days],
    () => (mbps * SECONDS_PER_HOUR * hoursPerDay * days) / BITS_PER_BYTE / MEGABYTES_PER_GIGABYTE,
  );
}

/** The number of drives that hold the recordings, without redundancy. */
export function drivesNeeded(gigabytes: number, driveTerabytes: number): Answer {
  return answer([gigabytes, driveTerabytes], () =>
    Math.ceil(withoutRoundingError(gigabytes / (driveTerabytes * GIGABYTES_PER_TERABYTE))),
  );
}
