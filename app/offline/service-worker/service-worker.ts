import { fetchJson } from '#app/lib/fetch-json.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { withinLimit } from '#app/lib/within-limit.ts';
import {
  addressOf,
  CACHE_NAME,
  isFileAt,
  keepAll,
  keepFile,
  keepWhole,
  keptPaths,
  openCache,
  pathOf,
  put,
  readRecord,
} from '#app/offline/kept-files.ts';
import { KEEPING_HEADER, pagePath, requestKind } from '#app/offline/model/request-kind.ts';
import {
  codeIn,
  isCode,
  isFiles,
  isPage,
  isPageOf,
  isPicture,
  isShopFiles,
  NOT_FOUND_PAGE,
  OFFLINE_PAGE,
  SHOP_PATH,
  type ShopFiles,
  WHOLE_PATH,
} from '#app/offline/model/shop-files.ts';
import { offlineFallback } from '#app/offline/notice-texts.ts';
import { similarPictures } from '#app/offer/model/picture-set.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both are set by `scripts/offline-files.ts`. A worker that is not offered removes an earlier one and what it has kept. */
declare const SHOP_VERSION: string;
declare const IS_OFFERED: boolean;

/** A kept page is shown if the network takes longer. */
const SLOW_NETWORK_MS = 4000;
/** The kept page that a tab opens because it has waited that long already. */
let awaitedPage: string | undefined;
/** How many pages and pictures stay when a new version takes over, unless the whole shop is kept. */
const MAX_PAGES = 100;
const MAX_PICTURES = 300;

const ignore = () => undefined;

if (IS_OFFERED) {
  // The worker of a new version waits until no tab is open. Tabs need no worker of their own version, because it answers each in
  // the same way.
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', answer);
} else {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(removeCaches('').then(() => self.registration.unregister())),
  );
}

async function install(): Promise<void> {
  await keepEssentials();
  if (savesData(navigator)) return;
  const cache = await openCache();
  const { isWhole, hashes } = await readRecord(cache);
  if (!isWhole) return;
  // What fails is missing on the page about offline use, which can load it.
  const files = await fetchJson(WHOLE_PATH, { cache: 'no-cache' }).catch(ignore);
  if (!isFiles(files)) return;
  for (const path of Object.keys(hashes)) if (!(path in files)) await cache.delete(addressOf(path));
  await keepWhole(cache, files, (path) => keepFile(cache, path)).catch(ignore);
}

/** @throws Error if a file cannot be kept, or belongs to another version. The browser then tries to install the worker later. */
async function keepEssentials(): Promise<void> {
  const shop = await fetchJson(SHOP_PATH, { cache: 'no-cache' });
  if (!isShopFiles(shop) || shop.version !== SHOP_VERSION)
    throw new Error('The files of the shop are changing.');
  const cache = await openCache();
  const kept = await keptPaths(cache);
  const isUnchanged = (path: string) => kept.has(path) && (isCode(path) || isPicture(path));
  const missing = shop.essentials.filter((path) => !isUnchanged(path));
  await keepAll(missing, (path) => keepFile(cache, path));
  await put(cache, SHOP_PATH, Response.json(shop));
}

async function activate(): Promise<void> {
  // With navigation preload, the browser requests a page while it starts the service worker.
  await self.registration.navigationPreload.enable();
  await removeCaches(CACHE_NAME);
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // An open tab may need code of an earlier version, which the host may no longer have.
  if (tabs.length === 0) await removeUnused();
  await self.clients.claim();
}

/** Earlier workers had a cache for each version, and one for the versions of tabs. */
async function removeCaches(except: string): Promise<void> {
  const tabsCache = CACHE_NAME.replace('shop', 'shop-tabs');
  for (const name of await caches.keys()) {
    const isOwn = name === CACHE_NAME || name === tabsCache || name.startsWith(`${CACHE_NAME} `);
    if (isOwn && name !== except) await caches.delete(name);
  }
}

/** Removes the oldest pages and pictures, then the code that is not named by what is left. */
async function removeUnused(): Promise<void> {
  const cache = await openCache();
  const remove = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => cache.delete(addressOf(path))));
  const essentials = (await keptShop())?.essentials ?? [];
  if (!(await readRecord(cache)).isWhole) {
    const paths = [...(await keptPaths(cache))].filter((path) => !essentials.includes(path));
    await remove(paths.filter(isPage).slice(0, -MAX_PAGES));
    await remove(paths.filter(isPicture).slice(0, -MAX_PICTURES));
  }
  const kept = await keptPaths(cache);
  const used = new Set([...kept].filter((path) => isPage(path) || essentials.includes(path)));
  // The loop reaches what is added to the set.
  for (const path of used) {
    if (!isPage(path) && !isCode(path)) continue;
    const text = (await (await match(path))?.text()) ?? '';
    for (const code of codeIn(text)) if (kept.has(code)) used.add(code);
  }
  await remove([...kept].filter((path) => isCode(path) && !used.has(path)));
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const path = pathOf(request.url);
  const kind = requestKind({
    method: request.method,
    path,
    hasQuery: new URL(request.url).search !== '',
    isNavigation: request.mode === 'navigate',
    hasRange: request.headers.has('Range'),
    isKeeping: request.headers.has(KEEPING_HEADER),
  });
  if (path !== undefined && kind !== 'other') event.respondWith(ANSWERS[kind](event, path));
}

