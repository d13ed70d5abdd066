import { type ClientInstrumentation, href, matchPath } from 'react-router';
import { withBase, withoutBase } from '#app/base-path.ts';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import { watchScreen } from '#app/lib/on-screen.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { LOAD_LIMIT_MS, withinLimit } from '#app/lib/within-limit.ts';
import { whenLoadedAndIdle } from '#app/lib/when-idle.ts';
import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';

// This module loads the code and the data of the next page before the router leaves the current page. If the router
// loaded them, it would reload the current page when the code is missing, and replace it with an error when the data is
// missing. Both can be missing after a new deployment or without a network.

type RouteEntry = {
  readonly path?: string;
  readonly index?: boolean;
  readonly module?: string;
  readonly hasLoader: boolean;
};

declare global {
  interface Window {
    /** Internal to React Router, but the only place that lists the files of each route. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteEntry>> };
  }
}

/** A visitor who has waited this long for a page gets the kept one, or a notice. As long as in the service worker. */
const PATIENCE_MS = 4000;
const NEVER = new Promise<never>(() => undefined);
let latestNavigationId = 0;

export const loadBeforeNavigation: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        latestNavigationId += 1;
        const navigationId = latestNavigationId;
        // `to` has no base path, unlike `currentUrl`. It is a number for a step in the history, such as `navigate(-1)`.
        const current = new URL(withoutBase(currentUrl) ?? '/', location.origin);
        const url = new URL(String(to), current);
        const path = trimmed(url.pathname);
        const isOtherPage = typeof to === 'string' && path !== trimmed(current.pathname);
        if (isOtherPage && !loadedPaths.has(path)) {
          isLoadingPage.setState(true, true);
          const address = withBase(url.pathname + url.search + url.hash);
          const timer = setTimeout(() => {
            if (navigationId === latestNavigationId) void openKeptDocument(address);
          }, PATIENCE_MS);
          const isLoaded = await load(path);
          clearTimeout(timer);
          // The router cannot cancel a navigation. Waiting forever keeps an outdated one from starting.
          if (navigationId !== latestNavigationId) await NEVER;
          if (!isLoaded) {
            isLoadingPage.setState(false, true);
            await openDocument(address);
            await NEVER;
          }
        }
        isLoadingPage.setState(false, true);
        await navigate();
        // Without a connection, a page opens from its document, which a navigation within the shop does not load.
        if (HAS.offline && isOtherPage) whenLoadedAndIdle(keepShownPage);
      },
    }),
};

function keepShownPage(): void {
  import('#app/offline/service-worker-client.ts').then(
    (client) => client.keepShownPage(true),
    () => undefined,
  );
}

/** Long enough that a pointer passing over a link does not load its page. */
const HOVER_DELAY_MS = 65;

/**
 * Loads the pages behind the product cards on the screen once the current page is idle, unless the visitor saves data
 * or the connection is very slow. Loads the page behind any link once a pointer rests on the link or presses it, or
 * once the link has the focus.
 */
export function loadAhead(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loadAfter = (delay: number) => (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) timer = setTimeout(() => loadLink(link), delay);
  };
  document.addEventListener('pointerover', loadAfter(HOVER_DELAY_MS));
  document.addEventListener('focusin', loadAfter(HOVER_DELAY_MS));
  document.addEventListener('pointerdown', loadAfter(0));
  if (!savesData(navigator)) {
    watchScreen((cards) => {
      for (const card of cards) loadLink(card.querySelector('a'));
    });
  }
}

function loadLink(link: HTMLAnchorElement | null): void {
  if (link?.origin !== location.origin) return;
  const path = withoutBase(link.pathname);
  if (path === undefined || trimmed(link.pathname) === trimmed(location.pathname)) return;
  void load(trimmed(path));
}

/** The browser may use the cached data for this long without asking the host, see `deploy/site/_headers`. */
const CACHE_MS = 60_000;

const loads = new Map<string, Promise<boolean>>();
const loadedPaths = new Set<string>();

/**
 * Loads a page's code, and its data into the browser's cache. `path` has no base path. Returns whether both are available within
 * `LOAD_LIMIT_MS`.
 */
function load(path: string): Promise<boolean> {
  const recent = loads.get(path);
  if (recent) return recent;
  const forget = () => {
    loads.delete(path);
    loadedPaths.delete(path);
  };
  const result = loadCodeAndData(path);
  loads.set(path, result);
  void result.then((isLoaded) => {
    if (!isLoaded) return forget();
    loadedPaths.add(path);
    setTimeout(forget, CACHE_MS);
  });
  return result;
}

async function loadCodeAndData(pathname: string): Promise<boolean> {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const { routes = {} } = window.__reactRouterManifest ?? {};
  const route = Object.values(routes).find(({ path, index }) =>
    index ? pathname === '/' : path && matchPath(path, pathname),
  );
  // Without the name of the file, the router loads the page by itself.
  if (route?.module === undefined) return true;
  const code: Promise<unknown> = withinLimit(import(/* @vite-ignore */ route.module));
  const data = route.hasLoader ? loadData(pathname) : true;
  const [loadedCode, hasData] = await Promise.allSettled([code, data]);
  return loadedCode.status === 'fulfilled' && hasData.status === 'fulfilled' && hasData.value;
}

/** @throws Error if the host cannot be reached, or has not sent everything within `LOAD_LIMIT_MS` */
async function loadData(pathname: string): Promise<boolean> {
  const response = await fetch(withBase(pathname === '/' ? '/_.data' : `${pathname}.data`), {
    signal: AbortSignal.timeout(LOAD_LIMIT_MS),
  });
  await response.arrayBuffer();
  // Some hosts answer with a page and status 200 for a missing file.
  return response.ok && response.headers.get('Content-Type')?.startsWith('text/html') !== true;
}

/** Prerendered links to a section of a page have a slash before the fragment: `/product/1/#reviews`. */
function trimmed(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Opens the page as a document if the host or the service worker can answer for it. Otherwise stays on the current page and
 * shows a notice.
 */
async function openDocument(url: string): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    location.assign(url);
  } catch {
    const isKeepingPages =
      HAS.offline && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    const whatIsKept = { label: texts.whatIsKept, run: () => location.assign(withBase(href('/offline'))) };
    notify(texts.offline, isKeepingPages ? whatIsKept : undefined);
  }
}

/** Opens the page as a document if the service worker has kept it. Otherwise says that the host has not answered yet. */
async function openKeptDocument(url: string): Promise<void> {
  try {
    if (!navigator.serviceWorker.controller) throw new Error('No pages are kept.');
    // The service worker answers this without the network, and then opens the page without it.
    await fetch(url, { method: 'HEAD', cache: 'only-if-cached', mode: 'same-origin' });
    location.assign(url);
  } catch {
    notify(texts.slow);
  }
}
