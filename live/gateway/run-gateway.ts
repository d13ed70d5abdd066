// Runs the gateway until the parent process ends or asks it to stop, or until SIGTERM. It shows a newly published site within a
// second.
import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { logged } from '../failure.ts';
import { readSettingsOrExit } from '../settings.ts';
import { createGateway } from './gateway.ts';
import { publishedSite, publishedSiteFile } from './published-site.ts';
import { Site } from './site.ts';

const WATCH_INTERVAL_MS = 500;

const settings = readSettingsOrExit();
const published = publishedSite(settings);
const gateway = createGateway(settings, published && existsSync(published) ? new Site(published) : undefined);
gateway.server.on('error', (error) => {
  console.error(logged(`The gateway did not start: ${error.message}`));
  process.exit(1);
});

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  gateway.server.close(() => process.exit(0));
  unwatchFile(publishedSiteFile(settings));
  gateway.server.closeIdleConnections();
}
process.on('message', (message) => void (message === 'stop' && stop()));
process.on('disconnect', stop);
process.on('SIGTERM', stop);
watchFile(publishedSiteFile(settings), { interval: WATCH_INTERVAL_MS }, () => {
  const folder = publishedSite(settings);
  if (folder) gateway.showSite(new Site(folder));
});
gateway.server.listen(settings.gatewayPort, settings.gatewayHost, () => process.send?.('ready'));
