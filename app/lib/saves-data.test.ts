import { expect, it } from 'vitest';
import { savesData } from './saves-data.ts';

it.each([
  { connection: undefined, saves: false },
  { connection: { saveData: false, effectiveType: '4g' }, saves: false },
  { connection: { saveData: false, effectiveType: '3g' }, saves: false },
  { connection: { saveData: false, effectiveType: '2g' }, saves: true },
  { connection: { saveData: false, effectiveType: 'slow-2g' }, saves: true },
  { connection: { saveData: true, effectiveType: '4g' }, saves: true },
])('savesData is $saves with the connection $connection', ({ connection, saves }) => {
  expect(savesData({ connection })).toBe(saves);
});
