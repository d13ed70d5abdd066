import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from '#app/lib/number-text.ts';
import {
  batteriesPerShift,
  batteryLifeHours,
  commonBatteryAmpereHours,
  distanceMetresAt,
  drivesNeeded,
  lengthMetresForDrop,
  OPERATOR_TASKS,
  pixelsPerMetreAt,
  poeBudgetWatts,
  standbyBattery,
  storageGigabytes,
  voltageDropVolts,
} from './model/formulas.ts';
import { poe, radioBattery, standby, storage, view, voltage } from './texts.ts';

/** The number that a result shows, as a visitor types it in again, without the commas between thousands. */
function typedAgain(shown: string): number {
  const [number = ''] = shown.split(' ');
  return readNumber(number.replaceAll(',', '')).value ?? Number(number.replaceAll(',', ''));
}

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(2)));

describe('a number that a result shows, typed in again, keeps what the result claims', () => {
  test('the distance of a task', () => {
    expect(view.upTo(2.56)).toBe('2.56 m');
    const anyView = fc.record({
      widthPixels: fc.integer({ min: 100, max: 20_000 }),
      viewDegrees: number(0.5, 150),
    });
    fc.assert(
      fc.property(anyView, fc.constantFrom(...OPERATOR_TASKS), (camera, { pixelsPerMetre }) => {
        const shown = typedAgain(view.upTo(distanceMetresAt(camera, pixelsPerMetre) ?? Number.NaN));
        fc.pre(shown > 0);
        expect(pixelsPerMetreAt(camera, shown)).toBeGreaterThanOrEqual(pixelsPerMetre);
      }),
    );
  });

  test('the longest cable', () => {
    fc.assert(
      fc.property(
        number(1, 400),
        number(0.01, 100),
        number(0.01, 10),
        (supply, currentAmperes, ohmsPerMetre) => {
          const run = { currentAmperes, ohmsPerMetre };
          const lengthMetres = typedAgain(
            voltage.metres(lengthMetresForDrop(supply / 10, run) ?? Number.NaN),
          );
          expect(voltageDropVolts({ ...run, lengthMetres })).toBeLessThanOrEqual(supply / 10 + 1e-12);
        },
      ),
    );
  });

  test('the storage, and a drive of this size', () => {
    fc.assert(
      fc.property(
        number(0.01, 100),
        number(0.1, 24),
        fc.integer({ min: 1, max: 365 }),
        (bitrateMbps, hoursPerDay, days) => {
          const needed = storageGigabytes([{ cameras: 3, bitrateMbps }], { hoursPerDay, days }) ?? Number.NaN;
          expect(typedAgain(storage.gigabytes(needed))).toBeGreaterThanOrEqual(needed);
          expect(drivesNeeded(needed, typedAgain(storage.inTerabytes(needed)))).toBe(1);
        },
      ),
    );
  });

  test('the power that is needed, missing or left', () => {
    fc.assert(
      fc.property(number(1, 10_000), number(0, 100), number(1, 20_000), (load, reserve, budget) => {
        const needed = poeBudgetWatts(load, reserve) ?? Number.NaN;
        expect(typedAgain(poe.neededWatts(needed))).toBeGreaterThanOrEqual(needed);
        if (needed > budget) {
          const missing = typedAgain(/[\d.,]+(?= W)/.exec(poe.tooLittlePower(needed - budget))?.[0] ?? '');
          expect(budget + missing + 1e-9).toBeGreaterThanOrEqual(needed);
        }
        if (load <= budget) {
          expect(load + typedAgain(poe.leftWatts(budget - load))).toBeLessThanOrEqual(budget + 1e-9);
        }
      }),
    );
  });

  test('the life of a battery, as the length of a shift', () => {
    fc.assert(
      fc.property(number(1, 10_000), number(1, 3000), number(1, 300), (battery, transmit, idle) => {
        const currents = {
          transmitMilliamperes: transmit,
          receiveMilliamperes: idle,
          standbyMilliamperes: idle,
        };
        const life = batteryLifeHours(battery, currents) ?? Number.NaN;
        const shift = typedAgain(radioBattery.hours(life));
        fc.pre(shift > 0);
        expect(batteriesPerShift(shift, life)).toBe(1);
      }),
    );
  });

  test('the capacity of a standby battery', () => {
    fc.assert(
      fc.property(
        number(0.01, 2),
        number(1, 72),
        number(0.01, 3),
        (standbyAmperes, standbyHours, alarmAmperes) => {
          const load = { standbyAmperes, standbyHours, alarmAmperes, alarmMinutes: 30, ageingFactor: 1.25 };
          const needed = standbyBattery(load)?.ampereHours ?? Number.NaN;
          const shown = typedAgain(standby.ampereHours(needed));
          expect(shown).toBeGreaterThanOrEqual(needed);
          expect(commonBatteryAmpereHours(needed) ?? Infinity).toBeGreaterThanOrEqual(needed);
        },
      ),
    );
  });
});

test('results do not lose a step to the error of floating point', () => {
  expect(poe.leftWatts(0.3 - 0.1)).toBe('0.2 W');
  expect(poe.neededWatts(3 * 4.4)).toBe('13.2 W');
  expect(voltage.remainingVolts(12 - 4.21)).toBe('7.79 V');
});

test('the formula of a battery that is larger for the factor 1 says so', () => {
  const load = { standby: 0.25, hours: 24, alarm: 0.45, minutes: 120 };
  const battery = { ampereHours: 9, alarmDerating: 1, drawnAmpereHours: 8.625 };
  expect(standby.formula(load, 1.25, battery)).toBe(
    '1.25 × (0.25 A × 24 h + 1 × 0.45 A × 120 min ÷ 60) = 8.625 Ah, and 20 h × 0.45 A = 9 Ah, so that the factor is 1',
  );
});
