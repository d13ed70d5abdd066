import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { inProjectCopy } from '#tests/support/project-copy.ts';
import { buildSite } from '#bench/build-site.ts';
import { largerCatalogue, writeCatalogue } from '#bench/larger-catalogue.ts';

/** The usual limit of a Linux shell. */
const OPEN_FILES = 1024;

const buildSchema = v.object({ seconds: v.number(), peakMegabytes: v.number() });

/** A built shop with a catalogue of a certain size. */
export type ScaleShop = v.InferOutput<typeof buildSchema> & {
  readonly products: number;
  /** The name of the size: `1,000 products`. */
  readonly subject: string;
  readonly catalogue: string;
  readonly site: string;
  /** The published files by their paths in the site. */
  readonly files: readonly string[];
};

/**
 * Builds the shop with at least `products` products in the folder `folder/<products>`, with a limit of `OPEN_FILES` open
 * files. If that folder already contains a shop, it is used as it is.
 */
export async function scaleShop(project: string, folder: string, products: number): Promise<ScaleShop> {
  const home = resolve(folder, String(products));
  const catalogue = join(home, 'catalogue');
  const site = join(home, 'site');
  const record = join(home, 'build.json');
  if (!existsSync(record)) {
    rmSync(home, { recursive: true, force: true });
    const shop = join(project, 'app/catalogue/data');
    const texts = readCatalogueFiles(shop);
    writeCatalogue(largerCatalogue(texts, products), catalogue, join(shop, 'public'));
    writeFileSync(record, JSON.stringify(await build(project, catalogue, site)));
  }
  const files = publishedFiles(site);
  const { length: productCount } = files.filter((file) => /^product\/[^/]+\/index\.html$/.test(file));
  return {
    ...v.parse(buildSchema, JSON.parse(readFileSync(record, 'utf8'))),
    products: productCount,
    subject: `${productCount.toLocaleString('en')} products`,
    catalogue,
    site,
    files,
  };
}

/** Leaves out compressed copies, which the benchmark adds for its visits. */
function publishedFiles(site: string): readonly string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll('\\', '/'));
}

function build(project: string, catalogue: string, site: string): Promise<v.InferOutput<typeof buildSchema>> {
  return inProjectCopy(project, (copy) => {
    const memoryFile = join(copy, 'peak-memory.txt');
    const recorder = pathToFileURL(join(copy, 'bench/scale/record-peak-memory.mjs')).href;
    const seconds = buildSite(copy, {
      environment: {
        SHOP_DIR: catalogue,
        NODE_OPTIONS: `--import ${recorder}`,
        PEAK_MEMORY_FILE: memoryFile,
      },
      openFiles: OPEN_FILES,
    });
    const peaks = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
    mkdirSync(join(site, '..'), { recursive: true });
    renameSync(join(copy, 'dist'), site);
    return { seconds, peakMegabytes: Math.max(...peaks) / 1024 };
  });
}
