// Runs the gateway until the parent process ends or asks it to stop, or until SIGTERM.
import type { EngineProduct } from '../../app/catalogue/engine-products.server.ts';
import { resolve } from 'node:path';
import { ownerFilesFolder } from '../../scripts/site-folders.ts';
import { staticSite } from '../../scripts/static-site.ts';
import { log } from '../log.ts';
import { serveMetrics } from '../metrics.ts';
import { productsRead } from './counts.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettingsOrExit, siteFolder } from '../settings.ts';
import { followProducts } from './followed-products.ts';
import { createGateway } from './gateway.ts';
import { openPages } from './pages.ts';

const settings = readSettingsOrExit();
process.env['NODE_ENV'] = 'production';
const folder = siteFolder(settings);
// Those of the next build may be edited already.
process.env['SHOP_DIR'] = resolve(ownerFilesFolder(folder));
process.env['PUBLIC_DIR'] = resolve(folder);

const pages = await openPages(folder);
const site = staticSite(folder, '/', (request, reply) => pages.render(request, reply));
await site.ready();
const server = createGateway(settings, site, pages.isReady);
const problems = new Set<string>();
const follow = (products: readonly EngineProduct[]) => {
  const found = pages.show(products);
  for (const problem of found) if (!problems.has(problem)) log(problem, 'warn');
  problems.clear();
  for (const problem of found) problems.add(problem);
};
const stopFollowing = followProducts(databaseUrlOf(settings, settings.pagesDatabaseUrl), follow, () =>
  productsRead.setToCurrentTime(),
);

const metrics = await serveMetrics(settings.metricsPort, settings);
const stop = onStop(async () => {
  await metrics.stop();
  await server.close();
  await stopFollowing();
});
process.on('SIGTERM', () => void stop());
await server.listen({ port: settings.gatewayPort, host: settings.gatewayHost }).catch((error: Error) => {
  log(`The gateway did not start: ${error.message}`, 'error');
  process.exit(1);
});
process.send?.('ready');
