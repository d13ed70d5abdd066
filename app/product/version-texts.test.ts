import { expect, test } from 'vitest';
import { soldOutValues } from './version-texts.ts';

const values = (soldOut: readonly string[]) =>
  ['Red', 'Slate', 'Sand'].map((value) => ({ value, id: value, isSoldOut: soldOut.includes(value) }));

test.each([
  [[], ['M'], undefined],
  [['Sand'], [], 'Sand is out of stock.'],
  [['Sand'], ['M'], 'Sand is out of stock in M.'],
  [['Slate', 'Sand'], ['M'], 'Slate and Sand are out of stock in M.'],
  [['Slate', 'Sand'], ['M', 'Long'], 'Slate and Sand are out of stock in M and Long.'],
])('says for which other choices values are sold out: %j in %j', (soldOut, others, sentence) => {
  expect(soldOutValues(values(soldOut), others)).toBe(sentence);
});
