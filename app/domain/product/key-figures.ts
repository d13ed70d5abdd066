import type { Product, Specification } from './product.ts';

/** As many as are taken in at a glance. */
export const MOST_KEY_FIGURES = 5;

/** What tells one product from another, or comes with every one, but decides nothing. */
const NO_FIGURES = new Set([
  'Model',
  'Item number',
  'Series',
  'Manufacturer',
  'Origin',
  'Colour',
  'Warranty',
]);

/**
 * The specifications shown first: the product's first five of its category's `keySpecifications`. Where it has fewer
 * of them, the others of its data sheet follow in their own order.
 */
export function keyFigures(
  { specifications }: Pick<Product, 'specifications'>,
  keySpecifications: readonly string[],
): readonly Specification[] {
  const sheet = new Map(Object.entries(specifications));
  const ownOrder = [...sheet.keys()].filter((label) => !NO_FIGURES.has(label));
  return [...new Set([...keySpecifications, ...ownOrder])]
    .map((label) => [label, sheet.get(label)?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .slice(0, MOST_KEY_FIGURES);
}

/** `16`, `Up to 30` or `1, expandable to 2` say nothing without their name; `8 MP` and `2,000 mAh` do. */
export function needsItsName(value: string): boolean {
  return /^(up to )?\d+( m²)?(, |$)/i.test(value);
}
