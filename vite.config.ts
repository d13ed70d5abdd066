import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogueReload } from './scripts/catalogue-reload.ts';
import { categoriesModule } from './scripts/categories-module.ts';
import { OLDEST_BROWSERS } from './scripts/oldest-browsers.ts';

export default defineConfig(({ isPreview }) => ({
  // Prerendering uses the preview server. Watching files would take most of the build's time.
  server: isPreview ? { watch: null } : {},
  plugins: [categoriesModule(), catalogueReload(), reactRouter()],
  build: {
    // The content security policy allows no data: URLs in style sheets.
    assetsInlineLimit: 0,
    // One style sheet, so that no navigation waits for another one.
    cssCodeSplit: false,
    // See app/shell/page-scripts.tsx.
    modulePreload: false,
    target: OLDEST_BROWSERS,
    rolldownOptions: {
      // Texts are constants. Inlining them saves 2% of the scripts.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // Code that three or more pages share goes into one file.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] } },
    },
  },
}));
