import { productImagePath } from '#app/domain/product/image-path.ts';
import { checkDuplicates } from './check-duplicates.server.ts';
import { checkImage } from './check-image.server.ts';
import { type Entry, numberIn, textIn, textsIn } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';
import { didYouMean } from './near-spelling.server.ts';

const file = 'products.json';

const SPELLINGS = [
  ['originalPrice', 'oldPrice'],
  ['isOnSale', 'isSale'],
  ['isAvailable', 'available'],
] as const;

export function checkProducts(
  products: readonly Entry[],
  categorySlugs: ReadonlySet<string> | undefined,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  return [
    ...checkDuplicates(file, products, 'id'),
    ...checkDuplicates(file, products, 'title'),
    ...products.flatMap((product) => [
      ...checkCategory(product, categorySlugs),
      ...checkSpellings(product),
      ...checkOriginalPrice(product),
      ...checkDiscount(product),
      ...checkImages(product, fileExists),
    ]),
    ...checkBrands(products),
  ];
}

function checkCategory({ name, fields }: Entry, slugs: ReadonlySet<string> | undefined): readonly Mistake[] {
  const category = textIn(fields, 'category');
  return category === undefined || slugs === undefined || slugs.has(category)
    ? []
    : [
        {
          file,
          item: name,
          field: 'category',
          message: `there is no category "${category}"`,
          cure: didYouMean(category, slugs, 'use a slug of categories.json, or add the category there'),
        },
      ];
}

function checkSpellings({ name, fields }: Entry): readonly Mistake[] {
  return SPELLINGS.filter(
    ([usual, other]) =>
      fields[usual] !== undefined && fields[other] !== undefined && fields[usual] !== fields[other],
  ).map(([usual, other]) => ({
    file,
    item: name,
    field: usual,
    message: `is ${String(fields[usual])}, but ${other} is ${String(fields[other])}`,
    cure: `keep only ${usual}`,
  }));
}

function originalPriceOf({ fields }: Entry): number | undefined {
  return numberIn(fields, 'originalPrice') ?? numberIn(fields, 'oldPrice');
}

function checkOriginalPrice(product: Entry): readonly Mistake[] {
  const price = numberIn(product.fields, 'price');
  const originalPrice = originalPriceOf(product);
  return price === undefined || originalPrice === undefined || originalPrice <= 0 || originalPrice > price
    ? []
    : [
        {
          file,
          item: product.name,
          field: product.fields['originalPrice'] === undefined ? 'oldPrice' : 'originalPrice',
          message: `${originalPrice} is not above the price ${price}`,
          cure: 'write the price before the discount, or remove it',
        },
      ];
}

/** The discount may be any that rounds the true one; where the prices are wrong themselves, only they are reported. */
function checkDiscount(product: Entry): readonly Mistake[] {
  const price = numberIn(product.fields, 'price');
  const originalPrice = originalPriceOf(product);
  const discount = numberIn(product.fields, 'discount');
  const place = { file, item: product.name, field: 'discount' } as const;
  if (discount === undefined || discount < 0 || discount > 99 || price === undefined || price <= 0) {
    return [];
  }
  if (originalPrice === undefined) {
    return discount === 0
      ? []
      : [{ ...place, message: 'needs an originalPrice', cure: 'add the price before the discount' }];
  }
  const real = ((originalPrice - price) / originalPrice) * 100;
  return originalPrice <= price || Math.abs(discount - real) <= 0.5
    ? []
    : [
        {
          ...place,
          message: `${discount} does not match the prices ${price} and ${originalPrice}`,
          cure: `write ${Math.round(real)}, or correct a price`,
        },
      ];
}

function checkImages(
  { name, fields }: Entry,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  const image = textIn(fields, 'image');
  const inGallery = textsIn(fields, 'images').map((value, index) => ({ field: `images[${index}]`, value }));
  const all = [
    ...(image === undefined ? [] : [{ field: 'image', value: image }]),
    ...inGallery.filter(({ value }) => value !== image),
  ];
  return all.flatMap(({ field, value }) =>
    checkImage({ file, item: name, field }, productImagePath(value), fileExists),
  );
}

/** Two spellings of a brand would be two brands in the filter: what most products say is right. */
function checkBrands(products: readonly Entry[]): readonly Mistake[] {
  const brands = products.flatMap(({ name, fields }) => {
    const brand = textIn(fields, 'brand');
    return brand === undefined ? [] : [{ name, brand, key: brand.trim().toLowerCase() }];
  });
  const byKey = Map.groupBy(brands, ({ key }) => key);
  return brands.flatMap(({ name, brand, key }) => {
    const usual = mostFrequent((byKey.get(key) ?? []).map((each) => each.brand.trim()));
    if (usual === undefined || usual === brand) return [];
    const message =
      brand.trim() === usual
        ? `"${brand}" begins or ends with a space`
        : `"${brand}" is written "${usual}" elsewhere`;
    return [{ file, item: name, field: 'brand', message, cure: `write "${usual}"` }];
  });
}

/** Of those that are equally frequent the first. */
function mostFrequent(words: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(words, (word) => word).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0];
}
