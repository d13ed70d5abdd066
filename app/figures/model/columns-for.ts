import type { Attribute, Figures, ShownAttribute } from './attribute.ts';

/** Without attributes to compare by, products are compared by their specifications as they are written. */
export const comparesSpecifications = (attributes: readonly Pick<Attribute, 'comparesIn'>[]): boolean =>
  attributes.every(({ comparesIn }) => comparesIn.length === 0);

/** What products say in a shop that compares specifications, besides the attributes by which it filters. */
export function specificationColumns(
  attributes: readonly Pick<Attribute, 'id'>[],
  products: readonly { readonly figures: Figures }[],
): readonly ShownAttribute[] {
  const filters = new Set(attributes.map(({ id }) => id));
  return columnsFor(
    [],
    products.map(({ figures }) => ({
      figures: Object.fromEntries(Object.entries(figures).filter(([id]) => !filters.has(id))),
    })),
  );
}

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
