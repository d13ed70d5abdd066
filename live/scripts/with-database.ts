import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPostgresRunning } from '../database/is-running.ts';
import { databaseUrlOf, type Settings } from '../settings.ts';
import { Child } from './children.ts';

export const hasDatabase = ({ databaseUrl, dataFolder }: Settings): boolean =>
  databaseUrl !== undefined || existsSync(join(dataFolder, 'postgres'));

/** Does something with the shop's database, whether or not the shop runs. Ends the program if there is no database. */
export async function withDatabase(
  settings: Settings,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  if (!hasDatabase(settings)) {
    console.error(`Nothing is stored in ${settings.dataFolder}.`);
    process.exit(1);
  }
  const mustStart = settings.databaseUrl === undefined && !(await isPostgresRunning(settings.dataFolder));
  const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {});
  if (mustStart) await postgres.start();
  try {
    await work(databaseUrlOf(settings));
  } finally {
    if (mustStart) await postgres.stop();
  }
}
