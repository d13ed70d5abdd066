// Runs a command with CHROMIUM_PATH set, for example `node scripts/with-chromium.ts vitest run`. With `--headless-shell`
// before the command, it prefers Chromium's headless shell.
import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser, findOrInstallHeadlessChromium } from './browsers.ts';

const prefersShell = process.argv[2] === '--headless-shell';
const [command, ...args] = process.argv.slice(prefersShell ? 3 : 2);
if (command === undefined)
  throw new Error('usage: node scripts/with-chromium.ts [--headless-shell] COMMAND [ARG ...]');

try {
  const path = prefersShell ? findOrInstallHeadlessChromium() : findOrInstallBrowser('Chromium');
  const env = { ...process.env, CHROMIUM_PATH: path };
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
