import type { Figures, ShownAttribute } from './attribute.ts';

/**
 * What the table of a listing shows of these products. In a shop without `attributes.json`, which has no columns, these are their
 * specifications.
 */
export function columnsFor(
  columns: readonly ShownAttribute[],
  products: readonly { readonly figures: Figures }[],
): readonly ShownAttribute[] {
  if (columns.length > 0) return columns;
  const texts = new Map<string, Set<string>>();
  for (const { figures } of products) {
    for (const [label, figure] of Object.entries(figures)) {
      if (figure.kind !== 'set') continue;
      const known = texts.get(label) ?? new Set();
      texts.set(label, known);
      for (const text of figure.values) known.add(text);
    }
  }
  return Array.from(texts, ([label, values]) => ({
    id: label,
    label,
    better: 'neither',
    kind: 'set',
    values: Array.from(values, (text) => ({ id: text, label: text })),
  }));
}
