import { isCode, isPage, isPicture, KEPT_FOLDER } from './shop-files.ts';

/** The request header with which the shop fetches what it stores itself. */
export const KEEPING_HEADER = 'Keep-Shop';

/** What the kind of a request depends on. `path` is a path of the site; undefined if the address is outside it. */
export type RequestFacts = {
  readonly method: string;
  readonly path: string | undefined;
  readonly hasQuery: boolean;
  readonly isNavigation: boolean;
  readonly hasRange: boolean;
  readonly isKeeping: boolean;
};

/**
 * How the service worker answers a request:
 * - `page`: from the network; without one, the kept page
 * - `page-check`: whether a page could be opened (see `shell/page-loading.ts`)
 * - `code`: what is kept, because the names of these files change with their content
 * - `file`, a picture or data that pages fetch: from the network; without one, the kept file
 * - `other`: not at all, so the browser answers it as if there were no service worker. So does it the router's data, which
 *   has no version: a kept page contains its own data, and names its own code. So are the answers of a live shop.
 */
export type RequestKind = 'page' | 'page-check' | 'code' | 'file' | 'other';

export function requestKind(request: RequestFacts): RequestKind {
  const { method, path, hasQuery, isNavigation, hasRange, isKeeping } = request;
  if (path === undefined || hasRange || isKeeping) return 'other';
  if (method === 'HEAD') return isPage(path) ? 'page-check' : 'other';
  if (method !== 'GET') return 'other';
  if (isNavigation) return isPage(path) ? 'page' : 'other';
  if (isCode(path)) return 'code';
  if (path.startsWith(KEPT_FOLDER)) return 'other';
  return isPicture(path) || (path.startsWith('/data/') && !hasQuery) ? 'file' : 'other';
}

/** The path of a page without what hosts may add: `/cart/` and `/cart/index.html` → `/cart` */
export function pagePath(path: string): string {
  return path.replace(/(\/index\.html)?\/*$/, '') || '/';
}
