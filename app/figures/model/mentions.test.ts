import { expect, test } from 'vitest';
import { mentions } from './mentions.ts';

test.each([
  ['SIP 2.0', ['SIP'], true],
  ['PoE+ class 4', ['poe'], true],
  ['CO2, NO2', ['CO'], false],
  ['EN 54-11', ['EN 54-1'], false],
  ['12\u00a0V\u00a0DC', ['V DC'], true],
  ['C-NET', ['NET'], true],
  ['anything', [], false],
  ['anything', [''], false],
])('"%s" mentions %j: %s', (text, words, expected) => {
  expect(mentions(text, words)).toBe(expected);
});
