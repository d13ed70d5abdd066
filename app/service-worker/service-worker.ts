import { productIdOf } from '#app/offline/model/file-list.ts';
import { isCode, isPicture } from '#app/offline/model/file-kind.ts';
import {
  OFFLINE_PAGE,
  type OfflineAnswer,
  offlineAnswer,
  SHELL_PAGE,
} from '#app/offline/model/offline-page.ts';
import { pagePath, type RequestKind, requestKind } from '#app/offline/model/request-kind.ts';
import {
  type FullMessage,
  isLoadedMessage,
  KEEPING_HEADER,
  type WorkerState,
} from '#app/offline/model/worker-message.ts';
import { OFFERS_PATH } from '#app/offer/model/offer.ts';
import { similarPictures } from '#app/product/model/picture-set.ts';
import * as texts from '#app/offline/fallback-texts.ts';
import { addressOf, pathOf } from './addresses.ts';
import { install, keptVersions } from './install.ts';
import { cacheNameOf, KeptFiles, NoSpaceError } from './kept-files.ts';
import { openVersions, setTabVersion, tabVersion } from './tabs.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by `scripts/offline-files.ts`. */
declare const SHOP_VERSION: string;

/** A kept page is shown if the network takes longer. */
const SLOW_NETWORK_MS = 4000;

const current = new KeptFiles(SHOP_VERSION);

