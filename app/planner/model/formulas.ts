import { POE_CLASSES } from '#app/figures/model/scales.ts';
import { type Answer, answer, withoutRoundingError } from '#app/lib/answer.ts';

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

/** Devices that draw the same power. */
export type PoeLoad = { readonly devices: number; readonly wattsAtPort: number };

/**
 * What a port reserves for a device, in watts at the port, by the number of the device's class (IEEE 802.3-2022,
 * clauses 33 and 145). A device of class 0 does not signal how much it draws, so it counts as class 3.
 */
export const PORT_WATTS_BY_CLASS: readonly number[] = POE_CLASSES.map(({ portWatts }) => portWatts);

/** How many parts of a size fit. Ten cameras of 0.1 TB fill 1 TB, although in floating point the quotient may be just below 10. */
export function countFitting(capacity: number, size: number): number {
  return Math.floor(capacity / size + 1e-9);
}

/** The sum of devices × watts. */
export function poeLoadWatts(loads: readonly PoeLoad[]): Answer {
  return answer(
    loads.flatMap(({ devices, wattsAtPort }) => [devices, wattsAtPort]),
    () => loads.reduce((sum, { devices, wattsAtPort }) => sum + devices * wattsAtPort, 0),
  );
}

/** The budget that the load needs so that `reservePercent` of the load remains free: load × (1 + reserve). */
export function poeBudgetWatts(loadWatts: number, reservePercent: number): Answer {
  return answer([loadWatts, reservePercent], () => loadWatts * (1 + reservePercent / 100));
}

export type CameraView = {
  /** The width of the picture in pixels. */
  readonly widthPixels: number;
  /** The horizontal field of view in degrees. */
  readonly viewDegrees: number;
};

/**
 * What an operator can do with a person in the picture, by the least pixels per metre at the person (EN 62676-4:2015;
 * 250 px/m are 4 mm per pixel). The edition of 2025 has other levels and asks for more pixels.
 */
export const OPERATOR_TASKS = [
  { task: 'identification', pixelsPerMetre: 250 },
  { task: 'recognition', pixelsPerMetre: 125 },
  { task: 'observation', pixelsPerMetre: 62 },
  { task: 'detection', pixelsPerMetre: 25 },
] as const;

export type OperatorTask = (typeof OPERATOR_TASKS)[number]['task'];

/** Wider views are those of fisheye lenses, whose pixels are not spread evenly across a plane. */
export const MAX_VIEW_DEGREES = 150;

/** The size of the adult in the calculator's picture and results. */
const PERSON_METRES = { height: 1.8, width: 0.5, faceWidth: 0.16 };

/** Half the width of the view at a distance of 1 m: tan(angle ÷ 2). Undefined for angles that the formula is not made for. */
function halfWidthPerMetre(viewDegrees: number): Answer {
  const isValid = viewDegrees > 0 && viewDegrees <= MAX_VIEW_DEGREES;
  return isValid ? Math.tan((viewDegrees * Math.PI) / 360) : undefined;
}

/** The width of the view at a distance along its axis: 2 · distance · tan(angle ÷ 2). Geometry of a lens without distortion. */
export function viewWidthMetres(viewDegrees: number, distanceMetres: number): Answer {
  const halfWidth = halfWidthPerMetre(viewDegrees);
  if (halfWidth === undefined) return undefined;
  return answer([distanceMetres], () => 2 * distanceMetres * halfWidth);
}

/** The pixels that 1 m across the view gets at a distance: picture width ÷ view width. */
export function pixelsPerMetreAt({ widthPixels, viewDegrees }: CameraView, distanceMetres: number): Answer {
  const widthMetres = viewWidthMetres(viewDegrees, distanceMetres);
  if (widthMetres === undefined) return undefined;
  return answer([widthPixels], () => widthPixels / widthMetres);
}

/** The distance at which 1 m gets that many pixels: picture width ÷ (2 · px/m · tan(angle ÷ 2)). */
export function distanceMetresAt({ widthPixels, viewDegrees }: CameraView, pixelsPerMetre: number): Answer {
  const halfWidth = halfWidthPerMetre(viewDegrees);
  if (halfWidth === undefined) return undefined;
  return answer([widthPixels, pixelsPerMetre], () => widthPixels / (2 * pixelsPerMetre * halfWidth));
}

