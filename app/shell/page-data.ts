import { loadJson } from '#app/browser/load-json.ts';
import { pageDataPath } from '#app/domain/product/page-data-path.ts';

/**
 * What the page asked for shows, as its route's `loader` made it when the shop was built. A page that was not built is a
 * `MissingFile`.
 */
export function loadPageData<Loader extends (args: never) => unknown>(asked: {
  readonly url: URL;
}): Promise<Awaited<ReturnType<Loader>>>;
export function loadPageData({ url: { pathname } }: { readonly url: URL }): Promise<unknown> {
  return loadJson(pageDataPath(pathname) ?? pathname);
}

/**
 * From now on what a page shows is fetched as soon as a pointer rests on a link to it, or the focus does: whoever clicks
 * waits for nothing.
 */
export function loadAhead(): void {
  document.addEventListener('pointerover', onReached);
  document.addEventListener('focusin', onReached);
}

/** A pointer that only passes over a link asks for nothing. */
const RESTS_MS = 65;

let rest: ReturnType<typeof setTimeout> | undefined;

function onReached({ target }: Event): void {
  clearTimeout(rest);
  const link = target instanceof Element && target.closest('a');
  const path = link && pageDataPath(link.pathname);
  if (path) rest = setTimeout(() => loadJson(path).catch(() => undefined), RESTS_MS);
}
