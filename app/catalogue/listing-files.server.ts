import { createHash } from 'node:crypto';
import { type FigureFacet, figureFacets } from '#app/figures/model/figure-facet.ts';
import { type ListedProducts, listingPath, scopeOf } from '#app/listing/model/listing.ts';
import type { Product } from '#app/product/model/product.ts';
import { PAGE_SIZE } from '#app/listing/model/paging.ts';
import { sortProducts } from '#app/listing/model/sort-order.ts';
import {
  allAttributes,
  allCategories,
  allListings,
  figuresOf,
  findListing,
  keyFiguresOf,
  productsIn,
} from './catalogue.server.ts';
import { toListed } from './projections.server.ts';
import {
  attributesIn,
  CATEGORY_ATTRIBUTE,
  categoryAttribute,
  categoryFigure,
  type Figure,
  type Figures,
  filterAttributesIn,
  type ShownAttribute,
  toShownAttribute,
} from '#app/figures/model/attribute.ts';
import { type FigureTable, toFigureColumns, toFigureTable } from '#app/figures/model/figure-table.ts';

/**
 * The figures of a listing's products, in the order of the catalogue; `undefined` for an unknown listing. A shop without
 * `attributes.json` has its specifications there, as they are written.
 */
export function figureTable(slug: string): FigureTable | undefined {
  if (!findListing(slug)) return undefined;
  if (allAttributes().length === 0) return specificationTable(productsIn(slug));
  return toFigureTable(
    attributesIn(allAttributes(), slug).map(toShownAttribute),
    productsIn(slug).map(({ id }) => ({ id, figures: figuresOf(id) })),
  );
}

function specificationTable(products: readonly Product[]): FigureTable {
  const labels = new Set(products.flatMap(({ specifications }) => Object.keys(specifications)));
  labels.delete('GTIN');
  const attributes = Array.from(labels, (label): ShownAttribute => {
    const texts = new Set(products.flatMap(({ specifications }) => specifications[label] ?? []));
    const values = Array.from(texts, (text) => ({ id: text, label: text }));
    return { id: label, label, better: 'neither', kind: 'set', values };
  });
  const stated = products.map(({ id, specifications }) => {
    const figures = Object.entries(specifications).map(([label, text]) => {
      const figure: Figure = { kind: 'set', values: [text] };
      return [label, figure] as const;
    });
    return { id, figures: Object.fromEntries(figures) };
  });
  return toFigureTable(attributes, stated);
}

/**
 * What the products of a listing can be filtered by, and the figures of each product, in the order of the catalogue. A
 * combined page, which also lists the products of subcategories, can also be filtered by category.
 */
export function listingFigures(slug: string): {
  readonly facets: readonly FigureFacet[];
  readonly figures: readonly Figures[];
} {
  const { products = [], isCombined = false } = findListing(slug) ?? {};
  const attributes = filterAttributesIn(allAttributes(), slug);
  const figures = products.map(({ id }) => figuresOf(id));
  if (!isCombined) return { facets: figureFacets(attributes, figures), figures };
  const withCategory = products.map(
    ({ category }, index): Figures =>
      Object.assign({ [CATEGORY_ATTRIBUTE]: categoryFigure(category) }, figures[index]),
  );
  const all = [categoryAttribute(allCategories()), ...attributes];
  return { facets: figureFacets(all, withCategory), figures: withCategory };
}

const hasSeveralPages = (slug: string) => productsIn(slug).length > PAGE_SIZE;

/** What a listing's page contains: all products if they fit on it, otherwise the first ones and the version of the others. */
export function productsOnPage(slug: string): ListedProducts & { readonly version?: string } {
  const listed = listedProducts(slug);
  if (!hasSeveralPages(slug)) return listed;
  const { products, filterData } = listed;
  const version = createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 8);
  return {
    products: sortProducts(products, 'best-selling').slice(0, PAGE_SIZE),
    filterData: { scope: filterData.scope, columns: [] },
    version,
  };
}

/** The paths of the files of listings with several pages. */
export function listingPaths(): readonly string[] {
  return allListings()
    .filter(({ slug }) => hasSeveralPages(slug))
    .map(({ slug }) => listingPath(slug));
}

/** The content of `listingPath(slug)`; `undefined` for an unknown listing. */
export function listingFile(slug: string): ListedProducts | undefined {
  return findListing(slug) && listedProducts(slug);
}

function listedProducts(slug: string): ListedProducts {
  const products = productsIn(slug);
  const { facets, figures } = listingFigures(slug);
  const attributes = facets.map(({ attribute }) => attribute);
  return {
    products: products.map((product) => toListed(product, keyFiguresOf(product))),
    filterData: { scope: scopeOf(products, facets), columns: toFigureColumns(attributes, figures) },
  };
}
