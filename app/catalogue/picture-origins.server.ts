import type { Catalogue } from './to-catalogue.server.ts';

/** The origins of pictures that the catalogue names by URL, such as `https://cdn.example.com`. */
export function pictureOriginsIn({
  products,
  categories,
  banners,
}: Pick<Catalogue, 'products' | 'categories' | 'banners'>): readonly string[] {
  const pictures = [
    ...products.flatMap(({ images }) => images),
    ...[...categories, ...banners].map(({ image }) => image),
  ];
  const urls = pictures.filter((picture) => /^https?:/i.test(picture));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
