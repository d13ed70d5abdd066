// `npm run live:publish`: brings the engine's prices, stock and new products into the static pages. Needs `npm run live` to be
// running, for the engine's answers.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProductFiles } from '../engine/catalogue-files.ts';
import { readSettingsOrExit } from '../settings.ts';
import { allProducts } from './all-products.ts';
import { buildSite, catalogueFolder } from './build-site.ts';
import { mergeCatalogue, type EngineProduct } from './merge-catalogue.ts';

const settings = readSettingsOrExit();
const shopCatalogue = join(settings.shopFolder, 'app/catalogue/data');
const liveCatalogue = catalogueFolder(settings);

const engineProducts = await askProducts();
const nextCatalogue = `${liveCatalogue}.new`;
rmSync(nextCatalogue, { recursive: true, force: true });
mkdirSync(nextCatalogue, { recursive: true });
cpSync(shopCatalogue, nextCatalogue, { recursive: true });
const files = readProductFiles(nextCatalogue);
const { products, changed, added, withdrawn, incomplete } = mergeCatalogue(
  files.flatMap((file) => file.products),
  engineProducts,
);
// All products go into one file, those of `products/` too. Its other fields are those of the first file: `$schema`.
rmSync(join(nextCatalogue, 'products'), { recursive: true, force: true });
writeFileSync(
  join(nextCatalogue, 'products.json'),
  `${JSON.stringify({ ...files[0], products }, null, 2)}\n`,
);
console.log(`Catalogue: ${changed} changed, ${added} new, ${withdrawn} withdrawn`);
for (const { id, missing } of incomplete) {
  console.log(`  Product ${id} is not published. Missing in the back office: ${missing.join(', ')}`);
}
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

async function askProducts(): Promise<readonly EngineProduct[]> {
  try {
    return await allProducts(settings.engineUrl);
  } catch {
    console.error('The engine does not answer. Start it with `npm run live` in another terminal.');
    process.exit(1);
  }
}
