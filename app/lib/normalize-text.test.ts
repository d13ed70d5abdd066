import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, queryWords } from './normalize-text.ts';

describe('foldText makes equal', () => {
  test.each([
    ['letter case', 'DOME', 'dome'],
    ['accents, composed or not', 'Ağrı Zürich cafe\u0301', 'agri zurich café'],
    ['the Turkish letters i', 'İSTANBUL ISTANBUL ıstanbul', 'I\u0307stanbul istanbul istanbul'],
    ['final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['sharp s', 'STRAẞE', 'strasse'],
    [
      'hyphens, dashes and minus signs',
      'a\u2010a\u2011a\u2012a\u2013a\u2014a\u2015a\u2212a',
      'a-a-a-a-a-a-a-a',
    ],
    ['spaces', '4\u00a0K\u2009x\u202fy\u3000z\tw', '4 K x y z w'],
    ['characters without a width', '\ufeffD\u00adS\u200b-\u20602\u200d', 'DS-2'],
    ['full-width forms', 'ＤＳ－２ＣＤ　＂', 'DS-2CD "'],
    ['apostrophes and primes', 'carrier’s 7′ 7´', "carrier's 7' 7'"],
    ['quotation marks and double primes', '7” 7“ 7″ „7‟ ＂', '7" 7" 7\'\' "7" "'],
    ['signs', '36× 40 ºC ℃ m² ½ ㎜ ﬁre', '36x 40 °c °c m2 1/2 mm fire'],
  ])('%s', (_, text, other) => {
    expect(foldText(text)).toBe(foldText(other));
  });
});

test('foldText keeps what tells texts apart', () => {
  expect(foldText('−40 °C, 36×, 4.5–10\u00a0mm, the Carrier’s')).toBe(
    "-40 °c, 36x, 4.5-10 mm, the carrier's",
  );
  expect(foldText('C++ & R+D 100%_#@')).toBe('c++ & r+d 100%_#@');
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('foldText is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
  for (let code = 0; code <= 0x1_ff_ff; code += 1) {
    const folded = foldText(String.fromCodePoint(code));
    if (foldText(folded) !== folded) expect.fail(`U+${code.toString(16)}`);
  }
});

test('queryWords splits a query at white space', () => {
  expect(queryWords('  Dome \t CAM\u202f4K ')).toEqual(['dome', 'cam', '4k']);
  expect(queryWords(' \u200b ')).toEqual([]);
});
