import { fetchJson } from '#app/lib/fetch-json.ts';
import { figureTablePath } from '#app/figures/model/figure-table.ts';
import type { ListingTable } from './listing-table.ts';

/** The loaded tables by category. The key of a table without figures is empty. */
const tables = new Map<string, ListingTable>();
const loads = new Map<string, Promise<ListingTable>>();

export function loadedTable(category = ''): ListingTable | undefined {
  return tables.get(category);
}

/**
 * Loads the code of the table and the figures of the category's products. Without a category, for the results
 * of a search, the table has no figures. Calling it again after a failure tries again.
 * @param version the version of the category's files; absent for a search and for a category with a single page. If the
 * browser's cache has figures of another version, they are loaded again. The table has another version nonetheless if
 * the shop has been published since the page was loaded.
 */
export function loadTable(category = '', version?: string): Promise<ListingTable> {
  const current = loads.get(category);
  if (current) return current;
  const load = fetchTable(category, version).catch((error: unknown) => {
    loads.delete(category);
    throw error;
  });
  loads.set(category, load);
  return load;
}

async function fetchTable(category: string, version: string | undefined): Promise<ListingTable> {
  const fetchFigures = (options?: RequestInit) =>
    category === '' ? undefined : fetchJson(figureTablePath(category), options);
  const [{ ListingTable }, file] = await Promise.all([import('./listing-table.ts'), fetchFigures()]);
  const cached = new ListingTable(file);
  const isOutdated = version !== undefined && cached.version !== version;
  const table = isOutdated ? new ListingTable(await fetchFigures({ cache: 'reload' })) : cached;
  tables.set(category, table);
  return table;
}
