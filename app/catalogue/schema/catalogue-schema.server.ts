import * as v from 'valibot';
import { bannerSchema } from './banner-schema.server.ts';
import { categorySchema } from './category-schema.server.ts';
import {
  dealsSchema,
  newsItemSchema,
  questionCategorySchema,
  testimonialSchema,
} from './content-schemas.server.ts';
import { productSchema } from './product-schema.server.ts';
import type { References } from './references.server.ts';
import { dataFile, required } from './schema-parts.server.ts';

const sample = required(
  v.boolean(),
  'True if the entries are examples. The page then marks them with a badge.',
);

/** All data files by name, so that the path of an issue begins with its file. */
export const catalogueSchema = (references: References) =>
  v.strictObject({
    'products.json': dataFile({ products: v.array(productSchema(references)) }, 'Every product of the shop.'),
    'categories.json': dataFile({ categories: v.array(categorySchema(references)) }, 'In display order.'),
    'banners.json': dataFile({ banners: v.array(bannerSchema(references)) }, 'Slides of the home page.'),
    'deals.json': dataFile({ deals: dealsSchema }, 'The countdown beside Deals of The Day.'),
    'testimonials.json': dataFile({ sample, testimonials: v.array(testimonialSchema) }, 'Home page section.'),
    'news.json': dataFile({ sample, news: v.array(newsItemSchema) }, 'Home page section.'),
    'questions.json': dataFile({ categories: v.array(questionCategorySchema) }, 'The questions of the FAQ.'),
  });

export type CatalogueData = v.InferOutput<ReturnType<typeof catalogueSchema>>;
