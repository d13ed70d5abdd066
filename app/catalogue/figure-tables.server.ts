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
import { allAttributes, allCategories, figuresOf, findListing, productsIn } from './catalogue.server.ts';

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
