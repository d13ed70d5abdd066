import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_FILES, type CatalogueTexts } from '#app/catalogue/catalogue-files.server.ts';
import type { ProductData } from '#app/catalogue/schema/product-schema.server.ts';

/**
 * Adds variants of the catalogue's own products until there are at least `minProducts`. The variants have no flags
 * (featured, new, hot, best seller, on sale), so the lists of the home page stay the same.
 */
export function largerCatalogue(texts: CatalogueTexts, minProducts: number): CatalogueTexts {
  const file: { readonly products: readonly ProductData[] } = JSON.parse(texts['products.json'] ?? '');
  const products = [...file.products];
  for (let index = 0; products.length < minProducts; index += 1) {
    const original = file.products[index % file.products.length];
    if (original === undefined) throw new Error('The catalogue has no products to copy.');
    products.push(variantOf(original, index + 1));
  }
  return { ...texts, 'products.json': `${JSON.stringify({ ...file, products }, null, 2)}\n` };
}

export function writeCatalogue(texts: CatalogueTexts, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of CATALOGUE_FILES) writeFileSync(join(folder, file), texts[file] ?? '');
}

function variantOf(original: ProductData, number: number): ProductData {
  return {
    id: `variant-${number}`,
    title: `${original.title} Mk ${number}`,
    brand: original.brand,
    category: original.category,
    price: (Math.round(original.price * 100) + number) / 100,
    ...(original.image !== undefined && { image: original.image }),
    images: original.images ?? [],
    rating: original.rating ?? 0,
    availableQuantity: number % 40,
    soldQuantity: number % 90,
    description: original.description,
    highlights: original.highlights ?? [],
    applications: original.applications ?? [],
    specifications: { ...original.specifications, 'Item number': `VARIANT-${number}` },
  };
}
