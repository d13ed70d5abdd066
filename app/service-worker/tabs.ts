import { addressOf, TABS_CACHE } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

// Which version of the shop each open tab shows. Browsers stop a service worker that is idle, so the versions are stored.

const FOLDER = '/tabs/';
const keyOf = (id: string) => addressOf(`${FOLDER}${id}`);

const versions = new Map<string, Promise<string | undefined>>();

/** @param version resolves to undefined if it is not known which version the tab shows */
export async function setTabVersion(id: string, version: Promise<string | undefined>): Promise<void> {
  if (id === '') return;
  versions.set(id, version);
  const resolved = await version;
  if (resolved === undefined) return;
  const cache = await caches.open(TABS_CACHE);
  // If there is no space, the version is forgotten when the browser stops the service worker.
  await cache.put(keyOf(id), new Response(resolved)).catch(() => undefined);
}

export function tabVersion(id: string): Promise<string | undefined> {
  const known = versions.get(id);
  if (known) return known;
  const stored = storedVersion(id);
  versions.set(id, stored);
  return stored;
}

async function storedVersion(id: string): Promise<string | undefined> {
  const cache = await caches.open(TABS_CACHE);
  return (await cache.match(keyOf(id)))?.text();
}

/** The versions of all open tabs. Forgets tabs that were closed. */
export async function openVersions(): Promise<ReadonlySet<string>> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const open = new Set(clients.map(({ id }) => id));
  const cache = await caches.open(TABS_CACHE);
  for (const { url } of await cache.keys()) {
    const id = new URL(url).pathname.split(FOLDER)[1];
    if (id !== undefined && !open.has(id)) {
      versions.delete(id);
      await cache.delete(url);
    }
  }
  const known = await Promise.all([...open].map((id) => tabVersion(id)));
  return new Set(known.filter((version) => version !== undefined));
}
