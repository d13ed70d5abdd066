import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogueFolder, publicFolder } from './app/catalogue/catalogue-files.server.ts';
import { IS_LIVE } from './app/shop-data.ts';
import { basePath } from './scripts/base-path.ts';
import { buildProgress } from './scripts/build-progress.ts';
import { catalogueReload } from './scripts/catalogue-reload.ts';
import { shopContents, shopTools } from './scripts/shop-contents.ts';
import { OLDEST_BROWSERS } from './scripts/oldest-browsers.ts';
import { shopSettings } from './scripts/shop-settings.ts';
import { BUILD_FOLDER } from './scripts/site-folders.ts';

const LIVE = {
  /** See `app/env.d.ts`. */
  define: {
    'import.meta.env.LIVE': 'true',
    'import.meta.env.PUBLIC_URL': JSON.stringify(process.env['PUBLIC_URL']),
  },
  // The gateway runs the pages of a live shop from a folder without packages.
  ssr: { noExternal: true },
} as const;

/** What is around every page, and what it needs. */
const FRAME =
  /\/app\/(?:shell\/|search\/(?:search-box|model\/search-path)|lib\/(?:early-input|signed-in-store)|checkout\/accepted-payment|ui\/payment-marks)/;
/** Code that several pages share, but of which a home, category or product page needs little. */
const NOT_SHARED =
  /\/app\/(?:account|listing|checkout|content|figures|commerce\/(?:failure-texts|model)|cart\/model\/cart-link|ui\/(?:password-field|form-messages|use-form)|lib\/(?:validation|typed-text))/;

/** Besides entries. */
const RUN_AT_START = new Set(['shared', 'frame']);
/** Chromium compiles all functions of the file while it loads, beside the main thread: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

async function readCatalogueOfBuild(): Promise<void> {
  const { entry } = await import(pathToFileURL(resolve(BUILD_FOLDER, 'server/index.js')).href);
  entry.module.keepCatalogue();
}

export default defineConfig(({ command, isPreview }) => ({
  base: basePath(),
  ...(IS_LIVE && LIVE),
  publicDir: publicFolder(),
  // Prerendering uses the preview server. Watching files would take most of the build's time.
  server: isPreview ? { watch: null } : { fs: { allow: ['.', catalogueFolder()] } },
  // In a container without IPv6, Node listens at ::1 for `localhost`, but connects to 127.0.0.1.
  preview: { host: '127.0.0.1' },
  plugins: [
    shopSettings(),
    shopContents(),
    shopTools(),
    catalogueReload(),
    buildProgress(),
    // The router waits ten seconds for each page. Reading a large catalogue for the first one takes longer.
    { name: 'read-catalogue', configurePreviewServer: readCatalogueOfBuild },
    reactRouter(),
  ],
  // The development server finds all packages before it answers. Otherwise it reloads the first page when it finds another.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{test,browser.test,fuzz.test,fixture}.*'] },
  // During development, the browser's inspector says where a class comes from. The names of CSS modules are unique.
  css: {
    modules: {
      generateScopedName:
        command === 'serve' && !isPreview
          ? (local, file) => `${basename(file, '.module.css')}_${local}`
          : '[hash:base64:4]',
    },
  },
  build: {
    // Names the files of each route, see scripts/offline-files.ts.
    manifest: true,
    // The content security policy allows no data: URLs in style sheets.
    assetsInlineLimit: 0,
    // One style sheet, so that no navigation waits for another one. Few screens have their own, see app/ui/style-sheet.tsx.
    cssCodeSplit: false,
    // Preloads compete with the first picture, see app/shell/page-scripts.tsx.
    modulePreload: false,
    target: OLDEST_BROWSERS,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // jspdf would load these to convert HTML and SVG, which the shop does not do.
      external: ['canvg', 'dompurify', 'html2canvas'],
      // Texts are constants. Inlining them saves 2% of the scripts.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The main thread would compile each function at its first call, between a press and its answer.
        postBanner: ({ isEntry, name }) => (isEntry || RUN_AT_START.has(name) ? COMPILE_AHEAD : ''),
        // Fewer requests: what chunks share is not a file for each module.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              priority: 1,
              minShareCount: 5,
              test: (id) => !NOT_SHARED.test(id.replaceAll('\\', '/')),
            },
            { name: 'figures', minShareCount: 2, test: /\/app\/figures\/(?!model\/compare-figures)/ },
            { name: 'frame', minShareCount: 2, test: FRAME },
          ],
        },
      },
    },
  },
}));
