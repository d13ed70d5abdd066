import { reactRouter } from '@react-router/dev/vite';
import browserslist from 'browserslist';
import { defineConfig } from 'vite';
import { catalogueReload } from './scripts/catalogue-reload.ts';
import { categoriesModule } from './scripts/categories-module.ts';

export default defineConfig(({ isPreview }) => ({
  // Prerendering uses the preview server. Watching files would take most of the build's time.
  server: isPreview ? { watch: null } : {},
  plugins: [categoriesModule(), catalogueReload(), reactRouter()],
  build: {
    // The content security policy allows no data: URLs in style sheets.
    assetsInlineLimit: 0,
    // One style sheet, so that no navigation waits for another one.
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] } },
    },
  },
}));
