import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { type BrowserName, findOrInstallBrowser } from '#scripts/browsers.ts';
import { buildFixtureSite, ROOT_SITE } from '#tests/support/fixture-sites.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of each browser that this machine has; for WebKit, of its WebDriver server. */
    readonly browsers: Readonly<Partial<Record<BrowserName, string>>>;
    /** `in-page.ts` as a classic script. */
    readonly inPageScript: string;
  }
}

/** Finds the browsers and builds the site. */
export default async function setUp(project: TestProject): Promise<void> {
  project.provide('browsers', {
    ...find('Firefox'),
    ...find('WebKit'),
  });
  project.provide('inPageScript', await bundleInPageScript());
  buildFixtureSite(ROOT_SITE);
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
