// Runs the gateway until the parent process ends or asks it to stop, or until SIGTERM.
import { staticSite } from '../../scripts/static-site.ts';
import { logged } from '../failure.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettingsOrExit, siteFolder } from '../settings.ts';
import { followProducts } from './followed-products.ts';
import { createGateway } from './gateway.ts';
import { openPages } from './pages.ts';

const settings = readSettingsOrExit();
process.env['NODE_ENV'] = 'production';
process.env['SHOP_DIR'] = settings.ownerFolder;

const folder = siteFolder(settings);
const pages = await openPages(folder);
const site = staticSite(folder, '/', (request, reply) => pages.render(request, reply));
await site.ready();
const server = createGateway(settings, site, pages.isReady);
const problems = new Set<string>();
const stopFollowing = followProducts(databaseUrlOf(settings, settings.pagesDatabaseUrl), (products) => {
  const found = pages.show(products);
  for (const problem of found) if (!problems.has(problem)) console.error(logged(problem));
  problems.clear();
  for (const problem of found) problems.add(problem);
});

const stop = onStop(async () => {
  await server.close();
  await stopFollowing();
});
process.on('SIGTERM', () => void stop());
await server.listen({ port: settings.gatewayPort, host: settings.gatewayHost }).catch((error: Error) => {
  console.error(logged(`The gateway did not start: ${error.message}`));
  process.exit(1);
});
process.send?.('ready');
