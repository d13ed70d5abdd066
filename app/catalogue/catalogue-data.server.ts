import { type Attribute, type Figure, type Figures, toShownAttribute } from '#app/figures/model/attribute.ts';
import { comparesSpecifications } from '#app/figures/model/columns-for.ts';
import { type CatalogueProduct, namingSpecifications } from '#app/offer/model/catalogue-product.ts';
import type { Product } from '#app/offer/model/product.ts';
import type { CatalogueData, CatalogueSource, ListedAttribute } from '#app/products/catalogue-source.ts';
import { PlainWordsSearch } from '#app/plain-words/plain-words-search.ts';
import { wants } from '#app/shop-data.ts';
import type { ProductTexts } from '#app/search/model/searched-product.ts';
import { statedCompatibility } from '#app/works-with/model/rule.ts';
import {
  allAttributes,
  allCategories,
  allListings,
  allProducts,
  cardFiguresOf,
  figuresOf,
  partnersOf,
  wordList,
} from './catalogue.server.ts';
import type { ProductWithFigures } from './figures.server.ts';
import { toListed } from './projections.server.ts';

/** What lists, filters, comparisons, quotes and carts know of a product. */
export function toCatalogueProduct({ product, figures }: ProductWithFigures): CatalogueProduct {
  return {
    ...toListed(product, cardFiguresOf(product)),
    figures: comparesSpecifications(allAttributes()) ? { ...specificationsOf(product), ...figures } : figures,
    ...namingSpecifications(product),
  };
}

/** As figures by which products are compared. */
export function specificationsOf({ specifications }: Pick<Product, 'specifications'>): Figures {
  const { GTIN: _, ...compared } = specifications;
  return Object.fromEntries(
    Object.entries(compared).map(([label, text]) => {
      const figure: Figure = { kind: 'set', values: [text] };
      return [label, figure];
    }),
  );
}

let last: { readonly products: readonly Product[]; readonly data: CatalogueData } | undefined;

function catalogueData(): CatalogueData {
  const products = allProducts();
  if (last?.products !== products) last = { products, data: readData(products) };
  return last.data;
}

function readData(products: readonly Product[]): CatalogueData {
  const slugs = allCategories().map(({ slug }) => slug);
  return {
    products: products.map((product) => toCatalogueProduct({ product, figures: figuresOf(product.id) })),
    attributes: allAttributes().map(toListedAttribute),
    categories: allCategories().map(({ slug, title }) => ({ slug, title })),
    listings: allListings().map(({ slug, isCombined, lists }) => ({
      slug,
      categories: slugs.filter(lists),
      isCombined,
    })),
  };
}

function toListedAttribute(attribute: Attribute): ListedAttribute {
  const { filtersIn, comparesIn } = attribute;
  return { ...toShownAttribute(attribute), filtersIn, comparesIn };
}

function textsOf({ id, description, specifications }: Product): ProductTexts {
  return {
    id,
    description,
    specifications: Object.values(specifications),
    showsWorksWith: partnersOf(id).length > 0 || statedCompatibility(specifications).length > 0,
  };
}

/** The words that a query in plain words can consist of. */
export const words = async () => wordList([...new Set(allProducts().map(({ brand }) => brand))]);

/** The products of the data files. A browser reads the same from files, see `product-files.ts`. */
export const catalogueSource: CatalogueSource = {
  catalogue: async () => catalogueData(),
  texts: async () => allProducts().map(textsOf),
  ...(wants.plainWords && {
    loadUnderstanding: async (figuresOf: (id: string) => Figures) =>
      new PlainWordsSearch({ figuresOf, wordList: words }),
  }),
};
