import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALCULATORS } from './calculator-texts.ts';
import { type CalculatorId, INITIAL_INPUTS, numbersIn, type PlanInputs } from './model/plan-inputs.ts';
import { isKnown } from './texts.ts';

/** What a calculator shows for the initial inputs with some changed. */
function calculate(id: CalculatorId, changed: Partial<Record<keyof PlanInputs, number | string>> = {}) {
  const texts = Object.entries(changed).map(([name, value]) => [name, [`${value}`]]);
  const inputs = { ...INITIAL_INPUTS, ...Object.fromEntries(texts) };
  const calculator = CALCULATORS.find((known) => known.id === id);
  if (!calculator) throw new Error(`There is no calculator ${id}.`);
  const { main, others = [], ...rest } = calculator.calculate(numbersIn(inputs), inputs);
  const results = new Map([main, ...others].map(([label, value]) => [label, value]));
  const valueOf = (label: string) => results.get(label) ?? 'no such result';
  /** The number that a result shows, as a visitor types it in again, without the commas between thousands. */
  const shown = (label: string) => Number(valueOf(label).replaceAll(',', '').split(' ')[0]);
  return { main: main[1], valueOf, shown, results, ...rest };
}

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(2)));

describe('a number that a result shows, typed in again, keeps what the result claims', () => {
  test('the distance of a task', () => {
    const tasks = fc.constantFrom('Identification', 'Recognition', 'Observation', 'Detection');
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000 }), number(0.5, 150), tasks, (width, view, task) => {
        const camera = { width, view: view.toFixed(4) };
        const distance = calculate('view-distance', camera).shown(`${task} distance`);
        fc.pre(distance >= 0.5 && distance <= 5000);
        const { main, valueOf } = calculate('view-distance', { ...camera, distance: distance.toFixed(4) });
        expect(main).toBe(task);
        expect(valueOf('Pixel density')).toMatch(/px/);
      }),
    );
  });

  test('the longest cable', () => {
    fc.assert(
      fc.property(number(1, 400), number(0.01, 100), number(0.01, 10), (supply, current, ohms) => {
        const inputs = { supply, current: current.toFixed(4), wire: 'other', ohms: ohms.toFixed(4) };
        const length = calculate('voltage-drop', inputs).shown('Longest cable for a drop of 10%');
        fc.pre(length >= 0.1 && length <= 10_000);
        const share = calculate('voltage-drop', { ...inputs, length: length.toFixed(4) });
        expect(Number.parseFloat(share.valueOf('Share of the supply voltage'))).toBeLessThanOrEqual(10);
      }),
    );
  });

  test('the storage, as a drive of this size', () => {
    fc.assert(
      fc.property(number(1, 100), number(1, 24), fc.integer({ min: 1, max: 365 }), (mbps, hours, days) => {
        const inputs = { mbps: mbps.toFixed(4), hours: hours.toFixed(4), days };
        const drive = calculate('recording-storage', inputs).shown('In terabytes');
        fc.pre(drive >= 0.1 && drive <= 1000);
        expect(calculate('recording-storage', { ...inputs, drive: drive.toFixed(4) }).shown('Drives')).toBe(
          1,
        );
      }),
    );
  });

  test('the power that is needed or missing', () => {
    fc.assert(
      fc.property(number(1, 100), number(0, 100), number(1, 500), (watts, reserve, budget) => {
        const inputs = { devices: 3, load: 'watts', watts: watts.toFixed(4), reserve: reserve.toFixed(4) };
        const shown = calculate('poe-budget', { ...inputs, budget: budget.toFixed(4) });
        const needed = shown.shown('Budget needed with reserve');
        expect(calculate('poe-budget', { ...inputs, budget: needed.toFixed(4) }).verdict?.isGood).toBe(true);
        const missing = Number(/[\d.]+(?= W too small)/.exec(shown.verdict?.text ?? '')?.[0] ?? 0);
        const enough = (budget + missing).toFixed(4);
        expect(calculate('poe-budget', { ...inputs, budget: enough }).verdict?.isGood).toBe(true);
      }),
    );
  });

  test('the life of a battery, as the length of a shift', () => {
    fc.assert(
      fc.property(number(1, 10_000), number(1, 3000), number(1, 300), (battery, transmit, idle) => {
        const inputs = { battery: battery.toFixed(4), transmit: transmit.toFixed(4), idle: idle.toFixed(4) };
        const shift = calculate('radio-battery', inputs).shown('Battery life');
        fc.pre(shift >= 0.5 && shift <= 1000);
        const again = calculate('radio-battery', { ...inputs, shift: shift.toFixed(4) });
        expect(again.valueOf('Batteries per radio and shift')).toBe('1');
      }),
    );
  });
});

