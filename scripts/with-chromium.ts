// Runs a command with CHROMIUM_PATH set, for example `node scripts/with-chromium.ts vitest run`.
import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from './browsers.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: node scripts/with-chromium.ts COMMAND [ARG ...]');

try {
  const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser('Chromium') };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
