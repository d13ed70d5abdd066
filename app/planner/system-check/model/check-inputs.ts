import { asPlainNumber, type NumberLimits, type NumberReading, readNumber } from '#app/lib/number-text.ts';
import { POE_STANDARDS } from '#app/figures/model/scales.ts';
import { initialNumber, limitsOf } from '#app/planner/model/plan-inputs.ts';

/** The reserve that a PoE budget or a recorder should have above the load, in percent of the load. */
export const RESERVE_PERCENT = initialNumber('reserve');

export const SITES = ['ordinary', 'salty', 'zone-2', 'zone-1'] as const;
export type Site = (typeof SITES)[number];

/** What a buyer may own already, so that a list without it lacks nothing. */
export const OWN_PARTS = ['recorder', 'answering-station', 'fire-panel', 'hub'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

const NUMBER_NAMES = ['days', 'hours', 'mbps', 'ports', 'watts'] as const;
export type CheckNumberName = (typeof NUMBER_NAMES)[number];

export const CHECK_LIMITS: Readonly<
  Record<CheckNumberName, NumberLimits & { readonly min: number; readonly max: number }>
> = {
  days: limitsOf('days'),
  hours: limitsOf('hours'),
  mbps: limitsOf('mbps'),
  ports: { min: 0, max: 1000, isWhole: true },
  watts: { min: 0, max: 10_000 },
};

/** What the buyer says about the system. The names are those of the parameters in the address. */
export type CheckInputs = Readonly<Record<CheckNumberName, number>> & {
  /** Of the ports of the buyer's own switch; `ports` and `watts` are 0 if there is none. */
  readonly standard: (typeof POE_STANDARDS)[number];
  readonly site: Site;
  readonly own: readonly OwnPart[];
  readonly outside: readonly string[];
};

export const INITIAL_CHECK: CheckInputs = {
  days: initialNumber('days'),
  hours: initialNumber('hours'),
  mbps: initialNumber('mbps'),
  ports: 0,
  watts: 0,
  standard: '802.3at',
  site: 'ordinary',
  own: [],
  outside: [],
};

export function readCheckNumber(name: CheckNumberName, text: string): NumberReading {
  return readNumber(text, CHECK_LIMITS[name]);
}

export function parseCheckInputs(params: URLSearchParams): CheckInputs {
  const numbers = NUMBER_NAMES.map((name) => [
    name,
    readCheckNumber(name, asPlainNumber(params.get(name) ?? '')).value ?? INITIAL_CHECK[name],
  ]);
  return {
    ...INITIAL_CHECK,
    ...Object.fromEntries(numbers),
    standard: POE_STANDARDS.find((known) => known === params.get('standard')) ?? INITIAL_CHECK.standard,
    site: SITES.find((known) => known === params.get('site')) ?? INITIAL_CHECK.site,
    own: OWN_PARTS.filter((part) => listIn(params, 'own').includes(part)),
    outside: [...new Set(listIn(params, 'outside').filter((id) => id !== ''))],
  };
}

const listIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').split(',');

/** Writes the inputs that differ from the initial ones. Other parameters of `current` are kept and come first. */
export function toCheckQuery(inputs: CheckInputs, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...current].filter(([name]) => !Object.hasOwn(INITIAL_CHECK, name)));
  for (const name of [...NUMBER_NAMES, 'standard', 'site', 'own', 'outside'] as const) {
    const [text, initial] = [String(inputs[name]), String(INITIAL_CHECK[name])];
    if (text !== initial) params.set(name, text);
  }
  return params;
}
