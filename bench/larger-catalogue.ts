import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CatalogueTexts } from '#app/catalogue/catalogue-files.server.ts';
import type { CategoryData } from '#app/catalogue/schema/content-schemas.server.ts';
import type { ProductData } from '#app/catalogue/schema/product-schema.server.ts';
import { type RandomInteger, randomIntegers } from './random-integers.ts';

/** A quarter of the products of an enlarged catalogue are in this category. */
export const LARGEST_CATEGORY = 'cctv-systems';

/**
 * Adds made-up products to a catalogue until it has `count`. The result is the same every time. They have no flags (featured,
 * new, hot, best seller, on sale), so the lists of the home page stay the same.
 */
export function largerCatalogue(texts: CatalogueTexts, count: number): CatalogueTexts {
  const productFile: { readonly products: readonly ProductData[] } = JSON.parse(texts['products.json'] ?? '');
  const { categories }: { readonly categories: readonly CategoryData[] } = JSON.parse(
    texts['categories.json'] ?? '',
  );
  const products = withMadeUpProducts(productFile.products, categories, count);
  return { ...texts, 'products.json': `${JSON.stringify({ ...productFile, products }, null, 2)}\n` };
}

/** @param pictures the `public/` of the shop whose texts these are */
export function writeCatalogue(texts: CatalogueTexts, folder: string, pictures: string): void {
  rmSync(join(folder, 'public'), { force: true });
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(resolve(pictures), join(folder, 'public'), 'junction');
}

function withMadeUpProducts(
  own: readonly ProductData[],
  categories: readonly CategoryData[],
  count: number,
): readonly ProductData[] {
  const ownByCategory = Map.groupBy(own, ({ category }) => category);
  const templatesOf = ({ slug }: CategoryData): readonly ProductData[] => ownByCategory.get(slug) ?? own;
  const sentences = own.flatMap(({ description }) => description.split(/(?<=\.) /));
  const random = randomIntegers();
  const largest = categories.find(({ slug }) => slug === LARGEST_CATEGORY);
  const others = categories.filter((category) => category !== largest);
  const madeUpInLargest =
    largest === undefined
      ? 0
      : Math.floor(count / 4) - own.filter(({ category }) => category === largest.slug).length;
  const madeUpCount = count - own.length;
  const products = [...own];
  let addedToLargest = 0;
  for (let number = 1; number <= madeUpCount; number += 1) {
    // Spreads the products of the largest category evenly over the file. A real export is in order of ids, not of categories.
    const isInLargest =
      largest !== undefined && addedToLargest < Math.round((number / madeUpCount) * madeUpInLargest);
    if (isInLargest) addedToLargest += 1;
    const category = isInLargest ? largest : at(others, number);
    const template = at(templatesOf(category), random(1e6));
    products.push(madeUpProduct(template, category.slug, number, sentences, random));
  }
  return products;
}

/** Like `template`, but with texts and numbers of its own, so that a compressed file is as large as with real products. */
function madeUpProduct(
  template: ProductData,
  category: string,
  number: number,
  sentences: readonly string[],
  random: RandomInteger,
): ProductData {
  const letters = String.fromCharCode(65 + random(26), 65 + random(26));
  const type = `${letters}-${1000 + random(9000)}`;
  const otherDigits = (text: string) =>
    text.replace(/\d+/g, (digits) => String(1 + random(2 * Number(digits) + 1)));
  return {
    id: `variant-${number}`,
    title: `${template.brand} ${type} ${template.title.replace(template.brand, '').trim()} ${number}`,
    brand: template.brand,
    category,
    price: (500 + random(400_000)) / 100,
    ...(template.image !== undefined && { image: template.image }),
    images: template.images ?? [],
    rating: template.rating ?? 0,
    availableQuantity: random(40),
    soldQuantity: random(90),
    description: Array.from({ length: 5 }, () => at(sentences, random(1e6))).join(' '),
    highlights: template.highlights ?? [],
    applications: template.applications ?? [],
    specifications: {
      ...Object.fromEntries(
        Object.entries(template.specifications ?? {}).map(([label, value]) => [label, otherDigits(value)]),
      ),
      'Item number': `${type}-${number}`,
    },
  };
}

/** The entry at `index`. After its last entry the list starts again. */
function at<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The catalogue has nothing to copy.');
  return entry;
}
