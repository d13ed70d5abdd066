import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/**
 * Whether PostgreSQL runs on the data in this folder. Its file `postmaster.pid` alone does not say so, because it stays after a crash.
 */
export async function isPostgresRunning(dataFolder: string): Promise<boolean> {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return false;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  if (!port) return false;
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
