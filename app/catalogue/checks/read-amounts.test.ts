import { expect, test } from 'vitest';
import { amountIn, readAmounts, readingsIn } from './read-amounts.server.ts';

const read = (cells: readonly string[], settings: Parameters<typeof readAmounts>[1] = {}) => {
  const { plain, ambiguous } = readAmounts(cells, settings);
  return ambiguous.length > 0 ? `${ambiguous.join(' | ')}?` : cells.map((cell) => amountIn(plain(cell)));
};

test.each([
  // A cell that can be read in one way is read in that, whatever the others are.
  [
    ['9.50', '9,50', '1.299,00', '1,299.00', '0,5 kg', '0.25', '.5', '1299.000'],
    [9.5, 9.5, 1299, 1299, 0.5, 0.25, 0.5, 1299],
  ],
  [
    ['1 299,50 €', '1\u202F299.5', "1'299.00 CHF", '1,29,900.00', '1.299.000', '12,-', '12.– €'],
    [1299.5, 1299.5, 1299, 129_900, 1_299_000, 12, 12],
  ],
  [
    ['EUR12.50', 'US$ 3', '3 for 10', '12-15', '1E+05', '12 50', '1.2.3', 'from 5', ''],
    [12.5, undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined],
  ],
  // Others are read as their column is.
  [
    ['9,50', '1.299', '2.450.000'],
    [9.5, 1299, 2_450_000],
  ],
  [
    ['9.50', '1,299', '12'],
    [9.5, 1299, 12],
  ],
  [['1.299', '12'], '1.299?'],
  [['0,5', '0.4', '1.250'], '1.250?'],
])('of the column %j reads %j', (cells, expected) => {
  expect(read(cells)).toEqual(expected);
});

test('takes a point for the decimal sign of a program, unless a cell says otherwise', () => {
  expect(read(['1.299', '12'], { isOfProgram: true })).toEqual([1.299, 12]);
  expect(read(['1.299', '0,5'], { isOfProgram: true })).toEqual([1299, 0.5]);
  expect(read(['1,299', '12'], { isOfProgram: true })).toBe('1,299?');
});

test('asks about thousandths in a column of prices', () => {
  expect(read(['9.50', '1.299'], { isPrice: true })).toBe('1.299?');
  expect(read(['9.50', '12.500'], { isPrice: true })).toEqual([9.5, 12.5]);
});

test('reads what is open as the owner says', () => {
  expect(read(['1.299', '9.50'], { stated: ',' })).toEqual([1299, 9.5]);
  expect(read(['1.299', '1,299'], { stated: '.' })).toEqual([1.299, 1299]);
  expect(readingsIn('1.299 €')).toEqual(['1.299', '1299']);
});
