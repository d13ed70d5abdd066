import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const TIMEOUT_MS = 2000;

/**
 * Whether PostgreSQL runs on the data in this folder. Its file `postmaster.pid` alone does not say so: it stays after a crash, and
 * its process number may since belong to another program.
 */
export async function isPostgresRunning(dataFolder: string): Promise<boolean> {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return false;
  const [processId, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return isAlive(processId) && (await answers(port));
}

function isAlive(processId: number | undefined): boolean {
  if (!processId) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function answers(port: number | undefined): Promise<boolean> {
  if (!port) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: TIMEOUT_MS });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on('connect', () => end(true));
    socket.on('timeout', () => end(false));
    socket.on('error', () => end(false));
  });
}
