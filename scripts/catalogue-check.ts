import {
  catalogueFolder,
  publicFileExists,
  readCatalogueFiles,
} from '#app/catalogue/catalogue-files.server.ts';
import { CatalogueError, readCatalogue } from '#app/catalogue/read-catalogue.server.ts';

try {
  const { products, categories } = readCatalogue(readCatalogueFiles(catalogueFolder()), publicFileExists);
  console.log(`${products.length} products, ${categories.length} categories: no mistakes`);
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
