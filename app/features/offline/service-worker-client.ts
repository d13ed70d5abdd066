import { BASE_PATH, withBase, withoutBase } from '#app/base-path.ts';
import { IS_OFFLINE_USE_OFFERED } from '#app/domain/offline/is-offered.ts';
import { pagePath } from '#app/domain/offline/request-kind.ts';
import { isFullMessage, isWorkerState, type LoadedMessage } from '#app/domain/offline/worker-message.ts';
import * as texts from '#app/texts/offline.ts';
import { notify } from '#app/ui/notices.ts';
import { loadUpdate, offlineUse } from './offline-use.ts';

/** A tab that stays open asks for a new version when it is looked at again, but not more often than this. */
const MIN_UPDATE_INTERVAL_MS = 30 * 60_000;

let start: Promise<void> | undefined;

/**
 * Registers the service worker, which keeps visited pages on the device, and offers new versions of the shop.
 * @param isAsked whether the visitor wants to use the shop offline. Otherwise a visitor who saves data has no service worker.
 */
export function startOfflineUse(isAsked = false): void {
  if (start) return;
  if (!IS_OFFLINE_USE_OFFERED || !('serviceWorker' in navigator)) {
    offlineUse.setState({ kind: 'unsupported' }, true);
  } else if (import.meta.env.DEV) {
    offlineUse.setState({ kind: 'unsupported' }, true);
    void removeServiceWorker();
  } else if (isAsked || navigator.connection?.saveData !== true || navigator.serviceWorker.controller) {
    start = register();
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one has just been greeted.
    if (controller) void greet();
    ({ controller } = serviceWorker);
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFullMessage(data)) sayFull();
  });
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
  await serviceWorker.ready;
  await greet();
}

/** Tells the service worker what this page has loaded, and learns whether the page is of an earlier version. */
async function greet(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const { port1: port, port2: portOfWorker } = new MessageChannel();
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerState(data)) return;
    offlineUse.setState({ kind: 'ready', ...data }, true);
    if (data.isOutdated) notify(texts.updateReady, { label: texts.loadUpdate, run: loadUpdate });
    port.close();
  });
  port.start();
  const message: LoadedMessage = { kind: 'loaded', paths: loadedPaths() };
  active.postMessage(message, [portOfWorker]);
}

/** The page and its files, as paths of the site. */
function loadedPaths(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation');
  const addresses = [navigation, ...performance.getEntriesByType('resource')].flatMap(
    (entry) => entry?.name ?? [],
  );
  return addresses.flatMap((address) => {
    const { origin, pathname } = new URL(address);
    const path = origin === location.origin ? withoutBase(pathname) : undefined;
    return path === undefined ? [] : pagePath(path);
  });
}

let hasSaidFull = false;

function sayFull(): void {
  if (!hasSaidFull) notify(texts.full);
  hasSaidFull = true;
}

let lastUpdateCheck = Date.now();

async function checkForUpdate(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - lastUpdateCheck < MIN_UPDATE_INTERVAL_MS) return;
  lastUpdateCheck = Date.now();
  const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);
  // Without a connection, the next look at the tab asks again.
  await registration?.update().catch(() => undefined);
}

/** The development server may have the address at which a built shop was served before. */
async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ active }) => active?.scriptURL.endsWith('/service-worker.js'));
  if (own.length === 0) return;
  await Promise.all(own.map((registration) => registration.unregister()));
  location.reload();
}
