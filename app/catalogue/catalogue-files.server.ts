import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decodeText } from '#app/lib/decode-text.ts';

/** The products are in `products.json`, or in the files of the folder `products/`, or both. */
const PRODUCTS_FOLDER = 'products';
const PAGES_FOLDER = 'pages';
const PRODUCT_FILE = /^products(\.json|\/[^/]+\.(json|csv|tsv))$/;
const TABLE = /\.[ct]sv$/;
/** Files in the folder of products that no owner means as products: hidden ones, those of open spreadsheets, notes. */
const NO_PRODUCTS = /^products\/(?:[.~]|[^/]+\.md$)/;

const OTHER_DATA_FILES = new Set([
  'shop.json',
  'categories.json',
  'attributes.json',
  'plain-words.json',
  'banners.json',
  'deals.json',
  'testimonials.json',
  'news.json',
  'redirects.csv',
]);

/** A page in Markdown, at the address of its name: `pages/about-us.md` is `/about-us`. */
const PAGE_FILE = /^pages\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** The text of each data file, by its name, such as `news.json` or `products/radios.csv`. Absent files are left out. */
export type CatalogueTexts = Readonly<Record<string, string>>;

/** The owner's folder, which the variable `SHOP_DIR` names; without it the demonstration. Ends the program if there is none. */
export function catalogueFolder(): string {
  const { SHOP_DIR: named, INIT_CWD: calledIn = '' } = process.env;
  if (named === undefined || named === '') return resolve('app/catalogue/data');
  // npm changes to the project's folder, and keeps in INIT_CWD the one in which it was called.
  const folder = resolve(calledIn, named);
  const mistake = folderMistake(folder);
  if (mistake === undefined) return folder;
  console.error(`SHOP_DIR: ${folder} ${mistake}`);
  return process.exit(1);
}

function folderMistake(folder: string): string | undefined {
  const state = statSync(folder, { throwIfNoEntry: false });
  if (state === undefined) return `is missing; make it with \`npm run shop:new -- ${folder}\``;
  if (!state.isDirectory()) return 'is a file; name the folder that contains shop.json';
  return statSync(join(folder, 'shop.json'), { throwIfNoEntry: false })?.isFile() === true
    ? undefined
    : 'has no shop.json; name the folder of a shop, or make one with `npm run shop:new`';
}

/**
 * The folder that is served from the root of the site: the shop's pictures and icons. The gateway of a live shop names the built
 * site, which has them.
 */
export function publicFolder(): string {
  return process.env['PUBLIC_DIR'] ?? join(catalogueFolder(), 'public');
}

export function readCatalogueFiles(folder: string): CatalogueTexts {
  return Object.fromEntries(dataFiles(folder).map((file) => [file, readText(folder, file)]));
}

/** The names of the data files in a folder, in alphabetical order, followed by those in its folders. */
function dataFiles(folder: string): readonly string[] {
  const inFolders = [PRODUCTS_FOLDER, PAGES_FOLDER].flatMap((name) =>
    namesIn(join(folder, name)).map((file) => `${name}/${file}`),
  );
  return [...namesIn(folder), ...inFolders].filter(isDataFile);
}

/** `/about-us` for `pages/about-us.md`; undefined for another file. */
export function pagePath(file: string): string | undefined {
  const [, name] = PAGE_FILE.exec(file) ?? [];
  return name && `/${name}`;
}

/** The paths of the pages in Markdown. */
export function textPagePaths(): readonly string[] {
  return dataFiles(catalogueFolder()).flatMap((file) => pagePath(file) ?? []);
}

/** @param file a path relative to the catalogue's folder, such as `products/radios.csv` */
export function isDataFile(file: string): boolean {
  return OTHER_DATA_FILES.has(file) || isProductFile(file) || PAGE_FILE.test(file) || isUnreadable(file);
}

export function isProductFile(file: string): boolean {
  return PRODUCT_FILE.test(file);
}

export function isTable(file: string): boolean {
  return isProductFile(file) && TABLE.test(file);
}

/** Whether a file is in the folder of products, but cannot be read. It is a data file, so that the check names it. */
export function isUnreadable(file: string): boolean {
  return file.startsWith(`${PRODUCTS_FOLDER}/`) && !isProductFile(file) && !NO_PRODUCTS.test(file);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function readText(folder: string, file: string): string {
  if (isUnreadable(file)) return '';
  const bytes = readFileSync(join(folder, file));
  const { text, badLine } = decodeText(bytes);
  // What is not in the right encoding becomes U+FFFD, which the check reports.
  return TABLE.test(file) && badLine === undefined ? text : bytes.toString().replace(/^\uFEFF/, '');
}

/** Changes whenever a data file does. Cheaper than reading the files. */
export function catalogueVersion(folder: string): string {
  const times = dataFiles(folder).map((file) => {
    const time = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
    return `${file} ${time ?? 'none'}`;
  });
  return [folder, ...times].join('|');
}

/** The files of `public/` that the pages of every shop name. */
export const SITE_FILES = [
  '/favicon.svg',
  '/icons/192.png',
  '/icons/512.png',
  '/icons/maskable-512.png',
  '/icons/apple-touch-icon.png',
  '/images/products/placeholder.jpg',
];

/** Tells whether a path such as `/images/products/1.webp` is a file of the site. Asks the disk once for each. */
export function publicFiles(): (path: string) => boolean {
  const folder = publicFolder();
  const known = new Map<string, boolean>();
  return (path) => {
    const exists = known.get(path) ?? isFile(join(folder, path));
    known.set(path, exists);
    return exists;
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // No file can have the name: it is too long, for example.
    return false;
  }
}
