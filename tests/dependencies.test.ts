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
  .map(([path, fields]) => Object.assign({ name: path.split('node_modules/').at(-1) ?? path }, fields));

/** Licences allowed for code that is part of the site. They require only that their text is included. */
const IN_THE_SITE = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib']);

/**
 * Further licences allowed for tools. Their terms concern those who change or distribute the tool, and the site
 * contains no part of it.
 */
const OF_TOOLS = new Set([
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'Unlicense',
]);

/**
 * Packages for one operating system each, and the package that depends on them and has the same licence. npm records neither
 * licence nor hash of packages for systems other than the one it runs on.
 */
const PLATFORM_PACKAGES: readonly (readonly [prefix: string, parent: string])[] = [
  ['@biomejs/cli-', '@biomejs/biome'],
  ['@oxc-parser/binding-', 'oxc-parser'],
  ['@oxlint/binding-', 'oxlint'],
  ['@oxlint-tsgolint/', 'oxlint-tsgolint'],
];

const isPlatformPackage = (name: string) => PLATFORM_PACKAGES.some(([prefix]) => name.startsWith(prefix));

function licenceOf({
  name,
  license,
}: {
  readonly name: string;
  readonly license?: string | undefined;
}): string {
  if (license !== undefined) return license;
  const parent = PLATFORM_PACKAGES.find(([prefix]) => name.startsWith(prefix))?.[1];
  return dependencies.find((other) => other.name === parent)?.license ?? 'unknown';
}

/**
 * Reads an SPDX expression with parentheses only around the whole: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. Expressions
 * with other parentheses are not allowed, so that someone reads them.
 */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const inner = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(inner)) return false;
  return inner
    .split(' OR ')
    .some((option) => option.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

function versionsIn(file: unknown): readonly (readonly [name: string, version: string])[] {
  const list = v.optional(v.record(v.string(), v.string()), {});
  const lists = v.object({ dependencies: list, devDependencies: list, optionalDependencies: list });
  return Object.values(v.parse(lists, file)).flatMap((versions) => Object.entries(versions));
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

  test('are locked by hash, without download addresses', () => {
    expect(dependencies.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    const withoutHash = dependencies.filter(
      ({ name, integrity }) => integrity === undefined && !isPlatformPackage(name),
    );
    expect(withoutHash).toEqual([]);
  });

  test('have exact versions, the same ones in live mode', () => {
    const versions = versionsIn(manifest);
    const live = versionsIn(JSON.parse(readFileSync('live/package.json', 'utf8')));
    const inexact = [...versions, ...live].filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(inexact).toEqual([]);
    const shared = new Map(versions);
    expect(live.filter(([name, version]) => (shared.get(name) ?? version) !== version)).toEqual([]);
  });
});
