import * as v from 'valibot';
import { attributeSchema } from './attribute-schema.server.ts';
import {
  bannerSchema,
  categorySchema,
  dealsSchema,
  footerSchema,
  newsItemSchema,
  testimonialSchema,
} from './content-schemas.server.ts';
import { plainWordsSchemas } from './plain-words-schema.server.ts';
import type { ProductData } from './product-schema.server.ts';
import type { References } from './references.server.ts';
import { shopSchema } from './shop-schema.server.ts';
import { dataFile, optional, required } from './schema-parts.server.ts';

const sample = required(
  v.boolean(),
  'True if the entries are examples. The page then marks them with a badge.',
);

/** A file with products. A catalogue may have several. */
export const productFileSchema = <Product extends v.GenericSchema>(product: Product) =>
  dataFile({ products: v.array(product) }, 'All products of the shop, or some of them.');

/** The other data files by name. */
export const fileSchemas = (references: References) => ({
  'shop.json': shopSchema(references.category),
  'categories.json': dataFile(
    {
      categories: v.array(categorySchema(references)),
      footer: optional(footerSchema(references), 'What the footer links to.'),
    },
    'In display order.',
  ),
  'attributes.json': v.exactOptional(
    dataFile(
      { attributes: v.array(attributeSchema(references)) },
      'The figures that products are filtered and compared by, and the specifications that state them. Optional.',
    ),
  ),
  'plain-words.json': v.exactOptional(
    dataFile(
      plainWordsSchemas(references),
      'Words that shoppers use for the figures of attributes.json. Optional.',
    ),
  ),
  'banners.json': v.exactOptional(
    dataFile({ banners: v.array(bannerSchema(references)) }, 'Slides of the home page. Optional.'),
  ),
  'deals.json': v.exactOptional(
    dataFile({ deals: dealsSchema }, 'The countdown beside Deals of The Day. Optional.'),
  ),
  'testimonials.json': v.exactOptional(
    dataFile({ sample, testimonials: v.array(testimonialSchema) }, 'Home page section. Optional.'),
  ),
  'news.json': v.exactOptional(
    dataFile({ sample, news: v.array(newsItemSchema) }, 'Home page section. Optional.'),
  ),
});

export type CatalogueData = v.InferOutput<v.StrictObjectSchema<ReturnType<typeof fileSchemas>, undefined>> & {
  readonly products: readonly ProductData[];
};
