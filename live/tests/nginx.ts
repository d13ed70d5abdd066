// nginx with `deploy/live/nginx.conf`, in front of gateways.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installFromDebian } from '../../scripts/system-programs.ts';
import type { Settings } from '../settings.ts';
import { eventually, PORT } from './support.ts';

export const CACHE = `http://127.0.0.1:${PORT + 3}`;

/**
 * Starts it, once a gateway answers.
 * @param folder gets its files, among them `gateways.log`, which names the gateway of each answer
 * @param gateways their ports
 * @returns stops it
 */
export async function startCache(
  { shopFolder }: Settings,
  folder: string,
  gateways: readonly number[],
): Promise<() => Promise<void>> {
  if (!findProgram('nginx')) installFromDebian('nginx');
  const program = findProgram('nginx');
  if (program === undefined) throw new Error('Install nginx: apt-get install nginx');
  mkdirSync(join(folder, 'cache'));
  const config = readFileSync(join(shopFolder, 'deploy/live/nginx.conf'), 'utf8')
    .replace('/var/cache/nginx/shop', join(folder, 'cache'))
    .replace(/server 127\.0\.0\.1:4173( .*;)/, gateways.map((port) => `server 127.0.0.1:${port}$1`).join(' '))
    .replace('listen 80;', `listen 127.0.0.1:${PORT + 3};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} pid nginx.pid; error_log error.log; events {} http { log_format gateway '$upstream_addr'; access_log gateways.log gateway; log_subrequest on; ${config} }`,
  );
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  await eventually(
    () =>
      fetch(CACHE).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  );
  return async () => {
    if (nginx.kill()) await once(nginx, 'exit');
  };
}
