import { type CoreList, dataPathOf, productIdOf, routeOf } from './file-list.ts';

/** The page that explains what is kept, and opens in place of pages that are not. */
export const OFFLINE_PAGE = '/offline';
/** The page without content, whose scripts show the page of any address that needs no data. */
export const SHELL_PAGE = '/404.html';

/**
 * What opens without a network:
 * - `page`: the built page
 * - `shell`: the page without content, whose scripts show a page that needs no data
 * - `data`: the page about offline use, whose scripts load the data of the wanted page and go to that page. The shell
 *   could not show that page, because the router loads no data in the shell.
 * - `not-found`: the shell; there is no such page
 * - `not-kept`: the page about offline use, which says that the page is not kept
 * - `nothing`: not even the page about offline use is kept, for example because the browser has removed everything
 */
export type OfflineAnswer = KeptForm | 'not-found' | 'not-kept' | 'nothing';

type KeptForm = 'page' | 'shell' | 'data';

type List = Pick<CoreList, 'files' | 'code'>;
type IsKept = (path: string) => boolean;

/**
 * Chooses what opens without a network.
 * @param list undefined if the list itself is not kept
 * @param isKept whether a file is kept
 */
export function offlineAnswer(page: string, list: List | undefined, isKept: IsKept): OfflineAnswer {
  const kept = keptForm(page, list, isKept);
  if (kept) return kept;
  if (list && list.code[routeOf(page)] === undefined && isKept(SHELL_PAGE)) return 'not-found';
  return page !== OFFLINE_PAGE && keptForm(OFFLINE_PAGE, list, isKept) ? 'not-kept' : 'nothing';
}

/** How a page opens without a network; undefined if it does not. */
export function keptForm(page: string, list: List | undefined, isKept: IsKept): KeptForm | undefined {
  if (isKept(page)) return 'page';
  const code = list?.code[routeOf(page)];
  if (!list || !code || !isKept(SHELL_PAGE)) return undefined;
  const data = dataPathOf(page);
  // The list with the files of this product is possibly not kept, but every product has data.
  const hasData = data in list.files || productIdOf(page) !== undefined;
  if (!code.every(isKept)) return undefined;
  if (hasData) return isKept(data) ? 'data' : undefined;
  return page in list.files ? 'shell' : undefined;
}
