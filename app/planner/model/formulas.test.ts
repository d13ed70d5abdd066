import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  averageMilliamperes,
  batteriesPerShift,
  batteryLifeHours,
  distanceMetresAt,
  drivesNeeded,
  lengthMetresForDrop,
  OPERATOR_TASKS,
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
} from './formulas.ts';

const positive = fc.double({ min: 0.001, max: 1e6, noNaN: true });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const angle = between(1, 150);

test('recordings fill whole drives, without one for a rounding error', () => {
  expect(storageGigabytes(16, 24, 30)).toBe(5184);
  expect([drivesNeeded(5184, 8), drivesNeeded(8001, 8), drivesNeeded(2300, 2.3)]).toEqual([1, 2, 1]);
  expect(drivesNeeded(storageGigabytes(50 * 2.2, 8, 250), 1)).toBe(99);
});

describe('View distance', () => {
  test('1920 px across 68° reach 56.9, 23.0, 11.4 and 5.7 m', () => {
    const distances = OPERATOR_TASKS.map(({ task, pixelsPerMetre }) => [
      task,
      distanceMetresAt(1920, 68, pixelsPerMetre).toFixed(1),
    ]);
    expect(distances).toEqual([
      ['identification', '5.7'],
      ['recognition', '11.4'],
      ['observation', '23.0'],
      ['detection', '56.9'],
    ]);
    expect(viewWidthMetres(90, 10)).toBeCloseTo(20, 9);
  });

  test('the picture has the given pixel density at the distance that is computed for it', () => {
    fc.assert(
      fc.property(positive, angle, positive, (widthPixels, viewDegrees, pixelsPerMetre) => {
        const distance = distanceMetresAt(widthPixels, viewDegrees, pixelsPerMetre);
        expect(widthPixels / viewWidthMetres(viewDegrees, distance) / pixelsPerMetre).toBeCloseTo(1, 6);
      }),
    );
  });

  test('the task is the most demanding one whose pixel density is reached', () => {
    expect([250, 249.9, 25, 24.9].map(taskAt)).toEqual([
      'identification',
      'recognition',
      'detection',
      undefined,
    ]);
  });
});

describe('PoE budget', () => {
  test('the classes 0 to 8 take 15.4, 4, 7, 15.4, 30, 45, 60, 75 and 90 W at the port', () => {
    expect(PORT_WATTS_BY_CLASS).toEqual([15.4, 4, 7, 15.4, 30, 45, 60, 75, 90]);
  });

  test('devices add up, the reserve comes on top, and rounding errors do not change the budget', () => {
    const loads = [
      { devices: 8, wattsAtPort: 15.4 },
      { devices: 2, wattsAtPort: 30 },
    ];
    expect(poeBudgetWatts(poeLoadWatts(loads), 20)).toBe(219.84);
    for (const watts of PORT_WATTS_BY_CLASS) {
      for (let devices = 1; devices <= 48; devices += 1) {
        for (const reserve of [0, 5, 10, 15, 20, 25, 30]) {
          const load = poeLoadWatts([{ devices, wattsAtPort: watts }]);
          const exact = (devices * Math.round(watts * 10) * (100 + reserve)) / 1000;
          expect(poeBudgetWatts(load, reserve)).toBe(exact);
        }
      }
    }
  });
});

describe('Voltage drop', () => {
  test('a cable of the maximum length for a drop has that drop', () => {
    expect(voltageDropVolts(50, 0.5, 0.0842)).toBeCloseTo(4.21, 9);
    fc.assert(
      fc.property(positive, positive, positive, (dropVolts, amperes, ohms) => {
        const length = lengthMetresForDrop(dropVolts, amperes, ohms);
        expect(voltageDropVolts(length, amperes, ohms) / dropVolts).toBeCloseTo(1, 6);
      }),
    );
  });

  test('American wires have the resistance of their diameter', () => {
    const american = WIRES.filter(({ wire }) => wire.startsWith('awg'));
    expect(american).toHaveLength(7);
    for (const { wire, ohmsPerMetre } of american) {
      // The diameter by ASTM B258, and the resistivity of annealed copper: 0.017241 Ω·mm²/m.
      const diameterMillimetres = 0.127 * 92 ** ((36 - Number(wire.slice(3))) / 39);
      const squareMillimetres = (Math.PI / 4) * diameterMillimetres ** 2;
      expect(Math.abs(0.017241 / squareMillimetres / ohmsPerMetre - 1), wire).toBeLessThan(0.005);
    }
  });
});

