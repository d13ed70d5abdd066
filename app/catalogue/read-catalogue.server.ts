import * as v from 'valibot';
import type { CatalogueTexts } from './catalogue-files.server.ts';
import { duplicatesIn } from './checks/duplicates.server.ts';
import { defaultMessage, mistakesOf } from './checks/mistakes.server.ts';
import { parseJson } from './checks/parse-json.server.ts';
import { catalogueSchema } from './schema/catalogue-schema.server.ts';
import { type FileExists, referencesIn } from './schema/references.server.ts';
import { type Catalogue, toCatalogue } from './to-catalogue.server.ts';

/** The message has one line per mistake: file, entry, field and what is wrong. */
export class CatalogueError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/**
 * Parses and checks the data files.
 * @throws CatalogueError which lists every mistake. If a file is not valid JSON, it lists only the mistakes in JSON.
 */
export function readCatalogue(texts: CatalogueTexts, fileExists: FileExists): Catalogue {
  const files: Record<string, unknown> = {};
  const jsonMistakes: string[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const { value, mistakes } = parseJson(text);
    files[file] = value;
    jsonMistakes.push(...mistakes.map((mistake) => `${file}: ${mistake}`));
  }
  if (jsonMistakes.length > 0) throw new CatalogueError(jsonMistakes);

  const result = v.safeParse(catalogueSchema(referencesIn(files, fileExists)), files, {
    message: defaultMessage,
  });
  const mistakes = [...mistakesOf(result.issues ?? []), ...duplicatesIn(files)];
  if (!result.success || mistakes.length > 0) throw new CatalogueError(mistakes);
  return toCatalogue(result.output);
}
