import * as v from 'valibot';
import { type Cents, toDollars } from '#app/lib/money.ts';
import type { Category } from '#app/offer/model/category.ts';
import { discountPercent, type Product, type Specification } from '#app/offer/model/product.ts';
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
  /** What joins it with the other variants of its product. */
  readonly productId: number;
  readonly productTitle: string;
  /** What tells it apart from them; null if nothing does. */
  readonly options: readonly Specification[] | null;
  readonly isWithdrawn: boolean;
};

/** What pages show of an id, and why they do not show it as the engine has it. */
export type ShownProduct = { readonly product?: Product | undefined; readonly problem?: string };

/**
 * The check of the data files, for products of the engine.
 * @param brands all brands of the shop, the first spelling of each first
 */
export function engineProductSchema(brands: readonly string[], categories: readonly Category[]) {
  const withBrand = brands.map((brand) => ({ brand }));
  return productSchema(referencesIn(withBrand, categories, () => true));
}

/**
 * Pictures, highlights and figures are in the files only. A product of the files that cannot be bought is shown as sold out, because
 * banners, categories and links may name it.
 * @param known the engine's variants with this id
 * @param ofFile the product of the data files with this id
 * @param schema from `engineProductSchema`
 */
export function shownProduct(
  id: string,
  known: readonly EngineProduct[],
  ofFile: Product | undefined,
  schema: ReturnType<typeof engineProductSchema>,
): ShownProduct {
  if (!ofFile && known.every(({ isWithdrawn }) => isWithdrawn)) return {};
  const shown = asInEngine(known, ofFile, schema);
  return typeof shown === 'string' ? instead(id, ofFile, shown) : { product: shown };
}

/** What pages show in place of a product that has a problem. */
export function instead(id: string, ofFile: Product | undefined, problem: string): ShownProduct {
  return ofFile
    ? {
        product: { ...ofFile, soldOut: true, availableQuantity: 0 },
        problem: `Shown as sold out: id ${id}: ${problem}`,
      }
    : { problem: `Not shown: id ${id}: ${problem}` };
}

export const withoutSku = (title: string) => `Not shown: "${title}": ${NO_SKU}`;

function asInEngine(
  known: readonly EngineProduct[],
  ofFile: Product | undefined,
  schema: ReturnType<typeof engineProductSchema>,
): Product | string {
  const [variant, ...others] = known.filter(({ isWithdrawn }) => !isWithdrawn);
  if (known.length === 0) return UNKNOWN;
  if (!variant) return DISABLED;
  if (others.length > 0)
    return `${others.length + 1} variants have this SKU, so none is sold; give each its own in the back office`;
  if (variant.id.length > MAX_ID_LENGTH)
    return `the SKU is longer than ${MAX_ID_LENGTH} characters; shorten it in the back office`;
  return merged(variant, schema, ofFile);
}

/** Ids become parts of addresses. */
const MAX_ID_LENGTH = 100;
const UNKNOWN =
  'the engine does not have it; it was deleted in the back office, or added to the data files since the last start; restart the shop to sell it, or remove it from the data files';
const DISABLED = 'it is disabled in the back office; enable the product and its variant to sell it';
const NO_SKU = 'it has no variant with a SKU; enter one in the back office, such as pelco-45';

function merged(
  { id, title, description, brand, category, price, stock, maxQuantity, ...version }: EngineProduct,
  schema: ReturnType<typeof engineProductSchema>,
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
    ...joinedWithOthers(version),
  };
  const { success, output, issues } = v.safeParse(schema, data, { message: defaultMessage });
  if (!success) {
    const [issue] = issues;
    return `${v.getDotPath(issue)}: ${issue.message}`;
  }
  const product = toProduct(output);
  return ofFile ? withFile(product, ofFile) : product;
}

/** The variants of a product are versions of it (decision 044). */
function joinedWithOthers({
  productId,
  productTitle,
  options,
}: Pick<EngineProduct, 'productId' | 'productTitle' | 'options'>) {
  const stated = (options ?? []).map(([label, value]) => [label.trim(), value.trim()] as const);
  if (stated.length === 0) return {};
  const specifications = Object.fromEntries(stated);
  const family = {
    id: `product-${productId}`,
    title: productTitle.trim(),
    options: Object.keys(specifications),
  };
  return { family, specifications };
}

/** What the engine does not know is that of the file. */
function withFile(product: Product, file: Product): Product {
  const { title, brand, category, price, soldOut, availableQuantity, maxQuantity, description } = product;
  const { availableQuantity: _stock, maxQuantity: _limit, originalPrice, ...others } = file;
  const { family, itemGroup, specifications } = product;
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
    ...(!file.family &&
      family &&
      itemGroup !== undefined && {
        family,
        itemGroup,
        specifications: { ...file.specifications, ...specifications },
      }),
  };
  // The discount of the file belongs to its price. The shop shows at most 99%.
  const reduced = originalPrice !== undefined && { ...changed, originalPrice };
  const isReduced = reduced && originalPrice > price && discountPercent(reduced) < 100;
  if (isReduced) return reduced;
  return price === file.price ? changed : { ...changed, isOnSale: false };
}
