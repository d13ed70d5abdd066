/** A product of the engine, withdrawn ones included. The price is in cents. */
export type EngineProduct = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly price: number;
  /** null if the engine does not count it. */
  readonly stock: number | null;
  readonly isWithdrawn: boolean;
};

type ProductData = { readonly id: string; readonly price: number } & Readonly<Record<string, unknown>>;

export type MergedCatalogue = {
  readonly products: readonly ProductData[];
  readonly changed: number;
  readonly added: number;
  readonly withdrawn: number;
  /** New products that lack what the shop needs to list them. */
  readonly incomplete: readonly { readonly id: string; readonly missing: readonly string[] }[];
};

/**
 * The products of the catalogue with the engine's prices and stock, and the complete products that were added in the
 * back office. A withdrawn product stays in the catalogue as sold out, because banners, categories and links may still
 * name it. If the price differs, the discount is adjusted or removed. Everything else of a product stays as it is in
 * the catalogue.
 */
export function mergeCatalogue(
  own: readonly ProductData[],
  engine: readonly EngineProduct[],
): MergedCatalogue {
  const byId = new Map(engine.map((product) => [product.id, product]));
  const products: ProductData[] = [];
  let changed = 0;
  let withdrawn = 0;
  for (const product of own) {
    const current = byId.get(product.id);
    byId.delete(product.id);
    if (!current) products.push(product);
    else if (current.isWithdrawn) {
      products.push({ ...product, isSoldOut: true, availableQuantity: 0 });
      withdrawn++;
    } else {
      const merged = mergeOne(product, current);
      if (JSON.stringify(merged) !== JSON.stringify(product)) changed++;
      products.push(merged);
    }
  }
  const incomplete = [];
  let added = 0;
  for (const product of byId.values()) {
    if (product.isWithdrawn) continue;
    const missing = (['brand', 'category', 'description'] as const).filter((name) => !product[name]);
    if (missing.length > 0) incomplete.push({ id: product.id, missing });
    else {
      products.push(newProduct(product));
      added++;
    }
  }
  return { products, changed, added, withdrawn, incomplete };
}

function mergeOne(product: ProductData, { price, stock }: EngineProduct): ProductData {
  const dollars = price / 100;
  const merged: Record<string, unknown> = { ...product, price: dollars };
  const reducedFrom = Number(product['originalPrice'] ?? product['oldPrice'] ?? 0);
  if (dollars !== product.price) {
    // The catalogue's discount belongs to the catalogue's price, not to this one.
    if (reducedFrom > dollars) merged['discount'] = Math.round(100 * (1 - dollars / reducedFrom));
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
    title,
    brand,
    category,
    price: price / 100,
    isNew: true,
    ...(stock !== null && { availableQuantity: stock, isSoldOut: stock === 0 }),
    description,
  };
}
