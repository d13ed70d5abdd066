import { toCsv } from '#app/lib/csv.ts';
import type { SortDirection } from '#app/figures/model/compare-figures.ts';
import type { Figure, Figures, Measure, ShownAttribute } from '#app/figures/model/attribute.ts';
import type { ListingColumn } from './model/listing-column.ts';
import { toDecimal } from '#app/lib/money.ts';
import { currency } from '#app/shop-data.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { stockStatus } from '#app/offer/model/offer.ts';
import {
  figureText,
  noteText,
  notStated,
  type NumberAttribute,
  numbersText,
  or,
  shownNumber,
  unitText,
} from '#app/figures/texts.ts';
import { stockText } from '#app/offer/texts.ts';

// The texts of the table view. Other views do not load them.

export const tableName = 'Product table';
/** For screen readers, after the name of the table. */
export const sortingHint = '. The buttons in the column headers sort it.';
export const actionsColumn = 'Actions';
/** In place of a figure. */
export const notStatedMark = '–';
export const legend = (figureCount: number) =>
  figureCount === 0
    ? ''
    : `${figureCount} ${figureCount === 1 ? 'specification' : 'specifications'}: scroll sideways to see all. “${notStatedMark}” means ${notStated.toLowerCase()}.`;
export const download = 'Download table (CSV)';
/** `/category/cctv-systems` → `cctv-systems.csv` */
export const fileName = (path: string) => `${path.split('/').findLast(Boolean) ?? 'products'}.csv`;
export const downloadHasPageOnly = 'The file has only the products on this page.';

export const orderLabel = (column: ListingColumn, direction: SortDirection) =>
  `${columnLabel(column)}, ${direction}`;

const LABELS = { title: 'Product', price: 'Price', stock: 'Stock', brand: 'Brand' } as const;

export function columnLabel(column: ListingColumn): string {
  return column.kind === 'figure' ? column.attribute.label : LABELS[column.kind];
}

/**
 * The file of the shown table. SKU and model come first, by which Quick Order reads it. Units are in the head, so that spreadsheets
 * read the cells as numbers. What is not stated is empty.
 * @param modelOf returns an empty string for a product without a model
 */
export function tableCsv(
  columns: readonly ListingColumn[],
  products: readonly ProductSummary[],
  figuresOf: (product: ProductSummary) => Figures,
  modelOf: (product: ProductSummary) => string,
): string {
  return toCsv([
    ['SKU', 'Model', ...columns.map(csvHead)],
    ...products.map((product) => [
      product.id,
      modelOf(product),
      ...columns.map((column) => csvCell(column, product, figuresOf(product))),
    ]),
  ]);
}

function csvHead(column: ListingColumn): string {
  const label = columnLabel(column);
  if (column.kind === 'price') return `${label} (${currency})`;
  const unit =
    column.kind === 'figure' && column.attribute.kind === 'number' ? column.attribute.unit : undefined;
  return unit === undefined ? label : `${label} (${unit})`;
}

function csvCell(column: ListingColumn, product: ProductSummary, figures: Figures): string {
  switch (column.kind) {
    case 'title':
      return product.title;
    case 'price':
      return toDecimal(product.price);
    case 'stock':
      return stockText(stockStatus(product));
    case 'brand':
      return product.brand;
    case 'figure':
      return csvFigure(column.attribute, figures[column.id]);
  }
}

function csvFigure(attribute: ShownAttribute, figure: Figure | undefined): string {
  if (!figure) return '';
  if (attribute.kind !== 'number' || figure.kind !== 'number') return figureText(attribute, figure);
  return csvMeasures(attribute, figure.measures);
}

const PLAIN_NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3, useGrouping: false });

/** A single number is written with a keyboard's minus, so that spreadsheets read it as a number: `-40`. */
function csvMeasures(attribute: NumberAttribute, measures: readonly Measure[]): string {
  const [{ min, max, note } = { min: NaN, max: NaN }] = measures;
  // A sensor size below an inch is shown as a fraction.
  const isFraction = attribute.unit === 'in' && min < 1;
  if (measures.length === 1 && min === max && note === undefined && !isFraction) {
    return PLAIN_NUMBER.format(shownNumber(attribute, min));
  }
  return measures
    .map((measure) => {
      // Spreadsheets read 1/3 as a date, but not 1/3″.
      const unit = attribute.unit === 'in' ? unitText(attribute, measure.max) : '';
      return `${numbersText(attribute, measure)}${unit}${noteText(measure)}`;
    })
    .join(or);
}
