import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueFolder, isDataFile } from '#app/catalogue/catalogue-files.server.ts';

/**
 * A large data file is written in several steps. By default the watcher reports the first step and drops those that
 * follow shortly after, so open pages would show an error about an incomplete file and not reload again. With these
 * options it reports a file once it has stopped growing.
 */
const WATCH = { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } };

/**
 * Reloads the open pages of the development server once a data file is edited, added or deleted. Vite itself reacts to changed
 * modules only.
 */
export function catalogueReload(): Plugin {
  const folder = catalogueFolder();
  return {
    name: 'catalogue-reload',
    // React Router starts a Vite server for each build, with watching turned off. These options would turn it on.
    config: ({ server }) => (server?.watch === null ? undefined : { server: { watch: WATCH } }),
    configureServer({ watcher, ws }) {
      watcher.add(folder).on('all', (_, path) => {
        if (isDataFile(relative(folder, path).replaceAll('\\', '/'))) ws.send({ type: 'full-reload' });
      });
    },
  };
}
