import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of server programs. The PATH of a user other than root may lack them. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of the first of these programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Installs packages on Debian and its relatives. Does nothing without the rights of root. Ignores failures. */
export function installFromDebian(...names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing from Debian: ${names.join(', ')}.`);
  // The caller looks for the program again. If the package lists cannot be updated, those on the system may suffice.
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The run level keeps a server from being started by its installation.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
