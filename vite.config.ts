import { reactRouter } from '@react-router/dev/vite';
import browserslist from 'browserslist';
import { defineConfig } from 'vite';
import { allCategories } from './app/catalogue/catalogue.server.ts';
import { toCategorySummary } from './app/catalogue/projections.server.ts';
import { layerOrder } from './scripts/layer-order.ts';
import { sharedSheet } from './scripts/shared-sheet.ts';

/** What most pages share, and what of it only a few do: see `codeSplitting` below. */
const SHOP =
  /app\/(browser|commerce|domain|ui|shell|texts\/(cart|errors|offer|product|search|shell|ui|wishlist)\.|features\/(offer|cart|wishlist|product|search\/search-(box|index)|content\/newsletter))|lucide-react/;
const ELSEWHERE =
  /app\/(domain\/(account|as-typed|listing|policy|product\/carousel-tabs|search\/(typed-words|search\.)|order\/(?!payment-brands)|contact-message|digits|validation)|features\/(product\/(browse-categories|category-tiles|product-carousel|product-grid|range-picture)|cart\/order-summary-panel)|ui\/(carousel|quantity-stepper|after-press|busy-button|check-field|digit-caret|error-summary|field-group|formatted-field|message|password-field|read-form|select-field|take-focus|text-area-field|use-form))|icons\/(list|rows-3|sliders-horizontal)\./;

/** What lists and forms are typed into: one file for all of these pages, none for the others. */
const FIELDS = /app\/ui\/(choice-field|field\.|settled-status|text-field)/;

/** The chunks of the pages between which people go while they shop, and what these pages share. */
const SHOPPING = [
  'shop',
  'root',
  'fields',
  'product-carousel',
  'category-tiles',
  'browse-categories',
  'quantity-stepper',
  'order-summary-panel',
  'listing-view',
  'home',
  'collections',
  'category',
  'search',
  'product',
  'cart',
];

/**
 * Chromium compiles the functions of a file that begins so while the file loads, beside the page, and not each on its
 * first call: a page's first click would wait for hundreds. Other browsers read a comment. See
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
const EAGER = new Set(['vendor', 'shop']);

/** See app/shell/built-categories.ts. */
function builtCategories() {
  return allCategories().map((category) =>
    Object.assign(toCategorySummary(category), { isTop: category.parent === undefined }),
  );
}

/** The oldest browsers of `browserslist` in package.json, in the spelling of `build.target`: `safari18.2`. */
const OLDEST_BROWSERS = ['chrome', 'edge', 'firefox', 'safari'].flatMap(
  (name) =>
    browserslist()
      .findLast((browser) => browser.startsWith(`${name} `))
      ?.replace(' ', '') ?? [],
);

export default defineConfig(({ command, isPreview }) => ({
  // Prerendering runs through Vite's preview server; its file watcher would be most of the build's time.
  server: isPreview ? { watch: null } : {},
  plugins: [layerOrder(), reactRouter(), sharedSheet(SHOPPING)],
  define: { BUILT_CATEGORIES: JSON.stringify(builtCategories()) },
  // Nothing is written into the sheet itself: the policy lets no data: address be a font, and few need the Turkish one.
  // What is fetched on demand shares its other chunks with the page that asks: there is nothing to fetch ahead.
  build: { modulePreload: false, assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox128', 'safari18'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A text of app/texts/ stands where it is used, and is no export of one file and import of another.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            postBanner: ({ name }) => (EAGER.has(name) ? COMPILE_AHEAD : ''),
            // Two files for every page: what changes with the libraries, and what most pages
            // of the shop shares. What only a few pages share, most of it forms, stays out of it.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|react-router|scheduler|zustand|cookie)\//,
                  priority: 2,
                },
                {
                  name: 'shop',
                  test: (id) => SHOP.test(id) && !ELSEWHERE.test(id) && !FIELDS.test(id),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'fields', test: FIELDS },
              ],
            },
          },
        },
      },
    },
  },
}));
