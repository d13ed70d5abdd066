import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCents } from '../../app/lib/money.ts';

/** Prices are in dollars, or whatever the currency is. */
type ProductData = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly description: string;
  readonly price: number;
  readonly isSoldOut?: boolean;
  readonly isAvailable?: boolean;
  readonly available?: boolean;
  readonly availableQuantity?: number;
  readonly maxQuantity?: number;
};

type ProductFile = { readonly products: readonly ProductData[] };

/**
 * The products of the shop's data files. The files must have passed `npm run catalogue:check`.
 * @param folder the owner's folder, see `ownerFolder` of the settings
 * @throws Error if there is no JSON file of products, or if there is a table (CSV)
 */
export function readCatalogueFiles(folder: string): readonly CatalogueProduct[] {
  return readProductFiles(folder).flatMap(({ products }) => products.map(toProduct));
}

/**
 * The contents of `products.json`, of the JSON files in `products/`, or of both.
 * @throws Error if there is no such file, or if there is a table (CSV)
 */
export function readProductFiles(folder: string): readonly ProductFile[] {
  const inFolder = namesIn(join(folder, 'products'));
  const table = inFolder.find((name) => name.endsWith('.csv'));
  if (table !== undefined) {
    throw new Error(`${table}: live mode reads products from JSON files only, not from tables.`);
  }
  const names = [
    ...namesIn(folder).filter((name) => name === 'products.json'),
    ...inFolder.filter((name) => name.endsWith('.json')).map((name) => join('products', name)),
  ];
  if (names.length === 0) throw new Error(`${folder} has no file of products.`);
  return names.map((name) => readJson(join(folder, name)));
}

function readJson(path: string): ProductFile {
  // Some editors begin a file with a byte order mark, which is not valid JSON.
  return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
}

/** A product as far as the engine needs it. Its price is in cents; its stock is undefined if it is not counted. */
export type CatalogueProduct = ReturnType<typeof toProduct>;

function toProduct(data: ProductData) {
  const { id, title, brand, category, description, price, maxQuantity } = data;
  const isForSale = data.isSoldOut !== true && (data.isAvailable ?? data.available ?? true);
  const stock = isForSale ? data.availableQuantity : 0;
  return { id, title, brand, category, description, price: toCents(price), stock, maxQuantity };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
