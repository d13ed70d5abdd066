import type { Unit } from './unit.ts';

type Conversion = { readonly spelling: string; readonly convert: (value: number) => number };

const times =
  (factor: number) =>
  (value: number): number =>
    value * factor;

const same = times(1);

/** @param factors keyed by the spelling of the unit to convert */
function linear(factors: Readonly<Record<string, number>>): readonly Conversion[] {
  return Object.entries(factors).map(([spelling, factor]) => ({ spelling, convert: times(factor) }));
}

/**
 * The units in which figures are kept, each with the units that are converted to it. Factors are those of the SI, and of the
 * international yard and pound (1 ft = 0.3048 m, 1 lb = 0.45359237 kg).
 */
const CONVERSIONS = {
  '°C': [
    { spelling: '°C', convert: same },
    { spelling: '°F', convert: (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9 },
  ],
  '°': linear({ '°': 1 }),
  W: linear({ W: 1, mW: 0.001, kW: 1000 }),
  'V DC': linear({ 'V DC': 1, 'V AC/DC': 1 }),
  'V AC': linear({ 'V AC': 1, 'V AC/DC': 1 }),
  mA: linear({ mA: 1, µA: 0.001, A: 1000 }),
  mAh: linear({ mAh: 1, Ah: 1000 }),
  MHz: linear({ MHz: 1, kHz: 0.001, GHz: 1000 }),
  m: linear({ m: 1, km: 1000, ft: 0.3048 }),
  mm: linear({ mm: 1, cm: 10 }),
  'm²': linear({ 'm²': 1 }),
  in: linear({ '″': 1, in: 1 }),
  kg: linear({ kg: 1, g: 0.001, lb: 0.45359237 }),
  MP: linear({ MP: 1 }),
  px: linear({ px: 1 }),
  fps: linear({ fps: 1 }),
  dB: linear({ dB: 1, 'dB(A)': 1 }),
  lux: linear({ lux: 1, lx: 1 }),
  '×': linear({ '×': 1 }),
  Mbps: linear({ Mbps: 1, kbps: 0.001, Gbps: 1000 }),
  GB: linear({ GB: 1, MB: 0.001, TB: 1000 }),
  TB: linear({ TB: 1, GB: 0.001 }),
  years: linear({ years: 1, year: 1, months: 1 / 12 }),
} satisfies Readonly<Record<Unit, readonly Conversion[]>>;

/** The spellings of a unit and of those that are converted to it, the longest first. */
export function spellingsOf(unit: Unit): readonly string[] {
  return CONVERSIONS[unit].map(({ spelling }) => spelling).toSorted((a, b) => b.length - a.length);
}

/**
 * The value in the unit, without the rounding error of the conversion: 770 g is 0.77 kg. A spelling other than those of
 * `spellingsOf` counts as the unit itself.
 */
export function toUnit(value: number, spelling: string, unit: Unit): number {
  const conversion = CONVERSIONS[unit].find((candidate) => candidate.spelling === spelling);
  return Number((conversion ?? { convert: same }).convert(value).toPrecision(12));
}
