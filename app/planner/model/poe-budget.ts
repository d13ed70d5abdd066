import { POE_CLASSES } from '#app/figures/model/scales.ts';
import { type Answer, answer } from './answer.ts';

/** Devices that draw the same power. */
export type PoeLoad = { readonly devices: number; readonly wattsAtPort: number };

/**
 * What a port reserves for a device, in watts at the port, by the number of the device's class (IEEE 802.3-2022,
 * clauses 33 and 145). A device of class 0 does not signal how much it draws, so it counts as class 3.
 */
export const PORT_WATTS_BY_CLASS: readonly number[] = POE_CLASSES.map(({ portWatts }) => portWatts);

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
