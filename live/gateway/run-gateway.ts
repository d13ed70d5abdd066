// Runs the gateway until the parent process ends or asks it to stop, or until SIGTERM. It shows a newly published site within a
// second.
import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { logged } from '../failure.ts';
import { onStop } from '../on-stop.ts';
import { readSettingsOrExit } from '../settings.ts';
import { createGateway } from './gateway.ts';
import { publishedSite, publishedSiteFile } from './published-site.ts';

const WATCH_INTERVAL_MS = 500;

const settings = readSettingsOrExit();
const gateway = createGateway(settings);
const published = publishedSite(settings);
if (published && existsSync(published)) await gateway.showSite(published);

const stop = onStop(async () => {
  unwatchFile(publishedSiteFile(settings));
  await gateway.server.close();
});
process.on('SIGTERM', () => void stop());
watchFile(publishedSiteFile(settings), { interval: WATCH_INTERVAL_MS }, () => {
  const folder = publishedSite(settings);
  if (folder) void gateway.showSite(folder);
});
await gateway.server
  .listen({ port: settings.gatewayPort, host: settings.gatewayHost })
  .catch((error: Error) => {
    console.error(logged(`The gateway did not start: ${error.message}`));
    process.exit(1);
  });
process.send?.('ready');
