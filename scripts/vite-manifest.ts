import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The part of Vite's manifest that is read here, see https://vite.dev/guide/backend-integration. The key of a source file
 * is its path, with a query if the router has changed the file.
 */
export type Manifest = Readonly<Record<string, Chunk>>;
type Chunk = {
  readonly file: string;
  /** Keys of the manifest, like `dynamicImports`. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** Style sheets that the chunk links to. */
  readonly assets?: readonly string[];
};

/** The manifest of the code and styles that pages load. */
export async function readManifest(site: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
}
