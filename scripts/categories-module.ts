import { join } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';
import { allCategories } from '#app/catalogue/catalogue.server.ts';
import { toCategorySummary } from '#app/catalogue/projections.server.ts';

const MODULE = 'virtual:categories';
const RESOLVED = `\0${MODULE}`;

/**
 * Makes the categories importable, because the header and the menu of every page list them. They are not data of the root
 * route: the router would then fetch data for pages that have none of their own.
 */
export function categoriesModule(): Plugin {
  return {
    name: 'categories-module',
    resolveId: (source) => (source === MODULE ? RESOLVED : undefined),
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      handler() {
        this.addWatchFile(join(catalogueFolder(), 'categories.json'));
        const categories = allCategories().map((category) =>
          Object.assign(toCategorySummary(category), { isTop: category.parent === undefined }),
        );
        return `export default ${JSON.stringify(categories)};`;
      },
    },
  };
}
