import type { Scale } from './scales.ts';

/** In the order of their power. Each port also powers the devices of the standards before it. */
export const POE_STANDARDS = ['802.3af', '802.3at', '802.3bt'] as const;
export type PoeStandard = (typeof POE_STANDARDS)[number];

export type PoeClass = {
  readonly standard: PoeStandard;
  /** What the port must be able to supply. */
  readonly portWatts: number;
  /** What the device may draw. The rest is for losses in 100 m of cable. */
  readonly deviceWatts: number;
};

/**
 * The classes of powered devices by number (IEEE 802.3-2022, clauses 33 and 145). A device of class 0 does not signal
 * how much it draws.
 */
export const POE_CLASSES: readonly PoeClass[] = [
  { standard: '802.3af', portWatts: 15.4, deviceWatts: 12.95 },
  { standard: '802.3af', portWatts: 4, deviceWatts: 3.84 },
  { standard: '802.3af', portWatts: 7, deviceWatts: 6.49 },
  { standard: '802.3af', portWatts: 15.4, deviceWatts: 12.95 },
  { standard: '802.3at', portWatts: 30, deviceWatts: 25.5 },
  { standard: '802.3bt', portWatts: 45, deviceWatts: 40 },
  { standard: '802.3bt', portWatts: 60, deviceWatts: 51 },
  { standard: '802.3bt', portWatts: 75, deviceWatts: 62 },
  { standard: '802.3bt', portWatts: 90, deviceWatts: 71.3 },
];

/** The PoE standard that a device needs, or that a port supplies. */
export const POE_SCALE: Scale = {
  steps: [
    { step: '802.3af', label: 'PoE (802.3af)' },
    { step: '802.3at', label: 'PoE+ (802.3at)' },
    { step: '802.3bt', label: 'PoE++ (802.3bt)' },
  ],
  rank,
  reaches: (stated, wanted) => rank(stated) >= rank(wanted),
};

function rank(step: string): number {
  return POE_STANDARDS.findIndex((standard) => standard === step);
}
