import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A product of the shop's data files, as far as an engine needs it. Prices are in dollars there, in cents here. */
export type CatalogueProduct = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly description: string;
  readonly price: number;
  /** undefined: not counted */
  readonly stock: number | undefined;
  readonly maxQuantity: number | undefined;
};

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

/**
 * The products of the shop's data files, whose mistakes the shop's own check has found before.
 * @param folder the shop's `app/catalogue/data`
 * @throws Error if there is a table of products
 */
export function readCatalogueFiles(folder: string): readonly CatalogueProduct[] {
  return productFiles(folder).flatMap((file) => {
    const { products } = JSON.parse(readFileSync(file, 'utf8')) as {
      products: readonly ProductData[];
    };
    return products.map(toProduct);
  });
}

/**
 * The paths of `products.json` and of the JSON files in `products/`.
 * @throws Error if there is a table of products
 */
export function productFiles(folder: string): readonly string[] {
  const files = [join(folder, 'products.json')];
  for (const name of namesIn(join(folder, 'products'))) {
    if (name.endsWith('.csv')) {
      throw new Error(`${name}: live mode reads products from JSON files only, not from tables.`);
    }
    if (name.endsWith('.json')) files.push(join(folder, 'products', name));
  }
  return files;
}

function toProduct(data: ProductData): CatalogueProduct {
  const isSold = data.isSoldOut !== true && (data.isAvailable ?? data.available ?? true);
  return {
    id: data.id,
    title: data.title,
    brand: data.brand,
    category: data.category,
    description: data.description,
    price: Math.round(data.price * 100),
    stock: isSold ? data.availableQuantity : 0,
    maxQuantity: data.maxQuantity,
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
