import { type Answer, answer, withoutRoundingError } from './answer.ts';

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
