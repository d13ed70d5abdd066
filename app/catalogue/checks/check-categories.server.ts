import { categoryImagePath } from '#app/domain/product/image-path.ts';
import { checkDuplicates } from './check-duplicates.server.ts';
import { checkPicture } from './check-image.server.ts';
import { type Entry, textIn, textsIn } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';
import { didYouMean } from './near-spelling.server.ts';

const file = 'categories.json';

/** What categories may refer to; undefined where it could not be read, or is wrong itself. */
type Known = {
  readonly slugs: ReadonlySet<string> | undefined;
  readonly ids: ReadonlySet<string> | undefined;
  /** The labels that any product uses. */
  readonly specifications: ReadonlySet<string> | undefined;
};

export function checkCategories(
  categories: readonly Entry[],
  { slugs, ids, specifications }: Known,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  return [
    ...checkDuplicates(file, categories, 'id'),
    ...checkDuplicates(file, categories, 'slug'),
    ...checkDuplicates(file, categories, 'title'),
    ...(slugs === undefined ? [] : checkParents(categories)),
    ...categories.flatMap((category) => [
      ...checkReferences(category, 'featuredProducts', (id) =>
        ids?.has(id) === false
          ? { message: `there is no product "${id}"`, cure: 'use the id of a product in products.json' }
          : undefined,
      ),
      ...checkReferences(category, 'keySpecifications', (label) =>
        specifications?.has(label) === false
          ? {
              message: `no product has the specification "${label}"`,
              cure: didYouMean(label, specifications, 'use a label of the specifications in products.json'),
            }
          : undefined,
      ),
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

/** A list of references to products' entries: each one known, none named twice. */
function checkReferences(
  { name, fields }: Entry,
  field: string,
  unknown: (reference: string) => Pick<Mistake, 'message' | 'cure'> | undefined,
): readonly Mistake[] {
  const references = textsIn(fields, field);
  return references.flatMap((reference, index) => {
    const place = { file, item: name, field: `${field}[${index}]` } as const;
    const wrong = unknown(reference);
    if (wrong) return [{ ...place, ...wrong }];
    return references.indexOf(reference) === index
      ? []
      : [{ ...place, message: `"${reference}" stands here twice`, cure: 'remove one of them' }];
  });
}
