import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  averageMilliamperes,
  bandwidthMbps,
  batteriesPerShift,
  batteryLifeHours,
  commonBatteryAmpereHours,
  distanceMetresAt,
  drivesNeeded,
  lengthMetresForDrop,
  OPERATOR_TASKS,
  personPixelsAt,
  pixelsPerMetreAt,
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
const angle = fc.double({ min: 1, max: 150, noNaN: true });
const invalidNumber = fc.constantFrom(Number.NaN, -1, -0.5, Infinity, -Infinity);

describe('Recording storage', () => {
  const FOUR_CAMERAS = [{ cameras: 4, bitrateMbps: 4 }];
  const A_MONTH = { hoursPerDay: 24, days: 30 };

  test('4 cameras of 4 Mbps need 5,184 GB for 30 days', () => {
    expect(bandwidthMbps(FOUR_CAMERAS)).toBe(16);
    expect(storageGigabytes(FOUR_CAMERAS, A_MONTH)).toBe(5184);
  });

  test('groups of cameras add up', () => {
    const groups = [...FOUR_CAMERAS, { cameras: 2, bitrateMbps: 8 }];
    expect(storageGigabytes(groups, A_MONTH)).toBe(2 * 5184);
    expect(storageGigabytes([], A_MONTH)).toBe(0);
  });

  test('twice the days need twice the storage', () => {
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 1, max: 1000 }), (cameras, bitrateMbps, days) => {
        const groups = [{ cameras, bitrateMbps }];
        const once = storageGigabytes(groups, { hoursPerDay: 12, days }) ?? Number.NaN;
        const twice = storageGigabytes(groups, { hoursPerDay: 12, days: 2 * days }) ?? Number.NaN;
        expect(twice / once).toBeCloseTo(2, 9);
      }),
    );
  });

  test('a partly used drive counts as one, and for drives of 0 TB there is no answer', () => {
    expect(drivesNeeded(5184, 8)).toBe(1);
    expect(drivesNeeded(8001, 8)).toBe(2);
    expect(drivesNeeded(5184, 0)).toBeUndefined();
    expect(drivesNeeded(0, 0)).toBeUndefined();
  });

  test('a floating-point rounding error does not add a drive', () => {
    const groups = [{ cameras: 50, bitrateMbps: 2.2 }];
    const gigabytes = storageGigabytes(groups, { hoursPerDay: 8, days: 250 }) ?? Number.NaN;
    expect(gigabytes).toBe(99_000);
    expect(drivesNeeded(gigabytes, 1)).toBe(99);
    expect(drivesNeeded(2300, 2.3)).toBe(1);
  });
});

describe('View distance', () => {
  test('1920 px across 68° reach 56.9, 23.0, 11.4 and 5.7 m', () => {
    const distances = OPERATOR_TASKS.map(({ task, pixelsPerMetre }) => [
      task,
      distanceMetresAt({ widthPixels: 1920, viewDegrees: 68 }, pixelsPerMetre)?.toFixed(1),
    ]);
    expect(distances).toEqual([
      ['identification', '5.7'],
      ['recognition', '11.4'],
      ['observation', '23.0'],
      ['detection', '56.9'],
    ]);
  });

  test('the picture has the given pixel density at the distance that is computed for it', () => {
    fc.assert(
      fc.property(positive, angle, positive, (widthPixels, viewDegrees, pixelsPerMetre) => {
        const view = { widthPixels, viewDegrees };
        const distance = distanceMetresAt(view, pixelsPerMetre) ?? Number.NaN;
        expect((pixelsPerMetreAt(view, distance) ?? Number.NaN) / pixelsPerMetre).toBeCloseTo(1, 6);
      }),
    );
  });

  test('at 90° the view is twice as wide as it is far', () => {
    expect(viewWidthMetres(90, 10)).toBeCloseTo(20, 9);
  });

  test.each([0, -68, 151, 180, 183, 360, Number.NaN, Infinity])(
    'a view of %s° has no answer',
    (viewDegrees) => {
      expect(viewWidthMetres(viewDegrees, 10)).toBeUndefined();
      expect(distanceMetresAt({ widthPixels: 1920, viewDegrees }, 25)).toBeUndefined();
    },
  );

  test('at distance 0 there is no density, and for density 0 no distance', () => {
    const view = { widthPixels: 1920, viewDegrees: 68 };
    expect(pixelsPerMetreAt(view, 0)).toBeUndefined();
    expect(distanceMetresAt(view, 0)).toBeUndefined();
  });

  test('at 250 px/m a person is 450 by 125 px, with a face of 40 px', () => {
    const person = personPixelsAt({ widthPixels: 1000, viewDegrees: 90 }, 2);
    expect(person?.height).toBeCloseTo(450, 9);
    expect(person?.width).toBeCloseTo(125, 9);
    expect(person?.faceWidth).toBeCloseTo(40, 9);
    expect(personPixelsAt({ widthPixels: 1000, viewDegrees: 90 }, 0)).toBeUndefined();
  });

  test('the task is the most demanding one whose pixel density is reached', () => {
    expect(taskAt(250)).toBe('identification');
    expect(taskAt(249.9)).toBe('recognition');
    expect(taskAt(25)).toBe('detection');
    expect(taskAt(24.9)).toBeUndefined();
  });
});

