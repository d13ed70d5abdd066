import * as v from 'valibot';
import type { CatalogueTexts } from './catalogue-files.server.ts';
import { duplicatesIn } from './checks/duplicates.server.ts';
import { defaultMessage, mistakesOf } from './checks/mistakes.server.ts';
import { parseJson } from './checks/parse-json.server.ts';
import { catalogueSchema } from './schema/catalogue-schema.server.ts';
import { type FileExists, referencesIn } from './schema/references.server.ts';
import { type Catalogue, toCatalogue } from './to-catalogue.server.ts';

/** Its message has one line per mistake: file, entry, field, what is wrong. */
export class CatalogueError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/**
 * Parses and checks the data files. Throws a `CatalogueError` that lists every mistake. As long as a file is not valid
 * JSON, it lists only such files.
 */
export function readCatalogue(texts: CatalogueTexts, fileExists: FileExists): Catalogue {
  const files: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const { value, mistakes } = parseJson(text);
    files[file] = value;
    unreadable.push(...mistakes.map((mistake) => `${file}: ${mistake}`));
  }
  if (unreadable.length > 0) throw new CatalogueError(unreadable);

  const result = v.safeParse(catalogueSchema(referencesIn(files, fileExists)), files, {
    message: defaultMessage,
  });
  const mistakes = [...mistakesOf(result.issues ?? []), ...duplicatesIn(files)];
  if (!result.success || mistakes.length > 0) throw new CatalogueError(mistakes);
  return toCatalogue(result.output);
}
