// `npm run catalogue:check`: checks the data files. With `-- --on 2026-12-21` it prints the reminders that are due on
// that day instead of today.
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  catalogueFolder,
  publicFiles,
  readCatalogueFiles,
  SITE_FILES,
} from '#app/catalogue/catalogue-files.server.ts';
import { oncePerKind } from '#app/catalogue/checks/read-table.server.ts';
import { deadLinks, pagesOf } from '#app/catalogue/dead-links.server.ts';
import { dealHints } from '#app/catalogue/deal-hints.server.ts';
import { exampleHints } from '#app/catalogue/example-hints.server.ts';
import { figureHints, readFigures, withFigures } from '#app/catalogue/figures.server.ts';
import { plainWordHints } from '#app/catalogue/plain-words.server.ts';
import { CatalogueError, readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { readRedirects, REDIRECTS_FILE, redirectMistakes } from '#app/catalogue/redirects.server.ts';
import { toolHints, toolsFor, toolsOfShop } from '#app/catalogue/tools.server.ts';
import { isDay } from '#app/lib/day.ts';
import { progressLine } from './progress-line.ts';

export async function run(args: readonly string[]): Promise<void> {
  const { values: options } = parseArgs({ args: [...args], options: { on: { type: 'string' } } });
  if (options.on !== undefined && !isDay(options.on)) {
    console.error(`--on ${options.on}: must be a day, such as 2026-12-21`);
    process.exit(1);
  }
  const now = options.on === undefined ? Date.now() : Date.parse(options.on);

  try {
    const texts = readCatalogueFiles(catalogueFolder());
    const report = progressLine('Products');
    const isPublished = publicFiles();
    const catalogue = readCatalogue(texts, isPublished, report);
    const { products, categories, deals } = catalogue;
    // The routes depend on the pages in Markdown.
    const { absentPages, STATIC_PATHS } = await import('#app/routes.ts');
    const figures = readFigures(catalogue);
    const productsWithFigures = withFigures(products, figures);
    const absent = absentPages(toolsOfShop(toolsFor(productsWithFigures, catalogue.attributes)));
    const pages = pagesOf(
      catalogue,
      STATIC_PATHS.filter((path) => !absent.includes(path)),
    );
    const { redirects } = readRedirects(texts[REDIRECTS_FILE] ?? '');
    const dead = [...deadLinks(catalogue, pages), ...oncePerKind(redirectMistakes(redirects, pages))];
    if (dead.length > 0) throw new CatalogueError(dead);
    const missing = SITE_FILES.filter((file) => !isPublished(file)).map((file) => `public${file}`);
    const hints = [
      ...(missing.length > 0
        ? [`${missing.join(', ')}: missing; copy neutral ones from scripts/new-shop/public/`]
        : []),
      ...exampleHints(texts, catalogue),
      ...dealHints(deals, products, now),
      ...figureHints(figures, catalogue),
      ...toolHints(catalogue, productsWithFigures),
      ...plainWordHints(catalogue.plainWords, catalogue.attributes, catalogue.products),
    ];
    for (const hint of hints) console.warn(hint);
    const productCount = counted(products.length, 'product', 'products');
    const categoryCount = counted(categories.length, 'category', 'categories');
    console.log(`${productCount}, ${categoryCount}: no mistakes`);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) await run(process.argv.slice(2));
