import { createHash } from 'node:crypto';
import { cardFilesOf, type CardOrder, placesIn } from '#app/listing/model/card-file.ts';
import {
  cardFileName,
  cardsPath,
  ROWS_FILE,
  rowsPath,
  toCardFileContent,
  toRowsFile,
} from '#app/listing/model/listing-files.ts';
import { byPlace, toRows } from '#app/listing/model/listing-row.ts';
import { scopeOf } from '#app/listing/model/listing-scope.ts';
import { PAGE_SIZE } from '#app/listing/model/paging.ts';
import type { Product } from '#app/product/model/product.ts';
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
  type Figures,
  filterAttributesIn,
  toShownAttribute,
} from '#app/figures/model/attribute.ts';
import { type FigureFacet, figureFacets } from '#app/figures/model/figure-facet.ts';
import { type FigureTable, toFigureTable } from '#app/figures/model/figure-table.ts';

/** The figures of a listing's products, in the order of the catalogue; `undefined` for an unknown listing. */
export function figureTable(slug: string): FigureTable | undefined {
  if (!findListing(slug)) return undefined;
  return toFigureTable(
    attributesIn(allAttributes(), slug).map(toShownAttribute),
    productsIn(slug).map(({ id }) => ({ id, figures: figuresOf(id) })),
  );
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

type PagedListing = ReturnType<typeof buildListing>;

/** Caches listings by the products of their category, because all files of a listing need the same rows and cards. */
const listings = new WeakMap<readonly Product[], PagedListing>();

/** What the files of a category with several pages contain; `undefined` if all its products fit on one page. */
export function pagedListing(slug: string): PagedListing | undefined {
  const products = productsIn(slug);
  if (products.length <= PAGE_SIZE) return undefined;
  const listing = listings.get(products) ?? buildListing(slug, products);
  listings.set(products, listing);
  return listing;
}

function buildListing(slug: string, products: readonly Product[]) {
  const cards = byPlace(products).map((product) => toListed(product, keyFiguresOf(product)));
  const { facets, figures } = listingFigures(slug);
  const rows = toRows(
    products.map((product, index) => Object.assign({ stated: figures[index] ?? {} }, product)),
  );
  const placesByOrder = new Map<CardOrder, readonly number[]>();
  const cardsIn = (order: CardOrder) => {
    const places = placesByOrder.get(order) ?? placesIn(order, rows);
    placesByOrder.set(order, places);
    return places.flatMap((place) => cards[place] ?? []);
  };
  const scope = scopeOf(products, facets);
  const version = createHash('sha256')
    .update(JSON.stringify([cards, scope.figures, rows.map(({ place, stated }) => [place, stated])]))
    .digest('base64url')
    .slice(0, 8);
  return { version, scope, rows, cardsIn, firstPage: cards.slice(0, PAGE_SIZE) };
}

/**
 * The content of `/data/figures/<slug>.json`; `undefined` for an unknown category. If the listing has several pages,
 * the browser orders its rows by these figures, so the file contains the version of the listing.
 */
export function figureFile(slug: string): object | undefined {
  const table = figureTable(slug);
  const listing = pagedListing(slug);
  return table && listing ? { ...table, version: listing.version } : table;
}

/** The paths of all files of listings with several pages. */
export function listingPaths(): readonly string[] {
  return allListings().flatMap(({ slug }) => {
    const total = productsIn(slug).length;
    if (total <= PAGE_SIZE) return [];
    const cardPaths = cardFilesOf(total).map((file) => cardsPath(slug, file));
    return [rowsPath(slug)].concat(cardPaths);
  });
}

/** The content of `/data/listings/<slug>/<name>`; `undefined` if there is no such file. */
export function listingFile(slug: string, name: string): object | undefined {
  const listing = pagedListing(slug);
  if (!listing) return undefined;
  const { version, rows, scope, cardsIn } = listing;
  if (name === ROWS_FILE) return toRowsFile(version, rows, scope.figures);
  const file = cardFilesOf(scope.total).find((file) => cardFileName(file) === name);
  return file && toCardFileContent(version, cardsIn(file.order).slice(file.start, file.end));
}
