// `npm run live:publish`: brings the engine's prices, stock and new products into the static pages. Needs `npm run live` to be
// running, for the engine's answers.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productFiles } from '../engine/catalogue-files.ts';
import { readSettings } from '../settings.ts';
import { allProducts } from './all-products.ts';
import { buildSite, catalogueFolder } from './build-site.ts';
import { mergeCatalogue, type EngineProduct } from './merge-catalogue.ts';

const settings = readSettings();
const own = join(settings.shopFolder, 'app/catalogue/data');
const folder = catalogueFolder(settings);

const products = await askProducts();
const made = `${folder}.new`;
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
cpSync(own, made, { recursive: true });
const files = productFiles(made).map((path) => JSON.parse(readFileSync(path, 'utf8')));
const ownProducts = files.flatMap((file) => file.products);
const { products: merged, changed, added, withdrawn, incomplete } = mergeCatalogue(ownProducts, products);
// One file has all of them, wherever they came from.
rmSync(join(made, 'products'), { recursive: true, force: true });
writeFileSync(join(made, 'products.json'), `${JSON.stringify({ ...files[0], products: merged }, null, 2)}\n`);
console.log(`Catalogue: ${changed} changed, ${added} new, ${withdrawn} withdrawn`);
for (const { id, missing } of incomplete) {
  console.log(`  Product ${id} is not published: its ${missing.join(', ')} is missing in the back office.`);
}
const backup = `${folder}.before`;
rmSync(backup, { recursive: true, force: true });
if (existsSync(folder)) renameSync(folder, backup);
renameSync(made, folder);
console.log('Shop: build');
try {
  await buildSite(settings);
} catch (error) {
  // The pages that are shown stay, and so does what they were built from.
  rmSync(folder, { recursive: true });
  if (existsSync(backup)) renameSync(backup, folder);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync(backup, { recursive: true, force: true });
console.log('Published.');

async function askProducts(): Promise<readonly EngineProduct[]> {
  try {
    return await allProducts(settings.engineUrl);
  } catch {
    console.error('The engine does not answer. Start it with `npm run live` in another terminal.');
    process.exit(1);
  }
}
