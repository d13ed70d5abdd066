import * as v from 'valibot';
import { fieldOf, textIn, textsIn } from '#app/catalogue/checks/mistakes.server.ts';
import { foldText, withoutInvisible } from '#app/lib/normalize-text.ts';
import { idInSegment } from '#app/offer/model/product-address.ts';
import { categoryImagePath, pictureFiles, productImagePath } from '#app/offer/model/picture-set.ts';
import { slug, text } from './schema-parts.server.ts';

export type References = ReturnType<typeof referencesIn>;

/** Whether the site has a file at this path, such as `/images/products/1.webp`. */
export type FileExists = (publicPath: string) => boolean;

/** Schemas for the fields that must agree with other entries or with the site's files. */
export function referencesIn(
  products: readonly unknown[],
  categories: readonly unknown[],
  fileExists: FileExists,
) {
  const productIds = new Set(textsIn(products, 'id'));
  const specificationLabels = new Set(
    products
      .flatMap((product) => Object.keys(Object(fieldOf(product, 'specifications'))))
      .map((label) => label.normalize('NFC')),
  );
  const parentBySlug = new Map(
    categories.map((category) => [textIn(category, 'slug') ?? '', textIn(category, 'parent')]),
  );
  const combinedSlugs = categories.flatMap(
    (category) => textIn(fieldOf(category, 'combinedPage'), 'slug') ?? [],
  );
  const listingSlugs = [...parentBySlug.keys(), ...combinedSlugs];
  /** For each brand, folded, its spelling in the first product of the brand. */
  const firstSpellings = new Map<string, string>();
  for (const brand of textsIn(products, 'brand')) {
    const key = foldText(brand);
    if (!firstSpellings.has(key)) firstSpellings.set(key, withoutInvisible(brand).normalize('NFC'));
  }
  const spellingOf = (brand: string) => firstSpellings.get(foldText(brand));

  const category = reference(
    (slug) => parentBySlug.has(slug),
    (slug) => `there is no category "${slug}"; use one of ${[...parentBySlug.keys()].join(', ')}`,
  );
  return {
    category,
    parentCategory: v.pipe(
      category,
      v.check(
        (slug) => reachesTopLevel(slug, parentBySlug),
        'leads back to this category; choose another parent',
      ),
    ),
    /** A category, or a page that combines several. */
    listing: reference(
      (slug) => listingSlugs.includes(slug),
      (slug) => `there is no category "${slug}"; use one of ${listingSlugs.join(', ')}`,
    ),
    combinedPage: v.pipe(
      slug,
      v.check(
        (slug) => listingSlugs.filter((other) => other === slug).length === 1,
        ({ input }) => `"${input}" is already used; give each category and combined page its own slug`,
      ),
    ),
    product: reference(
      (id) => productIds.has(id),
      (id) => `there is no product "${id}"; use an id of products.json`,
    ),
    specification: reference(
      (label) => specificationLabels.has(label),
      (label) => `no product has the specification "${label}"; use a label of products.json`,
    ),
    /** With another dash, space or form of an accent it is the same brand, and gets the spelling of the first product. */
    brand: reference(
      (brand) => spellingOf(brand) === brand,
      (brand) => {
        const spelling = spellingOf(brand);
        return spelling === undefined
          ? `no product has the brand "${brand}"; use a brand of products.json`
          : `is written "${spelling}" elsewhere; write it the same`;
      },
      v.pipe(
        text,
        v.transform((brand) => {
          const spelling = spellingOf(brand) ?? '';
          return lettersOf(spelling) === lettersOf(brand) ? spelling : brand;
        }),
      ),
    ),
    page: reference(
      (link) => {
        const [, kind, name = ''] = /^\/(product|category)\/([^?#]*)/.exec(link) ?? [];
        if (kind === 'product') return productIds.has(idInSegment(name));
        if (kind === 'category') return listingSlugs.includes(name);
        return true;
      },
      (link) => `there is no page ${link}; use the id of a product or the slug of a category`,
    ),
    productPicture: picture(productImagePath, fileExists),
    categoryPicture: picture(categoryImagePath, fileExists),
  };
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

function reference(
  isValid: (value: string) => boolean,
  message: (value: string) => string,
  schema: v.GenericSchema<string> = text,
) {
  return v.pipe(
    schema,
    v.check(isValid, ({ input }) => message(input)),
  );
}

const isUrl = (image: string) => /^https?:/i.test(image);

/** `pathOf` completes a bare file name. Whether there is a picture at a URL is not checked. */
function picture(pathOf: (image: string) => string, fileExists: FileExists) {
  const missingFile = (image: string) =>
    isUrl(image) ? undefined : pictureFiles(pathOf(image)).find((file) => !fileExists(file));
  return v.pipe(
    reference(
      (image) => !isUrl(image) || URL.canParse(image),
      (image) => `"${image}" is not a complete URL; write it as https://cdn.example.com/1.webp`,
    ),
    v.check(
      (image) => missingFile(image) === undefined,
      ({ input }) => `there is no file public${missingFile(input)}; add the picture or correct its name`,
    ),
  );
}

/** Whether the category's ancestors end at a category without a parent. They do not if they form a cycle. */
function reachesTopLevel(slug: string, parentBySlug: ReadonlyMap<string, string | undefined>): boolean {
  const visited = new Set<string>();
  let current: string | undefined = slug;
  while (current !== undefined && !visited.has(current)) {
    visited.add(current);
    current = parentBySlug.get(current);
  }
  return current === undefined;
}
