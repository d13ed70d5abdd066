import { categoryImagePath } from '#app/domain/product/image-path.ts';
import { checkDuplicates } from './check-duplicates.server.ts';
import { checkPicture } from './check-image.server.ts';
import { type Entry, textIn, textsIn } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';
import { didYouMean } from './near-spelling.server.ts';

const file = 'categories.json';

export function checkCategories(
  categories: readonly Entry[],
  productIds: ReadonlySet<string> | undefined,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  return [
    ...checkDuplicates(file, categories, 'id'),
    ...checkDuplicates(file, categories, 'slug'),
    ...checkDuplicates(file, categories, 'title'),
    ...checkParents(categories),
    ...categories.flatMap((category) => [
      ...checkFeatured(category, productIds),
      ...checkPicture(file, category, categoryImagePath, fileExists),
    ]),
  ];
}

function checkParents(categories: readonly Entry[]): readonly Mistake[] {
  const parentBySlug = new Map(
    categories.flatMap(({ fields }) => {
      const slug = textIn(fields, 'slug');
      return slug === undefined ? [] : [[slug, textIn(fields, 'parent')] as const];
    }),
  );
  return categories.flatMap(({ name, fields }) => {
    const slug = textIn(fields, 'slug');
    const parent = textIn(fields, 'parent');
    if (parent === undefined) return [];
    const place = { file, item: name, field: 'parent' } as const;
    if (!parentBySlug.has(parent)) {
      const cure = didYouMean(parent, parentBySlug.keys(), 'use the slug of another category');
      return [{ ...place, message: `there is no category "${parent}"`, cure }];
    }
    return slug !== undefined && isWithinItself(slug, parentBySlug)
      ? [{ ...place, message: `"${parent}" leads back to this category`, cure: 'choose a parent outside it' }]
      : [];
  });
}

function isWithinItself(slug: string, parentBySlug: ReadonlyMap<string, string | undefined>): boolean {
  const passed = new Set<string>();
  let here = parentBySlug.get(slug);
  while (here !== undefined && here !== slug && !passed.has(here)) {
    passed.add(here);
    here = parentBySlug.get(here);
  }
  return here === slug;
}

function checkFeatured(
  { name, fields }: Entry,
  productIds: ReadonlySet<string> | undefined,
): readonly Mistake[] {
  const featured = textsIn(fields, 'featuredProducts');
  return featured.flatMap((id, index) => {
    const place = { file, item: name, field: `featuredProducts[${index}]` } as const;
    if (productIds?.has(id) === false) {
      return [
        {
          ...place,
          message: `there is no product "${id}"`,
          cure: 'use the id of a product in products.json',
        },
      ];
    }
    return featured.indexOf(id) === index
      ? []
      : [{ ...place, message: `"${id}" stands here twice`, cure: 'remove one of them' }];
  });
}
