import {
  averageMilliamperes,
  bandwidthMbps,
  batteriesPerShift,
  batteryLifeHours,
  COMMON_AMPERE_HOURS,
  distanceMetresAt,
  drivesNeeded,
  GIGABYTES_PER_TERABYTE,
  lengthMetresForDrop,
  OPERATOR_TASKS,
  type OperatorTask,
  PERSON_METRES,
  poeBudgetWatts,
  poeLoadWatts,
  PORT_WATTS_BY_CLASS,
  radioHorizonKilometres,
  standbyBattery,
  storageGigabytes,
  taskAt,
  viewWidthMetres,
  voltageDropVolts,
  WIRES,
} from './model/formulas.ts';
import {
  type CalculatorId,
  type InputName,
  type NumberIn,
  type PlanInputs,
  type TableName,
  WATTS_LOAD,
} from './model/plan-inputs.ts';
import { bitrateHint, exact, noResult } from './texts.ts';
import { atLeast, atMost } from '#app/lib/safe-number.ts';

export type Result = readonly [label: string, value: string, task?: OperatorTask];

type Verdict = { readonly text: string; readonly isGood: boolean };

/** A text with NaN is not shown, because an input is not valid. */
type Calculation = {
  readonly main: Result;
  readonly others?: readonly Result[];
  readonly verdict?: Verdict | undefined;
  readonly formula: string;
};

export type CalculatorTexts = {
  readonly id: CalculatorId;
  readonly title: string;
  readonly intro: string;
  readonly rows?: { readonly table: TableName; readonly add: string; readonly remove: string };
  readonly inputs: readonly InputName[];
  readonly calculate: (number: NumberIn, inputs: PlanInputs) => Calculation;
  readonly notes: readonly string[];
};

const recordingStorage: CalculatorTexts = {
  id: 'recording-storage',
  title: 'Recording Storage',
  intro: 'How much the cameras record, and what the network and the recorder must take in.',
  rows: { table: 'cameras', add: 'Add other cameras', remove: 'Remove cameras' },
  inputs: ['hours', 'days', 'drive'],
  calculate(number, inputs) {
    const groups = inputs.cameras.map((_, row) => ({
      cameras: number('cameras', row),
      bitrateMbps: number('mbps', row),
    }));
    const [hours, days, drive] = [number('hours'), number('days'), number('drive')];
    const mbps = bandwidthMbps(groups);
    const gigabytes = storageGigabytes(mbps, hours, days);
    const storage = `${atLeast(gigabytes, 1)} GB`;
    const factors = groups
      .map(({ cameras, bitrateMbps }) => `${exact(cameras)} × ${exact(bitrateMbps)} Mbps`)
      .join(' + ');
    return {
      main: ['Storage', storage],
      others: [
        ['In terabytes', `${atLeast(gigabytes / GIGABYTES_PER_TERABYTE, 2)} TB`],
        ['Bandwidth to the recorder', `${atLeast(mbps, 2)} Mbps`],
        ['Drives', `${exact(drivesNeeded(gigabytes, drive))} × ${exact(drive)} TB`],
      ],
      formula: `${groups.length > 1 ? `(${factors})` : factors} × 3,600 s/h × ${exact(hours)} h × ${exact(days)} d ÷ 8 bit/byte ÷ 1,000 = ${storage}`,
    };
  },
  notes: [
    `Bitrate: ${bitrateHint} Enter what the camera is set to; with a variable bitrate it can send more.`,
    '1 GB is 1,000,000,000 bytes, as on drives.',
    'Mirrored or parity drives (RAID), file system and spare capacity are not included.',
  ],
};

export const TASKS: Readonly<Record<OperatorTask, { readonly name: string; readonly meaning: string }>> = {
  detection: { name: 'Detection', meaning: 'someone is there' },
  observation: { name: 'Observation', meaning: 'clothing and actions' },
  recognition: { name: 'Recognition', meaning: 'a known person' },
  identification: { name: 'Identification', meaning: 'an unknown person, beyond doubt' },
};

