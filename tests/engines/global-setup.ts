import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { type BrowserName, findOrInstallBrowser } from '#scripts/browsers.ts';
import { SITE_FOLDER } from '#tests/e2e/support/site-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The paths of the executables of the browsers that this machine has. */
    readonly browsers: Readonly<Partial<Record<BrowserName, string>>>;
    /** `in-page.ts` as a classic script. */
    readonly inPageScript: string;
  }
}

const CATALOGUE = 'tests/fixtures/catalogue';

/** Everything that the built site depends on. */
const SOURCES = [
  'app',
  'public',
  'scripts',
  CATALOGUE,
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** Finds the browsers, and builds the site unless the one that the Playwright journeys left is up to date. */
export default async function setUp(project: TestProject): Promise<void> {
  project.provide('browsers', {
    ...find('Chromium'),
    ...find('Firefox'),
    ...find('WebKit'),
  });
  project.provide('inPageScript', await bundleInPageScript());
  if (!isSiteUpToDate()) buildSite();
}

function find(name: BrowserName): Partial<Record<BrowserName, string>> {
  try {
    return { [name]: findOrInstallBrowser(name) };
  } catch (error) {
    // CI must have them all.
    if (process.env['CI']) throw error;
    console.warn(`The journeys in ${name} are skipped. ${error instanceof Error ? error.message : ''}`);
    return {};
  }
}

async function bundleInPageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'tests/engines/in-page.ts', formats: ['iife'], name: 'inPageModule' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  if (!bundle) throw new Error('in-page.ts has no bundle.');
  return bundle.output[0].code;
}

function isSiteUpToDate(): boolean {
  const builtAt = statSync(join(SITE_FOLDER, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.flatMap(filesOf).every((file) => statSync(file).mtimeMs < builtAt);
}

function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((entry) => join(path, entry));
}

function buildSite(): void {
  const { status } = spawnSync('npm', ['run', '-s', 'build', '--', '--compress'], {
    stdio: 'inherit',
    // Vitest sets NODE_ENV to "test", with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production', SITE_DIR: SITE_FOLDER, CATALOGUE_DIR: CATALOGUE },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site could not be built.');
}
