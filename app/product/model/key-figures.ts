import type { Product, Specification } from './product.ts';

export const MAX_KEY_FIGURES = 5;

/** Specifications that do not help to choose between products. */
const EXCLUDED_LABELS = new Set([
  'Model',
  'Item number',
  'Series',
  'Manufacturer',
  'Origin',
  'Colour',
  'Warranty',
]);

/**
 * The specifications shown at the top of a product's page and on cards: those listed in its category's
 * `keySpecifications`, then the others except `EXCLUDED_LABELS` in the order of the data sheet; at most
 * `MAX_KEY_FIGURES`.
 */
export function keyFigures(
  { specifications }: Pick<Product, 'specifications'>,
  keySpecifications: readonly string[],
): readonly Specification[] {
  const values = new Map(Object.entries(specifications));
  const otherLabels = [...values.keys()].filter((label) => !EXCLUDED_LABELS.has(label));
  return [...new Set([...keySpecifications, ...otherLabels])]
    .map((label) => [label, values.get(label)?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .slice(0, MAX_KEY_FIGURES);
}

/**
 * Whether a value is unclear without its label. Bare numbers and areas are: `16`, `1,024`, `Up to 30`,
 * `1, expandable to 2`, `Up to 40 m²`. Other quantities are clear: `8 MP`, `2,000 mAh`.
 */
export function needsLabel(value: string): boolean {
  return /^(up to )?\d[\d.,]*( m²)?(, |$)/i.test(value);
}
