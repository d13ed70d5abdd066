import type { Figure, Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import { bestFigures } from '#app/figures/model/compare-figures.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { stockStatus } from '#app/offer/model/offer.ts';

export type ProductWithFigures = {
  readonly offer: CatalogueProduct;
  readonly attributes: readonly ShownAttribute[];
  readonly figures: Figures;
};

export type FigureRow = {
  readonly attribute: ShownAttribute;
  /** One for each product; `undefined` if the product does not state it. */
  readonly figures: readonly (Figure | undefined)[];
  /** Whether two products differ. A product that does not state the figure differs from one that does. */
  readonly differs: boolean;
  /** The indexes of the best figures. */
  readonly best: readonly number[];
};

/**
 * A row for each attribute that at least one of the products states, ordered by the number of products that state it, the
 * largest first. Rows with the same number are in the order of the first product's `attributes`, followed by what the
 * `attributes` of the second product add, and so on.
 */
export function figureRows(products: readonly ProductWithFigures[]): readonly FigureRow[] {
  const attributes = new Map(
    products.flatMap(({ attributes }) => attributes.map((attribute) => [attribute.id, attribute])),
  );
  return [...attributes.values()]
    .map((attribute) => ({ attribute, figures: products.map(({ figures }) => figures[attribute.id]) }))
    .filter(({ figures }) => countStated(figures) > 0)
    .toSorted((a, b) => countStated(b.figures) - countStated(a.figures))
    .map(({ attribute, figures }) => ({
      attribute,
      figures,
      differs: haveDifferences(figures.map(figureKey)),
      best: bestFigures(attribute, figures),
    }));
}

export function haveDifferences(values: readonly (string | number)[]): boolean {
  return new Set(values).size > 1;
}

export function stockDiffers(offers: readonly CatalogueProduct[]): boolean {
  return haveDifferences(offers.map((offer) => JSON.stringify(stockStatus(offer))));
}

/** The indexes of the products that cost least. There are none if all cost the same. */
export function lowestPrices(offers: readonly CatalogueProduct[]): readonly number[] {
  const prices = offers.map(({ price }) => price);
  const lowest = Math.min(...prices);
  return haveDifferences(prices) ? prices.flatMap((price, index) => (price === lowest ? [index] : [])) : [];
}

function countStated(figures: readonly (Figure | undefined)[]): number {
  return figures.filter((figure) => figure !== undefined).length;
}

/** Equal figures have equal keys. The order in which a product states its steps or values does not matter. */
function figureKey(figure: Figure | undefined): string {
  switch (figure?.kind) {
    case undefined:
      return '';
    case 'number':
      return JSON.stringify(figure.measures.map(({ min, max, note }) => [min, max, note]));
    case 'steps':
      return JSON.stringify(figure.steps.toSorted());
    case 'set':
      return JSON.stringify(figure.values.toSorted());
    case 'yes-no':
      return String(figure.isYes);
  }
}
