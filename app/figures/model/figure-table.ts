import { isAbsentOr, isListOf, isNumber, isRecord, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { Figure, Figures, Measure, ShownAttribute } from './attribute.ts';
import { isScaleName } from './scales.ts';

/** The figures of several products. */
export type FigureTable = {
  readonly attributes: readonly ShownAttribute[];
  readonly products: readonly { readonly id: string; readonly figures: Figures }[];
};

/** `cctv-systems` → `/data/figures/cctv-systems.json`, the `FigureTable` of the category's products */
export function figureTablePath(slug: string): string {
  return `/data/figures/${slug}.json`;
}

/** What a product states about these attributes. */
export function figuresAbout(attributes: readonly Pick<ShownAttribute, 'id'>[], figures: Figures): Figures {
  return Object.fromEntries(
    attributes.flatMap(({ id }) => {
      const figure = figures[id];
      return figure === undefined ? [] : [[id, figure] as const];
    }),
  );
}

/** Attributes that no product states are left out. */
export function toFigureTable(
  attributes: readonly ShownAttribute[],
  products: FigureTable['products'],
): FigureTable {
  return {
    attributes: attributes.filter(({ id }) => products.some(({ figures }) => figures[id] !== undefined)),
    products: products.map(({ id, figures }) => ({ id, figures: figuresAbout(attributes, figures) })),
  };
}

export function figuresById({ products }: FigureTable): ReadonlyMap<string, Figures> {
  return new Map(products.map(({ id, figures }) => [id, figures]));
}

const isValue = isRecordOf<{ readonly id: string; readonly label: string }>({
  id: isString,
  label: isString,
});

export function isShownAttribute(value: unknown): value is ShownAttribute {
  if (!isRecord(value)) return false;
  const { id, label, better, marksBest = false, kind, unit, scale, values } = value;
  if (![id, label, better].every(isString) || typeof marksBest !== 'boolean') return false;
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

function isFigure(value: unknown): value is Figure {
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

export function isFigures(value: unknown): value is Figures {
  return isRecord(value) && Object.values(value).every(isFigure);
}

export function isFigureTable(value: unknown): value is FigureTable {
  if (!isRecord(value)) return false;
  const { attributes, products } = value;
  if (!isListOf(isShownAttribute)(attributes)) return false;
  const kinds = new Map(attributes.map(({ id, kind }) => [id, kind]));
  const isStated = (figures: unknown) =>
    isFigures(figures) && Object.entries(figures).every(([id, { kind }]) => kind === kinds.get(id));
  return isListOf(isRecordOf<FigureTable['products'][number]>({ id: isString, figures: isStated }))(products);
}
