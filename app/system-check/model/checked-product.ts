import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';
import { isOnly, largestStated } from '#app/works-with/model/stated.ts';

/** A product of the list that the system check examines, with the figures that it states. */
export type CheckedProduct = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly quantity: number;
  readonly figures: KnownFigures;
  /** Whether the buyer says that it is mounted outdoors. */
  readonly isMountedOutdoors: boolean;
};

export function ofKinds(
  products: readonly CheckedProduct[],
  kinds: readonly string[],
): readonly CheckedProduct[] {
  return products.filter(({ figures }) => isOnly(figures, kinds));
}

/** How many pieces there are, not how many products. */
export function countUnits(products: readonly CheckedProduct[]): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function titlesOf(products: readonly CheckedProduct[]): readonly string[] {
  return products.map(({ title }) => title);
}

/** The products for which at least one of the attributes is missing. */
export function notStating(
  products: readonly CheckedProduct[],
  ...attributes: readonly KnownAttribute[]
): readonly CheckedProduct[] {
  return products.filter(({ figures }) => attributes.some((attribute) => figures[attribute] === undefined));
}

/** The sum over all pieces of the largest number that each states. Products that state no number count as 0. */
export function totalStated(products: readonly CheckedProduct[], attribute: KnownAttribute): number {
  return products.reduce(
    (sum, { quantity, figures }) => sum + quantity * (largestStated(figures, attribute) ?? 0),
    0,
  );
}
