import { expect, test } from 'vitest';
import { rowsShown } from './page-texts.ts';

test('says how many rows are shown', () => {
  expect(rowsShown(1)).toBe('1 row shown');
  expect(rowsShown(5)).toBe('5 rows shown');
});
