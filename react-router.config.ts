import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './scripts/prerendered-paths.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  // A route's loader in its own file would be one more request for a few hundred bytes.
  splitRouteModules: false,
  prerender: {
    paths: prerenderedPaths,
    // React Router renders a page while it writes others.
    concurrency: 4,
  },
} satisfies Config;