test('2,000 mAh last 15.1 h at 1,500, 250 and 50 mA, and without a current there is no battery life', () => {
  expect(averageMilliamperes(1500, 250, 50)).toBe(132.5);
  expect(batteryLifeHours(2000, 132.5).toFixed(1)).toBe('15.1');
  expect(batteryLifeHours(2000, 0)).toBeNaN();
});

test('the batteries of a shift last at least as long as the shift', () => {
  expect(batteriesPerShift(24, 15.1)).toBe(2);
  expect(batteriesPerShift(4.2, 1.4), 'in floating point the quotient is above 3').toBe(3);
  fc.assert(
    fc.property(positive, positive, (shift, life) => {
      expect(batteriesPerShift(shift, life) * life).toBeGreaterThanOrEqual(shift * (1 - 1e-9));
    }),
  );
});

test('the radio horizon grows with either height and does not depend on their order', () => {
  expect(radioHorizonKilometres(1.5, 30).toFixed(1)).toBe('27.6');
  fc.assert(
    fc.property(positive, positive, (first, second) => {
      const horizon = radioHorizonKilometres(first, second);
      expect(radioHorizonKilometres(second, first)).toBe(horizon);
      expect(radioHorizonKilometres(2 * first, second)).toBeGreaterThan(horizon);
    }),
  );
});

describe('Standby battery', () => {
  const LOAD = {
    standbyAmperes: 0.25,
    standbyHours: 24,
    alarmAmperes: 0.75,
    alarmMinutes: 30,
    ageingFactor: 1.25,
  };
  const anyLoad = fc.record({
    standbyAmperes: between(0.001, 10),
    standbyHours: between(1, 100),
    alarmAmperes: between(0.001, 10),
    alarmMinutes: between(1, 240),
    ageingFactor: between(1, 1.5),
  });

  test.each([
    ['an alarm current above the 20-hour rate counts 1.75 times', {}, 8.3203125, 1.75],
    ['one below it counts once', { standbyHours: 72 }, 22.96875, 1],
    ['a rounding error does not lead to a larger battery', { standbyAmperes: 0.4, alarmAmperes: 0 }, 12, 1],
    [
      'one with the 20-hour rate of the alarm current can be smaller',
      { alarmAmperes: 0.45, alarmMinutes: 120 },
      9,
      1,
    ],
  ])('%s', (_, load, ampereHours, alarmDerating) => {
    expect(standbyBattery({ ...LOAD, ...load })).toMatchObject({ ampereHours, alarmDerating });
  });

  test('is the least capacity for which the factor of its own 20-hour rate suffices', () => {
    fc.assert(
      fc.property(anyLoad, between(0.5, 2), (load, factor) => {
        const tried = standbyBattery(load).ampereHours * factor;
        fc.pre(Math.abs(factor - 1) > 1e-9);
        const alarmDerating = load.alarmAmperes <= tried / 20 ? 1 : 1.75;
        const drawn =
          load.ageingFactor *
          (load.standbyAmperes * load.standbyHours +
            (alarmDerating * load.alarmAmperes * load.alarmMinutes) / 60);
        expect(drawn <= tried).toBe(factor > 1);
      }),
    );
  });

  test('never gets smaller when a part of the load grows', () => {
    const part = fc.constantFrom(
      ...(['standbyAmperes', 'standbyHours', 'alarmAmperes', 'alarmMinutes', 'ageingFactor'] as const),
    );
    fc.assert(
      fc.property(anyLoad, part, between(1, 3), (load, part, factor) => {
        const grown = standbyBattery({ ...load, [part]: load[part] * factor });
        expect(grown.ampereHours).toBeGreaterThanOrEqual(standbyBattery(load).ampereHours);
      }),
    );
  });
});
