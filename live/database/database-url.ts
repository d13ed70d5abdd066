import { readSecrets, type Settings } from '../settings.ts';

export const DATABASE = 'watchpost';
export const DATABASE_USER = 'watchpost';

/** The address of the database: the one that is set, else that of PostgreSQL on this machine. */
export function databaseUrlOf(settings: Settings): string {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  const { databasePassword } = readSecrets(settings);
  return `postgres://${DATABASE_USER}:${encodeURIComponent(databasePassword)}@127.0.0.1:${settings.databasePort}/${DATABASE}`;
}