/** The most demanding task that the pixels suffice for; undefined if they do not suffice for detection. */
export function taskAt(pixelsPerMetre: number): OperatorTask | undefined {
  return OPERATOR_TASKS.find((level) => pixelsPerMetre >= level.pixelsPerMetre)?.task;
}

export type PersonPixels = { readonly height: number; readonly width: number; readonly faceWidth: number };

/** How large a person of 1.8 m by 0.5 m with a face of 0.16 m is in the picture: metres × px/m. */
export function personPixelsAt(view: CameraView, distanceMetres: number): PersonPixels | undefined {
  const density = pixelsPerMetreAt(view, distanceMetres);
  if (density === undefined) return undefined;
  const { height, width, faceWidth } = PERSON_METRES;
  return { height: height * density, width: width * density, faceWidth: faceWidth * density };
}

export type CableRun = {
  /** One way, from the supply to the device. */
  readonly lengthMetres: number;
  readonly currentAmperes: number;
  /** Of one conductor. */
  readonly ohmsPerMetre: number;
};

/**
 * Solid copper at 20 °C. American sizes: the diameters of ASTM B258 with annealed copper of 0.017241 Ω·mm²/m. Metric sizes:
 * the highest resistance that IEC 60228 allows for class 1.
 */
export const WIRES = [
  { wire: 'awg24', label: '24 AWG (0.20 mm²)', ohmsPerMetre: 0.0842 },
  { wire: 'awg22', label: '22 AWG (0.33 mm²)', ohmsPerMetre: 0.053 },
  { wire: 'awg20', label: '20 AWG (0.52 mm²)', ohmsPerMetre: 0.0333 },
  { wire: 'awg18', label: '18 AWG (0.82 mm²)', ohmsPerMetre: 0.021 },
  { wire: 'awg16', label: '16 AWG (1.31 mm²)', ohmsPerMetre: 0.0132 },
  { wire: 'awg14', label: '14 AWG (2.08 mm²)', ohmsPerMetre: 0.00829 },
  { wire: 'awg12', label: '12 AWG (3.31 mm²)', ohmsPerMetre: 0.00521 },
  { wire: 'mm0.5', label: '0.5 mm²', ohmsPerMetre: 0.036 },
  { wire: 'mm0.75', label: '0.75 mm²', ohmsPerMetre: 0.0245 },
  { wire: 'mm1', label: '1 mm²', ohmsPerMetre: 0.0181 },
  { wire: 'mm1.5', label: '1.5 mm²', ohmsPerMetre: 0.0121 },
  { wire: 'mm2.5', label: '2.5 mm²', ohmsPerMetre: 0.00741 },
] as const;

/** Ohm's law for the way there and back: 2 · L · I · R. */
export function voltageDropVolts({ lengthMetres, currentAmperes, ohmsPerMetre }: CableRun): Answer {
  return answer(
    [lengthMetres, currentAmperes, ohmsPerMetre],
    () => 2 * lengthMetres * currentAmperes * ohmsPerMetre,
  );
}

/** The length at which the drop reaches `dropVolts`: drop ÷ (2 · I · R). */
export function lengthMetresForDrop(
  dropVolts: number,
  { currentAmperes, ohmsPerMetre }: Omit<CableRun, 'lengthMetres'>,
): Answer {
  return answer(
    [dropVolts, currentAmperes, ohmsPerMetre],
    () => dropVolts / (2 * currentAmperes * ohmsPerMetre),
  );
}

export type RadioCurrents = {
  readonly transmitMilliamperes: number;
  readonly receiveMilliamperes: number;
  readonly standbyMilliamperes: number;
};

/** The 5-5-90 duty cycle that makers of two-way radios rate batteries by: shares of time in percent. */
export const DUTY_CYCLE_PERCENT = { transmit: 5, receive: 5, standby: 90 } as const;

/** The average current over the duty cycle. */
export function averageMilliamperes({
  transmitMilliamperes,
  receiveMilliamperes,
  standbyMilliamperes,
}: RadioCurrents): Answer {
  const { transmit, receive, standby } = DUTY_CYCLE_PERCENT;
  return answer(
    [transmitMilliamperes, receiveMilliamperes, standbyMilliamperes],
    () =>
      (transmit * transmitMilliamperes + receive * receiveMilliamperes + standby * standbyMilliamperes) / 100,
  );
}