self.addEventListener('install', (event) => {
  // Tabs of earlier versions get files of their own version, so the new service worker can replace the old one at once.
  event.waitUntil(install(current).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (!isLoadedMessage(event.data) || !port || !(event.source instanceof Client)) return;
  event.waitUntil(keepLoaded(event.source.id, event.data.paths, (state) => port.postMessage(state)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  const kind = requestKind({
    method: request.method,
    path,
    isNavigation: request.mode === 'navigate',
    hasRange: request.headers.has('Range'),
    isKeeping: request.headers.has(KEEPING_HEADER),
  });
  if (path !== undefined && kind !== 'other') event.respondWith(ANSWERS[kind](event, path));
});

const ANSWERS: Readonly<
  Record<Exclude<RequestKind, 'other'>, (event: FetchEvent, path: string) => Promise<Response>>
> = {
  page: (event, path) => answerPage(event, pagePath(path)),
  'page-check': (event, path) => answerPageCheck(event, pagePath(path)),
  code: answerCode,
  data: answerData,
  picture: answerPicture,
};

async function activate(): Promise<void> {
  // With navigation preload, the browser requests a page while it starts the service worker.
  await self.registration.navigationPreload.enable();
  await removeClosedVersions();
  await self.clients.claim();
}

/** Removes what is kept of other versions, unless an open tab shows them. */
async function removeClosedVersions(): Promise<void> {
  const { installing, waiting } = self.registration;
  // The new version that is being installed is not shown by a tab yet, but must stay.
  if (installing || waiting) return;
  const open = await openVersions();
  for (const version of await keptVersions()) {
    if (version !== current.version && !open.has(version)) await caches.delete(cacheNameOf(version));
  }
}

async function answerPage(event: FetchEvent, page: string): Promise<Response> {
  const loading = loadPage(event);
  try {
    const isKept = (await current.match(page)) !== undefined;
    const response = await (isKept ? unlessSlow(loading) : loading);
    // Otherwise the browser would show the error of the server instead of the kept page.
    if (response.status >= 500) throw new Error(`Status ${response.status}`);
    const version = keep(current, page, response.clone()).then((isCurrent) =>
      isCurrent ? current.version : undefined,
    );
    event.waitUntil(setTabVersion(event.resultingClientId, version));
    return response;
  } catch {
    return (await answerWithoutNetwork(event, page)) ?? loading;
  }
}

async function loadPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  if (!(preloaded instanceof Response)) return fetch(event.request);
  // Firefox does not reject the promise if the request fails.
  if (preloaded.type === 'error') throw new Error('The network failed.');
  return preloaded;
}

/** @throws Error if the network fails or takes longer than `SLOW_NETWORK_MS` */
async function unlessSlow(loading: Promise<Response>): Promise<Response> {
  const { promise: slow, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The network is slow.')), SLOW_NETWORK_MS);
  try {
    return await Promise.race([loading, slow]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns undefined if the browser has removed the kept file in the meantime. The caller then passes on the result of
 * the network.
 */
async function answerWithoutNetwork(event: FetchEvent, page: string): Promise<Response | undefined> {
  const answer = await kindOfOfflineAnswer(page);
  const open = async (path: string, status: number) => {
    const kept = await current.match(path);
    if (!kept) return undefined;
    event.waitUntil(setTabVersion(event.resultingClientId, Promise.resolve(current.version)));
    return new Response(kept.body, { status, headers: kept.headers });
  };
  switch (answer) {
    case 'page':
      return open(page, 200);
    case 'shell':
      return open(SHELL_PAGE, 200);
    case 'not-found':
      return open(SHELL_PAGE, 404);
    case 'data':
      return Response.redirect(offlinePageFor('open', page, event.request.url));
    case 'not-kept':
      return Response.redirect(offlinePageFor('page', page, event.request.url));
    case 'nothing':
      return new Response(texts.offlineFallback, {
        status: 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
  }
}

/** The page about offline use, which opens the wanted page or says that it is not kept. */
function offlinePageFor(parameter: 'open' | 'page', page: string, address: string): string {
  const wanted = page + new URL(address).search;
  return `${addressOf(OFFLINE_PAGE)}?${new URLSearchParams({ [parameter]: wanted })}`;
}

async function kindOfOfflineAnswer(page: string): Promise<OfflineAnswer> {
  const kept = new Set(await current.paths());
  return offlineAnswer(page, await current.core(), (path) => kept.has(path));
}

async function answerPageCheck({ request, clientId }: FetchEvent, page: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const answer = await kindOfOfflineAnswer(page);
    // With the answer `data`, the page about offline use loads the wanted page's code and data from the files of the
    // current version. A tab sends this check after it has failed to load them. If the tab already uses the files of
    // the current version, the page about offline use would fail too.
    const opensFromData = answer === 'data' && (await tabVersion(clientId)) !== current.version;
    return answer === 'page' || answer === 'shell' || opensFromData ? new Response() : Response.error();
  }
}

async function answerCode(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  if (request.destination === 'worker') {
    // A worker belongs to the version of the tab that starts it.
    event.waitUntil(setTabVersion(resultingClientId, tabVersion(clientId)));
  }
  const kept = (await current.match(path)) ?? (await caches.match(addressOf(path)));
  if (kept) return kept;
  const response = await fetch(request);
  const version = await clientVersion(clientId);
  if (version !== undefined) event.waitUntil(keep(filesOf(version), path, response.clone()));
  return response;
}

async function answerData({ request, clientId }: FetchEvent, path: string): Promise<Response> {
  const version = await clientVersion(clientId);
  if (version === undefined) return fetch(request);
  const files = filesOf(version);
  const kept = await files.match(path);
  if (kept) return kept;
  // The second attempt asks the server, because the browser's cache may have the file of an earlier version.
  for (const cache of [request.cache, 'no-cache'] as const) {
    const response = await fetch(request, { cache });
    // An error, or a file that this version does not list, is passed on unchecked.
    if (!response.ok || (await files.isMissingInCore(path)) || (await keep(files, path, response.clone())))
      return response;
  }
  // On this status, the tab opens the next page as a document, so that it does not mix two versions (`shell/page-loading.ts`).
  return new Response(null, { status: 409 });
}

async function answerPicture(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepPicture(path, response.clone()));
    return response;
  } catch {
    for (const picture of [path, ...similarPictures(path)]) {
      const kept = await current.match(picture);
      if (kept) return kept;
    }
    return Response.error();
  }
}

/** Keeps a picture unless the kept one is the same. */
async function keepPicture(path: string, response: Response): Promise<void> {
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('image/') !== true) return;
  const kept = await current.match(path);
  const tag = response.headers.get('ETag');
  if (kept && tag !== null && kept.headers.get('ETag') === tag) return;
  await notifyIfFull(current.put(path, await response.arrayBuffer(), new Headers(response.headers)));
}

/** Keeps a file if its content is that of the version of `files`. Returns whether it is. */
async function keep(files: KeptFiles, path: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const content = await response.arrayBuffer();
  if (!(await files.isOfVersion(path, content))) return false;
  await notifyIfFull(files.put(path, content, new Headers(response.headers)));
  // Once the product is in the cart, the cart loads the file of offers.
  if (productIdOf(path) !== undefined) await notifyIfFull(files.download([OFFERS_PATH]));
  return true;
}

/** Notifies open pages if the file cannot be kept for lack of space. Ignores other failures, which a later visit may repair. */
async function notifyIfFull(keeping: Promise<void>): Promise<void> {
  try {
    await keeping;
  } catch (error) {
    if (!(error instanceof NoSpaceError)) return;
    const message: FullMessage = { kind: 'full' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- unlike `window.postMessage`, `Client.postMessage` has none
    for (const client of await self.clients.matchAll()) client.postMessage(message);
  }
}

/**
 * Tells a page which version is current. For a page of that version, keeps the files that it loaded before it had a
 * service worker, and restores the files that every visit needs, if the browser has removed any of them.
 */
async function keepLoaded(
  id: string,
  paths: readonly string[],
  reply: (state: WorkerState) => void,
): Promise<void> {
  const core = await current.core();
  let version = await tabVersion(id);
  // A page whose code is all listed in the current version belongs to this version.
  if (core && version === undefined && paths.filter(isCode).every((path) => path in core.files)) {
    version = current.version;
    await setTabVersion(id, Promise.resolve(version));
  }
  const isOutdated = version !== undefined && version !== current.version;
  reply({ version: current.version, cacheName: cacheNameOf(current.version), isOutdated });
  await removeClosedVersions();
  if (!core || version !== current.version) return;
  await notifyIfFull(current.download(core.essentials));
  for (const path of paths) {
    if (isPicture(path))
      await fetch(addressOf(path), { cache: 'force-cache' }).then(
        (response) => keepPicture(path, response),
        ignore,
      );
    else if (await current.listed(path)) await notifyIfFull(current.download([path]));
  }
}

const ignore = () => undefined;

const filesOf = (version: string) => (version === current.version ? current : new KeptFiles(version));

/** The version that a tab shows, or that a worker of a tab belongs to. */
async function clientVersion(id: string): Promise<string | undefined> {
  const known = await tabVersion(id);
  if (known !== undefined) return known;
  const client = await self.clients.get(id);
  // Some browsers do not set `resultingClientId` for a worker, so `answerCode` has not stored its version.
  const script = client?.type === 'worker' ? pathOf(client.url) : undefined;
  return script !== undefined && (await current.listed(script)) ? current.version : undefined;
}
