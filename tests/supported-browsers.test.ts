import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { expect, test } from 'vitest';

/** The Baseline year in the `browserslist` of package.json. */
const [, year = ''] =
  /"browserslist": \[\s*"baseline (\d{4})"/.exec(readFileSync('package.json', 'utf8')) ?? [];

test('the supported browsers are those of a Baseline year', () => {
  expect(browserslist()).toEqual(browserslist(`baseline ${year}`));
});

test('the CSS check uses the same year', () => {
  expect(readFileSync('biome.json', 'utf8')).toContain(`"available": ${year}`);
});

test('the types offer the JavaScript built-ins of the same year', () => {
  expect(readFileSync('tsconfig.json', 'utf8')).toContain(`"lib": ["ES${year}", `);
});
