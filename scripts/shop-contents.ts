import type { Plugin } from 'vite';
import { catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';
import {
  allCategories,
  footerListings,
  hasFamilies,
  productsIn,
  textPage,
  textPageLinks,
} from '#app/catalogue/catalogue.server.ts';
import { toCategorySummary } from '#app/catalogue/projections.server.ts';
import { exampleOfOrder, toolData, toolsOfShop } from '#app/catalogue/tools.server.ts';
import { questionsOf } from '#app/catalogue/text-pages.server.ts';
import { join } from 'node:path';
import { checkout } from '#app/shop-data.ts';
import { topFirst } from '#app/offer/model/category.ts';

const MODULE = 'virtual:shop-contents';
const RESOLVED = `\0${MODULE}`;

/**
 * Makes importable what the shop consists of, because the header, the menu and the footer of every page list it. It is not data
 * of the root route: the router would then fetch data for pages that have none of their own.
 */
export function shopContents(): Plugin {
  return {
    name: 'shop-contents',
    // A live shop gets its products later.
    config: () => ({ define: { HAS_FAMILIES: String(checkout === 'orders' || hasFamilies()) } }),
    resolveId: (source) => (source === MODULE ? RESOLVED : undefined),
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      async handler() {
        // The routes read the catalogue, so the configuration must not.
        const { PUBLIC_PATHS: publicPaths } = await import('#app/routes.ts');
        this.addWatchFile(join(catalogueFolder(), 'categories.json'));
        const categories = topFirst(allCategories()).map((category) =>
          Object.assign(toCategorySummary(category, productsIn(category.slug)), {
            isTop: category.parent === undefined,
          }),
        );
        const contents = {
          categories,
          footer: footerListings(),
          textPages: textPageLinks(),
          cartAnswer: cartAnswer(),
          orderExample: exampleOfOrder(),
          publicPaths,
          toolData: toolData(),
        };
        return Object.entries(contents)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

/** Defines `HAS`, see `app/env.d.ts`. */
export function shopTools(): Plugin {
  return {
    name: 'shop-tools',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(toolsOfShop()).map(([tool, has]) => [`HAS.${tool}`, String(has)]),
      ),
    }),
  };
}

function cartAnswer(): string | undefined {
  const questions = textPage('/faqs')?.sections.flatMap(questionsOf) ?? [];
  return questions.some(({ id }) => id === 'where-cart-is-kept') ? '/faqs#where-cart-is-kept' : undefined;
}