describe('PoE budget', () => {
  test('the classes 0 to 8 take 15.4, 4, 7, 15.4, 30, 45, 60, 75 and 90 W at the port', () => {
    expect(PORT_WATTS_BY_CLASS).toEqual([15.4, 4, 7, 15.4, 30, 45, 60, 75, 90]);
  });

  test('devices add up, and the reserve comes on top', () => {
    const watts = poeLoadWatts([
      { devices: 8, wattsAtPort: 15.4 },
      { devices: 2, wattsAtPort: 30 },
    ]);
    expect(watts).toBeCloseTo(183.2, 9);
    expect(poeBudgetWatts(183.2, 20)).toBeCloseTo(219.84, 9);
    expect(poeBudgetWatts(183.2, 0)).toBe(183.2);
  });

  test('rounding errors do not change the budget that is needed', () => {
    for (const watts of PORT_WATTS_BY_CLASS) {
      for (let devices = 1; devices <= 48; devices += 1) {
        for (const reserve of [0, 5, 10, 15, 20, 25, 30]) {
          const load = poeLoadWatts([{ devices, wattsAtPort: watts }]) ?? Number.NaN;
          const exact = (devices * Math.round(watts * 10) * (100 + reserve)) / 1000;
          expect(poeBudgetWatts(load, reserve)).toBe(exact);
        }
      }
    }
  });
});

