import {
  asPlainNumber,
  type NumberLimits,
  type NumberProblem,
  type NumberReading,
  numberText,
  readNumber,
} from '#app/lib/number-text.ts';
import { MAX_VIEW_DEGREES, PORT_WATTS_BY_CLASS, WIRES } from './formulas.ts';

/** Also the fragments of links to the calculators. */
export type CalculatorId =
  | 'recording-storage'
  | 'view-distance'
  | 'poe-budget'
  | 'voltage-drop'
  | 'radio-battery'
  | 'radio-horizon'
  | 'standby-battery';

type Initial = { readonly initial: readonly [string, ...string[]] };
type NumberInput = Initial & NumberLimits & { readonly min: number; readonly max: number };

/**
 * The limits are those of real systems. Within them, every formula has an answer, except for a radio that draws no current.
 * `texts.ts` has the units.
 */
const NUMBER_INPUTS = {
  cameras: { min: 1, max: 10_000, isWhole: true, initial: ['4'] },
  // Of a camera. No product of the shop states it, because it depends on the scene and on settings.
  mbps: { min: 0.01, max: 1000, initial: ['8'] },
  hours: { min: 0.1, max: 24, initial: ['24'] },
  days: { min: 1, max: 3650, isWhole: true, initial: ['30'] },
  drive: { min: 0.1, max: 1000, initial: ['8'] },

  width: { min: 100, max: 20_000, isWhole: true, initial: ['1920'] },
  view: { min: 0.5, max: MAX_VIEW_DEGREES, initial: ['68'] },
  distance: { min: 0.5, max: 5000, initial: ['10'] },

  devices: { min: 1, max: 1000, isWhole: true, initial: ['8', '2'] },
  watts: { min: 0.1, max: 100, initial: ['10', '10'] },
  budget: { min: 1, max: 10_000, initial: ['240'] },
  ports: { min: 1, max: 1000, isWhole: true, initial: ['16'] },
  reserve: { min: 0, max: 100, initial: ['20'] },

  supply: { min: 1, max: 400, initial: ['12'] },
  current: { min: 0.001, max: 100, initial: ['0.5'] },
  length: { min: 0.1, max: 10_000, initial: ['50'] },
  ohms: { min: 0.00001, max: 10, initial: ['0.0842'] },

  battery: { min: 1, max: 1_000_000, initial: ['2000'] },
  transmit: { min: 0, max: 100_000, initial: ['1500'] },
  receive: { min: 0, max: 100_000, initial: ['250'] },
  idle: { min: 0, max: 100_000, initial: ['50'] },
  shift: { min: 0.5, max: 1000, initial: ['12'] },

  height: { min: 0, max: 10_000, initial: ['1.5'] },
  mast: { min: 0, max: 10_000, initial: ['30'] },

  standby: { min: 0, max: 100_000, initial: ['250'] },
  standbyHours: { min: 1, max: 1000, initial: ['24'] },
  alarm: { min: 0, max: 100_000, initial: ['750'] },
  alarmMinutes: { min: 1, max: 1440, initial: ['30'] },
  ageing: { min: 1, max: 3, initial: ['1.25'] },
} as const satisfies Readonly<Record<string, NumberInput>>;

/** The choice for a PoE device whose power is entered in watts instead of as a class. */
export const WATTS_LOAD = 'watts';
/** The choice for a wire whose resistance is entered. */
export const OTHER_WIRE = 'other';

const CHOICE_INPUTS = {
  load: { choices: [...PORT_WATTS_BY_CLASS.keys(), WATTS_LOAD].map(String), initial: ['3', '4'] },
  wire: { choices: [...WIRES.map(({ wire }) => wire), OTHER_WIRE], initial: ['awg24'] },
} as const satisfies Readonly<Record<string, Initial & { readonly choices: readonly string[] }>>;

const INPUTS = { ...NUMBER_INPUTS, ...CHOICE_INPUTS };

export type NumberName = keyof typeof NUMBER_INPUTS;
export type ChoiceName = keyof typeof CHOICE_INPUTS;
export type InputName = keyof typeof INPUTS;

/** The texts of all inputs as typed: one per row for inputs of a table, otherwise one. */
export type PlanInputs = Readonly<Record<InputName, readonly string[]>>;

export const TABLES = {
  cameras: ['cameras', 'mbps'],
  devices: ['devices', 'load', 'watts'],
} as const satisfies Readonly<Record<string, readonly [InputName, ...InputName[]]>>;

export type TableName = keyof typeof TABLES;

export const MAX_ROWS = 8;

/** A value in a link that is not used as it is. */
export type Correction = {
  readonly name: InputName;
  readonly problem: NumberProblem | 'unknown-choice' | 'too-many-rows';
  /** What is used instead. Absent for `too-many-rows`, because the rows are left out. */
  readonly used?: string;
};

const NAMES = Object.keys(INPUTS).filter(isInputName);

/** The tables, and each other input on its own. */
const GROUPS: readonly (readonly [InputName, ...InputName[]])[] = [
  ...Object.values(TABLES),
  ...NAMES.filter(
    (name) => !Object.values(TABLES).some((table) => table.some((other) => other === name)),
  ).map((name) => [name] as const),
];

export const INITIAL_INPUTS = parsePlan(new URLSearchParams()).inputs;

