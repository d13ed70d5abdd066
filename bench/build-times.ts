import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { buildSite } from './build-site.ts';
import { madeUpCatalogue, writeCatalogue } from './made-up-catalogue.ts';
import type { Measured, Measurement } from './measured.ts';
import { fileOf, pathOf } from './pages.ts';
import { inProjectCopy } from '#tests/support/project-copy.ts';
import { type Difference, siteDifferences } from './site-differences.ts';

const MANY = 2000;

type Build = { readonly of: string; readonly site: string; readonly seconds: number; readonly pages: number };

type BuildsWish = { readonly project: string; readonly say: (progress: string) => void };

/** Builds the shop as it is and with many more products, and compares what both publish. */
export function buildTimes({ project, say }: BuildsWish): Measurement {
  return inProjectCopy(project, (copy) => {
    const own = readCatalogueFiles(join(copy, 'app/catalogue/data'));
    const build = (count: number): Build => {
      const catalogue = join(copy, 'made-up');
      writeCatalogue(madeUpCatalogue(own, count), catalogue);
      const seconds = buildSite(copy, { CATALOGUE_DIR: catalogue });
      const site = join(copy, `dist-${count}`);
      renameSync(join(copy, 'dist'), site);
      const products = readdirSync(join(site, 'product')).filter((name) => !name.includes('.')).length;
      const of = `${products.toLocaleString('en')} products`;
      say(`Build, ${of}: ${seconds.toFixed(1)} s`);
      return { of, site, seconds, pages: filesOf(site).filter((file) => file.endsWith('.html')).length };
    };
    return compare(build(0), build(MANY));
  });
}

function compare(few: Build, many: Build): Measurement {
  const assets = new Set([...siteFiles(few, 'assets/'), ...siteFiles(many, 'assets/')]);
  const changed = siteDifferences(few.site, many.site, [...assets]);
  const growth = watchedPages().map((file) => sizeOf(many, file) - sizeOf(few, file));
  const products = siteFiles(few, 'product/').filter((file) => file.endsWith('.html'));
  const changedProducts = siteDifferences(few.site, many.site, products);
  const further = ((many.seconds - few.seconds) / (many.pages - few.pages)) * 1000;
  return {
    measured: [
      ...timesOf(few),
      ...timesOf(many),
      { of: many.of, figure: 'assets-changed', value: changed.length },
      { of: many.of, figure: 'page-growth', value: Math.max(...growth) },
    ],
    notes: [
      `${few.pages} and ${many.pages} pages; each further page takes ${further.toFixed(1)} ms`,
      ...changed.map(({ file, how }) => `${file} changes with the number of products: ${how}`),
      `${changedProducts.length} of ${products.length} product pages change with it${exampleOf(changedProducts)}`,
    ],
  };
}

function exampleOf(changed: readonly Difference[]): string {
  const [first] = changed;
  return first === undefined
    ? ''
    : `: ${changed.map(({ file }) => file).join(', ')}. The first: ${first.how}`;
}

function timesOf({ of, seconds, pages }: Build): readonly Measured[] {
  return [
    { of, figure: 'build', value: seconds },
    { of, figure: 'build-per-page', value: (seconds / pages) * 1000 },
  ];
}

/** A page, and the data that a link to it fetches. */
function watchedPages(): readonly string[] {
  const product = pathOf('Product').slice(1);
  return [fileOf(pathOf('Home')), '_.data', fileOf(pathOf('Product')), `data/${product}.json`];
}

function sizeOf({ site }: Build, file: string): number {
  return statSync(join(site, file)).size;
}

function siteFiles({ site }: Build, folder: string): readonly string[] {
  return filesOf(site).filter((file) => file.startsWith(folder) && !/\.(br|gz)$/.test(file));
}

function filesOf(site: string): readonly string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}
