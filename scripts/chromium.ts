import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a headless Chromium needs to run as root, without a GPU and without calling home. */
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
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else the system's, else one installed now (Debian's
 * package, then Playwright's download).
 * @throws Error with one line saying what to install, when nothing of that works.
 */
export function findOrInstallChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run: correct it or unset it.`);
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
  console.log('No Chromium found: installing Debian’s package chromium (once).');
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
  console.log('No Chromium found: trying Playwright’s download (once).');
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
    'No Chromium to test with: install one (apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}
