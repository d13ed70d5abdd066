import { BASE_PATH, withBase } from '#app/base-path.ts';
import { isOutdated } from '#app/ui/load-failure.ts';
import { reloadWithText } from '#app/lib/typed-text.ts';
import { notify } from '#app/ui/notices.ts';
import { addressOf, CACHE_NAME, isFull, keepFile, keptPaths, openCache, pathOf } from './kept-files.ts';
import { pagePath, requestKind } from './model/request-kind.ts';
import * as texts from './notice-texts.ts';
import { loadUpdate } from '#app/ui/load-failure-texts.ts';
import { offlineUse } from './offline-use.ts';

/** A tab that becomes visible again checks for a new version, but not more often than this. */
const MIN_UPDATE_INTERVAL_MS = 30 * 60_000;

const ACTIVATION_MS = 1000;

let start: Promise<void> | undefined;

/**
 * Registers the service worker, which keeps visited pages on the device, and offers new versions of the shop.
 */
export function startOfflineUse(): void {
  if (start) return;
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    offlineUse.setState({ kind: 'unsupported' }, true);
    if ('serviceWorker' in navigator && import.meta.env.DEV) void removeServiceWorker();
  } else {
    start = register();
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  document.addEventListener('visibilitychange', checkForUpdate);
  try {
    const registration = await serviceWorker.register(withBase('/service-worker.js'), {
      scope: BASE_PATH,
      updateViaCache: 'none',
    });
    registration.installing?.addEventListener('statechange', ({ target }) => {
      const isRejected = target instanceof ServiceWorker && target.state === 'redundant';
      if (isRejected && !registration.active) offlineUse.setState({ kind: 'failed' }, true);
    });
  } catch (error) {
    // Private windows of some browsers have no service workers.
    const isForbidden = error instanceof DOMException && error.name === 'SecurityError';
    offlineUse.setState({ kind: isForbidden ? 'unsupported' : 'failed' }, true);
  }
  const registration = await serviceWorker.ready;
  offlineUse.setState({ kind: 'ready', isOutdated: false }, true);
  await keepShownPage();
  registration.addEventListener('updatefound', () => offerOnceInstalled(registration.installing));
  offerOnceInstalled(registration.waiting ?? registration.installing);
}

function offerOnceInstalled(worker: ServiceWorker | null): void {
  const offer = () => {
    if (worker?.state === 'installed') void offerNewVersion();
  };
  // A worker that removes everything is activated in the meantime. A request to the old worker would delay that.
  worker?.addEventListener('statechange', () => setTimeout(offer, ACTIVATION_MS));
  offer();
}

/** Offers the new version, unless this page is of that version already. */
async function offerNewVersion(): Promise<void> {
  const shown = await caches.match(addressOf(shownPage()), { cacheName: CACHE_NAME });
  if (!(await isOutdated(await shown?.text()))) return;
  offlineUse.setState({ kind: 'ready', isOutdated: true }, true);
  notify(texts.updateReady, { label: loadUpdate, run: reloadWithText });
}

const shownPage = () => pagePath(pathOf(location.href) ?? '/');

let hasNotifiedFull = false;

/**
 * Keeps what the service worker has not kept: the page after a navigation within the shop, and the files that were loaded before
 * there was a service worker.
 */
export async function keepShownPage(isNavigation = false): Promise<void> {
  // A worker that removes everything may have been installed in the meantime.
  if (offlineUse.getState().kind !== 'ready' || !(await caches.has(CACHE_NAME))) return;
  const page = shownPage();
  const cache = await openCache();
  const kept = await keptPaths(cache);
  const resources = performance.getEntriesByType('resource').filter(({ name }) => !name.includes('?'));
  const loaded = resources.flatMap(({ name }) => pathOf(name) ?? []);
  for (const path of loaded.filter((path) => !kept.has(path) && isAnswered(path)))
    await keepIfPossible(cache, path, { cache: 'force-cache' });
  if (isNavigation || !kept.has(page)) await keepIfPossible(cache, page);
}

/** Whether the service worker keeps the file when it answers a request for it. */
function isAnswered(path: string): boolean {
  const kind = requestKind({
    method: 'GET',
    path,
    hasQuery: false,
    isNavigation: false,
    hasRange: false,
    isKeeping: false,
  });
  return kind === 'code' || kind === 'file';
}

async function keepIfPossible(cache: Cache, path: string, options?: RequestInit): Promise<void> {
  try {
    await keepFile(cache, path, options);
  } catch (error) {
    // A later visit may repair other failures.
    if (isFull(error) && !hasNotifiedFull) notify(texts.full);
    hasNotifiedFull ||= isFull(error);
  }
}

let lastUpdateCheck = Date.now();

async function checkForUpdate(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - lastUpdateCheck < MIN_UPDATE_INTERVAL_MS) return;
  lastUpdateCheck = Date.now();
  const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);
  // Without a connection this fails. A later check tries again.
  await registration?.update().catch(() => undefined);
}

/** Removes the service worker of a built shop that was served at the address of the development server before. */
async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ active }) => active?.scriptURL.endsWith('/service-worker.js'));
  if (own.length === 0) return;
  await Promise.all(own.map((registration) => registration.unregister()));
  location.reload();
}
