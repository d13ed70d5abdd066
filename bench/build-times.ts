import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { clothingTexts } from './clothing-shop.ts';
import { inProjectCopy } from '#tests/support/project-copy.ts';
import { buildSite } from './build-site.ts';
import { largerCatalogue, writeCatalogue } from './larger-catalogue.ts';
import type { Measurement, Report } from './measurement.ts';
import { pathOf } from './pages.ts';

const LARGE_PRODUCT_COUNT = 2000;
const STYLES = 147;
const VERSIONS = 1847;

type Build = {
  readonly subject: string;
  readonly site: string;
  readonly seconds: number;
  readonly pages: number;
};

type Options = { readonly project: string; readonly log: (progress: string) => void };

/** Builds the shop with its own catalogue and with a large one, and compares the two sites. Then builds a shop with versions. */
export function buildTimes({ project, log }: Options): Promise<Report> {
  return inProjectCopy(project, (copy) => {
    const shop = join(copy, 'app/catalogue/data');
    const original = readCatalogueFiles(shop);
    const build = (minProducts: number): Build => {
      const catalogue = join(copy, 'catalogue');
      writeCatalogue(largerCatalogue(original, minProducts), catalogue, join(shop, 'public'));
      const seconds = buildSite(copy, { environment: { SHOP_DIR: catalogue } });
      const site = join(copy, `dist-${minProducts}`);
      renameSync(join(copy, 'dist'), site);
      const htmlFiles = filesIn(site).filter((file) => file.endsWith('.html'));
      const products = htmlFiles.filter((file) => file.startsWith('product/')).length;
      const subject = `${products.toLocaleString('en')} products`;
      log(`Build, ${subject}: ${seconds.toFixed(1)} s`);
      return { subject, site, seconds, pages: htmlFiles.length };
    };
    const [small, large] = [build(0), build(LARGE_PRODUCT_COUNT)];
    const { measurements, notes } = compare(small, large);
    return { measurements: [...measurements, clothingShop(copy, log)], notes };
  });
}

/** The build of a clothing shop, whose pictures have addresses. */
function clothingShop(copy: string, log: Options['log']): Measurement {
  const catalogue = join(copy, 'clothing');
  const texts = clothingTexts(STYLES, VERSIONS, 'https://pictures.example/');
  writeCatalogue(texts, catalogue, join(copy, 'scripts/new-shop/public'));
  const seconds = buildSite(copy, { environment: { SHOP_DIR: catalogue } });
  const subject = `${STYLES} styles in ${VERSIONS.toLocaleString('en')} versions`;
  log(`Build, ${subject}: ${seconds.toFixed(1)} s`);
  return { subject, metric: 'build-with-versions', value: seconds };
}

function compare(small: Build, large: Build): Report {
  const [smallAssets, largeAssets] = [assetsOf(small), assetsOf(large)];
  const changedAssets = [
    ...largeAssets.filter((file) => !smallAssets.includes(file)),
    ...smallAssets.filter((file) => !largeAssets.includes(file)),
  ];
  const growth = (['Home', 'Product'] as const).map((name) => {
    const file = join(pathOf(name), 'index.html');
    return statSync(join(large.site, file)).size - statSync(join(small.site, file)).size;
  });
  const msPerPage = ((large.seconds - small.seconds) / (large.pages - small.pages)) * 1000;
  return {
    measurements: [
      ...timesOf(small),
      ...timesOf(large),
      { subject: large.subject, metric: 'assets-changed', value: changedAssets.length },
      { subject: large.subject, metric: 'page-growth', value: Math.max(...growth) },
    ],
    notes: [
      `${small.pages} and ${large.pages} pages; each additional page takes ${msPerPage.toFixed(1)} ms`,
      ...changedAssets.map((file) => `${file} depends on the number of products`),
    ],
  };
}

function timesOf({ subject, seconds, pages }: Build): readonly Measurement[] {
  return [
    { subject, metric: 'build', value: seconds },
    { subject, metric: 'build-per-page', value: (seconds / pages) * 1000 },
  ];
}

/** File names contain a hash of the content, so an asset that changes also changes its name. */
function assetsOf({ site }: Build): readonly string[] {
  return filesIn(join(site, 'assets'));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}
