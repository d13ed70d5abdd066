import { useEffect, useState } from 'react';
import { fetchJson } from '#app/browser/fetch-json.ts';
import { parseIndexFile, SEARCH_INDEX_PATH } from '#app/domain/search/search-files.ts';

const NO_TITLES: ReadonlyMap<string, string> = new Map();

/** The titles of all products by the paths of their pages; empty until they are loaded, or if they cannot be loaded. */
export function useProductTitles(): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState(NO_TITLES);
  useEffect(() => {
    void loadTitles().then(setTitles, () => undefined);
  }, []);
  return titles;
}

async function loadTitles(): Promise<ReadonlyMap<string, string>> {
  const index = parseIndexFile(await fetchJson(SEARCH_INDEX_PATH));
  return new Map(index?.products.map(({ id, title }) => [`/product/${id}`, title]));
}
