import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueFolder, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { catalogueSchemas } from './catalogue-schemas.ts';

test.each([...catalogueSchemas()])('%s is up to date (npm run catalogue:schemas)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

// Tables (CSV) cannot name a schema.
const jsonFiles = Object.entries(readCatalogueFiles(catalogueFolder())).filter(([file]) =>
  file.endsWith('.json'),
);

test.each(jsonFiles)('%s names a schema file that exists', (file, text) => {
  const path = join(catalogueFolder(), file);
  const link = /"\$schema": "([^"]+)"/.exec(text)?.[1] ?? '';
  expect(link).toMatch(/\.schema\.json$/);
  expect(existsSync(join(dirname(path), link))).toBe(true);
});
