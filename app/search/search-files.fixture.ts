import {
  productsOfShard,
  searchShardCount,
  searchShardPath,
  SEARCH_INDEX_PATH,
  toIndexFile,
  toShardFile,
} from './model/search-files.ts';
import type { SearchEntry } from './model/search.ts';

const DEFAULTS = { version: 'v1', categories: [{ title: 'CCTV Systems', slug: 'cctv-systems' }] };

/**
 * The files that a build writes for these products, keyed by path. The model of a product is `M-<id>`, and the page of the first
 * one has the section `Works with`.
 */
export function searchFilesOf(
  entries: readonly SearchEntry[],
  options: Partial<typeof DEFAULTS> = {},
): Record<string, unknown> {
  const { version, categories } = { ...DEFAULTS, ...options };
  const products = entries.map((entry, position) => ({
    ...entry,
    models: `M-${entry.id}`,
    showsWorksWith: position === 0,
  }));
  const shards = Array.from({ length: searchShardCount(entries.length) }, (_, shard) => [
    searchShardPath(shard),
    toShardFile(version, productsOfShard(entries, shard)),
  ]);
  return {
    [SEARCH_INDEX_PATH]: toIndexFile({ version, products, categories }),
    ...Object.fromEntries(shards),
  };
}
