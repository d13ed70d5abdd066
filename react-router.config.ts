import type { Config } from '@react-router/dev/config';
import { IS_LIVE } from './app/shop-data.ts';
import { basePath } from './scripts/base-path.ts';
import { prerenderedPaths } from './scripts/prerendered-paths.ts';
import { BUILD_FOLDER } from './scripts/site-folders.ts';

export default {
  appDirectory: 'app',
  buildDirectory: BUILD_FOLDER,
  basename: basePath(),
  // A live shop renders what the engine can change when it is asked for.
  ssr: IS_LIVE,
  routeDiscovery: { mode: 'initial' },
  // A route's `clientLoader` in its own file would be one more request for a few hundred bytes.
  splitRouteModules: false,
  prerender: {
    paths: prerenderedPaths,
    // Faster than one at a time: a page is rendered while others wait for the disk.
    concurrency: 4,
  },
} satisfies Config;