test('results do not lose a step to the error of floating point', () => {
  const poe = calculate('poe-budget', { devices: 3, load: 'watts', watts: 4.4, budget: 13.4 });
  expect(poe.valueOf('Load at the ports')).toBe('13.2 W');
  expect(poe.valueOf('Left of the budget')).toBe('0.2 W');
  expect(calculate('voltage-drop').valueOf('Voltage at the device')).toBe('7.79 V');
  expect(calculate('poe-budget', { devices: 17, load: '4' }).verdict?.text).toBe(
    'The budget is 372 W too small.',
  );
});

test('a sentence says why there is no result, or no use of it', () => {
  expect(calculate('voltage-drop', { length: 500 }).verdict?.text).toMatch(/lose more than the supply/);
  const battery = calculate('radio-battery', { transmit: 0, receive: 0, idle: 0 });
  expect(battery.verdict?.text).toMatch(/Enter at least one current/);
  expect(isKnown(battery.main) || isKnown(battery.valueOf('Batteries per radio and shift'))).toBe(false);
});

test('the switch can lack ports', () => {
  const texts = [17, 18].map(
    (devices) => calculate('poe-budget', { devices, load: '1', watts: 10 }).verdict?.text,
  );
  expect(texts).toEqual(['The switch has 1 port too few.', 'The switch has 2 ports too few.']);
});

test('the formula of a battery that is larger for the factor 1 says so', () => {
  const { formula } = calculate('standby-battery', { alarm: 450, alarmMinutes: 120 });
  expect(formula).toBe(
    '1.25 × (0.25 A × 24 h + 1 × 0.45 A × 120 min ÷ 60) = 8.625 Ah, and 20 h × 0.45 A = 9 Ah, so that the factor is 1',
  );
  expect(calculate('standby-battery').valueOf('Next common battery')).toBe('12 Ah');
  expect(calculate('standby-battery', { standbyHours: 1000 }).valueOf('Next common battery')).toBe(
    'Larger than 65 Ah',
  );
});

test.each(CALCULATORS.map(({ id, inputs }) => [id, inputs] as const))(
  '%s: while an input is not valid, every result that depends on it is unknown',
  (id, inputs) => {
    const valid = calculate(id).results;
    for (const name of inputs.filter((name) => name !== 'wire' && name !== 'ohms')) {
      const { results, verdict } = calculate(id, { [name]: 'x' });
      // `valid` has the results that do not depend on the input.
      for (const [label, value] of results) if (isKnown(value)) expect(valid.get(label)).toBe(value);
      expect([...results.values()].every(isKnown), name).toBe(false);
      expect(verdict === undefined || verdict.isGood === calculate(id).verdict?.isGood).toBe(true);
    }
  },
);

test('small results keep two significant digits, rounded to the safe side', () => {
  const { main, valueOf, formula } = calculate('recording-storage', {
    cameras: 1,
    mbps: 0.01,
    hours: 0.1,
    days: 30,
  });
  expect(main).toBe('0.014 GB');
  expect(formula).toMatch(/= 0\.014 GB$/);
  expect(valueOf('In terabytes')).toBe('0.000014 TB');
  expect(calculate('voltage-drop', { length: 0.1, current: 0.001 }).main).toBe('0.000017 V');
  expect(calculate('view-distance', { width: 100, view: 150, distance: 40 }).valueOf('Pixel density')).toBe(
    '0.33 px/m',
  );
});
