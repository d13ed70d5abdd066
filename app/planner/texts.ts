import type { Correction, InputName } from './model/plan-inputs.ts';
import type { NoteOutcome } from '#app/quote/model/quote-details.ts';
import type { OperatorTask, StandbyBattery } from './model/formulas.ts';
import { atLeast, atMost } from '#app/lib/safe-number.ts';

export const plannerTitle = 'System Planner';
export const plannerDescription =
  'Calculators for security systems: recording storage, camera view and identification distance, PoE budget, voltage drop, radio battery and range, standby battery of a fire panel.';
export const plannerLead =
  'Work out storage, views, power and range before you order. Each result shows its formula, so you can check it by hand. Your inputs are in the address of this page: copy it to keep or share the plan.';
export const calculators = 'Calculators';
export const resetAll = 'Reset all inputs';
export const checkCart = 'Check the products in your cart';
export const formula = 'Formula';
export const noResult = '–';
export const inputsNeedCorrection = 'Correct the marked inputs to see the result.';
export const copyResult = 'Copy result as text';
export const addToQuote = 'Add to quote notes';
export const quoteNotLoaded = 'The quote could not be loaded. Please check your connection and try again.';
export const openQuote = 'Open the quote';
export const quoteNote = (
  title: string,
  { label, value = '' }: { readonly label: string; readonly value: string | undefined },
  formula = '',
) => `${title}: ${label} ${value} (${formula})`;
export const QUOTE_OUTCOMES: Readonly<Record<NoteOutcome, (title: string) => string>> = {
  added: (title) => `${title}: added to the notes of your quote`,
  'already-there': (title) => `${title}: already in the notes of your quote`,
  'too-long': (title) => `${title}: the notes of your quote are full. Shorten them first.`,
};
export const resultCopied = (title: string) => `${title}: result copied`;
export const rowName = (row: number) => ` ${row + 1}`;
export const unitName = (unit: string) => ` (${unit})`;

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** A number as formulas show it, with up to ten decimals. */
export const exact = (value: number) => GROUPED.format(value);

export const INPUT_LABELS: Readonly<Record<InputName, string>> = {
  cameras: 'Cameras',
  mbps: 'Bitrate per camera',
  hours: 'Recording per day',
  days: 'Days kept',
  drive: 'Drive size',
  width: 'Picture width',
  view: 'Horizontal field of view',
  distance: 'Distance to the person',
  devices: 'Devices',
  load: 'PoE class or watts',
  watts: 'Power at the port',
  budget: 'Budget of the switch',
  ports: 'PoE ports of the switch',
  reserve: 'Reserve',
  supply: 'Supply voltage',
  current: 'Current of the device',
  length: 'Cable length, one way',
  wire: 'Wire',
  ohms: 'Resistance of the wire',
  battery: 'Battery capacity',
  transmit: 'Transmit current',
  receive: 'Receive current',
  idle: 'Standby current',
  shift: 'Length of a shift',
  height: 'Height of one antenna',
  mast: 'Height of the other antenna',
  standby: 'Current in standby',
  standbyHours: 'Standby time',
  alarm: 'Current in alarm',
  alarmMinutes: 'Alarm time',
  ageing: 'Ageing factor',
};

export const correctionsHeading = 'Some values of the link cannot be used:';

export function correctionText({ name, problem, used = '' }: Correction): string {
  const label = INPUT_LABELS[name];
  switch (problem) {
    case 'too-small':
      return `${label}: too small, ${used} is used.`;
    case 'too-large':
      return `${label}: too large, ${used} is used.`;
    case 'too-many-rows':
      return `${label}: too many values, the last ones are left out.`;
    case 'empty':
    case 'not-a-number':
    case 'ambiguous':
    case 'not-whole':
    case 'unknown-choice':
      return `${label}: not valid, ${used} is used.`;
  }
}

export const storage = {
  title: 'Recording Storage',
  intro: 'How much the cameras record, and what the network and the recorder must take in.',
  main: 'Storage',
  terabytes: 'In terabytes',
  bandwidth: 'Bandwidth to the recorder',
  drives: 'Drives',
  gigabytes: (gigabytes: number) => `${atLeast(gigabytes, 1)} GB`,
  inTerabytes: (gigabytes: number) => `${atLeast(gigabytes / 1000, 2)} TB`,
  mbps: (mbps: number) => `${atLeast(mbps, 2)} Mbps`,
  driveCount: (drives: number, terabytes: number) => `${exact(drives)} × ${exact(terabytes)} TB`,
  addCameras: 'Add other cameras',
  removeCameras: (row: number) => `Remove cameras ${row + 1}`,
  formula: (cameras: string, hours: number, days: number, gigabytes: number) =>
    `${cameras} × 3,600 s/h × ${exact(hours)} h × ${exact(days)} d ÷ 8 bit/byte ÷ 1,000 = ${atLeast(gigabytes, 1)} GB`,
  notes: [
    '1 GB is 1,000,000,000 bytes, as on drives. Set the bitrate that the camera is configured for: a camera with variable bitrate can send more.',
    'Mirrored or parity drives (RAID), file system and spare capacity are not included.',
  ],
};

