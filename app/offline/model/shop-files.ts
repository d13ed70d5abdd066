import { isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';

// The lists of files that the build writes for offline use. All paths are those of the site, such as `/cart`, without the
// folder that the shop may be published under.

/** The page that explains what is kept, and opens in place of pages that are not. */
export const OFFLINE_PAGE = '/offline';
/** The page without content, whose scripts show that there is no such page. */
export const NOT_FOUND_PAGE = '/404.html';

export const KEPT_FOLDER = '/data/kept/';
export const SHOP_PATH = `${KEPT_FOLDER}shop.json`;
/** The path of the `Files` of the whole shop: all pages, code and data, and one width of each picture. */
export const WHOLE_PATH = `${KEPT_FOLDER}whole.json`;

export type ShopFiles = {
  /** Changes with every file of the shop. */
  readonly version: string;
  /** The paths of all pages except products and categories. */
  readonly pages: readonly string[];
  /** Kept on the first visit. */
  readonly essentials: readonly string[];
  readonly whole: { readonly products: number; readonly bytes: number };
};

/** Hash and size in bytes, by path. */
export type Files = Readonly<Record<string, readonly [hash: string, bytes: number]>>;

export function isShopFiles(value: unknown): value is ShopFiles {
  return (
    isRecord(value) &&
    isString(value['version']) &&
    isListOf(isString)(value['pages']) &&
    isListOf(isString)(value['essentials']) &&
    isRecord(value['whole']) &&
    isNumber(value['whole']['products']) &&
    isNumber(value['whole']['bytes'])
  );
}

export function isFiles(value: unknown): value is Files {
  return (
    isRecord(value) &&
    Object.values(value).every((file) => Array.isArray(file) && isString(file[0]) && isNumber(file[1]))
  );
}

export const isCode = (path: string) => path.startsWith('/assets/');

export const isPicture = (path: string) => path.startsWith('/images/') || path === '/favicon.svg';

/** Whether the path is one of a page. Other files have an extension, which begins with a letter (see `product-address.ts`). */
export const isPage = (path: string) => !/\.[a-z]\w*$/i.test(path) || path.endsWith('.html');

/** Whether the shop can have the page. Products and categories are not looked up. */
export function isPageOf(shop: ShopFiles | undefined, path: string): boolean {
  return shop !== undefined && (/^\/(?:product|category)\/[^/]+$/.test(path) || shop.pages.includes(path));
}

/** The code that a page, a script or a style sheet names: `"/shop/assets/root-B7.js"` or `"./root-B7.js"` → `/assets/root-B7.js` */
export function codeIn(text: string): readonly string[] {
  const names = text.match(/(?<=["'`(](?:\.|[\w/-]*\bassets)\/)[\w.-]+\.\w+/g);
  return [...new Set(names)].map((name) => `/assets/${name}`);
}
