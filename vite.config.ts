import { reactRouter } from '@react-router/dev/vite';
import browserslist from 'browserslist';
import { defineConfig } from 'vite';
import { allCategories } from './app/catalogue/catalogue.server.ts';
import { toCategorySummary } from './app/catalogue/projections.server.ts';

/** See app/shell/built-categories.ts. */
function builtCategories() {
  return allCategories().map((category) =>
    Object.assign(toCategorySummary(category), { isTop: category.parent === undefined }),
  );
}

export default defineConfig(({ isPreview }) => ({
  // Prerendering runs through Vite's preview server; its file watcher would be most of the build's time.
  server: isPreview ? { watch: null } : {},
  plugins: [reactRouter()],
  define: { BUILT_CATEGORIES: JSON.stringify(builtCategories()) },
  // Nothing is written into the sheet itself: the policy lets no data: address be a font, and few need the Turkish one.
  // What is fetched on demand shares its other chunks with the page that asks: there is nothing to fetch ahead.
  build: { modulePreload: false, cssCodeSplit: false, assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox128', 'safari18'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] },
          },
        },
      },
    },
  },
}));
