import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_FILES, type CatalogueTexts } from '#app/catalogue/catalogue-files.server.ts';
import type { ProductData } from '#app/catalogue/schema/product-schema.server.ts';

/**
 * The shop's own catalogue, filled up to `count` products that are modelled on its own and spread evenly over its
 * categories. They carry no mark (featured, new, hot, best seller, on sale): other pages' lists must not notice them.
 */
export function madeUpCatalogue(own: CatalogueTexts, count: number): CatalogueTexts {
  const file: { readonly products: readonly ProductData[] } = JSON.parse(own['products.json'] ?? '');
  const categories = [...new Set(file.products.map(({ category }) => category))];
  const ranges = categories.map((slug) => file.products.filter(({ category }) => category === slug));
  const madeUp = Array.from({ length: Math.max(0, count - file.products.length) }, (_, index) =>
    likeOneOf(itemAt(ranges, index), Math.floor(index / ranges.length), index + 1),
  );
  const all = { ...file, products: [...file.products, ...madeUp] };
  return { ...own, 'products.json': `${JSON.stringify(all, null, 2)}\n` };
}

export function writeCatalogue(files: CatalogueTexts, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of CATALOGUE_FILES) writeFileSync(join(folder, file), files[file] ?? '');
}

function likeOneOf(models: readonly ProductData[], turn: number, number: number): ProductData {
  const model = itemAt(models, turn);
  return {
    id: `m${number}`,
    title: `${model.title} Mk ${number}`,
    brand: model.brand,
    category: model.category,
    price: (Math.round(model.price * 100) + number) / 100,
    ...(model.image !== undefined && { image: model.image }),
    images: model.images ?? [],
    rating: model.rating ?? 0,
    availableQuantity: number % 40,
    soldQuantity: number % 90,
    description: model.description,
    highlights: model.highlights ?? [],
    applications: model.applications ?? [],
    specifications: { ...model.specifications, 'Item number': `MADE-UP-${number}` },
  };
}

/** Begins again after the last. */
function itemAt<T>(items: readonly T[], turn: number): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('A catalogue without products is no model for others.');
  return item;
}
