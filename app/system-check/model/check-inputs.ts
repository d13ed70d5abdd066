import { asPlainNumber, type NumberReading, readNumber } from '#app/lib/number-text.ts';
import { POE_STANDARDS, type PoeStandard } from '#app/figures/model/scales.ts';

/** The reserve that a PoE budget or a recorder should have above the load, in percent of the load. */
export const RESERVE_PERCENT = 20;

export const SITES = ['ordinary', 'salty', 'zone-2', 'zone-1'] as const;
export type Site = (typeof SITES)[number];

/** What the buyer says about the system. */
export type CheckInputs = {
  readonly days: number;
  readonly hoursPerDay: number;
  /** No product of the shop states a bitrate, because it depends on the scene and on settings. */
  readonly mbpsPerCamera: number;
  /** The ports of a PoE switch that the buyer already has; 0 for none. */
  readonly switchPorts: number;
  readonly switchWatts: number;
  readonly switchStandard: PoeStandard;
  readonly site: Site;
  /** The ids of the products that are mounted outdoors. */
  readonly outdoorIds: readonly string[];
};

const NUMBER_NAMES = ['days', 'hoursPerDay', 'mbpsPerCamera', 'switchPorts', 'switchWatts'] as const;
type NumberName = (typeof NUMBER_NAMES)[number];

export const CHECK_LIMITS: Readonly<
  Record<NumberName, { readonly min: number; readonly max: number; readonly isWhole: boolean }>
> = {
  days: { min: 1, max: 3650, isWhole: true },
  hoursPerDay: { min: 0.1, max: 24, isWhole: false },
  mbpsPerCamera: { min: 0.01, max: 1000, isWhole: false },
  switchPorts: { min: 0, max: 1000, isWhole: true },
  switchWatts: { min: 0, max: 10_000, isWhole: false },
};

export const INITIAL_CHECK: CheckInputs = {
  days: 30,
  hoursPerDay: 24,
  mbpsPerCamera: 8,
  switchPorts: 0,
  switchWatts: 0,
  switchStandard: '802.3at',
  site: 'ordinary',
  outdoorIds: [],
};

const PARAMETERS = {
  days: 'days',
  hoursPerDay: 'hours',
  mbpsPerCamera: 'mbps',
  switchPorts: 'ports',
  switchWatts: 'watts',
  switchStandard: 'standard',
  site: 'site',
  outdoorIds: 'outside',
} as const satisfies Readonly<Record<keyof CheckInputs, string>>;

export function readCheckNumber(name: NumberName, text: string): NumberReading {
  return readNumber(text, CHECK_LIMITS[name]);
}

/** Reads the inputs of an address. What is missing or not valid gets its initial value. */
export function parseCheckInputs(params: URLSearchParams): CheckInputs {
  const numbers = NUMBER_NAMES.map((name) => [
    name,
    readCheckNumber(name, asPlainNumber(params.get(PARAMETERS[name]) ?? '')).value ?? INITIAL_CHECK[name],
  ]);
  const standard = params.get(PARAMETERS.switchStandard);
  const site = params.get(PARAMETERS.site);
  return {
    ...INITIAL_CHECK,
    ...Object.fromEntries(numbers),
    switchStandard: POE_STANDARDS.find((known) => known === standard) ?? INITIAL_CHECK.switchStandard,
    site: SITES.find((known) => known === site) ?? INITIAL_CHECK.site,
    outdoorIds: [...new Set((params.get(PARAMETERS.outdoorIds) ?? '').split(',').filter((id) => id !== ''))],
  };
}

/** Writes the inputs that differ from the initial ones. Other parameters of `current` are kept and come first. */
export function toCheckQuery(inputs: CheckInputs, current = new URLSearchParams()): URLSearchParams {
  const names: readonly string[] = Object.values(PARAMETERS);
  const params = new URLSearchParams([...current].filter(([name]) => !names.includes(name)));
  for (const name of NUMBER_NAMES) {
    if (inputs[name] !== INITIAL_CHECK[name]) params.set(PARAMETERS[name], `${inputs[name]}`);
  }
  for (const name of ['switchStandard', 'site'] as const) {
    if (inputs[name] !== INITIAL_CHECK[name]) params.set(PARAMETERS[name], inputs[name]);
  }
  if (inputs.outdoorIds.length > 0) params.set(PARAMETERS.outdoorIds, inputs.outdoorIds.join());
  return params;
}