function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUTS, name);
}

export function isNumberName(name: InputName): name is NumberName {
  return Object.hasOwn(NUMBER_INPUTS, name);
}

export function limitsOf(name: NumberName): NumberInput {
  return NUMBER_INPUTS[name];
}

/** What is assumed until the buyer changes it, here and in the system check. */
export function initialNumber(name: NumberName): number {
  return Number(limitsOf(name).initial[0]);
}

export function readInput(name: NumberName, text: string): NumberReading {
  return readNumber(text, limitsOf(name));
}

export type NumberIn = (name: NumberName, row?: number) => number;

export function numbersIn(inputs: PlanInputs): NumberIn {
  return (name, row = 0) => readInput(name, inputs[name][row] ?? '').value ?? Number.NaN;
}

/**
 * Reads the inputs of a link: `?cameras=8&mbps=6&days=14`. The parameters of a table are repeated for each row. A
 * number beyond a limit is replaced by the limit, any other invalid text by the initial text, and rows beyond the
 * maximum are left out. All of this is reported. Unknown parameters are ignored.
 */
export function parsePlan(params: URLSearchParams): {
  readonly inputs: PlanInputs;
  readonly corrections: readonly Correction[];
} {
  const corrections: Correction[] = [];
  const texts = GROUPS.flatMap((names) => {
    const [first, ...others] = names;
    const maxRows = others.length > 0 ? MAX_ROWS : 1;
    const stated = Math.max(...names.map((name) => params.getAll(name).length));
    if (stated > maxRows) corrections.push({ name: first, problem: 'too-many-rows' });
    const rows = stated === 0 ? INPUTS[first].initial.length : Math.min(stated, maxRows);
    return names.map((name) => {
      const given = params.getAll(name);
      return [name, Array.from({ length: rows }, (_, row) => corrected(name, row, given[row]))] as const;
    });
  });

  function corrected(name: InputName, row: number, text: string | undefined): string {
    if (text === undefined) return initialAt(name, row);
    const { used, problem } = correct(name, row, text);
    if (problem !== undefined) corrections.push({ name, problem, used });
    return used;
  }
  const inputs = Object.fromEntries(texts);
  if (!hasAllInputs(inputs)) throw new Error('An input is in no group.');
  return { inputs, corrections };
}

function hasAllInputs(inputs: Readonly<Record<string, readonly string[]>>): inputs is PlanInputs {
  return NAMES.every((name) => inputs[name] !== undefined);
}

function correct(
  name: InputName,
  row: number,
  text: string,
): { readonly used: string; readonly problem?: Correction['problem'] } {
  const initial = initialAt(name, row);
  if (!isNumberName(name)) {
    return linkText(name, text) === undefined ? { used: initial, problem: 'unknown-choice' } : { used: text };
  }
  const { value, problem } = readInput(name, asPlainNumber(text));
  if (problem === undefined) return { used: numberText(value) };
  const { min, max } = limitsOf(name);
  const used = problem === 'too-small' ? `${min}` : problem === 'too-large' ? `${max}` : initial;
  return { used, problem };
}

function initialAt(name: InputName, row: number): string {
  const { initial }: Initial = INPUTS[name];
  return initial[row] ?? initial[0];
}

/**
 * Returns the query with the inputs that differ from the initial ones. An input that is not valid is replaced by that of
 * `current`, the inputs of the current address. If an input of a table is not valid, the whole table is replaced.
 */
export function toPlanQuery(inputs: PlanInputs, current = INITIAL_INPUTS): URLSearchParams {
  const params = new URLSearchParams();
  for (const names of GROUPS) {
    const typed = names.map(
      (name) => [name, inputs[name].flatMap((text) => linkText(name, text) ?? [])] as const,
    );
    const isValid = typed.every(([name, texts]) => texts.length === inputs[name].length);
    const written = isValid ? typed : names.map((name) => [name, current[name]] as const);
    if (written.every(([name, texts]) => texts.join() === INPUTS[name].initial.join())) continue;
    for (const [index, [name, texts]] of written.entries()) {
      // The first input of a table is always written, because it states the number of rows.
      const isOmitted = index > 0 && texts.every((text, row) => text === initialAt(name, row));
      if (!isOmitted) for (const text of texts) params.append(name, text);
    }
  }
  return params;
}

/** An input as a link states it, however it was typed; undefined if it is not valid. */
function linkText(name: InputName, text: string): string | undefined {
  if (!isNumberName(name)) return CHOICE_INPUTS[name].choices.find((choice) => choice === text);
  const { value } = readInput(name, text);
  return value === undefined ? undefined : numberText(value);
}

export function changeInput(inputs: PlanInputs, name: InputName, row: number, text: string): PlanInputs {
  return { ...inputs, [name]: inputs[name].with(row, text) };
}

export function addRow(inputs: PlanInputs, table: TableName): PlanInputs {
  const added = TABLES[table].map((name) => [name, [...inputs[name], inputs[name].at(-1) ?? '']]);
  return { ...inputs, ...Object.fromEntries(added) };
}

export function removeRow(inputs: PlanInputs, table: TableName, row: number): PlanInputs {
  const removed = TABLES[table].map((name) => [name, inputs[name].toSpliced(row, 1)]);
  return { ...inputs, ...Object.fromEntries(removed) };
}
