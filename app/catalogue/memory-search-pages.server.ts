import { figuresById, toFigureTable } from '#app/figures/model/figure-table.ts';
import { scopeOf } from '#app/listing/model/listing.ts';
import { pageOf } from '#app/listing/model/paging.ts';
import type { Product, ProductSummary } from '#app/product/model/product.ts';
import { type FoundProducts, hasChips, type SearchAnswer } from '#app/search/model/search-answer.ts';
import type { Suggestion } from '#app/search/model/suggestion.ts';
import { ProductSearch, type SearchSources } from '#app/search/product-search.ts';
import {
  allCategories,
  allProducts,
  comparedIn,
  figuresOf,
  findProduct,
  cardFiguresOf,
  partnersOf,
  productsIn,
  wordList,
} from './catalogue.server.ts';
import { toIndexedProduct, toListed, toSearchedProduct } from './projections.server.ts';

/** The products of the data files, as a browser finds them in the files of the build. */
export const SOURCES: SearchSources = {
  index: async () => ({
    products: allProducts().map(toIndexedProduct),
    categories: allCategories().map(({ title, slug }) => ({ title, slug })),
  }),
  products: async () =>
    allProducts().map((product) =>
      toSearchedProduct(product, cardFiguresOf(product), partnersOf(product.id).length > 0),
    ),
  wordList: async () => wordList([...new Set(allProducts().map(({ brand }) => brand))]),
  async figures(slug) {
    const products = productsIn(slug).map(({ id }) => ({ id, figures: figuresOf(id) }));
    return figuresById(toFigureTable(comparedIn(slug), products));
  },
};

let current: { readonly products: readonly Product[]; readonly search: ProductSearch } | undefined;

function searchOfShop(): ProductSearch {
  const products = allProducts();
  if (current?.products !== products) current = { products, search: new ProductSearch(SOURCES) };
  return current.search;
}

export function suggestInMemory(typed: string): Promise<readonly Suggestion[]> {
  return searchOfShop().suggest(typed, new AbortController().signal);
}

/** The products that contain the query, or those that it describes in plain words. */
export async function foundInMemory(
  kind: 'text' | 'plain-words',
  query: string,
): Promise<readonly Product[]> {
  const { products, understood } = await searchOfShop().search(query);
  if (kind === 'text') return products.flatMap(toProduct);
  return hasChips(understood) ? understood.products.flatMap(toProduct) : [];
}

export async function searchInMemory(query: string): Promise<SearchAnswer> {
  const { products, match, understood, alternatives } = await searchOfShop().search(query);
  return {
    match,
    ...firstPage(products),
    understood:
      understood === undefined || understood === 'failed'
        ? understood
        : { ...understood, ...firstPage(understood.products) },
    alternatives: alternatives && {
      ...alternatives,
      withAllWords: alternatives.withAllWords.map(({ id, title, brand, image, price }) => ({
        id,
        title,
        brand,
        image,
        price,
      })),
    },
  };
}

function firstPage(found: readonly ProductSummary[]): FoundProducts {
  const { end } = pageOf(found.length, 1);
  const products = found.slice(0, end).flatMap(toProduct);
  return {
    products: products.map((product) => toListed(product, cardFiguresOf(product))),
    ...(found.length > end && { scope: scopeOf(found) }),
  };
}

function toProduct({ id }: ProductSummary): Product | readonly [] {
  return findProduct(id) ?? [];
}
