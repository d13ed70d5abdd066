import * as v from 'valibot';
import type { References } from './references.server.ts';
import { id, optional, required, slug, text, wholeNumberFrom } from './schema-parts.server.ts';

export const categorySchema = (references: References) =>
  v.strictObject({
    id: required(id, 'Unique among categories.'),
    title: required(text, 'Shown to shoppers. Unique.'),
    slug: required(slug, 'Part of the address, /category/cctv-systems. Unique.'),
    image: optional(
      references.categoryPicture,
      'A file name in /images/categories/, a path that begins with /, or a URL.',
    ),
    summary: optional(text, 'One sentence.'),
    isNew: optional(v.boolean(), 'Marks the category as New in the category row and on its tile.'),
    parent: optional(references.parentCategory, 'The slug of the category that this one belongs to.'),
    combinedPage: optional(
      v.strictObject({
        slug: required(references.combinedPage, 'Part of the address, /category/all-cameras. Unique.'),
        title: required(text, 'Shown to shoppers.'),
        summary: required(text, 'One sentence.'),
      }),
      'A page with the products of this category and of all categories below it. It can be filtered by the attributes whose filtersIn contains its slug.',
    ),
    productCount: optional(wholeNumberFrom(0), 'Not used: the shop counts the products itself.'),
    featuredProducts: optional(v.array(references.product), 'Ids of products. Not shown yet.'),
    keySpecifications: optional(
      v.array(references.specification),
      'Labels of the specifications that buyers of this category compare, the most important first. A product page shows the first five that the product has. Put a label that only some products have, such as the channels of a recorder, before those that all share.',
    ),
    subCategories: optional(v.array(text), 'Names of kinds of products. Not shown yet.'),
  });

export type CategoryData = v.InferOutput<ReturnType<typeof categorySchema>>;
