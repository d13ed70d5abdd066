import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export const CATALOGUE_FILES = [
  'products.json',
  'categories.json',
  'banners.json',
  'deals.json',
  'testimonials.json',
  'news.json',
  'questions.json',
] as const;

export type CatalogueFile = (typeof CATALOGUE_FILES)[number];

/** The text of each data file; `undefined` where there is no such file. */
export type RawCatalogueFiles = { readonly [File in CatalogueFile]: string | undefined };

export function catalogueFolder(): string {
  return process.env['CATALOGUE_DIR'] ?? join(process.cwd(), 'app/catalogue/data');
}

export function readCatalogueFiles(folder: string): RawCatalogueFiles {
  const textOf = (file: CatalogueFile): string | undefined => {
    const path = join(folder, file);
    // Some editors begin a file with a byte order mark.
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : undefined;
  };
  return {
    'products.json': textOf('products.json'),
    'categories.json': textOf('categories.json'),
    'banners.json': textOf('banners.json'),
    'deals.json': textOf('deals.json'),
    'testimonials.json': textOf('testimonials.json'),
    'news.json': textOf('news.json'),
    'questions.json': textOf('questions.json'),
  };
}

/** Changes whenever a data file does, without reading any of them. */
export function catalogueVersion(folder: string): string {
  const times = CATALOGUE_FILES.map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 'none',
  );
  return [folder, ...times].join('|');
}

/** Whether the site has a file at this path, with something in it: `/images/products/1.webp`. */
export function publicFileExists(publicPath: string): boolean {
  const folder = join(process.cwd(), 'public', sep);
  const path = join(folder, publicPath);
  const found = path.startsWith(folder) ? statSync(path, { throwIfNoEntry: false }) : undefined;
  return found?.isFile() === true && found.size > 0;
}
