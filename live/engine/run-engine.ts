// Runs the engine until the parent process ends or asks it to stop. In a container it has no parent; Vendure itself then ends
// on SIGTERM.
import { TransactionalConnection } from '@vendure/core';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { CannotStart } from '../failure.ts';
import { log } from '../log.ts';
import { gaugeOf, serveMetrics } from '../metrics.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettingsOrExit } from '../settings.ts';
import { startEngine } from './start-engine.ts';

const settings = readSettingsOrExit();
const app = await startEngine(settings, databaseUrlOf(settings), (text) =>
  process.send?.({ progress: text }),
).catch((error: unknown) => {
  // An error with a code comes from outside, such as a taken port or a database that does not answer. Its message says enough.
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (!(error instanceof Error) || (code === undefined && !(error instanceof CannotStart))) throw error;
  log(`The engine did not start: ${error.message || code}`, 'error');
  process.exit(1);
});

const { metricsPort } = settings;
const metrics = await serveMetrics(metricsPort && metricsPort + 1, settings);
const { rawConnection } = app.get(TransactionalConnection);
const countOf = async (query: string) => {
  const [row] = await rawConnection.query<{ count: number }[]>(query);
  return row?.count ?? 0;
};
gaugeOf('shop_letters_waiting', 'E-mails that are not sent yet.', () =>
  countOf('SELECT count(*)::integer AS count FROM letter WHERE "sentAt" IS NULL'),
);
gaugeOf('shop_letters_oldest_seconds', 'How long the oldest of them has waited.', () =>
  countOf(
    `SELECT coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float AS count FROM letter WHERE "sentAt" IS NULL`,
  ),
);
gaugeOf('shop_database_connections_waiting', 'Requests that wait for a connection to the database.', () =>
  rawConnection.driver instanceof PostgresDriver ? rawConnection.driver.master.waitingCount : 0,
);
onStop(async () => {
  await metrics.stop();
  await app.close();
});
process.send?.('ready');
