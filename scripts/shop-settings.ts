import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';

const MODULE = '#app/shop-data.ts';
const RESOLVED = '\0shop-settings';

/**
 * Makes a constant of each of the owner's settings. It is a module of its own, so that a page loads only those that it shows, and the
 * bundler can leave out the code for those that are absent.
 */
export function shopSettings(): Plugin {
  return {
    name: 'shop-settings',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? RESOLVED : source.startsWith(RESOLVED) ? source : undefined),
    load: {
      filter: { id: new RegExp(`^${RESOLVED}`) },
      async handler(id) {
        const file = join(catalogueFolder(), 'shop.json');
        this.addWatchFile(file);
        const settings = await readSettings(statSync(file).mtimeMs);
        const name = id.slice(`${RESOLVED}/`.length);
        const single = `export default ${JSON.stringify(settings[name])};`;
        const all = Object.keys(settings)
          .map((key) => `export { default as ${key} } from ${JSON.stringify(`${RESOLVED}/${key}`)};`)
          .join('\n');
        return { code: name === '' ? all : single, moduleSideEffects: false };
      },
    },
  };
}

/** @param version another one evaluates the module anew */
async function readSettings(version: number): Promise<Readonly<Record<string, unknown>>> {
  const { href } = pathToFileURL(resolve('app/shop-data.ts'));
  return import(`${href}?${version}`);
}
