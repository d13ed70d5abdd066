import { POE_CLASSES } from '#app/figures/model/scales.ts';
import { withoutRoundingError } from '#app/lib/safe-number.ts';

// The planner has NaN for an input that is not valid. The result of every formula that uses it is then NaN, too.

export type CameraGroup = { readonly cameras: number; readonly bitrateMbps: number };

const SECONDS_PER_HOUR = 3600;
const BITS_PER_BYTE = 8;
const MEGABYTES_PER_GIGABYTE = 1000;
export const GIGABYTES_PER_TERABYTE = 1000;

export function bandwidthMbps(groups: readonly CameraGroup[]): number {
  return groups.reduce((sum, { cameras, bitrateMbps }) => sum + cameras * bitrateMbps, 0);
}

/**
 * Mbps × 3,600 s/h × hours × days ÷ 8 bits per byte ÷ 1,000 MB per GB. The formula follows from the units. A gigabyte has
 * 1,000,000,000 bytes, as on the labels of drives (SI, IEC 80000-13); an operating system that counts in GiB shows 7% less.
 */
export function storageGigabytes(mbps: number, hoursPerDay: number, days: number): number {
  return (mbps * SECONDS_PER_HOUR * hoursPerDay * days) / BITS_PER_BYTE / MEGABYTES_PER_GIGABYTE;
}

/** Without redundancy. */
export function drivesNeeded(gigabytes: number, driveTerabytes: number): number {
  return Math.ceil(withoutRoundingError(gigabytes / (driveTerabytes * GIGABYTES_PER_TERABYTE)));
}

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

export function poeLoadWatts(loads: readonly PoeLoad[]): number {
  return withoutRoundingError(
    loads.reduce((sum, { devices, wattsAtPort }) => sum + devices * wattsAtPort, 0),
  );
}

/** The budget that the load needs so that `reservePercent` of the load remains free. */
export function poeBudgetWatts(loadWatts: number, reservePercent: number): number {
  return withoutRoundingError(loadWatts * (1 + reservePercent / 100));
}

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

export const PERSON_METRES = { height: 1.8, width: 0.5, faceWidth: 0.16 };

/** 2 · distance · tan(angle ÷ 2): the geometry of a lens without distortion. */
export function viewWidthMetres(viewDegrees: number, distanceMetres: number): number {
  return 2 * distanceMetres * Math.tan((viewDegrees * Math.PI) / 360);
}

/** Picture width ÷ (2 · px/m · tan(angle ÷ 2)): the distance at which 1 m gets that many pixels. */
export function distanceMetresAt(widthPixels: number, viewDegrees: number, pixelsPerMetre: number): number {
  return widthPixels / viewWidthMetres(viewDegrees, pixelsPerMetre);
}

/** The most demanding task that the pixels suffice for; undefined if they do not suffice for detection. */
export function taskAt(pixelsPerMetre: number): OperatorTask | undefined {
  return OPERATOR_TASKS.find((level) => pixelsPerMetre >= level.pixelsPerMetre)?.task;
}

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

/** Ohm's law for the way there and back. The length is one way, the resistance that of one conductor. */
export function voltageDropVolts(lengthMetres: number, amperes: number, ohmsPerMetre: number): number {
  return 2 * lengthMetres * amperes * ohmsPerMetre;
}

export function lengthMetresForDrop(dropVolts: number, amperes: number, ohmsPerMetre: number): number {
  return dropVolts / (2 * amperes * ohmsPerMetre);
}

/** The average over the 5-5-90 duty cycle that makers of two-way radios rate batteries by: transmit, receive, standby. */
export function averageMilliamperes(transmit: number, receive: number, standby: number): number {
  return (5 * transmit + 5 * receive + 90 * standby) / 100;
}

/** NaN if no current is drawn. */
export function batteryLifeHours(capacityMilliampereHours: number, averageMilliamperes: number): number {
  return averageMilliamperes > 0 ? capacityMilliampereHours / averageMilliamperes : Number.NaN;
}

export function batteriesPerShift(shiftHours: number, lifeHours: number): number {
  return Math.ceil(withoutRoundingError(shiftHours / lifeHours));
}

/**
 * √(2 · k · a) in km per √m, with the Earth's radius a = 6,371 km and the factor k = 4/3 for the refraction of a standard
 * atmosphere (effective Earth radius, Recommendation ITU-R P.310).
 */
const HORIZON_KM_PER_ROOT_METRE = 4.12;

/**
 * The greatest distance at which two antennas are within each other's radio horizon: an upper bound. Terrain, buildings
 * and low transmit power shorten the range.
 */
export function radioHorizonKilometres(heightMetres: number, otherHeightMetres: number): number {
  return HORIZON_KM_PER_ROOT_METRE * (Math.sqrt(heightMetres) + Math.sqrt(otherHeightMetres));
}

export type FirePanelLoad = {
  readonly standbyAmperes: number;
  readonly standbyHours: number;
  readonly alarmAmperes: number;
  readonly alarmMinutes: number;
  /** 1.25 in BS 5839-1: a battery counts as worn out at 80% of its capacity. */
  readonly ageingFactor: number;
};

/** For sealed lead-acid batteries, which give less than their capacity at high currents (BS 5839-1:2025, annex E). */
const HIGH_CURRENT_DERATING = 1.75;
const RATED_DISCHARGE_HOURS = 20;

/**
 * The least capacity of the standby battery (BS 5839-1:2025, annex E). It must be at least ageing × (I₁ · T₁ + D · I₂ · T₂) with
 * standby current and hours I₁ and T₁, and alarm current and hours I₂ and T₂. D is 1 if the alarm current is at most the 20-hour
 * rate of the battery (its capacity divided by 20 h), otherwise 1.75. So a battery suffices if it suffices for D = 1.75, or if it
 * suffices for D = 1 and has at least 20 h · I₂. The smaller one of these never gets smaller when the load grows. The result is
 * an estimate, not a design certificate.
 * @returns also D, and what the load takes with it: less than the capacity if the battery is larger so that D is 1
 */
export function standbyBattery(load: FirePanelLoad) {
  const drawn = (alarmDerating: number) => {
    const standbyAmpereHours = load.standbyAmperes * load.standbyHours;
    const alarmAmpereHours = (load.alarmAmperes * load.alarmMinutes) / 60;
    return withoutRoundingError(load.ageingFactor * (standbyAmpereHours + alarmDerating * alarmAmpereHours));
  };
  const [rated, derated] = [drawn(1), drawn(HIGH_CURRENT_DERATING)];
  const forRatedCurrent = Math.max(rated, withoutRoundingError(RATED_DISCHARGE_HOURS * load.alarmAmperes));
  return forRatedCurrent <= derated
    ? { ampereHours: forRatedCurrent, alarmDerating: 1, drawnAmpereHours: rated }
    : { ampereHours: derated, alarmDerating: HIGH_CURRENT_DERATING, drawnAmpereHours: derated };
}

/** Sealed lead-acid batteries of 12 V that are commonly sold. */
export const COMMON_AMPERE_HOURS = [1.2, 2.1, 3.2, 4, 7, 12, 17, 24, 38, 65];
