import { useEffect, useState } from 'react';
import { fetchJson } from '#app/lib/fetch-json.ts';
import { parseIndexFile, SEARCH_INDEX_PATH } from '#app/search/model/search-files.ts';

/** The titles of all products by the paths of their pages; undefined while they are loading, empty if they cannot be loaded. */
export function useProductTitles(): ReadonlyMap<string, string> | undefined {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    void loadTitles().then(setTitles, () => setTitles(new Map()));
  }, []);
  return titles;
}

async function loadTitles(): Promise<ReadonlyMap<string, string>> {
  const index = parseIndexFile(await fetchJson(SEARCH_INDEX_PATH));
  return new Map(index?.products.map(({ id, title }) => [`/product/${id}`, title]));
}
