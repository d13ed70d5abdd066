import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOrInstallBrowser, findOrInstallHeadlessChromium } from './browsers.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('PATH', folder);
  for (const variable of ['CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH']) vi.stubEnv(variable, '');
  // Only root can install packages.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function addExecutable(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('finds a browser on the PATH', () => {
  const path = addExecutable('firefox-esr');
  expect(findOrInstallBrowser('Firefox')).toBe(path);
});

test('prefers the executable that the environment variable names', () => {
  addExecutable('firefox-esr');
  const path = addExecutable('my-firefox');
  vi.stubEnv('FIREFOX_PATH', path);
  expect(findOrInstallBrowser('Firefox')).toBe(path);
});

test('rejects a variable that names no executable', () => {
  vi.stubEnv('FIREFOX_PATH', '/no/such/firefox');
  expect(() => findOrInstallBrowser('Firefox')).toThrow(
    'FIREFOX_PATH is /no/such/firefox, which is not executable.',
  );
});

test('says what to install, even if only one part is missing', () => {
  addExecutable('WebKitWebDriver');
  expect(() => findOrInstallBrowser('WebKit')).toThrow('apt-get install webkit2gtk-driver xvfb');
  const path = addExecutable('WebKitWebDriver');
  addExecutable('Xvfb');
  expect(findOrInstallBrowser('WebKit')).toBe(path);
});

test('uses the headless shell for headless tests, unless CHROMIUM_PATH is set', () => {
  const chromium = addExecutable('chromium');
  expect(findOrInstallHeadlessChromium()).toBe(chromium);
  const shell = addExecutable('chromium-headless-shell');
  expect(findOrInstallHeadlessChromium()).toBe(shell);
  expect(findOrInstallBrowser('Chromium')).toBe(chromium);
  vi.stubEnv('CHROMIUM_PATH', chromium);
  expect(findOrInstallHeadlessChromium()).toBe(chromium);
});
