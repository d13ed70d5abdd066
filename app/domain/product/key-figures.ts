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
 * The few specifications by which a buyer of this kind of product decides: the first five that it has of those that
 * decide in its category, the most important first. Where it has fewer, its data sheet goes on, in its own order.
 */
export function keyFigures(
  { specifications }: Pick<Product, 'specifications'>,
  decisive: readonly string[],
): readonly Specification[] {
  const sheet = new Map(Object.entries(specifications));
  const ownOrder = [...sheet.keys()].filter((label) => !NO_FIGURES.has(label));
  return [...new Set([...decisive, ...ownOrder])]
    .map((label) => [label, sheet.get(label)?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .slice(0, MOST_KEY_FIGURES);
}

/** `16`, `Up to 30` or `1, expandable to 2` say nothing without their name; `8 MP` and `2,000 mAh` do. */
export function needsItsName(value: string): boolean {
  return /^(up to )?\d+( m²)?(, |$)/i.test(value);
}
