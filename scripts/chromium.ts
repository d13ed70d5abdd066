import { chromium } from '@playwright/test';
import { findProgram, installFromDebian, isExecutable } from './system-programs.ts';

/** Flags for a headless Chromium that may run as root, without a GPU and without background network traffic. */
export const CHROMIUM_FLAGS: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's. If there is none, installs Debian's package.
 * @throws Error with a line that says what to install.
 */
export function findOrInstallChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not executable. Correct or unset it.`);
  }
  return installedChromium() ?? installChromium() ?? fail();
}

function installedChromium(): string | undefined {
  return findProgram(...SYSTEM_NAMES) ?? [...MAC_APPS, chromium.executablePath()].find(isExecutable);
}

function installChromium(): string | undefined {
  installFromDebian('chromium');
  return installedChromium();
}

function fail(): never {
  throw new Error(
    'No Chromium found. Install one (apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}
