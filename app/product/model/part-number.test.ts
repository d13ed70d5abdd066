import { expect, test } from 'vitest';
import { partNumber } from './part-number.ts';

test('the part number is the item number, else the model', () => {
  expect(partNumber({ specifications: { Model: 'P3245', 'Item number': '01593-001' } })).toBe('01593-001');
  expect(partNumber({ specifications: { Model: 'P3245' } })).toBe('P3245');
  expect(partNumber({ specifications: {} })).toBeUndefined();
});
