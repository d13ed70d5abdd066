import * as v from 'valibot';
import { type Cents, toDollars } from '#app/lib/money.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { discountPercent, type Product } from '#app/product/model/product.ts';
import { allCategories, allProducts, showProducts } from './catalogue.server.ts';
import { defaultMessage } from './checks/mistakes.server.ts';
import { plainText } from './import/plain-text.server.ts';
import { productSchema } from './schema/product-schema.server.ts';
import { referencesIn } from './schema/references.server.ts';
import { toProduct } from './to-catalogue.server.ts';

/** A variant as the engine of a live shop has it. The id is the SKU; empty for a product without variants. */
export type EngineProduct = {
  readonly id: string;
  readonly title: string;
  /** Text, or HTML if it was written in the back office. */
  readonly description: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly price: Cents;
  /** The number of pieces for sale; null if it is not counted. */
  readonly stock: number | null;
  readonly maxQuantity: number | null;
  readonly isWithdrawn: boolean;
};

/** The products of the data files. */
let own: readonly Product[] | undefined;
/** What each product of the engine becomes, or what is wrong with it. */
let checked = new WeakMap<EngineProduct, Product | string>();
/** On which the checks depend besides the product. */
let brands = '';

/**
 * Shows the products as they are in the engine, in place of those in the data files, until it is called again. Pictures,
 * highlights and figures are in the files only. A product of the files that cannot be bought is shown as sold out, because
 * banners, categories and links may name it.
 * @param engine all products; those that have not changed should be the same objects as at the last call
 * @returns a line for each product that is not shown as it is in the engine: what is wrong, and how to cure it
 */
export function showEngineProducts(engine: readonly EngineProduct[]): readonly string[] {
  own ??= allProducts();
  const byId = Map.groupBy(engine, ({ id }) => id.trim());
  const references = referencesIn([...own, ...engine], allCategories(), () => true);
  const schema = productSchema(references);
  const currentBrands = [...new Set([...own, ...engine].map(({ brand }) => brand))].join('\n');
  if (currentBrands !== brands) checked = new WeakMap();
  brands = currentBrands;
  const titles = new Map<string, string>();
  const problems: string[] = [];

  /** The product as the engine has it, or what is wrong with it. */
  const asInEngine = (known: readonly EngineProduct[], ofFile?: Product): Product | string => {
    const [variant, ...others] = known.filter(({ isWithdrawn }) => !isWithdrawn);
    if (known.length === 0) return UNKNOWN;
    if (!variant) return DISABLED;
    if (variant.id.trim() === '') return NO_SKU;
    if (others.length > 0)
      return `${others.length + 1} variants have this SKU, so none is sold; give each its own in the back office`;
    if (variant.id.length > MAX_ID_LENGTH)
      return `the SKU is longer than ${MAX_ID_LENGTH} characters; shorten it in the back office`;
    const product = checked.get(variant) ?? merged(variant, schema, ofFile);
    checked.set(variant, product);
    if (typeof product === 'string') return product;
    const title = foldText(product.title);
    const other = titles.get(title);
    if (other !== undefined) return `title: "${product.title}" is already used by id ${other}`;
    titles.set(title, product.id);
    return product;
  };

  const products: Product[] = [];
  for (const product of own) {
    const known = byId.get(product.id) ?? [];
    byId.delete(product.id);
    const shown = asInEngine(known, product);
    if (typeof shown === 'string') {
      products.push({ ...product, soldOut: true, availableQuantity: 0 });
      titles.set(foldText(product.title), product.id);
      problems.push(`Shown as sold out: id ${product.id}: ${shown}`);
    } else products.push(shown);
  }
  for (const [id, known] of byId) {
    if (known.every(({ isWithdrawn }) => isWithdrawn)) continue;
    const shown = asInEngine(known);
    if (typeof shown !== 'string') products.push(shown);
    else if (id !== '') problems.push(`Not shown: id ${id}: ${shown}`);
    else problems.push(...known.map(({ title }) => `Not shown: "${title}": ${shown}`));
  }
  showProducts(products);
  return problems;
}

/** Ids become parts of addresses. */
const MAX_ID_LENGTH = 100;
const UNKNOWN =
  'the engine does not have it; it was deleted in the back office, or added to the data files since the last start; restart the shop to sell it, or remove it from the data files';
const DISABLED = 'it is disabled in the back office; enable the product and its variant to sell it';
const NO_SKU = 'it has no variant with a SKU; enter one in the back office, such as pelco-45';

function merged(
  { id, title, description, brand, category, price, stock, maxQuantity }: EngineProduct,
  schema: ReturnType<typeof productSchema>,
  ofFile: Product | undefined,
): Product | string {
  const data = {
    id,
    title: title.trim(),
    ...(brand && { brand: brand.trim() }),
    ...(category && { category: category.trim() }),
    price: toDollars(price),
    ...(stock !== null && { availableQuantity: Math.max(0, stock) }),
    ...(maxQuantity !== null && { maxQuantity }),
    isNew: true,
    description: plainText(description),
  };
  const { success, output, issues } = v.safeParse(schema, data, { message: defaultMessage });
  if (!success) {
    const [issue] = issues;
    return `${v.getDotPath(issue)}: ${issue.message}`;
  }
  const product = toProduct(output);
  return ofFile ? withFile(product, ofFile) : product;
}

/** What the engine does not know is that of the file. */
function withFile(product: Product, file: Product): Product {
  const { title, brand, category, price, soldOut, availableQuantity, maxQuantity, description } = product;
  const { availableQuantity: _stock, maxQuantity: _limit, originalPrice, ...others } = file;
  const changed = {
    ...others,
    title,
    brand,
    category,
    price,
    soldOut,
    description,
    ...(availableQuantity !== undefined && { availableQuantity }),
    ...(maxQuantity !== undefined && { maxQuantity }),
  };
  // The discount of the file belongs to its price. The shop shows at most 99%.
  const reduced = originalPrice !== undefined && { ...changed, originalPrice };
  const isReduced = reduced && originalPrice > price && discountPercent(reduced) < 100;
  if (isReduced) return reduced;
  return price === file.price ? changed : { ...changed, isOnSale: false };
}