/** A distance up to which a task is possible, or the width of a view. */
export const upTo = (metres: number) => `${atMost(metres, 2, 2)} m`;

export function cameraView(number: NumberIn) {
  const [width, view, distance] = [number('width'), number('view'), number('distance')];
  const viewWidth = viewWidthMetres(view, distance);
  return {
    width,
    view,
    distance,
    viewWidth,
    tasks: OPERATOR_TASKS.map(({ task, pixelsPerMetre }) => ({
      task,
      metres: distanceMetresAt(width, view, pixelsPerMetre),
    })),
    pixelsPerMetre: width / viewWidth,
  };
}

export const personPixels = (metres: number, pixelsPerMetre: number) => atMost(metres * pixelsPerMetre, 0);

export const viewDistance: CalculatorTexts = {
  id: 'view-distance',
  title: 'View Distance',
  intro: 'How far away a camera shows that someone is there, and how far away it shows who.',
  inputs: ['width', 'view', 'distance'],
  calculate(number) {
    const { width, view, distance, viewWidth, tasks, pixelsPerMetre } = cameraView(number);
    const task = taskAt(pixelsPerMetre);
    const [{ pixelsPerMetre: needed }] = OPERATOR_TASKS;
    const pixels = (metres: number) => personPixels(metres, pixelsPerMetre);
    return {
      main: [
        Number.isNaN(distance) ? viewDistance.title : `What the picture shows at ${exact(distance)} m`,
        Number.isNaN(pixelsPerMetre) ? noResult : task ? TASKS[task].name : 'Less than detection',
      ],
      others: [
        ...tasks.map(({ task, metres }) => [`${TASKS[task].name} distance`, upTo(metres), task] as const),
        ['Pixel density', `${atMost(pixelsPerMetre, 0)} px/m`],
        ['Width of the view', upTo(viewWidth)],
        ['Person', `${pixels(PERSON_METRES.height)} px high, ${pixels(PERSON_METRES.width)} px wide`],
        ['Face', `${pixels(PERSON_METRES.faceWidth)} px wide`],
      ],
      formula: `${exact(width)} px ÷ (2 × ${needed} px/m × tan(${exact(view)}° ÷ 2)) = ${atMost(distanceMetresAt(width, view, needed), 2)} m`,
    };
  },
  notes: [
    'EN 62676-4:2015: 25, 62, 125 and 250 px/m. The edition of 2025 names other levels and asks for more pixels, such as 500 px/m to confirm an identity.',
    'For a lens without distortion and a person near the height of the camera. Light, focus, movement and compression shorten the distances.',
  ],
};

const poeBudget: CalculatorTexts = {
  id: 'poe-budget',
  title: 'PoE Budget',
  intro: 'Whether one switch can power all its devices, with a reserve.',
  rows: { table: 'devices', add: 'Add other devices', remove: 'Remove devices' },
  inputs: ['budget', 'ports', 'reserve'],
  calculate(number, inputs) {
    const loads = inputs.devices.map((_, row) => ({
      devices: number('devices', row),
      wattsAtPort:
        inputs.load[row] === WATTS_LOAD
          ? number('watts', row)
          : (PORT_WATTS_BY_CLASS[Number(inputs.load[row])] ?? Number.NaN),
    }));
    const [budget, ports, reserve] = [number('budget'), number('ports'), number('reserve')];
    const load = poeLoadWatts(loads);
    const needed = poeBudgetWatts(load, reserve);
    const usedPorts = loads.reduce((sum, { devices }) => sum + devices, 0);
    const factors = loads.map(({ devices, wattsAtPort }) => `${exact(devices)} × ${exact(wattsAtPort)} W`);
    return {
      main: ['Budget needed with reserve', `${atLeast(needed, 2)} W`],
      verdict: supplyVerdict(needed - budget, usedPorts - ports),
      others: [
        ['Load at the ports', `${atLeast(load, 2)} W`],
        ['Left of the budget', `${atMost(Math.max(budget - load, 0), 2)} W`],
        ['Ports used', `${exact(usedPorts)} of ${exact(ports)}`],
      ],
      formula: `(${factors.join(' + ')}) × (1 + ${exact(reserve)}% ÷ 100%) = ${atLeast(needed, 2)} W`,
    };
  },
  notes: [
    'Watts at the port, IEEE 802.3-2022. A device of class 0 can draw as much as one of class 3. A data sheet often states what the device draws; the port must also supply the loss in the cable.',
    'The class is what the switch reserves, so the devices normally draw less. Check that each port supplies the class of its device.',
  ],
};

