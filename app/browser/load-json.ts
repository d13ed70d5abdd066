const loads = new Map<string, Promise<unknown>>();

/** A built file, fetched once while the page lives; a load that failed is tried again when next asked for. */
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
  if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}`);
  return response.json();
}
