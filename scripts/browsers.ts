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

type Browser = {
  /** The environment variable that names the executable. */
  readonly variable: string;
  /** Names of the executable on the PATH, and places outside it. */
  readonly names: readonly string[];
  readonly places: readonly string[];
  /** Other executables that the tests need to control the browser. */
  readonly companions: readonly string[];
  readonly debianPackages: readonly string[];
  /** Installed with the others where Debian has them. */
  readonly optionalDebianPackages?: readonly string[];
};

/** Chromium without its desktop parts, as Playwright uses it by default. A page takes a third less processor time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const BROWSERS = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    companions: [],
    debianPackages: ['chromium'],
    optionalDebianPackages: [HEADLESS_SHELL],
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    companions: [],
    debianPackages: ['firefox-esr'],
  },
  /** The executable is the WebDriver server, which starts WebKitGTK's MiniBrowser. */
  WebKit: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    places: [],
    companions: ['Xvfb'],
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const satisfies Record<string, Browser>;

export type BrowserName = keyof typeof BROWSERS;

/**
 * The path of the browser's executable: the one that its environment variable names, else the system's. If there is none,
 * or a companion is missing, installs Debian's packages.
 * @throws Error if the variable names no executable, or if the browser or a companion is missing and cannot be
 * installed. The message says what to do.
 */
export function findOrInstallBrowser(name: BrowserName): string {
  const browser: Browser = BROWSERS[name];
  const named = process.env[browser.variable];
  if (named && !isExecutable(named)) {
    throw new Error(`${browser.variable} is ${named}, which is not executable. Correct or unset it.`);
  }
  const path = installed(browser) ?? install(browser);
  if (path !== undefined) return path;
  throw new Error(
    `No ${name} found. Install it (apt-get install ${browser.debianPackages.join(' ')}) or set ${browser.variable} to its executable.`,
  );
}

/** Like `findOrInstallBrowser('Chromium')`, but prefers an installed headless shell unless `CHROMIUM_PATH` is set. */
export function findOrInstallHeadlessChromium(): string {
  const path = findOrInstallBrowser('Chromium');
  return process.env[BROWSERS.Chromium.variable] ? path : (findProgram(HEADLESS_SHELL) ?? path);
}

function installed({ variable, names, places, companions }: Browser): string | undefined {
  if (!companions.every((companion) => findProgram(companion))) return undefined;
  return process.env[variable] || (findProgram(...names) ?? places.find(isExecutable));
}

function install(browser: Browser): string | undefined {
  installFromDebian(...browser.debianPackages);
  if (browser.optionalDebianPackages) installFromDebian(...browser.optionalDebianPackages);
  return installed(browser);
}
