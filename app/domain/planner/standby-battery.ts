import { type Answer, answer } from './answer.ts';

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
};

/** For sealed lead-acid batteries, which give less than their capacity at high currents (BS 5839-1:2025, annex E). */
export const HIGH_CURRENT_DERATING = 1.75;
const RATED_DISCHARGE_HOURS = 20;

/** Sealed lead-acid batteries of 12 V that are commonly sold. */
const COMMON_AMPERE_HOURS = [1.2, 2.1, 3.2, 4, 7, 12, 17, 24, 38, 65];

/**
 * The least capacity of the standby battery: ageing × (I₁ · T₁ + D · I₂ · T₂) with standby current and hours I₁ and T₁,
 * and alarm current and hours I₂ and T₂ (BS 5839-1:2025, annex E). The capacity is first computed with D = 1. If the
 * alarm current is above the 20-hour rate of this capacity (the capacity divided by 20 h), the capacity is computed
 * again with D = 1.75. The result is an estimate, not a design certificate.
 */
export function standbyBattery(load: FirePanelLoad): StandbyBattery | undefined {
  const capacity = (alarmDerating: number): Answer =>
    answer(Object.values(load), () => {
      const standbyAmpereHours = load.standbyAmperes * load.standbyHours;
      const alarmAmpereHours = (load.alarmAmperes * load.alarmMinutes) / 60;
      return load.ageingFactor * (standbyAmpereHours + alarmDerating * alarmAmpereHours);
    });
  const atRatedCurrent = capacity(1);
  if (atRatedCurrent === undefined) return undefined;
  if (load.alarmAmperes <= atRatedCurrent / RATED_DISCHARGE_HOURS) {
    return { ampereHours: atRatedCurrent, alarmDerating: 1 };
  }
  const derated = capacity(HIGH_CURRENT_DERATING);
  return derated === undefined ? undefined : { ampereHours: derated, alarmDerating: HIGH_CURRENT_DERATING };
}

/** The smallest common battery that suffices; undefined if none does. */
export function commonBatteryAmpereHours(ampereHours: number): number | undefined {
  return COMMON_AMPERE_HOURS.find((size) => size >= ampereHours);
}
