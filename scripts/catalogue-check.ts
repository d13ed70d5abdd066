import {
  catalogueFolder,
  publicFileExists,
  readCatalogueFiles,
} from '#app/catalogue/catalogue-files.server.ts';
import { figureHints, readFigures } from '#app/catalogue/figures.server.ts';
import { plainWordHints } from '#app/catalogue/plain-words.server.ts';
import { CatalogueError, readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { progressLine } from './progress-line.ts';

try {
  const texts = readCatalogueFiles(catalogueFolder());
  const report = progressLine({ name: 'Products' });
  const catalogue = readCatalogue(texts, publicFileExists, report);
  const { products, categories } = catalogue;
  const hints = [
    ...figureHints(readFigures(catalogue), catalogue.attributes),
    ...plainWordHints(catalogue.plainWords, catalogue.attributes),
  ];
  for (const hint of hints) console.warn(hint);
  console.log(`${products.length} products, ${categories.length} categories: no mistakes`);
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
