import { expect, test } from 'vitest';
import { timeLeft } from './countdown.ts';

const END = Date.parse('2026-12-20T23:59:59Z');
const DAY = 86_400_000;

test('rounds down to whole seconds until the end, and is undefined from then on', () => {
  expect(timeLeft(END, END - 1001)).toMatchObject({ seconds: 1 });
  expect(timeLeft(END, END - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(END, END)).toBeUndefined();
  expect(timeLeft(END, END + DAY)).toBeUndefined();
});

test('is undefined for an end that is not a date', () => {
  expect(timeLeft(Number.NaN, END)).toBeUndefined();
});
