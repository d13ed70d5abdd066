import { isCode, isPicture } from './file-kind.ts';
import { KEPT_FOLDER } from './file-list.ts';

/** What the kind of a request depends on. `path` is a path of the site; undefined if the address is outside it. */
export type RequestFacts = {
  readonly method: string;
  readonly path: string | undefined;
  readonly isNavigation: boolean;
  readonly hasRange: boolean;
  /** Whether the page that keeps the whole shop makes the request. It stores the response itself. */
  readonly isKeeping: boolean;
};

/**
 * How the service worker answers a request:
 * - `page`: from the network; without one, the kept page
 * - `page-check`: whether a page could be opened (see `shell/page-loading.ts`)
 * - `code`: from any version that has been kept, because the names of these files change with their content
 * - `data`: only from the version of the shop that the tab shows
 * - `picture`: from the network; without one, the kept picture in any width
 * - `other`: not at all, so the browser answers it as if there were no service worker
 */
export type RequestKind = 'page' | 'page-check' | 'code' | 'data' | 'picture' | 'other';

export function requestKind({ method, path, isNavigation, hasRange, isKeeping }: RequestFacts): RequestKind {
  if (path === undefined || hasRange || isKeeping) return 'other';
  const isPage = !/\.\w+$/.test(path) || path.endsWith('.html');
  if (method === 'HEAD') return isPage ? 'page-check' : 'other';
  if (method !== 'GET') return 'other';
  if (isNavigation) return isPage ? 'page' : 'other';
  if (isCode(path)) return 'code';
  if (isPicture(path)) return 'picture';
  if (path.startsWith(KEPT_FOLDER)) return 'other';
  return path.endsWith('.data') || path.startsWith('/data/') ? 'data' : 'other';
}

/** The path of a page without what hosts may add: `/cart/` and `/cart/index.html` → `/cart` */
export function pagePath(path: string): string {
  return path.replace(/(\/index\.html)?\/*$/, '') || '/';
}
