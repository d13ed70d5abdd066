import { fetchJson } from '#app/lib/fetch-json.ts';
import {
  parseCodeFile,
  type ProductCodes,
  PRODUCT_CODES_PATH,
} from '#app/quick-order/model/product-codes.ts';

/** @throws Error if the file cannot be loaded or has an unexpected shape */
export async function loadProductCodes(): Promise<readonly ProductCodes[]> {
  const products = parseCodeFile(await fetchJson(PRODUCT_CODES_PATH));
  if (!products) throw new Error(`${PRODUCT_CODES_PATH} has an unexpected shape`);
  return products;
}
