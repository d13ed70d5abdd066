import {
  isProductFile,
  isTable,
  readCatalogueFiles as readTexts,
} from '../../app/catalogue/catalogue-files.server.ts';
import { parseCsv } from '../../app/catalogue/checks/parse-csv.server.ts';
import { gramsIn } from '../../app/lib/grams-in.ts';
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
  readonly weight?: string;
};

type ProductFile = { readonly products: readonly ProductData[] };

/**
 * The products of the shop's data files. The files must have passed `npm run catalogue:check`.
 * @param folder the owner's folder, see `ownerFolder` of the settings
 * @throws Error if there is no file of products
 */
export function readCatalogueFiles(folder: string): readonly CatalogueProduct[] {
  return readProductFiles(folder).flatMap(({ products }) => products.map(toProduct));
}

/**
 * The contents of `products.json`, of the files in `products/`, or of both, read as the shop reads them.
 * @throws Error if there is no such file
 */
export function readProductFiles(folder: string): readonly ProductFile[] {
  const files = Object.entries(readTexts(folder)).filter(([file]) => isProductFile(file));
  if (files.length === 0) throw new Error(`${folder} has no file of products.`);
  return files.map(([file, text]) => {
    const value: unknown = isTable(file) ? parseCsv(text).value : JSON.parse(text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file has passed the shop's check
    return value as ProductFile;
  });
}

/** A product as far as the engine needs it. Its price is in cents; its stock is undefined if it is not counted. */
export type CatalogueProduct = ReturnType<typeof toProduct>;

function toProduct(data: ProductData) {
  const { id, title, brand, category, description, price, maxQuantity, weight } = data;
  const isForSale = data.isSoldOut !== true && (data.isAvailable ?? data.available ?? true);
  const stock = isForSale ? data.availableQuantity : 0;
  const grams = weight === undefined ? undefined : gramsIn(weight);
  return { id, title, brand, category, description, price: toCents(price), stock, maxQuantity, grams };
}
