import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { referencesIn } from '#app/catalogue/schema/references.server.ts';
import { fileSchemas, productFileSchema } from '#app/catalogue/schema/catalogue-schema.server.ts';
import { productSchema } from '#app/catalogue/schema/product-schema.server.ts';

const FOLDER = 'app/catalogue/data/schemas';

/** The JSON Schema of each data file. The keys are the paths of the schema files. */
export function catalogueSchemas(): ReadonlyMap<string, string> {
  // The JSON Schemas leave out the checks of references, so these need no data.
  const references = referencesIn([], [], () => true);
  const schemas = {
    'products.json': productFileSchema(productSchema(references)),
    ...fileSchemas(references),
  };
  return new Map(
    Object.entries(schemas).map(([file, schema]) => {
      // JSON Schema cannot express some rules, such as references. `npm run catalogue:check` checks those.
      const json = toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore' });
      const path = join(FOLDER, file.replace('.json', '.schema.json'));
      return [path, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const schemas = catalogueSchemas();
  for (const [path, text] of schemas) writeFileSync(path, text);
  console.log(`Wrote ${schemas.size} schemas to ${FOLDER}`);
}
