// Runs the gateway until the parent process ends or asks it to stop, or until SIGTERM.
import pg from 'pg';
import { resolve } from 'node:path';
import { ownerFilesFolder } from '../../scripts/site-folders.ts';
import { staticSite } from '../../scripts/static-site.ts';
import { log } from '../log.ts';
import { serveMetrics } from '../metrics.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettingsOrExit, siteFolder } from '../settings.ts';
import { followChanges } from './followed-changes.ts';
import { createGateway } from './gateway.ts';
import { browserAddress, networkOf, RateLimiter, Turns } from './rate-limit.ts';

/** A page that takes longer is not worth waiting for. */
const DATABASE_TIMEOUT_MS = 5000;
const MAX_CONNECTIONS = 5;
/** Made for one IP address. */
const PAGES_AT_ONCE = 2;
const MAX_PAGES_WAITING = 40;

const settings = readSettingsOrExit();
process.env['NODE_ENV'] = 'production';
const folder = siteFolder(settings);
// Those of the next build may be edited already.
process.env['SHOP_DIR'] = resolve(ownerFilesFolder(folder));
process.env['PUBLIC_DIR'] = resolve(folder);
// These read the shop's settings when they are loaded.
const { postgresProducts } = await import('../products/postgres-products.ts');
const { READING } = await import('../products/queries.ts');
const { openPages } = await import('./pages.ts');

const poolOf = (max: number) => {
  const pool = new pg.Pool({
    max,
    connectionString: databaseUrlOf(settings, settings.pagesDatabaseUrl),
    options: READING,
    statement_timeout: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', () => {});
  return pool;
};
const database = poolOf(MAX_CONNECTIONS);
// One of its own: connections through which nothing gets any more have to be tried one after another.
const following = poolOf(1);
const limiter = RateLimiter.of(settings);
const turns = new Turns(PAGES_AT_ONCE, MAX_PAGES_WAITING);
const pages = await openPages(folder, postgresProducts(database), async (from, work) => {
  if (!settings.hasRateLimits) return work();
  const network = networkOf(browserAddress(from, settings));
  await limiter.use('page', network);
  return turns.run(network, work);
});
const site = staticSite(folder, '/', (request, reply) => pages.render(request, reply));
await site.ready();
const server = createGateway(settings, site, pages.isReady, limiter);
const stopFollowing = followChanges(following, pages.change, pages.setDatabaseAnswers);

const metrics = await serveMetrics(settings.metricsPort, settings);
const stop = onStop(async () => {
  await metrics.stop();
  await server.close();
  await stopFollowing();
  await Promise.all([database.end(), following.end()]);
});
process.on('SIGTERM', () => void stop());
await server.listen({ port: settings.gatewayPort, host: settings.gatewayHost }).catch((error: Error) => {
  log(`The gateway did not start: ${error.message}`, 'error');
  process.exit(1);
});
process.send?.('ready');
