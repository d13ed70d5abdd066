import {
  catalogueFolder,
  publicFileExists,
  readCatalogueFiles,
} from '#app/catalogue/catalogue-files.server.ts';
import { checkCatalogue } from '#app/catalogue/check-catalogue.server.ts';
import { formatMistake } from '#app/catalogue/checks/mistake.server.ts';
import { readCatalogue } from '#app/catalogue/read-catalogue.server.ts';

const folder = catalogueFolder();
const files = readCatalogueFiles(folder);
const mistakes = checkCatalogue(files, publicFileExists);

for (const mistake of mistakes) {
  console.error(formatMistake(mistake, folder));
}
if (mistakes.length > 0) {
  process.exitCode = 1;
} else {
  const { products, categories } = readCatalogue(files);
  console.log(`${products.length} products, ${categories.length} categories: no mistakes`);
}
