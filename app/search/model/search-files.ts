import type { Category } from '#app/product/model/category.ts';
import { isProductSummary } from '#app/product/model/product.ts';
import { isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { SearchEntry } from './search.ts';
import type { SuggestedProduct } from './suggestion.ts';

// The files of the built search. The index is small, because it has little more than what suggestions show and what a
// query is compared with to find them. The shards have the other fields, for `SHARD_SIZE` products each, in the order
// of the index.

export const SEARCH_INDEX_PATH = '/data/search-index.json';

export const SHARD_SIZE = 500;

/** The number of shards; at least 1. */
export function searchShardCount(products: number): number {
  return Math.max(1, Math.ceil(products / SHARD_SIZE));
}

export function productsOfShard<T>(products: readonly T[], shard: number): readonly T[] {
  return products.slice(shard * SHARD_SIZE, (shard + 1) * SHARD_SIZE);
}

/** `7` → `/data/search/7.json` */
export function searchShardPath(shard: number): string {
  return `/data/search/${shard}.json`;
}

/** What the index has of a product. */
export type IndexedProduct = SuggestedProduct &
  Pick<SearchEntry, 'category'> & {
    /** Model and item number, unless the title contains them. */
    readonly models: string;
    /** Whether its page has the section `Works with`. */
    readonly showsWorksWith: boolean;
  };

export type SearchIndex = {
  /** Equal in all files that were built from the same catalogue. */
  readonly version: string;
  readonly products: readonly IndexedProduct[];
  readonly categories: readonly Pick<Category, 'title' | 'slug'>[];
};

/**
 * Fetched when the search field gets the focus, so it must be small: products are tuples, and refer to their brand and category
 * by position.
 */
type IndexFile = Pick<SearchIndex, 'version' | 'categories'> & {
  readonly brands: readonly string[];
  readonly products: readonly IndexRow[];
};
type IndexRow = readonly [
  id: string,
  title: string,
  brand: number,
  category: number,
  price: number,
  image: string,
  models: string,
  showsWorksWith: 0 | 1,
];

type ShardFile = { readonly version: string; readonly products: readonly ShardRow[] };
type ShardRow = Omit<SearchEntry, keyof IndexedProduct>;

export function toIndexFile({ version, products, categories }: SearchIndex): IndexFile {
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const brandPositions = positionsOf(brands);
  const categoryPositions = positionsOf(categories.map(({ slug }) => slug));
  return {
    version,
    categories,
    brands,
    products: products.map(({ id, title, brand, category, price, image, models, showsWorksWith }) => [
      id,
      title,
      brandPositions.get(brand) ?? -1,
      categoryPositions.get(category) ?? -1,
      price,
      image,
      models,
      showsWorksWith ? 1 : 0,
    ]),
  };
}

/** Returns `undefined` if the value is not a valid index file. */
export function parseIndexFile(file: unknown): SearchIndex | undefined {
  if (!isIndexFile(file)) return undefined;
  const { version, brands, categories } = file;
  const products = file.products.flatMap(
    ([
      id,
      title,
      brandPosition,
      categoryPosition,
      price,
      image,
      models,
      worksWith,
    ]): readonly IndexedProduct[] => {
      const brand = brands[brandPosition];
      const category = categories[categoryPosition]?.slug;
      return brand === undefined || category === undefined
        ? []
        : [{ id, title, brand, category, price, image, models, showsWorksWith: worksWith === 1 }];
    },
  );
  return products.length === file.products.length ? { version, products, categories } : undefined;
}

/** @param entries those of one shard */
export function toShardFile(version: string, entries: readonly SearchEntry[]): ShardFile {
  return { version, products: entries.map(withoutIndexedFields) };
}

/**
 * Joins a shard with the index. Returns `undefined` if the file is not a shard, or if it belongs to another version of the
 * catalogue than the index.
 */
export function parseShardFile(
  file: unknown,
  index: SearchIndex,
  shard: number,
): readonly SearchEntry[] | undefined {
  if (!isShardFile(file) || file.version !== index.version) return undefined;
  const indexed = productsOfShard(index.products, shard);
  if (file.products.length !== indexed.length) return undefined;
  const entries = indexed.map(
    ({ models: _models, showsWorksWith: _worksWith, ...fields }, position): unknown =>
      Object.assign({}, file.products[position], fields),
  );
  return isListOf(isSearchEntry)(entries) ? entries : undefined;
}

function withoutIndexedFields(entry: SearchEntry): ShardRow {
  const { id: _id, title: _title, brand: _brand, category: _category, ...others } = entry;
  const { price: _price, image: _image, ...row } = others;
  return row;
}

function positionsOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((value, position) => [value, position]));
}

function isIndexFile(file: unknown): file is IndexFile {
  return (
    isRecord(file) &&
    isString(file['version']) &&
    isListOf(isString)(file['brands']) &&
    isListOf(isCategory)(file['categories']) &&
    isListOf(isIndexRow)(file['products'])
  );
}

function isIndexRow(row: unknown): row is IndexRow {
  if (!Array.isArray(row) || row.length !== 8) return false;
  const [id, title, brand, category, price, image, models, worksWith]: readonly unknown[] = row;
  return [id, title, image, models].every(isString) && [brand, category, price, worksWith].every(isNumber);
}

function isCategory(value: unknown): value is SearchIndex['categories'][number] {
  return isRecord(value) && isString(value['title']) && isString(value['slug']);
}

function isShardFile(file: unknown): file is { version: string; products: readonly object[] } {
  return isRecord(file) && isString(file['version']) && isListOf(isRecord)(file['products']);
}

function isSearchEntry(value: unknown): value is SearchEntry {
  return (
    isRecord(value) &&
    isProductSummary(value) &&
    'description' in value &&
    isString(value.description) &&
    'specifications' in value &&
    isListOf(isString)(value.specifications)
  );
}