function supplyVerdict(missingWatts: number, missingPorts: number): Verdict | undefined {
  if (Number.isNaN(missingWatts + missingPorts)) return undefined;
  if (missingWatts > 0) {
    return { text: `The budget is ${atLeast(missingWatts, 2)} W too small.`, isGood: false };
  }
  if (missingPorts > 0) {
    const ports = `${exact(missingPorts)} ${missingPorts === 1 ? 'port' : 'ports'}`;
    return { text: `The switch has ${ports} too few.`, isGood: false };
  }
  return { text: 'The switch can power these devices.', isGood: true };
}

/** The share of the supply voltage that the longest cable may lose. */
const ACCEPTED_SHARE = 0.1;

const voltageDrop: CalculatorTexts = {
  id: 'voltage-drop',
  title: 'Voltage Drop',
  intro: 'What a cable loses on the way, and what is left for the device.',
  inputs: ['supply', 'current', 'length', 'wire', 'ohms'],
  calculate(number, inputs) {
    const wire = WIRES.find((known) => known.wire === inputs.wire[0]);
    const ohms = wire ? wire.ohmsPerMetre : number('ohms');
    const [supply, current, length] = [number('supply'), number('current'), number('length')];
    const drop = voltageDropVolts(length, current, ohms);
    return {
      main: ['Voltage drop', `${atLeast(drop, 2)} V`],
      verdict:
        drop >= supply
          ? {
              text: 'The cable would lose more than the supply voltage. Use a thicker or shorter cable.',
              isGood: false,
            }
          : undefined,
      others: [
        ['Voltage at the device', `${atMost(Math.max(supply - drop, 0), 2)} V`],
        ['Share of the supply voltage', `${atLeast((100 * drop) / supply, 1)}%`],
        [
          'Longest cable for a drop of 10%',
          `${atMost(lengthMetresForDrop(ACCEPTED_SHARE * supply, current, ohms), 2)} m`,
        ],
      ],
      formula: `2 × ${exact(length)} m × ${exact(current)} A × ${exact(ohms)} Ω/m = ${atLeast(drop, 2)} V`,
    };
  },
  notes: [
    'For direct current through two conductors of solid copper at 20\u00a0°C (ASTM B258, IEC 60228 class 1). At 50\u00a0°C a wire has about 12% more resistance. Connectors are not included.',
    'Compare the voltage at the device with the lowest that its data sheet allows.',
  ],
};

const radioBattery: CalculatorTexts = {
  id: 'radio-battery',
  title: 'Radio Battery',
  intro: 'How long a two-way radio lasts on a charge.',
  inputs: ['battery', 'transmit', 'receive', 'idle', 'shift'],
  calculate(number) {
    const [battery, transmit, receive, idle] = [
      number('battery'),
      number('transmit'),
      number('receive'),
      number('idle'),
    ];
    const average = averageMilliamperes(transmit, receive, idle);
    const life = batteryLifeHours(battery, average);
    return {
      main: ['Battery life', `${atMost(life, 2)} h`],
      verdict:
        average === 0
          ? {
              text: 'Without a current the battery does not run down. Enter at least one current.',
              isGood: false,
            }
          : undefined,
      others: [
        ['Average current', `${atLeast(average, 1)} mA`],
        ['Batteries per radio and shift', exact(batteriesPerShift(number('shift'), life))],
      ],
      formula: `${exact(battery)} mAh ÷ (5% × ${exact(transmit)} mA + 5% × ${exact(receive)} mA + 90% × ${exact(idle)} mA) = ${atMost(life, 2)} h`,
    };
  },
  notes: [
    'The 5-5-90 duty cycle by which makers rate radios: 5% transmitting, 5% receiving, 90% standby. Cold, age and more talking shorten the battery life.',
  ],
};

