import { catalogueFolder, publicFiles, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { readFigures, withFigures } from '#app/catalogue/figures.server.ts';
import { CatalogueError, readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { partnersIn } from '#app/works-with/model/works-with.ts';
import { figuresDocument } from './figures-document.ts';
import { worksWithDocument } from './works-with-document.ts';

try {
  const catalogue = readCatalogue(readCatalogueFiles(catalogueFolder()), publicFiles());
  const products = withFigures(catalogue.products, readFigures(catalogue));
  console.log(figuresDocument(catalogue));
  console.log(`\n${worksWithDocument(products, partnersIn(products, catalogue.attributes))}`);
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