/** Capacity ÷ average current. Undefined if no current is drawn. */
export function batteryLifeHours(capacityMilliampereHours: number, currents: RadioCurrents): Answer {
  const average = averageMilliamperes(currents);
  if (average === undefined) return undefined;
  return answer([capacityMilliampereHours], () => capacityMilliampereHours / average);
}

/** The batteries that a radio needs to last a shift. */
export function batteriesPerShift(shiftHours: number, lifeHours: number): Answer {
  return answer([shiftHours, lifeHours], () => Math.ceil(withoutRoundingError(shiftHours / lifeHours)));
}

/**
 * √(2 · k · a) in km per √m, with the Earth's radius a = 6,371 km and the factor k = 4/3 for the refraction of a standard
 * atmosphere (effective Earth radius, Recommendation ITU-R P.310).
 */
export const HORIZON_KM_PER_ROOT_METRE = 4.12;

/**
 * The greatest distance at which two antennas are within each other's radio horizon: 4.12 · (√h₁ + √h₂). This is
 * an upper bound: terrain, buildings and low transmit power shorten the range.
 */
export function radioHorizonKilometres(heightMetres: number, otherHeightMetres: number): Answer {
  return answer(
    [heightMetres, otherHeightMetres],
    () => HORIZON_KM_PER_ROOT_METRE * (Math.sqrt(heightMetres) + Math.sqrt(otherHeightMetres)),
  );
}

export type FirePanelLoad = {
  readonly standbyAmperes: number;
  readonly standbyHours: number;
  readonly alarmAmperes: number;
  readonly alarmMinutes: number;
  /** 1.25 in BS 5839-1: a battery counts as worn out at 80% of its capacity. */
  readonly ageingFactor: number;
};

export type StandbyBattery = {
  readonly ampereHours: number;
  /** 1, or 1.75 if the alarm current is above the battery's 20-hour rate. */
  readonly alarmDerating: number;
  /** What the load takes with this factor. Below `ampereHours` if the battery is larger so that the factor is 1. */
  readonly drawnAmpereHours: number;
};

/** For sealed lead-acid batteries, which give less than their capacity at high currents (BS 5839-1:2025, annex E). */
export const HIGH_CURRENT_DERATING = 1.75;
const RATED_DISCHARGE_HOURS = 20;

/** Sealed lead-acid batteries of 12 V that are commonly sold. */
const COMMON_AMPERE_HOURS = [1.2, 2.1, 3.2, 4, 7, 12, 17, 24, 38, 65];

/**
 * The least capacity of the standby battery (BS 5839-1:2025, annex E). It must be at least ageing × (I₁ · T₁ + D · I₂ · T₂) with
 * standby current and hours I₁ and T₁, and alarm current and hours I₂ and T₂. D is 1 if the alarm current is at most the 20-hour
 * rate of the battery (its capacity divided by 20 h), otherwise 1.75. So a battery suffices if it suffices for D = 1.75, or if it
 * suffices for D = 1 and has at least 20 h · I₂. The smaller one of these never gets smaller when the load grows. The result is
 * an estimate, not a design certificate.
 */
export function standbyBattery(load: FirePanelLoad): StandbyBattery | undefined {
  const capacity = (alarmDerating: number): Answer =>
    answer(Object.values(load), () => {
      const standbyAmpereHours = load.standbyAmperes * load.standbyHours;
      const alarmAmpereHours = (load.alarmAmperes * load.alarmMinutes) / 60;
      return load.ageingFactor * (standbyAmpereHours + alarmDerating * alarmAmpereHours);
    });
  const rated = capacity(1);
  const derated = capacity(HIGH_CURRENT_DERATING);
  if (rated === undefined || derated === undefined) return undefined;
  const forRatedCurrent = Math.max(rated, withoutRoundingError(RATED_DISCHARGE_HOURS * load.alarmAmperes));
  return forRatedCurrent <= derated
    ? { ampereHours: forRatedCurrent, alarmDerating: 1, drawnAmpereHours: rated }
    : { ampereHours: derated, alarmDerating: HIGH_CURRENT_DERATING, drawnAmpereHours: derated };
}

/** The smallest common battery that suffices; undefined if none does. */
export function commonBatteryAmpereHours(ampereHours: number): number | undefined {
  return COMMON_AMPERE_HOURS.find((size) => size >= ampereHours);
}