const radioHorizon: CalculatorTexts = {
  id: 'radio-horizon',
  title: 'Radio Horizon',
  intro: 'The farthest that two antennas can reach over flat ground.',
  inputs: ['height', 'mast'],
  calculate(number) {
    const [height, mast] = [number('height'), number('mast')];
    const kilometres = `${atMost(radioHorizonKilometres(height, mast), 1)} km`;
    return {
      main: ['Radio horizon', `At most ${kilometres}`],
      formula: `4.12 × (√${exact(height)} + √${exact(mast)}) = ${kilometres}`,
    };
  },
  notes: [
    'An upper bound, not a promise: the curve of the Earth with the refraction of a standard atmosphere (effective Earth radius of 4/3, ITU-R P.310). Terrain, buildings, trees and transmit power make the range shorter, often much shorter.',
  ],
};

const LARGEST_AMPERE_HOURS = Math.max(...COMMON_AMPERE_HOURS);

const standby: CalculatorTexts = {
  id: 'standby-battery',
  title: 'Standby Battery',
  intro: 'The battery that a fire panel needs when the mains fails.',
  inputs: ['standby', 'standbyHours', 'alarm', 'alarmMinutes', 'ageing'],
  calculate(number) {
    const load = {
      standbyAmperes: number('standby') / 1000,
      standbyHours: number('standbyHours'),
      alarmAmperes: number('alarm') / 1000,
      alarmMinutes: number('alarmMinutes'),
      ageingFactor: number('ageing'),
    };
    const { ampereHours, alarmDerating, drawnAmpereHours } = standbyBattery(load);
    const needed = `${atLeast(ampereHours, 3)} Ah`;
    const size = COMMON_AMPERE_HOURS.find((common) => common >= ampereHours) ?? Number.NaN;
    const alarm = `${exact(load.alarmAmperes)} A`;
    const drawn = `${exact(load.ageingFactor)} × (${exact(load.standbyAmperes)} A × ${exact(load.standbyHours)} h + ${exact(alarmDerating)} × ${alarm} × ${exact(load.alarmMinutes)} min ÷ 60) = ${atLeast(drawnAmpereHours, 3)} Ah`;
    return {
      main: ['Smallest capacity', needed],
      others: [
        [
          'Next common battery',

          ampereHours > LARGEST_AMPERE_HOURS ? `Larger than ${LARGEST_AMPERE_HOURS} Ah` : `${exact(size)} Ah`,
        ],
        ['Factor for the alarm current', exact(Number.isNaN(ampereHours) ? ampereHours : alarmDerating)],
      ],
      formula:
        drawnAmpereHours === ampereHours
          ? drawn
          : `${drawn}, and 20 h × ${alarm} = ${needed}, so that the factor is 1`,
    };
  },
  notes: [
    'BS 5839-1:2025, annex E, for sealed lead-acid batteries: the ageing factor of 1.25 lets a battery serve until it has lost a fifth of its capacity. The alarm current counts 1.75 times if it is higher than the capacity ÷ 20 h, unless the maker of the battery states another factor. The smallest capacity is the smaller one of two: that for the factor 1.75, and one so large that the factor is 1.',
    'An estimate, not a design certificate. Standby and alarm times depend on the building and the country; a competent person must confirm the battery with the data of the panel (EN 54-4).',
  ],
};

export const CALCULATORS = [
  recordingStorage,
  viewDistance,
  poeBudget,
  voltageDrop,
  radioBattery,
  radioHorizon,
  standby,
];
