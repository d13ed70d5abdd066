import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Whether the shop is built for the gateway in `live/`. */
export const IS_LIVE = process.env['LIVE'] === '1';

/** Modules, and those that a live shop has in their place. `app/routes.ts` does the same for pages. */
const REPLACEMENTS = new Map([
  ['app/offer/load-figures.ts', 'app/offer/live-load-figures.ts'],
  ['app/search/shop-search.ts', 'app/search/live-search.ts'],
]);

/**
 * The path of the live shop's module, relative to the working directory; undefined if the module is the same in every shop.
 * @param path of the module, absolute
 */
export function liveModuleFor(path: string): string | undefined {
  return REPLACEMENTS.get(relative('.', path).replaceAll('\\', '/'));
}

/** In a build with `LIVE=1`, replaces modules by those of the live shop. Other builds do not contain the live modules. */
export function liveModules(): Plugin {
  return {
    name: 'live-modules',
    enforce: 'pre',
    apply: () => IS_LIVE,
    resolveId: {
      filter: { id: /(?:load-figures|shop-search)\.tsx?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const replacement = resolved ? liveModuleFor(resolved.id) : undefined;
        return replacement === undefined ? null : resolve(replacement);
      },
    },
  };
}
