// Published in place of the service worker if `IS_OFFLINE_USE_OFFERED` is false. Removes an earlier one and what it has kept.
import { CACHE_PREFIX, TABS_CACHE } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) || name === TABS_CACHE) await caches.delete(name);
  }
  await self.registration.unregister();
}
