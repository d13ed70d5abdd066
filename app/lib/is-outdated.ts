/** The file of the router's manifest, which has another name in each version of the shop. */
const MANIFEST = /\/manifest-[\w-]+\.js/;
const TIMEOUT_MS = 5000;

/**
 * Whether the host serves another version of the shop than this page, whose files may be gone. False without a connection.
 * @param shown the document that this page shows, to find out whether only its content has changed
 */
export async function isOutdated(shown?: string): Promise<boolean> {
  const own = performance.getEntriesByType('resource').flatMap(({ name }) => MANIFEST.exec(name)?.[0] ?? []);
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const [served] = MANIFEST.exec(text) ?? [];
    // An answer without a manifest is not the shop's: an error of the host, or a page of the network in between.
    return own.length > 0 && served !== undefined && (!own.includes(served) || (shown ?? text) !== text);
  } catch {
    return false;
  }
}
