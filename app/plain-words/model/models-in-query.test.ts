import { expect, test } from 'vitest';
import { modelsInQuery } from './models-in-query.ts';

const product = (id: string, title: string, ...models: readonly string[]) => ({ id, title, models });

const PRODUCTS = [
  product('1', 'Siemens Cerberus FIT FC361 Fire Control Panel'),
  product('2', 'Hikvision DS-KV8113-WME1 Villa Door Station'),
  product('3', 'Motorola MOTOTRBO R7 Radio', 'PMPN4284'),
  product('4', 'HALO Smart Sensor 3C Vape Sensor'),
  product('5', 'HALO Smart Sensor 3C-PC', 'R70'),
  product('6', 'Motorola SLR 5700 Repeater'),
  product('7', 'Dome DS-2CD1'),
  product('8', 'Dome DS-2CD2'),
  product('9', 'Dome DS-2CD3'),
  product('10', 'Dome DS-2CD4 7 in 100 m'),
];

const idsFor = (...words: readonly string[]) =>
  modelsInQuery(
    words.map((word) => ({ words: word, spans: [] })),
    PRODUCTS,
  ).map(({ product: { id } }) => id);

test.each([
  ['fc361', ['1']],
  ['ds-kv8113-wme1', ['2']],
  ['ds-kv8113', ['2']],
  ['kv8113', ['2']],
  ['r7', ['3']],
  ['pmpn4284', ['3']],
  ['3c', ['4']],
  ['5700', ['6']],
])('finds the product of the model "%s"', (word, ids) => {
  expect(idsFor(word)).toEqual(ids);
});

test.each([
  ['a word without a digit', 'siemens'],
  ['a short number', '100'],
  ['the first three characters of a model', 'fc3'],
  ['the end of a model without a hyphen', 'c361'],
  ['the start of more than three models', 'ds-2cd'],
  ['another model', 'fc362'],
])('finds no product for %s', (_, word) => {
  expect(idsFor(word)).toEqual([]);
});

test('finds each product once, in the order of the query', () => {
  expect(idsFor('r7', 'fc361', 'pmpn4284')).toEqual(['3', '1']);
});
