import { type ClientInstrumentation, matchPath } from 'react-router';
import { isLoadingPage } from '#app/browser/is-loading-page.ts';
import * as texts from '#app/texts/shell.ts';
import { notify } from '#app/ui/notices.ts';

// This module loads the code and the data of the next page before the router leaves the current page. If the router
// loaded them, it would reload the current page when the code is missing, and replace it with an error when the data is
// missing. Both can be missing after a new deployment or without a network.

type RouteEntry = {
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly hasLoader: boolean;
};

declare global {
  interface Window {
    /** Internal to React Router, but the only place that lists the files of each route. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteEntry>> };
  }
}

const NEVER = new Promise<never>(() => undefined);
let latestNavigation = 0;

export const loadBeforeNavigation: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        latestNavigation += 1;
        const navigation = latestNavigation;
        const url = new URL(String(to), location.href);
        if (typeof to === 'string' && pathOf(url) !== pathOf(new URL(currentUrl, location.href))) {
          isLoadingPage.setState(true, true);
          const isLoaded = await load(url);
          // The router cannot cancel a navigation. Waiting forever keeps an outdated one from starting.
          if (navigation !== latestNavigation) await NEVER;
          isLoadingPage.setState(false, true);
          if (!isLoaded) {
            await openDocument(url);
            await NEVER;
          }
        }
        await navigate();
      },
    }),
};

/** Long enough that a pointer passing over a link does not load its page. */
const HOVER_DELAY_MS = 65;

/** Loads the page behind a link once a pointer rests on the link, or once the link has the focus. */
export function loadOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin && pathOf(link) !== pathOf(location)) {
      timer = setTimeout(() => void load(new URL(link.href)), HOVER_DELAY_MS);
    }
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}

/** As long as the browser may cache the data, see `scripts/headers.ts`. */
const CACHE_MS = 60_000;

const loads = new Map<string, Promise<boolean>>();

/** Loads a page's code, and its data into the browser's cache. Returns whether both are available. */
function load(url: URL): Promise<boolean> {
  const path = pathOf(url);
  const recent = loads.get(path);
  if (recent) return recent;
  const forget = () => loads.delete(path);
  const result = loadCodeAndData(path);
  loads.set(path, result);
  void result.then((isLoaded) => isLoaded || forget());
  setTimeout(forget, CACHE_MS);
  return result;
}

async function loadCodeAndData(pathname: string): Promise<boolean> {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const { routes = {} } = window.__reactRouterManifest ?? {};
  const route = Object.values(routes).find(({ path, index }) =>
    index ? pathname === '/' : path && matchPath(path, pathname),
  );
  if (!route) return true;
  const data = route.hasLoader ? fetch(pathname === '/' ? '/_.data' : `${pathname}.data`) : undefined;
  const [code, response] = await Promise.allSettled([import(/* @vite-ignore */ route.module), data]);
  return (
    code.status === 'fulfilled' &&
    response.status === 'fulfilled' &&
    response.value?.ok !== false &&
    // Some hosts answer with a page and status 200 for a missing file.
    !response.value?.headers.get('Content-Type')?.startsWith('text/html')
  );
}

/** Prerendered links to a section of a page have a slash before the fragment: `/product/1/#reviews`. */
function pathOf({ pathname }: { readonly pathname: string }): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Loads the page as a document. Without a connection, stays on the current page and shows a notice. */
async function openDocument(url: URL): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' });
    location.assign(url);
  } catch {
    notify(texts.offline);
  }
}
