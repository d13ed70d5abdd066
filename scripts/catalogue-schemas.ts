import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { bannersFileSchema } from '#app/catalogue/schema/banner-schema.server.ts';
import { categoriesFileSchema } from '#app/catalogue/schema/category-schema.server.ts';
import { dealsFileSchema } from '#app/catalogue/schema/deals-schema.server.ts';
import { newsFileSchema } from '#app/catalogue/schema/news-schema.server.ts';
import { productsFileSchema } from '#app/catalogue/schema/product-schema.server.ts';
import { questionsFileSchema } from '#app/catalogue/schema/question-schema.server.ts';
import { testimonialsFileSchema } from '#app/catalogue/schema/testimonial-schema.server.ts';

const FOLDER = 'public/schemas';

const SCHEMAS: Readonly<Record<string, GenericSchema>> = {
  products: productsFileSchema,
  categories: categoriesFileSchema,
  banners: bannersFileSchema,
  deals: dealsFileSchema,
  testimonials: testimonialsFileSchema,
  news: newsFileSchema,
  questions: questionsFileSchema,
};

/** The text that each file of `public/schemas` must have, by its path. */
export function catalogueSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      // What JSON Schema cannot say, like a rule in code, is left to the check.
      const json = toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore' });
      return [join(FOLDER, `${name}.schema.json`), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const schemas = catalogueSchemas();
  mkdirSync(FOLDER, { recursive: true });
  for (const [path, text] of schemas) writeFileSync(path, text);
  console.log(`${schemas.size} schemas written to ${FOLDER}`);
}
