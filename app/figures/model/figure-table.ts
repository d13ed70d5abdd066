import { isAbsentOr, isListOf, isNumber, isRecord, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { Figure, Figures, Measure, ShownAttribute } from './attribute.ts';
import { isScaleName } from './scales.ts';

/**
 * What several products state about one attribute. Many state the same, so each figure is listed once. A filter then tests
 * each figure once, not each product.
 */
export type FigureColumn = {
  readonly attributeId: string;
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
      const text = JSON.stringify(figure);
      const index = indexByText.get(text) ?? figures.push(figure) - 1;
      indexByText.set(text, index);
      return index;
    });
    return { attributeId: id, figures, indexes };
  });
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

/** The figures of several products. */
export type FigureTable = {
  readonly attributes: readonly ShownAttribute[];
  /** The ids of the products. */
  readonly ids: readonly string[];
  readonly columns: readonly FigureColumn[];
};

/** `cctv-systems` → `/data/figures/cctv-systems.json`, the `FigureTable` of the category's products */
export function figureTablePath(slug: string): string {
  return `/data/figures/${slug}.json`;
}

/** Attributes that no product states are left out. */
export function toFigureTable(
  attributes: readonly ShownAttribute[],
  products: readonly { readonly id: string; readonly figures: Figures }[],
): FigureTable {
  const stated = attributes.filter(({ id }) => products.some(({ figures }) => figures[id] !== undefined));
  return {
    attributes: stated,
    ids: products.map(({ id }) => id),
    columns: toFigureColumns(
      stated,
      products.map(({ figures }) => figures),
    ),
  };
}

/** The figures of all products of tables with the same attributes. */
export function joinTables(tables: readonly FigureTable[]): FigureTable {
  const attributes = tables[0]?.attributes ?? [];
  const byId = new Map(tables.flatMap((table) => Array.from(figuresById(table))));
  return { attributes, ids: [...byId.keys()], columns: toFigureColumns(attributes, [...byId.values()]) };
}

export function figuresById({ ids, columns }: FigureTable): ReadonlyMap<string, Figures> {
  const products = withFigures(
    ids.map((id) => ({ id })),
    columns,
  );
  return new Map(products.map(({ id, stated }) => [id, stated]));
}

const isValue = isRecordOf<{ readonly id: string; readonly label: string }>({
  id: isString,
  label: isString,
});

export function isShownAttribute(value: unknown): value is ShownAttribute {
  if (!isRecord(value)) return false;
  const { id, label, better, kind, unit, scale, values } = value;
  if (![id, label, better].every(isString)) return false;
  switch (kind) {
    case 'number':
      return unit === undefined || isString(unit);
    case 'steps':
      return isString(scale) && isScaleName(scale);
    case 'set':
      return isListOf(isValue)(values);
    default:
      return kind === 'yes-no';
  }
}

const isMeasure = isRecordOf<Measure>({ min: isNumber, max: isNumber, note: isAbsentOr(isString) });

export function isFigure(value: unknown): value is Figure {
  if (!isRecord(value)) return false;
  const { kind, measures, steps, values, isYes } = value;
  switch (kind) {
    case 'number':
      return isListOf(isMeasure)(measures) && measures.length > 0;
    case 'steps':
      return isListOf(isString)(steps) && steps.length > 0;
    case 'set':
      return isListOf(isString)(values) && values.length > 0;
    default:
      return kind === 'yes-no' && typeof isYes === 'boolean';
  }
}

const isFigureColumn = isRecordOf<FigureColumn>({
  attributeId: isString,
  figures: isListOf(isFigure),
  indexes: isListOf(isNumber),
});

export function isFigureColumns(value: unknown, productCount: number): value is readonly FigureColumn[] {
  return isListOf(isFigureColumn)(value) && value.every(({ indexes }) => indexes.length === productCount);
}

export function isFigureTable(value: unknown): value is FigureTable {
  if (!isRecord(value)) return false;
  const { attributes, ids, columns } = value;
  if (!isListOf(isShownAttribute)(attributes) || !isListOf(isString)(ids)) return false;
  const kinds = new Map(attributes.map(({ id, kind }) => [id, kind]));
  return (
    isFigureColumns(columns, ids.length) &&
    columns.every(({ attributeId, figures }) => figures.every(({ kind }) => kind === kinds.get(attributeId)))
  );
}
