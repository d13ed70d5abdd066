import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE_FILES, catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';
import { catalogueSchemas } from './catalogue-schemas.ts';

test.each([...catalogueSchemas()])('%s is up to date (npm run catalogue:schemas)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test.each(CATALOGUE_FILES)('%s names a schema file that exists', (file) => {
  const path = join(catalogueFolder(), file);
  const link = /"\$schema": "([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  expect(link).toMatch(/\.schema\.json$/);
  expect(existsSync(join(dirname(path), link))).toBe(true);
});
