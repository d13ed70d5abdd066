import { SEARCH_INDEX_PATH, SEARCH_TEXTS_PATH, type SearchIndex } from './model/search-files.ts';
import type { SearchEntry } from './model/search.ts';
import { vi } from 'vitest';

const CATEGORIES = [{ title: 'CCTV Systems', slug: 'cctv-systems' }];

/**
 * The files that a build writes for these products, keyed by path. The model of a product is `M-<id>`, and the page of the first
 * one has the section `Works with`.
 */
export function searchFilesOf(
  entries: readonly SearchEntry[],
  { categories = CATEGORIES }: Partial<Pick<SearchIndex, 'categories'>> = {},
): Record<string, unknown> {
  const products = entries.map((entry, position) => ({
    ...entry,
    models: `M-${entry.id}`,
    showsWorksWith: position === 0,
  }));
  const indexed = products.map(({ id, title, brand, image, price, models }) => ({
    id,
    title,
    brand,
    image,
    price,
    models,
  }));
  return { [SEARCH_INDEX_PATH]: { products: indexed, categories }, [SEARCH_TEXTS_PATH]: products };
}

/** Serves files that a test can change. Others are answered with status 404. Returns the requested paths. */
export function serve(files: Record<string, unknown>): readonly string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const file = files[path];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
  return requests;
}
