import { createHash } from 'node:crypto';
import { type ListedProducts, listingPath, type ListingScope } from '#app/listing/model/listing.ts';
import type { ListingAnswer } from '#app/listing/model/listing-answer.ts';
import type { ListingFilter } from '#app/listing/model/listing-filter.ts';
import { parseListingQuery } from '#app/listing/model/listing-query.ts';
import { PAGE_SIZE } from '#app/listing/model/paging.ts';
import type { Figure, ShownAttribute } from '#app/figures/model/attribute.ts';
import type { Product } from '#app/product/model/product.ts';
import { allAttributes, comparedIn, findListing, cardFiguresOf, statedBy } from './catalogue.server.ts';
import type { ProductWithFigures } from './figures.server.ts';
import type { ListingSubject } from './products.server.ts';
import { products } from './products-in-use.server.ts';
import { toListed } from './projections.server.ts';
import { type FigureTable, figuresAbout, toFigureTable } from '#app/figures/model/figure-table.ts';

/**
 * The figures of a listing's products, in the order of the catalogue; `undefined` for an unknown listing. A shop without
 * `attributes.json` has its specifications there, as they are written.
 */
export async function figureTable(slug: string): Promise<FigureTable | undefined> {
  if (!findListing(slug)) return undefined;
  const stated = await productsOf(slug);
  if (allAttributes().length === 0) return specificationTable(stated.map(({ product }) => product));
  return toFigureTable(
    comparedIn(slug),
    stated.map(({ product: { id }, figures }) => ({ id, figures })),
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

/** In a live shop: the same of these products. The attributes are those of the whole listing. */
export async function figuresOfSome(slug: string, ids: readonly string[]): Promise<FigureTable | undefined> {
  if (!findListing(slug)) return undefined;
  const [attributes, found] = await Promise.all([products().columns(slug), products().find(ids)]);
  if (allAttributes().length === 0) return specificationTable(found.map(({ product }) => product));
  const stated = found.map(({ product: { id }, figures }) => ({
    id,
    figures: figuresAbout(attributes, figures),
  }));
  return { attributes, products: stated };
}

/**
 * What a live shop answers to the query of a listing's page; `undefined` for an unknown listing.
 * @param defaults of the page
 */
export async function listingAnswer(
  subject: ListingSubject,
  query: URLSearchParams,
  defaults: ListingFilter,
): Promise<ListingAnswer | undefined> {
  const scope = await products().scope(subject);
  if (!scope) return undefined;
  const page = await products().list(subject, scope, parseListingQuery(query, scope, defaults));
  return { ...page, products: page.products.map((product) => toListed(product, cardFiguresOf(product))) };
}

/** All products of a listing, in the order of the catalogue. */
export async function listedProducts(slug: string, scope: ListingScope): Promise<ListedProducts> {
  const listed = await productsOf(slug);
  const attributes = scope.figures.map(({ attribute }) => attribute);
  return {
    products: listed.map((listed) =>
      Object.assign(toListed(listed.product, cardFiguresOf(listed.product)), {
        stated: figuresAbout(attributes, statedBy(listed)),
      }),
    ),
    scope,
  };
}

async function productsOf(slug: string): Promise<readonly ProductWithFigures[]> {
  const found: ProductWithFigures[] = [];
  for await (const product of products().each(slug)) found.push(product);
  return found;
}

/** Tells whether a browser has the products of a listing already. */
export function versionOf(listed: ListedProducts): string {
  return createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 8);
}

/** The paths of the files of listings with several pages. */
export async function listingPaths(): Promise<readonly string[]> {
  const { listings } = await products().overview();
  return Array.from(listings)
    .filter(([, { count }]) => count > PAGE_SIZE)
    .map(([slug]) => listingPath(slug));
}

/** The content of `listingPath(slug)`; `undefined` for an unknown listing. */
export async function listingFile(slug: string): Promise<ListedProducts | undefined> {
  const scope = await products().scope({ kind: 'listing', slug });
  return scope && listedProducts(slug, scope);
}