const ANSWERS = {
  page: answerPage,
  'page-check': checkPage,
  code: async (event: FetchEvent, path: string) => (await match(path)) ?? fetchAndKeep(event, path),
  file: answerFile,
};

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const page = pagePath(path);
  const loading = loadPage(event);
  const shop = await keptShop();
  // The browser has removed what was kept.
  if (!shop) event.waitUntil(keepEssentials().catch(ignore));
  const newest = await fromNetwork(event, page, loading, isPageOf(shop, page));
  return newest ?? (await answerWithoutPage(event.request, page, shop)) ?? loading;
}

async function checkPage({ request }: FetchEvent, path: string): Promise<Response> {
  const page = pagePath(path);
  const answerKept = async () => ((await match(page)) ? new Response() : Response.error());
  if (request.cache !== 'only-if-cached') return fetch(request).catch(answerKept);
  awaitedPage = page;
  return answerKept();
}

async function loadPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  if (!(preloaded instanceof Response)) return fetch(event.request);
  // Firefox does not reject the promise if the request fails.
  if (preloaded.type === 'error') throw new Error('The network failed.');
  return preloaded;
}

async function answerWithoutPage(
  { url }: Request,
  page: string,
  shop: ShopFiles | undefined,
): Promise<Response | undefined> {
  const notFound = isPageOf(shop, page) ? undefined : await match(NOT_FOUND_PAGE);
  if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  if (page !== OFFLINE_PAGE && (await match(OFFLINE_PAGE))) {
    const wanted = new URLSearchParams({ page: page + new URL(url).search });
    return Response.redirect(`${addressOf(OFFLINE_PAGE)}?${wanted}`);
  }
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(offlineFallback, { status: 503, headers });
}

async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const loading = fetch(event.request);
  const newest = await fromNetwork(event, path, loading, true);
  if (newest) return newest;
  for (const picture of similarPictures(path)) {
    const kept = await match(picture);
    if (kept) return kept;
  }
  return loading;
}

/** The response of the network; the kept one if the network fails, takes too long or has an error. */
async function fromNetwork(
  event: FetchEvent,
  path: string,
  loading: Promise<Response>,
  isToBeKept: boolean,
): Promise<Response | undefined> {
  // Also of an answer that comes too late for this request.
  if (isToBeKept) event.waitUntil(withinLimit(keepAnswer(path, loading)).catch(ignore));
  const limit = path === awaitedPage ? 0 : SLOW_NETWORK_MS;
  if (path === awaitedPage) awaitedPage = undefined;
  const kept = await match(path);
  try {
    const response = await (kept ? withinLimit(loading, limit) : loading);
    // Otherwise the browser would show the error of the server instead of the kept page.
    if (response.status >= 500) throw new Error(`Status ${response.status}`);
    return response;
  } catch {
    return kept;
  }
}

/** Keeps what the host has answered, or removes what it no longer has. */
async function keepAnswer(path: string, loading: Promise<Response>): Promise<void> {
  const response = await loading;
  if (response.status === 404 || response.status === 410) await (await openCache()).delete(addressOf(path));
  else await keep(path, response.clone());
}

async function fetchAndKeep(event: FetchEvent, path: string): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(keep(path, response.clone()));
  return response;
}

/** If there is no space, the page that needs the file says so, see `keepShownPage`. */
async function keep(path: string, response: Response): Promise<void> {
  if (!isFileAt(path, response)) return;
  const tag = response.headers.get('ETag');
  const isSame = tag !== null && (await match(path))?.headers.get('ETag') === tag;
  // A page is stored again, so that the latest pages are the last ones in the cache.
  if (!isSame || isPage(path)) await put(await openCache(), path, response).catch(ignore);
}

async function match(path: string): Promise<Response | undefined> {
  return (await openCache()).match(addressOf(path));
}

async function keptShop(): Promise<ShopFiles | undefined> {
  const shop: unknown = await (await match(SHOP_PATH))?.json();
  return isShopFiles(shop) ? shop : undefined;
}
