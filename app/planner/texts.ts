import {
  type ChoiceName,
  type Correction,
  type InputName,
  OTHER_WIRE,
  WATTS_LOAD,
} from './model/plan-inputs.ts';
import { PORT_WATTS_BY_CLASS, WIRES } from './model/formulas.ts';

export const plannerTitle = 'System Planner';
export const plannerDescription =
  'Calculators for security systems: recording storage, camera view and identification distance, PoE budget, voltage drop, radio battery and range, standby battery of a fire panel.';
export const plannerLead =
  'Work out storage, views, power and range before you order. Each result shows its formula, so you can check it by hand. The link of this page has your inputs: copy it to keep or share the plan.';
export const calculators = 'Calculators';
export const resetAll = 'Reset all inputs';
export const checkCart = 'Check the products in your cart';
/** Also in the system check, which assumes the same. */
export const bitrateHint =
  'An assumption, because data sheets do not state it. A 4K camera often sends 6 to 10 Mbps.';
export const formula = 'Formula';
export const noResult = '–';
/** A number that cannot be computed, because an input is not valid, is written as NaN. */
export const isKnown = (text: string) => text !== noResult && !text.includes('NaN');
export const known = (text: string) => (isKnown(text) ? text : noResult);
export const inputsNeedCorrection = 'Correct the marked fields to see the result.';
export const copyResult = 'Copy result as text';
export const addToQuote = 'Add to quote notes';
export const quoteNotLoaded = 'The quote could not be loaded. Please check your connection and try again.';
export const openQuote = 'Open the quote';
export const QUOTE_OUTCOMES: Readonly<
  Record<'added' | 'already-there' | 'too-long', (title: string) => string>
> = {
  added: (title) => `${title}: added to the notes of your quote`,
  'already-there': (title) => `${title}: already in the notes of your quote`,
  'too-long': (title) => `${title}: the notes of your quote are full. Shorten them first.`,
};
export const resultCopied = (title: string) => `${title}: result copied`;
export const rowName = (row: number) => ` ${row + 1}`;
export const unitName = (unit: string) => ` (${unit})`;

export const slider = 'Distance to the person, slider';
export const planCaption = 'From above, to scale';
export const planName = (degrees: number, distances: string) =>
  `The view of ${exact(degrees)}° from above: ${distances}`;
export const metres = (distance: number) => `${exact(distance)} m`;
export const sliderValue = (distance: number) => `At ${exact(distance)} m`;
export const personCaption = 'A person of 1.8 m in the picture, enlarged';
export const personName = (distance: number, heightPixels: string) =>
  `A person at ${exact(distance)} m, enlarged: ${heightPixels} pixels high`;

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

export const exact = (value: number) => GROUPED.format(value);

export const INPUTS: Readonly<Record<InputName, readonly [label: string, unit?: string]>> = {
  cameras: ['Cameras'],
  mbps: ['Bitrate per camera', 'Mbps'],
  hours: ['Recording per day', 'h'],
  days: ['Days kept', 'days'],
  drive: ['Drive size', 'TB'],
  width: ['Picture width', 'px'],
  view: ['Horizontal field of view', '°'],
  distance: ['Distance to the person', 'm'],
  devices: ['Devices'],
  load: ['PoE class or watts'],
  watts: ['Power at the port', 'W'],
  budget: ['Budget of the switch', 'W'],
  ports: ['PoE ports of the switch'],
  reserve: ['Reserve', '%'],
  supply: ['Supply voltage', 'V'],
  current: ['Current of the device', 'A'],
  length: ['Cable length, one way', 'm'],
  wire: ['Wire'],
  ohms: ['Resistance of the wire', 'Ω/m'],
  battery: ['Battery capacity', 'mAh'],
  transmit: ['Transmit current', 'mA'],
  receive: ['Receive current', 'mA'],
  idle: ['Standby current', 'mA'],
  shift: ['Length of a shift', 'h'],
  height: ['Height of one antenna', 'm'],
  mast: ['Height of the other antenna', 'm'],
  standby: ['Current in standby', 'mA'],
  standbyHours: ['Standby time', 'h'],
  alarm: ['Current in alarm', 'mA'],
  alarmMinutes: ['Alarm time', 'min'],
  ageing: ['Ageing factor'],
};

type Option = { readonly value: string; readonly label: string };

export const CHOICES: Readonly<Record<ChoiceName, readonly Option[]>> = {
  load: [
    ...PORT_WATTS_BY_CLASS.map((watts, poeClass) => ({
      value: `${poeClass}`,
      label: `${poeClass} (${exact(watts)} W)`,
    })),
    { value: WATTS_LOAD, label: 'Watts' },
  ],
  wire: [
    ...WIRES.map(({ wire, label, ohmsPerMetre }) => ({
      value: wire,
      label: `${label}, ${exact(ohmsPerMetre)} Ω/m`,
    })),
    { value: OTHER_WIRE, label: 'Other wire' },
  ],
};

export const correctionsHeading = 'Some values in the link cannot be used:';

export function correctionText({ name, problem, used = '' }: Correction): string {
  const [label] = INPUTS[name];
  if (problem === 'too-many-rows') return `${label}: too many values, the last ones are left out.`;
  const what = problem === 'too-small' ? 'too small' : problem === 'too-large' ? 'too large' : 'not valid';
  return `${label}: ${what}, ${used} is used.`;
}
