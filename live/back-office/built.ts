import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIVE_FOLDER = join(import.meta.dirname, '..');

/** The address of the back office on the engine's port, without slashes. */
export const ROUTE = 'admin';

/** The folder of the built back office, which goes when packages are installed anew. */
export const BACK_OFFICE = join(LIVE_FOLDER, 'node_modules', '.cache', 'back-office');

/** Written last: what it was built from. */
export const MARK = join(BACK_OFFICE, 'built-from');
const SOURCES = [
  'package-lock.json',
  'engine/custom-fields.ts',
  ...readdirSync(import.meta.dirname).map((name) => `back-office/${name}`),
];

/** A hash of all that it is built from. */
export function backOfficeSources(): string {
  const hash = createHash('sha256');
  for (const name of SOURCES) hash.update(name).update(readFileSync(join(LIVE_FOLDER, name)));
  return hash.digest('hex');
}

export const isBackOfficeCurrent = (): boolean =>
  existsSync(MARK) && readFileSync(MARK, 'utf8') === backOfficeSources();
