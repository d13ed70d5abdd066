import { isPicture } from './file-kind.ts';
import { isNumber, isRecord, isString } from '#app/lib/type-guards.ts';

// The lists of a version's files, which the build writes to `/data/kept/<version>/`. A browser keeps a file only if its
// content has the listed hash, so that what it keeps of one version never includes a file of another. All paths are those of
// the site, such as `/cart`, without the folder that the shop may be published under.

/** Hash and size in bytes. */
export type ListedFile = readonly [hash: string, bytes: number];
export type Files = Readonly<Record<string, ListedFile>>;

/**
 * The list of all files except pictures, product pages and the `.data` files of these pages. It also says which files a
 * page needs.
 */
export type CoreList = {
  readonly files: Files;
  /** The scripts, styles and fonts that a page needs, by its route: `/product/:id`. */
  readonly code: Readonly<Record<string, readonly string[]>>;
  /** Kept on the first visit. */
  readonly essentials: readonly string[];
  /** The size of the whole shop. */
  readonly whole: { readonly products: number; readonly bytes: number };
};

export const KEPT_FOLDER = '/data/kept/';

export const corePath = (version: string) => `${KEPT_FOLDER}${version}/core.json`;
/**
 * The list of the files that are kept if a visitor asks for the whole shop. It has the data of the pages instead of their HTML,
 * and one width of each picture.
 */
export const wholePath = (version: string) => `${KEPT_FOLDER}${version}/whole.json`;
/** Stored among the kept files if the visitor has asked for the whole shop. */
export const WHOLE_SHOP_MARK = `${KEPT_FOLDER}whole`;
/** The list of the product pages and their `.data` files. */
export const productsPath = (version: string) => `${KEPT_FOLDER}${version}/products.json`;

/** `/product/45` and `/product/45.data` → `45` */
export function productIdOf(path: string): string | undefined {
  return /^\/product\/([^/]+?)(?:\.data)?$/.exec(path)?.[1];
}

/** The list that has the file. */
export function listPathOf(version: string, path: string): string {
  if (isPicture(path)) return wholePath(version);
  return productIdOf(path) === undefined ? corePath(version) : productsPath(version);
}

/** The path of a page's data: `/cart` → `/cart.data` */
export function dataPathOf(page: string): string {
  return page === '/' ? '/_.data' : `${page}.data`;
}

/** The page to which a file of data belongs: `/cart.data` → `/cart`. Undefined for other files. */
export function pageOfData(path: string): string | undefined {
  if (path === '/_.data') return '/';
  return /^(\/.+)\.data$/.exec(path)?.[1];
}

/** The route of a page: `/product/45` → `/product/:id` */
export function routeOf(page: string): string {
  return page.replace(/^\/product\/[^/]+$/, '/product/:id').replace(/^\/category\/[^/]+$/, '/category/:slug');
}

/** The first 60 bits of the SHA-256 hash of a file's content, as base64url. */
export async function hashOf(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  // Nine bytes become twelve base64 characters without padding. The first ten characters are 60 bits.
  return btoa(String.fromCodePoint(...hash.subarray(0, 9)))
    .slice(0, 10)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The list, or undefined if the value has another shape. */
export function parseCoreList(value: unknown): CoreList | undefined {
  return isCoreList(value) ? value : undefined;
}

function isCoreList(value: unknown): value is CoreList {
  if (!isRecord(value) || !isRecord(value['code'])) return false;
  const { files, code, essentials, whole } = value;
  return isFiles(files) && isStrings(essentials) && isWhole(whole) && Object.values(code).every(isStrings);
}

/** The files of a list, or undefined if the value has another shape. */
export function parseFiles(value: unknown): Files | undefined {
  const files = isRecord(value) ? value['files'] : undefined;
  return isFiles(files) ? files : undefined;
}

function isFiles(value: unknown): value is Files {
  return (
    isRecord(value) &&
    Object.values(value).every((file) => Array.isArray(file) && isString(file[0]) && isNumber(file[1]))
  );
}

function isWhole(value: unknown): value is CoreList['whole'] {
  return isRecord(value) && isNumber(value['products']) && isNumber(value['bytes']);
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}