export const view = {
  title: 'View Distance',
  intro: 'How far away a camera shows that someone is there, and how far away it shows who.',
  at: (metres: number) => `At ${exact(metres)} m`,
  main: (metres: number) => `What the picture shows at ${exact(metres)} m`,
  tasks: {
    detection: 'Detection',
    observation: 'Observation',
    recognition: 'Recognition',
    identification: 'Identification',
  } satisfies Readonly<Record<OperatorTask, string>>,
  none: 'Less than detection',
  meanings: {
    detection: 'someone is there',
    observation: 'clothing and actions',
    recognition: 'a known person',
    identification: 'an unknown person, beyond doubt',
  } satisfies Readonly<Record<OperatorTask, string>>,
  upTo: (metres: number) => `${atMost(metres, 2, 2)} m`,
  pixelsPerMetre: (density: number) => `${atMost(density, 0)} px/m`,
  taskName: (task: string) => `${task} distance`,
  density: 'Pixel density',
  viewWidth: 'Width of the view',
  person: 'Person',
  personPixels: (height: number, width: number) =>
    `${atMost(height, 0)} px high, ${atMost(width, 0)} px wide`,
  face: 'Face',
  facePixels: (width: number) => `${atMost(width, 0)} px wide`,
  personCaption: 'A person of 1.8 m in the picture, enlarged',
  personName: (metres: number, height: number) =>
    `A person at ${exact(metres)} m, enlarged: ${atMost(height, 0)} pixels high`,
  planCaption: 'From above, to scale',
  planName: (degrees: number, distances: string) => `The view of ${exact(degrees)}° from above: ${distances}`,
  slider: 'Distance to the person, slider',
  scaleBar: (metres: number) => `${exact(metres)} m`,
  formula: (width: number, degrees: number, density: number, metres: number) =>
    `${exact(width)} px ÷ (2 × ${density} px/m × tan(${exact(degrees)}° ÷ 2)) = ${atMost(metres, 2)} m`,
  notes: [
    'EN 62676-4:2015: 25, 62, 125 and 250 px/m. The edition of 2025 names other levels and asks for more pixels, such as 500 px/m to confirm an identity.',
    'For a lens without distortion and a person near the height of the camera. Light, focus, movement and compression shorten the distances.',
  ],
};

export const poe = {
  title: 'PoE Budget',
  intro: 'Whether one switch can power all its devices, with a reserve.',
  main: 'Budget needed with reserve',
  load: 'Load at the ports',
  left: 'Left of the budget',
  ports: 'Ports used',
  portsOf: (used: number, ports: number) => `${exact(used)} of ${exact(ports)}`,
  poeClass: (poeClass: number, watts: number) => `${poeClass} (${exact(watts)} W)`,
  inWatts: 'Watts',
  addDevices: 'Add other devices',
  removeDevices: (row: number) => `Remove devices ${row + 1}`,
  neededWatts: (watts: number) => `${atLeast(watts, 2)} W`,
  leftWatts: (watts: number) => `${atMost(watts, 2)} W`,
  fits: 'The switch can power these devices.',
  tooLittlePower: (watts: number) => `The budget is ${atLeast(watts, 2)} W too small.`,
  tooFewPorts: (count: number) => `The switch has ${exact(count)} ${count === 1 ? 'port' : 'ports'} too few.`,
  formula: (devices: string, reserve: number, watts: number) =>
    `(${devices}) × (1 + ${exact(reserve)}% ÷ 100%) = ${atLeast(watts, 2)} W`,
  notes: [
    'Watts at the port, IEEE 802.3-2022. A device of class 0 can draw as much as one of class 3. A data sheet often states what the device draws; the port must also supply the loss in the cable.',
    'The class is what the switch reserves, so the devices normally draw less. Check that each port supplies the class of its device.',
  ],
};

