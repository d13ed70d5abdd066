import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOST_FILES } from '#scripts/host-file-names.ts';

/** A built shop; `root` is the folder that a host's address `/` stands for. */
export type Site = { readonly base: string; readonly root: string; readonly folder: string };

const FOLDER = resolve('test-results/hosts');

/** The shop at the root of its host, and in a folder of it. */
export const SITES: readonly Site[] = [
  { base: '/', root: join(FOLDER, 'own-host'), folder: join(FOLDER, 'own-host') },
  { base: '/shop/', root: join(FOLDER, 'shared-host'), folder: join(FOLDER, 'shared-host/shop') },
];

/** The files of the site that a host serves, without compressed copies, relative to the site's folder. */
export function servedFiles({ folder }: Site): readonly string[] {
  const hidden = new Set<string>(HOST_FILES);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !hidden.has(file) && !/\.(br|gz)$/.test(file));
}
