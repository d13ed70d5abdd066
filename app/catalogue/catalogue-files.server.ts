import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The products are in `products.json`, or in the files of the folder `products/`, or both. */
const PRODUCTS_FOLDER = 'products';
const PRODUCT_FILE = /^products(\.json|\/[^/]+\.(json|csv))$/;

const OTHER_DATA_FILES = new Set([
  'categories.json',
  'attributes.json',
  'plain-words.json',
  'banners.json',
  'deals.json',
  'testimonials.json',
  'news.json',
  'questions.json',
]);

/** The text of each data file, by its name, such as `news.json` or `products/radios.csv`. Absent files are left out. */
export type CatalogueTexts = Readonly<Record<string, string>>;

export function catalogueFolder(): string {
  return resolve(process.env['CATALOGUE_DIR'] ?? 'app/catalogue/data');
}

export function readCatalogueFiles(folder: string): CatalogueTexts {
  return Object.fromEntries(dataFiles(folder).map((file) => [file, readText(join(folder, file))]));
}

/** The names of the data files in a folder, in alphabetical order, followed by those in `products/`. */
function dataFiles(folder: string): readonly string[] {
  const inProductsFolder = namesIn(join(folder, PRODUCTS_FOLDER)).map((name) => `${PRODUCTS_FOLDER}/${name}`);
  return [...namesIn(folder), ...inProductsFolder].filter(isDataFile);
}

/** @param file a path relative to the catalogue's folder, such as `products/radios.csv` */
export function isDataFile(file: string): boolean {
  return OTHER_DATA_FILES.has(file) || isProductFile(file);
}

export function isProductFile(file: string): boolean {
  return PRODUCT_FILE.test(file);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function readText(path: string): string {
  // Some editors begin a file with a byte order mark, which is not valid JSON.
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

/** Changes whenever a data file does. Cheaper than reading the files. */
export function catalogueVersion(folder: string): string {
  const times = dataFiles(folder).map((file) => {
    const time = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
    return `${file} ${time ?? 'none'}`;
  });
  return [folder, ...times].join('|');
}

/** Whether a path such as `/images/products/1.webp` is a file of the site. */
export function publicFileExists(publicPath: string): boolean {
  try {
    return statSync(join('public', publicPath), { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // No file can have the name: it is too long, for example.
    return false;
  }
}
