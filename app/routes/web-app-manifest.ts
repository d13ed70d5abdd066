import { BASE_PATH } from '#app/base-path.ts';
import { THEME_COLOURS } from '#app/shell/theme-colours.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/feeds/texts.ts';

const SHORTCUTS = [
  { name: texts.search, path: 'search' },
  { name: texts.cart, path: 'cart' },
  ...(HAS.quickOrder ? [{ name: texts.quickOrder, path: 'quick-order' }] : []),
  ...(HAS.planner ? [{ name: texts.planner, path: 'planner' }] : []),
];

/** `/manifest.webmanifest`: what a device needs to install the shop. Paths are relative to the manifest, except for the id. */
export function loader() {
  const manifest = {
    // Identifies the application, even if its start page changes. Browsers resolve it against the origin.
    id: BASE_PATH,
    name: SHOP.name,
    short_name: SHOP.name,
    description: SHOP.tagline,
    lang: 'en',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    theme_color: THEME_COLOURS.stage.light,
    background_color: THEME_COLOURS.surface.light,
    categories: ['shopping', 'business'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map(({ name, path }) => ({
      name,
      url: path,
      icons: [{ src: 'icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
