import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

/** A code in the first column of a table: `| K2 | At the first attempt …`. The table of exceptions repeats some codes. */
const RULE = /^\| ([A-Z]\d+) +\|/gm;

/** The codes at the start of a test's title: one, or several separated by commas. */
const TITLE = /['"`]((?:[A-Z]\d+, )*[A-Z]\d+): /g;

const rules = new Set(
  [...readFileSync('docs/usability-rules.md', 'utf8').matchAll(RULE)].map(([, code = '']) => code),
);

const cited = new Set(
  [...sourceFiles('app', ['.ts', '.tsx']), ...sourceFiles('tests', ['.ts']), ...sourceFiles('bench', ['.ts'])]
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(TITLE)].flatMap(([, codes = '']) => codes.split(', '))),
);

test('each usability rule is cited by at least one test', () => {
  expect(rules.size).toBeGreaterThan(0);
  expect([...rules].filter((code) => !cited.has(code))).toEqual([]);
});

test('every cited code is a rule', () => {
  expect([...cited].filter((code) => !rules.has(code))).toEqual([]);
});