describe('Voltage drop', () => {
  test('0.5 A through 50 m of 0.0842 Ω/m lose 4.21 V', () => {
    expect(voltageDropVolts({ lengthMetres: 50, currentAmperes: 0.5, ohmsPerMetre: 0.0842 })).toBeCloseTo(
      4.21,
      9,
    );
  });

  test('a cable of the maximum length for a drop has that drop', () => {
    fc.assert(
      fc.property(positive, positive, positive, (dropVolts, currentAmperes, ohmsPerMetre) => {
        const lengthMetres = lengthMetresForDrop(dropVolts, { currentAmperes, ohmsPerMetre }) ?? Number.NaN;
        const drop = voltageDropVolts({ lengthMetres, currentAmperes, ohmsPerMetre }) ?? Number.NaN;
        expect(drop / dropVolts).toBeCloseTo(1, 6);
      }),
    );
  });

  test('without a current there is no drop, whatever the length, and no maximum length', () => {
    expect(voltageDropVolts({ lengthMetres: 1e6, currentAmperes: 0, ohmsPerMetre: 0.0842 })).toBe(0);
    expect(lengthMetresForDrop(1, { currentAmperes: 0, ohmsPerMetre: 0.0842 })).toBeUndefined();
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

describe('Radio battery', () => {
  const CURRENTS = { transmitMilliamperes: 1500, receiveMilliamperes: 250, standbyMilliamperes: 50 };

  test('2,000 mAh last 15.1 h at 1,500, 250 and 50 mA', () => {
    expect(averageMilliamperes(CURRENTS)).toBe(132.5);
    expect(batteryLifeHours(2000, CURRENTS)?.toFixed(1)).toBe('15.1');
  });

  test('without any current there is no battery life', () => {
    const none = { transmitMilliamperes: 0, receiveMilliamperes: 0, standbyMilliamperes: 0 };
    expect(batteryLifeHours(2000, none)).toBeUndefined();
    expect(batteryLifeHours(0, none)).toBeUndefined();
  });

  test('the batteries of a shift last at least as long as the shift', () => {
    expect(batteriesPerShift(12, 15.1)).toBe(1);
    expect(batteriesPerShift(24, 15.1)).toBe(2);
    expect(batteriesPerShift(24, 0)).toBeUndefined();
    expect(batteriesPerShift(4.2, 1.4), 'in floating point the quotient is above 3').toBe(3);
    fc.assert(
      fc.property(positive, positive, (shift, life) => {
        expect((batteriesPerShift(shift, life) ?? 0) * life).toBeGreaterThanOrEqual(shift * (1 - 1e-9));
      }),
    );
  });
});

describe('Radio horizon', () => {
  test('antennas at 1.5 m and 30 m have a horizon of 27.6 km', () => {
    expect(radioHorizonKilometres(1.5, 30)?.toFixed(1)).toBe('27.6');
    expect(radioHorizonKilometres(0, 0)).toBe(0);
  });

  test('it grows with either height and does not depend on their order', () => {
    fc.assert(
      fc.property(positive, positive, (first, second) => {
        const horizon = radioHorizonKilometres(first, second) ?? Number.NaN;
        expect(radioHorizonKilometres(second, first)).toBe(horizon);
        expect(radioHorizonKilometres(2 * first, second)).toBeGreaterThan(horizon);
      }),
    );
  });
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
    standbyAmperes: fc.double({ min: 0.001, max: 10, noNaN: true }),
    standbyHours: fc.double({ min: 1, max: 100, noNaN: true }),
    alarmAmperes: fc.double({ min: 0.001, max: 10, noNaN: true }),
    alarmMinutes: fc.double({ min: 1, max: 240, noNaN: true }),
    ageingFactor: fc.double({ min: 1, max: 1.5, noNaN: true }),
  });

  test('an alarm current above the 20-hour rate of the battery counts 1.75 times', () => {
    const battery = standbyBattery(LOAD);
    expect(battery?.alarmDerating).toBe(1.75);
    expect(battery?.ampereHours).toBeCloseTo(1.25 * (0.25 * 24 + 1.75 * 0.75 * 0.5), 9);
  });

  test('an alarm current below the 20-hour rate of the battery counts once', () => {
    const battery = standbyBattery({ ...LOAD, standbyHours: 72 });
    expect(battery?.alarmDerating).toBe(1);
    expect(battery?.ampereHours).toBeCloseTo(1.25 * (0.25 * 72 + 0.75 * 0.5), 9);
  });

  test('a floating-point rounding error does not lead to a larger battery', () => {
    const load = { ...LOAD, standbyAmperes: 0.4, standbyHours: 24, alarmAmperes: 0 };
    const { ampereHours = Number.NaN } = standbyBattery(load) ?? {};
    expect(commonBatteryAmpereHours(ampereHours)).toBe(12);
  });

  test('a battery that has the 20-hour rate of the alarm current can be smaller than one for the factor 1.75', () => {
    const load = { ...LOAD, alarmAmperes: 0.45, alarmMinutes: 120 };
    expect(standbyBattery(load)).toEqual({ ampereHours: 9, alarmDerating: 1, drawnAmpereHours: 8.625 });
  });

  test('is the least capacity for which the factor of its own 20-hour rate suffices', () => {
    fc.assert(
      fc.property(anyLoad, fc.double({ min: 0.5, max: 2, noNaN: true }), (load, factor) => {
        const { ampereHours = Number.NaN } = standbyBattery(load) ?? {};
        const tried = ampereHours * factor;
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
    fc.assert(
      fc.property(
        anyLoad,
        fc.constantFrom('standbyAmperes', 'standbyHours', 'alarmAmperes', 'alarmMinutes', 'ageingFactor'),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (load, part, factor) => {
          const smaller = standbyBattery(load)?.ampereHours ?? Number.NaN;
          const grown = { ...load, [part]: load[part] * factor };
          expect(standbyBattery(grown)?.ampereHours).toBeGreaterThanOrEqual(smaller);
        },
      ),
    );
  });

  test('the next common battery suffices', () => {
    expect(commonBatteryAmpereHours(8.32)).toBe(12);
    expect(commonBatteryAmpereHours(12)).toBe(12);
    expect(commonBatteryAmpereHours(66)).toBeUndefined();
  });
});

test('negative numbers, NaN and infinity never give a figure', () => {
  fc.assert(
    fc.property(invalidNumber, (input) => {
      const time = { hoursPerDay: 24, days: 30 };
      const view = { widthPixels: input, viewDegrees: 68 };
      const load = {
        standbyAmperes: 1,
        standbyHours: 24,
        alarmAmperes: 1,
        alarmMinutes: 30,
        ageingFactor: 1.25,
      };
      for (const result of [
        storageGigabytes([{ cameras: input, bitrateMbps: 4 }], time),
        storageGigabytes([{ cameras: 4, bitrateMbps: 4 }], { ...time, days: input }),
        drivesNeeded(1, input),
        viewWidthMetres(68, input),
        pixelsPerMetreAt(view, 10),
        distanceMetresAt(view, 25),
        poeLoadWatts([{ devices: 1, wattsAtPort: input }]),
        poeBudgetWatts(100, input),
        voltageDropVolts({ lengthMetres: input, currentAmperes: 1, ohmsPerMetre: 1 }),
        lengthMetresForDrop(input, { currentAmperes: 1, ohmsPerMetre: 1 }),
        batteryLifeHours(2000, {
          transmitMilliamperes: input,
          receiveMilliamperes: 1,
          standbyMilliamperes: 1,
        }),
        batteriesPerShift(input, 1),
        radioHorizonKilometres(1, input),
        standbyBattery({ ...load, standbyAmperes: input }),
      ]) {
        expect(result).toBeUndefined();
      }
    }),
  );
});

test('inputs whose product is too large for a number have no answer', () => {
  expect(bandwidthMbps([{ cameras: 1e200, bitrateMbps: 1e200 }])).toBeUndefined();
  expect(voltageDropVolts({ lengthMetres: 1e200, currentAmperes: 1e200, ohmsPerMetre: 1 })).toBeUndefined();
});
