/** There is no such file: the host says so, or answers with a page in its place. */
export class MissingFile extends Error {}

const loads = new Map<string, Promise<unknown>>();

/**
 * A built file, fetched once while the shop stays open; a load that failed is tried again when next asked for. Throws a
 * `MissingFile` where there is none, and another error where it could not be fetched or read.
 */
export function loadJson(url: string): Promise<unknown> {
  const known = loads.get(url);
  if (known) return known;
  const load = fetchJson(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  const { ok, status, headers } = response;
  const isMissing = status === 404 || (headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isMissing || !ok) {
    throw new (isMissing ? MissingFile : Error)(`${url} could not be loaded: status ${status}`);
  }
  return response.json();
}
