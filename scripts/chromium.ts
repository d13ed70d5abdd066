import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
 * The path of a Chromium: `CHROMIUM_PATH`, else the system's. If there is none, installs Debian's package or
 * Playwright's download.
 * @throws Error with a line that says what to install.
 */
export function findOrInstallChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not executable. Correct or unset it.`);
  }
  return systemChromium() ?? installFromDebian() ?? installFromPlaywright() ?? fail();
}

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...MAC_APPS].find(isExecutable);
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  console.log('No Chromium found. Installing Debian’s package.');
  return attempt(() => {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return systemChromium();
  });
}

function installFromPlaywright(): string | undefined {
  console.log('No Chromium found. Trying Playwright’s download.');
  return attempt(() => {
    execFileSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'inherit' });
    const script =
      "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
  });
}

function attempt(install: () => string | undefined): string | undefined {
  try {
    const path = install();
    return path !== undefined && isExecutable(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(): never {
  throw new Error(
    'No Chromium found. Install one (apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}
