import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const CATALOGUE_FILES = [
  'products.json',
  'categories.json',
  'banners.json',
  'deals.json',
  'testimonials.json',
  'news.json',
  'questions.json',
] as const;

/** The text of each data file, by its name. A file that does not exist is absent. */
export type CatalogueTexts = Readonly<Record<string, string>>;

export function catalogueFolder(): string {
  return resolve(process.env['CATALOGUE_DIR'] ?? 'app/catalogue/data');
}

export function readCatalogueFiles(folder: string): CatalogueTexts {
  const present = CATALOGUE_FILES.filter((file) => existsSync(join(folder, file)));
  return Object.fromEntries(present.map((file) => [file, readText(join(folder, file))]));
}

function readText(path: string): string {
  // Some editors begin a file with a byte order mark, which is not valid JSON.
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

/** Changes whenever a data file does. Cheaper than reading the files. */
export function catalogueVersion(folder: string): string {
  const times = CATALOGUE_FILES.map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 'none',
  );
  return [folder, ...times].join('|');
}

/** Whether a path such as `/images/products/1.webp` is a file of the site. */
export function publicFileExists(publicPath: string): boolean {
  return statSync(join('public', publicPath), { throwIfNoEntry: false })?.isFile() === true;
}
