import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIVE_FOLDER = join(import.meta.dirname, '..');
const MARK = join(LIVE_FOLDER, 'node_modules', '.installed');

/**
 * Installs the engine's packages, unless those of the lockfile are there.
 * @param withTools also those that only checks and tests need
 */
export function installPackages(report: (text: string) => void, { withTools = false } = {}): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(LIVE_FOLDER, 'package-lock.json')))
    .digest('hex');
  const marks = withTools ? [`${lock} with tools`] : [lock, `${lock} with tools`];
  if (existsSync(MARK) && marks.includes(readFileSync(MARK, 'utf8'))) return;
  report('Packages of the engine: npm ci');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', ...(withTools ? [] : ['--omit=dev'])], {
    cwd: LIVE_FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of the engine could not be installed.');
  writeFileSync(MARK, marks[0] ?? lock);
}
