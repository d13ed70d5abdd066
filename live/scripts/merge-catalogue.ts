import { toDollars } from '../../app/lib/money.ts';
import type { allProducts } from '../engine/offers.ts';

export type EngineProduct = Awaited<ReturnType<typeof allProducts>>[number];

type ProductData = { readonly id: string; readonly price: number } & Readonly<Record<string, unknown>>;

export type MergedCatalogue = {
  readonly products: readonly ProductData[];
  readonly changed: number;
  readonly added: number;
  /** A line for each product that is not published as it is in the engine: what is wrong, and how to cure it. */
  readonly problems: readonly string[];
};

/** Ids become names of folders. */
const MAX_ID_LENGTH = 100;

/**
 * The products of the catalogue with the engine's prices and stock, and the complete products that were added in the
 * back office. A product of the catalogue that cannot be bought stays in it as sold out, because banners, categories and links may
 * still name it. If the price differs, the discount is adjusted or removed. Everything else of a product stays as it is in
 * the catalogue.
 * @param refused what the shop's own check says about products as they are in the engine, by id
 */
export function mergeCatalogue(
  own: readonly ProductData[],
  engine: readonly EngineProduct[],
  refused: ReadonlyMap<string, string> = new Map(),
): MergedCatalogue {
  const byId = Map.groupBy(engine, ({ id }) => id);
  const products: ProductData[] = [];
  const problems: string[] = [];
  let changed = 0;
  for (const product of own) {
    const known = byId.get(product.id) ?? [];
    byId.delete(product.id);
    const current = known.find(isOffered);
    const problem = problemOf(known, refused);
    if (current && problem === undefined) {
      const merged = mergeOne(product, current);
      if (JSON.stringify(merged) !== JSON.stringify(product)) changed++;
      products.push(merged);
    } else {
      products.push({ ...product, isSoldOut: true, availableQuantity: 0 });
      problems.push(`Shown as sold out: id ${product.id}: ${problem}`);
    }
  }
  let added = 0;
  for (const [id, known] of byId) {
    const product = known.find(isOffered);
    if (!product) continue;
    const problem = problemOf(known, refused);
    if (problem === undefined) {
      products.push(newProduct(product));
      added++;
    } else if (id.trim() === '') {
      for (const { title } of known.filter(isOffered)) problems.push(`Not published: "${title}": ${NO_SKU}`);
    } else problems.push(`Not published: id ${id}: ${problem}`);
  }
  return { products, changed, added, problems };
}

const UNKNOWN =
  'the engine does not have it; it was deleted in the back office, or added to the data files since the last start; restart the shop to sell it, or remove it from the data files';
const DISABLED = 'it is disabled in the back office; enable the product and its variant to sell it';
const NO_SKU = 'it has no variant with a SKU; enter one in the back office, such as pelco-45';

const isOffered = ({ isWithdrawn }: EngineProduct) => !isWithdrawn;

function problemOf(
  known: readonly EngineProduct[],
  refused: ReadonlyMap<string, string>,
): string | undefined {
  const { length } = known.filter(isOffered);
  const { id = '' } = known[0] ?? {};
  if (known.length === 0) return UNKNOWN;
  if (length === 0) return DISABLED;
  if (id.trim() === '') return NO_SKU;
  if (length > 1)
    return `${length} variants have this SKU, so none is sold; give each its own in the back office`;
  if (id.length > MAX_ID_LENGTH)
    return `the SKU is longer than ${MAX_ID_LENGTH} characters; shorten it in the back office`;
  return refused.get(id);
}

function mergeOne(product: ProductData, { price, stock }: EngineProduct): ProductData {
  const dollars = toDollars(price);
  const merged: Record<string, unknown> = { ...product, price: dollars };
  const reducedFrom = Number(product['originalPrice'] ?? product['oldPrice'] ?? 0);
  if (dollars !== product.price) {
    // The catalogue's discount belongs to the catalogue's price, not to this one.
    const discount = Math.round(100 * (1 - dollars / reducedFrom));
    // The shop shows at most 99%.
    if (reducedFrom > dollars && discount < 100) merged['discount'] = discount;
    else
      for (const name of ['originalPrice', 'oldPrice', 'discount', 'isOnSale', 'isSale']) delete merged[name];
  }
  if (stock === null) delete merged['availableQuantity'];
  else merged['availableQuantity'] = stock;
  const isSoldOut = stock === 0;
  if ('isSoldOut' in product || isSoldOut) merged['isSoldOut'] = isSoldOut;
  for (const name of ['isAvailable', 'available']) if (name in product) merged[name] = !isSoldOut;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a product with a few fields changed
  return merged as ProductData;
}

function newProduct({ id, title, description, brand, category, price, stock }: EngineProduct): ProductData {
  return {
    id,
    title: title.trim(),
    ...(brand && { brand: brand.trim() }),
    ...(category && { category: category.trim() }),
    price: toDollars(price),
    isNew: true,
    ...(stock !== null && { availableQuantity: stock, isSoldOut: stock === 0 }),
    description: plainText(description),
  };
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The back office writes descriptions as HTML. The shop shows text. */
function plainText(html: string): string {
  return html
    .replaceAll(/<br\b[^>]*>|<\/(?:li|h\d)>/gi, '\n')
    .replaceAll(/<\/(?:p|div|ul|ol|blockquote)>/gi, '\n\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
