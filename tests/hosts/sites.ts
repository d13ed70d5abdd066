import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOST_FILES } from '#scripts/host-file-names.ts';
import { ROOT_SITE, FOLDER_SITE, type Site } from '#tests/support/fixture-sites.ts';

/** The built sites, with the absolute paths that the configurations of the servers need. */
export const SITES: readonly Site[] = [ROOT_SITE, FOLDER_SITE].map(({ base, root, folder }) => ({
  base,
  root: resolve(root),
  folder: resolve(folder),
}));

/** The files of the site that a host serves, without compressed copies, relative to the site's folder. */
export function servedFiles({ folder }: Site): readonly string[] {
  const hidden = new Set<string>(HOST_FILES);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !hidden.has(file) && !/\.(br|gz)$/.test(file));
}
