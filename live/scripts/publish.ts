// `npm run live:publish`: brings the engine's prices, stock and new products into the static pages. Needs `npm run live` to be
// running, for the engine's answers.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { EngineClient } from '../gateway/engine-client.ts';
import { readSettingsOrExit } from '../settings.ts';
import { buildSite, catalogueFolder, writeCatalogue } from './build-site.ts';

const settings = readSettingsOrExit();
const liveCatalogue = catalogueFolder(settings);

const engineProducts = await new EngineClient(settings.engineUrl).call('allProducts', undefined).catch(() => {
  console.error('The engine does not answer. Start it with `npm run live` in another terminal.');
  process.exit(1);
});
const nextCatalogue = `${liveCatalogue}.new`;
const { changed, added, problems } = await writeCatalogue(settings, engineProducts, nextCatalogue);
console.log(`Catalogue: ${changed} changed, ${added} new`);
for (const problem of problems) console.log(`  ${problem}`);
const previousCatalogue = `${liveCatalogue}.before`;
rmSync(previousCatalogue, { recursive: true, force: true });
if (existsSync(liveCatalogue)) renameSync(liveCatalogue, previousCatalogue);
renameSync(nextCatalogue, liveCatalogue);
console.log('Shop: build');
try {
  await buildSite(settings);
} catch (error) {
  // The pages that are shown stay, and so does what they were built from.
  rmSync(liveCatalogue, { recursive: true });
  if (existsSync(previousCatalogue)) renameSync(previousCatalogue, liveCatalogue);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync(previousCatalogue, { recursive: true, force: true });
console.log('Published.');
