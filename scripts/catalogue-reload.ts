import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';

/** Reloads the open pages of the development server after an edit of a data file. Vite itself watches modules only. */
export function catalogueReload(): Plugin {
  const folder = catalogueFolder();
  return {
    name: 'catalogue-reload',
    configureServer({ watcher, ws }) {
      watcher.add(folder).on('change', (path) => {
        if (dirname(path) === folder) ws.send({ type: 'full-reload' });
      });
    },
  };
}
