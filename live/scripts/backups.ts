// `npm run live -- backup FILE` and `npm run live -- restore FILE`.
import { existsSync, readFileSync, renameSync, writeFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { BackupFailure, checkBackup, fillFrom, type Summary, writeBackup } from '../database/backup.ts';
import { isPostgresRunning } from '../database/is-running.ts';
import { makeTablesOf } from '../engine/migrate.ts';
import { DATABASE, databaseUrlOf, type Settings } from '../settings.ts';
import { Child } from './children.ts';
import { hasDatabase, withDatabase } from './with-database.ts';

/** A database that is being filled. It is left behind if the restore is interrupted, and deleted by the next one. */
const UNFINISHED = 'unfinished';

/** @param name of the file, from the folder in which npm was called */
export async function handleBackup(
  task: 'backup' | 'restore',
  name: string,
  settings: Settings,
): Promise<void> {
  const file = resolve(process.env['INIT_CWD'] ?? '', name);
  try {
    if (task === 'restore') await restore(file, settings);
    else
      await withDatabase(settings, async (databaseUrl) => {
        const summary = await writeBackup(databaseUrl, settings.dataFolder, file);
        console.log(`Backup: ${file}, ${inWords(summary)}, read again and complete.`);
      });
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const inWords = ({ head, rowCount }: Summary): string =>
  `${rowCount.toLocaleString('en-US')} rows of ${head.madeAt}`;

async function restore(file: string, settings: Settings): Promise<void> {
  const summary = await checkBackup(file);
  const kept = settings.databaseUrl === undefined ? await restoreHere(file, summary, settings) : undefined;
  if (settings.databaseUrl !== undefined) {
    if (!(await isEmpty(settings.databaseUrl)))
      throw new BackupFailure(
        'The database of DATABASE_URL is not empty. Make an empty one, and name it there.',
      );
    await fill(file, summary, settings.databaseUrl);
    restoreSecrets(summary, settings);
  }
  console.log(`Restored: ${inWords(summary)}. The next start makes the pages anew.`);
  if (kept !== undefined) console.log(`The database before is kept in PostgreSQL as "${kept}".`);
}

/** Into PostgreSQL on this machine, beside the database that there is. @returns the name that it has now, if it is not empty */
async function restoreHere(file: string, summary: Summary, settings: Settings): Promise<string | undefined> {
  if (await isPostgresRunning(settings.dataFolder)) throw new BackupFailure('Stop `npm run live` first.');
  const isNew = !hasDatabase(settings);
  // PostgreSQL gets its password from them.
  if (isNew) restoreSecrets(summary, settings);
  const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {});
  await postgres.start();
  try {
    const url = databaseUrlOf(settings);
    const urlOf = (database: string) => url.replace(/\w+$/, database);
    const kept = `before_restore_${new Date().toISOString().replaceAll(/\W/g, '')}`;
    const wasEmpty = await isEmpty(url);
    await queryOnce(urlOf('postgres'), [
      `DROP DATABASE IF EXISTS ${UNFINISHED}`,
      `CREATE DATABASE ${UNFINISHED}`,
    ]);
    await fill(file, summary, urlOf(UNFINISHED));
    await queryOnce(urlOf('postgres'), [
      'BEGIN',
      `ALTER DATABASE ${DATABASE} RENAME TO ${pg.escapeIdentifier(kept)}`,
      `ALTER DATABASE ${UNFINISHED} RENAME TO ${DATABASE}`,
      'COMMIT',
      ...(wasEmpty ? [`DROP DATABASE ${pg.escapeIdentifier(kept)}`] : []),
    ]);
    if (!isNew) restoreSecrets(summary, settings);
    return wasEmpty ? undefined : kept;
  } finally {
    await postgres.stop();
  }
}

async function fill(file: string, { head }: Summary, databaseUrl: string): Promise<void> {
  await makeTablesOf(databaseUrl, head.migrations);
  for (const table of await fillFrom(file, databaseUrl))
    console.log(`The table ${table} is not one of the shop, and was not restored.`);
}

/** Those of the backup, but the password of a PostgreSQL that has one. The file before is kept. */
function restoreSecrets({ head }: Summary, { dataFolder }: Settings): void {
  const file = join(dataFolder, 'secrets.json');
  mkdirSync(dataFolder, { recursive: true });
  let own = {};
  if (existsSync(file)) {
    const { databasePassword } = JSON.parse(readFileSync(file, 'utf8'));
    own = { databasePassword };
    renameSync(file, join(dataFolder, 'secrets-before-restore.json'));
  }
  writeFileSync(file, `${JSON.stringify({ ...head.secrets, ...own }, null, 2)}\n`, { mode: 0o600 });
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const rows = await queryOnce(databaseUrl, [
    `SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' LIMIT 1`,
  ]);
  return rows.length === 0;
}

/** @returns the rows of the last statement */
async function queryOnce(databaseUrl: string, statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
