import { allCategories, allProducts, banners } from './catalogue.server.ts';

/** The origins of pictures that the catalogue names by URL, such as `https://cdn.example.com`. */
export function pictureOrigins(): readonly string[] {
  const pictures = [
    ...allProducts().flatMap(({ images }) => images),
    ...[...allCategories(), ...banners()].map(({ image }) => image),
  ];
  const urls = pictures.filter((picture) => /^https?:/i.test(picture));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
