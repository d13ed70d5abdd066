import { expect, test } from 'vitest';
import { foldText, normalizeText, queryWords } from './normalize-text.ts';

test('normalizeText lowers the case and replaces typographic characters', () => {
  expect(normalizeText('−40 °C, 36×, 4.5–10\u00a0mm, the Carrier’s')).toBe(
    "-40 °c, 36x, 4.5-10 mm, the carrier's",
  );
});

test('foldText also removes accents and the difference between dotted and dotless i', () => {
  expect(foldText('İstanbul, Ağrı, Zürich')).toBe('istanbul, agri, zurich');
  expect(foldText('ISTANBUL')).toBe(foldText('ıstanbul'));
  expect(foldText('−40 °C, 1 m²')).toBe('-40 °c, 1 m²');
});

test('queryWords splits a query at white space', () => {
  expect(queryWords('  Dome \t CAM ')).toEqual(['dome', 'cam']);
  expect(queryWords('  ')).toEqual([]);
});
