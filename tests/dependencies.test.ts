import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const lockfileSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
    }),
  ),
});

const { packages } = v.parse(lockfileSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')));

const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

const dependencies = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, fields]) =>
    Object.assign({ name: path.slice(path.lastIndexOf('node_modules/') + 13) }, fields),
  );

/** Licences of code that is part of the site: they ask for no more than their text. */
const IN_THE_SITE = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib']);

/** Licences of tools besides: they bind who changes or passes on the tool, and the site contains nothing of it. */
const OF_TOOLS = new Set([
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'Unlicense',
]);

/** npm records neither licence nor hash of programs for other systems. They have the licence of the package that selects among them. */
const SELECTED_BY: readonly (readonly [prefix: string, name: string])[] = [
  ['@biomejs/cli-', '@biomejs/biome'],
  ['@oxc-parser/binding-', 'oxc-parser'],
  ['@oxlint/binding-', 'oxlint'],
  ['@oxlint-tsgolint/', 'oxlint-tsgolint'],
];

const isForOtherSystem = (name: string) => SELECTED_BY.some(([prefix]) => name.startsWith(prefix));

function licenceOf({
  name,
  license,
}: {
  readonly name: string;
  readonly license?: string | undefined;
}): string {
  if (license !== undefined) return license;
  const selector = SELECTED_BY.find(([prefix]) => name.startsWith(prefix))?.[1];
  return dependencies.find((other) => other.name === selector)?.license ?? 'unknown';
}

/** Reads an SPDX expression without nested parentheses: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

describe('the dependencies', () => {
  test('have licences that permit their use', () => {
    expect(dependencies.length).toBeGreaterThan(100);
    const refused = dependencies.filter((dependency) => {
      const allowed = dependency.dev ? new Set([...IN_THE_SITE, ...OF_TOOLS]) : IN_THE_SITE;
      return !isAllowed(licenceOf(dependency), allowed);
    });
    expect(refused.map((dependency) => `${dependency.name}: ${licenceOf(dependency)}`)).toEqual([]);
  });

  test('may run no script when they are installed', () => {
    const withScript = dependencies
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name);
    const { allowScripts } = v.parse(v.object({ allowScripts: v.record(v.string(), v.boolean()) }), manifest);
    expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, false])));
  });

  test('are locked by their content, and by no address', () => {
    expect(dependencies.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    const withoutHash = dependencies.filter(
      ({ name, integrity }) => integrity === undefined && !isForOtherSystem(name),
    );
    expect(withoutHash).toEqual([]);
  });

  test('have exact versions', () => {
    const lists = v.parse(
      v.object({
        dependencies: v.record(v.string(), v.string()),
        devDependencies: v.record(v.string(), v.string()),
        optionalDependencies: v.record(v.string(), v.string()),
      }),
      manifest,
    );
    const versions = Object.values(lists).flatMap((list) => Object.entries(list));
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['unknown', false],
])('the licence %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression, IN_THE_SITE)).toBe(allowed);
});
