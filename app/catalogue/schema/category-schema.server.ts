import * as v from 'valibot';
import { identifier, kebab, pieces, schemaLink, text } from './schema-parts.server.ts';

const categorySchema = v.strictObject({
  id: v.pipe(identifier, v.metadata({ title: 'Id', description: 'Unique among categories.' })),
  title: v.pipe(text, v.metadata({ title: 'Title', description: 'As shoppers read it.' })),
  slug: v.pipe(
    kebab,
    v.metadata({ title: 'Slug', description: 'Unique; stands in the address: /category/cctv-systems.' }),
  ),
  image: v.exactOptional(
    v.pipe(
      text,
      v.metadata({
        title: 'Image',
        description: 'A file name in /images/categories/, a path from / or an http(s) address.',
      }),
    ),
  ),
  summary: v.exactOptional(v.pipe(text, v.metadata({ title: 'Summary', description: 'One sentence.' }))),
  isNew: v.exactOptional(
    v.pipe(v.boolean(), v.metadata({ title: 'New', description: 'Marked New in the category row.' })),
  ),
  parent: v.exactOptional(
    v.pipe(
      v.string(),
      v.metadata({ title: 'Parent', description: 'The slug of the category that this one belongs to.' }),
    ),
  ),
  productCount: v.exactOptional(
    v.pipe(
      pieces,
      v.metadata({ title: 'Product count', description: 'Not used: the shop counts its products.' }),
    ),
  ),
  featuredProducts: v.exactOptional(
    v.pipe(
      v.array(v.string()),
      v.metadata({ title: 'Featured products', description: 'Ids of products. No page shows them yet.' }),
    ),
  ),
  keySpecifications: v.exactOptional(
    v.pipe(
      v.array(text),
      v.metadata({
        title: 'Key specifications',
        description:
          'Labels of the specifications that buyers of this category compare, the most important first. A product page shows the first five that the product has. Put a label that only some products have, such as the channels of a recorder, before those that all share.',
      }),
    ),
  ),
  subCategories: v.exactOptional(
    v.pipe(
      v.array(text),
      v.metadata({
        title: 'Sub-categories',
        description: 'Names of kinds of products. No page shows them yet.',
      }),
    ),
  ),
});

export type CategoryData = v.InferOutput<typeof categorySchema>;

export const categoriesFileSchema = v.pipe(
  v.strictObject({ $schema: schemaLink, categories: v.array(categorySchema) }),
  v.metadata({ title: 'Categories', description: 'In the order in which the shop shows them.' }),
);
