import { join } from 'node:path';
import { DataSource, MigrationExecutor, type MigrationInterface } from 'typeorm';
import { BackupFailure, writeBackup } from '../database/backup.ts';
import { CannotStart } from '../failure.ts';
import { log } from '../log.ts';
import { migrations, REPLACED } from './migrations/index.ts';

/**
 * Brings the tables of the engine to the form of this version, all migrations in one transaction. What the database has is kept in a backup
 * first.
 * @param dataFolder gets the backup, in its folder `backups`
 * @throws CannotStart if the backup or a migration fails. Then the database is as before.
 */
export async function migrate(databaseUrl: string, dataFolder: string): Promise<void> {
  await withMigrations(databaseUrl, migrations, async (executor) => {
    const pending = await executor.getPendingMigrations();
    if (pending.length === 0) return;
    let wayBack = '';
    if ((await executor.getExecutedMigrations()).length > 0) {
      const file = join(
        dataFolder,
        'backups',
        `before-migration-${new Date().toISOString().replaceAll(/\W/g, '')}.gz`,
      );
      wayBack = ` A backup of it is ${file}.`;
      try {
        await writeBackup(databaseUrl, dataFolder, file);
      } catch (error) {
        if (!(error instanceof BackupFailure)) throw error;
        throw new CannotStart(
          `The database must be brought to this version of the shop, and is kept in a backup first. ${error.message}`,
        );
      }
      log(`The database is brought to this version of the shop.${wayBack}`);
    }
    try {
      await executor.executePendingMigrations();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CannotStart(
        `The database could not be brought to this version of the shop (${reason}) and is as before. To go back, start the version that ran before.${wayBack}`,
      );
    }
  });
}

/**
 * Makes the tables of an earlier version, or of this one, in an empty database.
 * @param names of the migrations that the earlier version had behind it
 * @throws BackupFailure if one of them is of a later version
 */
export async function makeTablesOf(databaseUrl: string, names: readonly string[]): Promise<void> {
  const known = new Map(migrations.map((Migration) => [nameOf(new Migration(), Migration), Migration]));
  if (names.some((name) => !known.has(name) && !REPLACED.has(name)))
    throw new BackupFailure('The backup is of a later version of the shop. Restore it with that one.');
  const wanted = names.flatMap((name) => known.get(name) ?? []);
  await withMigrations(databaseUrl, wanted, (executor) => executor.executePendingMigrations());
}

const nameOf = (migration: MigrationInterface, { name }: { readonly name: string }): string =>
  migration.name ?? name;

async function withMigrations(
  databaseUrl: string,
  chosen: typeof migrations,
  work: (executor: MigrationExecutor) => Promise<unknown>,
): Promise<void> {
  // Otherwise it writes failures to the log, too.
  const source = new DataSource({ type: 'postgres', url: databaseUrl, migrations: chosen, logger: 'debug' });
  await source.initialize();
  try {
    const executor = new MigrationExecutor(source);
    executor.transaction = 'all';
    await work(executor);
  } finally {
    await source.destroy();
  }
}