export const voltage = {
  title: 'Voltage Drop',
  intro: 'What a cable loses on the way, and what is left for the device.',
  main: 'Voltage drop',
  remaining: 'Voltage at the device',
  share: 'Share of the supply voltage',
  longest: 'Longest cable for a drop of 10%',
  otherWire: 'Other wire',
  wire: (label: string, ohms: number) => `${label}, ${exact(ohms)} Ω/m`,
  lostVolts: (volts: number) => `${atLeast(volts, 2)} V`,
  remainingVolts: (volts: number) => `${atMost(volts, 2)} V`,
  percent: (percent: number) => `${atLeast(percent, 1)}%`,
  metres: (metres: number) => `${atMost(metres, 2)} m`,
  nothingLeft: 'The cable would lose more than the supply voltage. Use a thicker or shorter cable.',
  formula: (metres: number, amperes: number, ohms: number, volts: number) =>
    `2 × ${exact(metres)} m × ${exact(amperes)} A × ${exact(ohms)} Ω/m = ${atLeast(volts, 2)} V`,
  notes: [
    'For direct current through two conductors of solid copper at 20\u00a0°C (ASTM B258, IEC 60228 class 1). At 50\u00a0°C a wire has about 12% more resistance. Connectors are not included.',
    'Compare the voltage at the device with the lowest that its data sheet allows.',
  ],
};

export const radioBattery = {
  title: 'Radio Battery',
  intro: 'How long a two-way radio lasts on a charge.',
  main: 'Battery life',
  average: 'Average current',
  batteries: 'Batteries per radio and shift',
  hours: (hours: number) => `${atMost(hours, 2)} h`,
  milliamperes: (milliamperes: number) => `${atLeast(milliamperes, 1)} mA`,
  noCurrent: 'Without a current the battery does not run down. Enter at least one current.',
  formula: (battery: number, transmit: number, receive: number, idle: number, hours: number) =>
    `${exact(battery)} mAh ÷ (5% × ${exact(transmit)} mA + 5% × ${exact(receive)} mA + 90% × ${exact(idle)} mA) = ${atMost(hours, 2)} h`,
  notes: [
    'The 5-5-90 duty cycle by which makers rate radios: 5% transmitting, 5% receiving, 90% standby. Cold, age and more talking shorten the battery life.',
  ],
};

export const horizon = {
  title: 'Radio Horizon',
  intro: 'The farthest that two antennas can reach over flat ground.',
  main: 'Radio horizon',
  upTo: (kilometres: number) => `At most ${atMost(kilometres, 1)} km`,
  formula: (height: number, mast: number, kilometres: number) =>
    `4.12 × (√${exact(height)} + √${exact(mast)}) = ${atMost(kilometres, 1)} km`,
  notes: [
    'An upper bound, not a promise: the curve of the Earth with the refraction of a standard atmosphere (effective Earth radius of 4/3, ITU-R P.310). Terrain, buildings, trees and transmit power make the range shorter, often much shorter.',
  ],
};

export const standby = {
  title: 'Standby Battery',
  intro: 'The battery that a fire panel needs when the mains fails.',
  main: 'Smallest capacity',
  size: 'Next common battery',
  sizeOf: (ampereHours: number) => `${exact(ampereHours)} Ah`,
  noSize: 'Larger than 65 Ah',
  derating: 'Factor for the alarm current',
  ampereHours: (ampereHours: number) => `${atLeast(ampereHours, 3)} Ah`,
  formula: (
    load: {
      readonly standby: number;
      readonly hours: number;
      readonly alarm: number;
      readonly minutes: number;
    },
    ageing: number,
    { alarmDerating, drawnAmpereHours, ampereHours }: StandbyBattery,
  ) => {
    const drawn = `${exact(ageing)} × (${exact(load.standby)} A × ${exact(load.hours)} h + ${exact(alarmDerating)} × ${exact(load.alarm)} A × ${exact(load.minutes)} min ÷ 60) = ${atLeast(drawnAmpereHours, 3)} Ah`;
    return drawnAmpereHours === ampereHours
      ? drawn
      : `${drawn}, and 20 h × ${exact(load.alarm)} A = ${atLeast(ampereHours, 3)} Ah, so that the factor is 1`;
  },
  notes: [
    'BS 5839-1:2025, annex E, for sealed lead-acid batteries: the ageing factor of 1.25 lets a battery serve until it has lost a fifth of its capacity. The alarm current counts 1.75 times if it is higher than the capacity ÷ 20 h, unless the maker of the battery states another factor. The smallest capacity is the smaller one of two: that for the factor 1.75, and one so large that the factor is 1.',
    'An estimate, not a design certificate. Standby and alarm times depend on the building and the country; a competent person must confirm the battery with the data of the panel (EN 54-4).',
  ],
};
