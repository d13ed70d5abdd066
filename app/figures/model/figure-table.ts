import { isAbsentOr, isListOf, isNumber, isRecord, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { Figure, Figures, Measure, ShownAttribute } from './attribute.ts';
import { isScaleName } from './scales.ts';
import { isUnit } from './unit.ts';

/** `cctv-systems` → `/data/figures/cctv-systems.json`, the `FigureTable` of the category's products */
export function figureTablePath(slug: string): string {
  return `/data/figures/${slug}.json`;
}

/** The figures of several products, in columns, because these compress better than rows. */
export type FigureTable = {
  readonly attributes: readonly ShownAttribute[];
  /** The ids of the products. */
  readonly ids: readonly string[];
  /** By attribute id: the figure of each product in the order of `ids`; `null` if it is not stated. */
  readonly columns: Readonly<Record<string, readonly (Figure | null)[]>>;
};

/** Attributes that no product states are left out. */
export function toFigureTable(
  attributes: readonly ShownAttribute[],
  products: readonly { readonly id: string; readonly figures: Figures }[],
): FigureTable {
  const stated = attributes.filter(({ id }) => products.some(({ figures }) => figures[id] !== undefined));
  return {
    attributes: stated,
    ids: products.map(({ id }) => id),
    columns: Object.fromEntries(
      stated.map(({ id }) => [id, products.map(({ figures }) => figures[id] ?? null)]),
    ),
  };
}

/** The figures of each product, by product id. */
export function figuresById({ attributes, ids, columns }: FigureTable): ReadonlyMap<string, Figures> {
  return new Map(
    ids.map((productId, index) => {
      const stated = attributes.flatMap(({ id }) => {
        const figure = columns[id]?.[index];
        return figure ? [[id, figure] as const] : [];
      });
      return [productId, Object.fromEntries(stated)];
    }),
  );
}

export function isFigureTable(value: unknown): value is FigureTable {
  if (!isRecord(value)) return false;
  const { attributes, ids, columns } = value;
  return (
    isListOf(isShownAttribute)(attributes) &&
    isListOf(isString)(ids) &&
    isRecord(columns) &&
    attributes.every((attribute) => isColumn(columns[attribute.id], attribute, ids.length))
  );
}

function isColumn(column: unknown, { kind }: ShownAttribute, length: number): boolean {
  return (
    Array.isArray(column) &&
    column.length === length &&
    column.every((figure) => figure === null || (isFigure(figure) && figure.kind === kind))
  );
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
      return unit === undefined || (isString(unit) && isUnit(unit));
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
