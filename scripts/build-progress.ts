import type { Plugin } from 'vite';
import { prerenderedPaths } from './prerendered-paths.ts';
import { progressLine } from './progress-line.ts';

/**
 * Reports how many pages and data files a build has rendered. The router renders each of them by a request to Vite's preview
 * server.
 */
export function buildProgress(): Plugin {
  return {
    name: 'build-progress',
    configurePreviewServer({ middlewares }) {
      // The router also renders the page for unknown addresses.
      const all = prerenderedPaths().length + 1;
      const report = progressLine('Pages');
      let done = 0;
      middlewares.use(({ url = '' }, response, next) => {
        // If a page or file has a loader, the router also requests the loader's data, which is not counted.
        const isData = url.split('?')[0]?.endsWith('.data');
        if (!isData) {
          response.on('finish', () => {
            done += 1;
            report(done, all);
          });
        }
        next();
      });
    },
  };
}
