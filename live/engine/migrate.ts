import { DataSource, MigrationExecutor } from 'typeorm';
import { CannotStart } from '../failure.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables of the engine to the form of this version, all migrations in one transaction.
 * @throws CannotStart if one fails. Then the database is as before.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  // Otherwise it writes the failure to the log, too.
  const source = new DataSource({ type: 'postgres', url: databaseUrl, migrations, logger: 'debug' });
  await source.initialize();
  try {
    const executor = new MigrationExecutor(source);
    const pending = await executor.getPendingMigrations();
    if (pending.length === 0) return;
    executor.transaction = 'all';
    await executor.executePendingMigrations();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `The database could not be brought to this version of the shop (${reason}) and is as before. To go back, start the version that ran before.`,
    );
  } finally {
    await source.destroy();
  }
}
