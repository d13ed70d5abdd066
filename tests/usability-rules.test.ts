import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

/**
 * How many usability rules there are of each kind: lists and filters (L), search (S), the product page (P), the cart
 * (K), forms (F), carousels, timers and motion (C), the shell (H). A test that holds one starts its title with its code,
 * so that `grep -rn "K2: " app tests` finds it.
 */
const RULES = { L: 8, S: 5, P: 6, K: 5, F: 10, C: 6, H: 11 };

const codes = Object.entries(RULES).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, at) => `${kind}${at + 1}`),
);

/** `'L1, L3: two to four filters …'` → L1, L3 */
const TITLE = /['"`]((?:[A-Z]\d+, )*[A-Z]\d+): /g;

const tested = new Set(
  [...sourceFiles('app', ['.ts', '.tsx']), ...sourceFiles('tests', ['.ts']), ...sourceFiles('bench', ['.ts'])]
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(TITLE)].flatMap(([, named = '']) => named.split(', '))),
);

test('every usability rule has a test that names it', () => {
  expect(codes.filter((code) => !tested.has(code))).toEqual([]);
});

test('no test names a rule that there is not', () => {
  expect([...tested].filter((code) => !codes.includes(code))).toEqual([]);
});
