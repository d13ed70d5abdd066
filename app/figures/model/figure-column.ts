import { isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { Figure, Figures, ShownAttribute } from './attribute.ts';
import { isFigure } from './figure-table.ts';

/**
 * What the products of a listing state about one attribute. Many products state the same, so each figure is listed once. A
 * filter then tests each figure once, not each product.
 */
export type FigureColumn = {
  readonly attributeId: string;
  /** Without notes, because filters do not use them. */
  readonly figures: readonly Figure[];
  /** For each product the index of its figure; -1 if it states none. */
  readonly indexes: readonly number[];
};

const NOT_STATED = -1;

export function toFigureColumns(
  attributes: readonly Pick<ShownAttribute, 'id'>[],
  products: readonly Figures[],
): readonly FigureColumn[] {
  return attributes.map(({ id }) => {
    const figures: Figure[] = [];
    const indexByText = new Map<string, number>();
    const indexes = products.map((product) => {
      const figure = product[id];
      if (figure === undefined) return NOT_STATED;
      const text = JSON.stringify(withoutNotes(figure));
      const index = indexByText.get(text) ?? figures.push(withoutNotes(figure)) - 1;
      indexByText.set(text, index);
      return index;
    });
    return { attributeId: id, figures, indexes };
  });
}

function withoutNotes(figure: Figure): Figure {
  if (figure.kind !== 'number') return figure;
  return { ...figure, measures: figure.measures.map(({ min, max }) => ({ min, max })) };
}

/** Adds to each product what it states. Products with equal figures share the objects of the columns. */
export function withFigures<P>(
  products: readonly P[],
  columns: readonly FigureColumn[],
): readonly (P & { readonly stated: Figures })[] {
  return products.map((product, position) => {
    const stated = columns.flatMap(({ attributeId, figures, indexes }) => {
      const figure = figures[indexes[position] ?? NOT_STATED];
      return figure === undefined ? [] : [[attributeId, figure] as const];
    });
    return { ...product, stated: Object.fromEntries(stated) };
  });
}

/** Checks a value from a fetched file. */
export function isFigureColumns(value: unknown, productCount: number): value is readonly FigureColumn[] {
  return isListOf(isFigureColumn)(value) && value.every(({ indexes }) => indexes.length === productCount);
}

function isFigureColumn(value: unknown): value is FigureColumn {
  return (
    isRecord(value) &&
    isString(value['attributeId']) &&
    isListOf(isFigure)(value['figures']) &&
    isListOf(isNumber)(value['indexes'])
  );
}
