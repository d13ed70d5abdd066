import type { Plugin } from 'vite';
import { prerenderedPaths } from './prerendered-paths.ts';
import { progressLine } from './progress-line.ts';

/** Reports how many pages a build has rendered. The router renders each page by a request to Vite's preview server. */
export function buildProgress(): Plugin {
  return {
    name: 'build-progress',
    configurePreviewServer({ middlewares }) {
      const all = prerenderedPaths().length;
      const report = progressLine({ name: 'Pages' });
      let done = 0;
      middlewares.use(({ url = '' }, response, next) => {
        // The router requests the data of a page separately, before the page.
        const isPage = !url.split('?')[0]?.endsWith('.data');
        if (isPage) {
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
