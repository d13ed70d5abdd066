import { BASE_PATH, withBase, withoutBase } from '#app/base-path.ts';
import { reloadWithText } from '#app/lib/typed-text.ts';
import { IS_OFFLINE_USE_OFFERED } from './model/is-offered.ts';
import { pagePath } from './model/request-kind.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { isFullMessage, isWorkerState, type LoadedMessage } from './model/worker-message.ts';
import * as texts from './notice-texts.ts';
import { notify } from '#app/ui/notices.ts';
import { offlineUse } from './offline-use.ts';

/** A tab that becomes visible again checks for a new version, but not more often than this. */
const MIN_UPDATE_INTERVAL_MS = 30 * 60_000;

let start: Promise<void> | undefined;

/**
 * Registers the service worker, which keeps visited pages on the device, and offers new versions of the shop.
 * @param isWanted whether the visitor has asked for offline use. If not, and the connection is to save data (`savesData`), a service worker
 *   is registered only if one already controls the page.
 */
export function startOfflineUse(isWanted = false): void {
  if (start) return;
  if (!IS_OFFLINE_USE_OFFERED || !('serviceWorker' in navigator)) {
    offlineUse.setState({ kind: 'unsupported' }, true);
  } else if (import.meta.env.DEV) {
    offlineUse.setState({ kind: 'unsupported' }, true);
    void removeServiceWorker();
  } else if (isWanted || !savesData(navigator) || navigator.serviceWorker.controller) {
    start = register();
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first controller is skipped: `register` reports to it once it is ready.
    if (controller) void reportLoadedFiles();
    ({ controller } = serviceWorker);
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFullMessage(data)) notifyFull();
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
  await reportLoadedFiles();
}

/** Reports to the service worker what this page has loaded. The reply says whether the page is of an earlier version. */
async function reportLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const { port1: port, port2: portOfWorker } = new MessageChannel();
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerState(data)) return;
    offlineUse.setState({ kind: 'ready', ...data }, true);
    if (data.isOutdated) notify(texts.updateReady, { label: texts.loadUpdate, run: reloadWithText });
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

let hasNotifiedFull = false;

function notifyFull(): void {
  if (!hasNotifiedFull) notify(texts.full);
  hasNotifiedFull = true;
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
