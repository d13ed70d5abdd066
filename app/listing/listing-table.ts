import type { Figure, Figures } from '#app/figures/model/attribute.ts';
import { figuresById, type FigureTable, isFigureTable } from '#app/figures/model/figure-table.ts';
import type { ColumnOrder } from './model/column-order.ts';
import { type ListingColumn, listingColumns, orderByColumn, orderedColumn } from './model/listing-column.ts';
import { versionIn } from './model/listing-files.ts';
import type { ListingRow } from './model/listing-row.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import * as texts from './table-texts.ts';
import { ProductTable } from './product-table.tsx';

const NO_FIGURES: FigureTable = { attributes: [], ids: [], columns: {} };

/** The columns of a listing, and the figures of its products. Loaded on demand, see `load-table.ts`. */
export class ListingTable {
  readonly View = ProductTable;
  readonly columns: readonly ListingColumn[];
  /** The version of the data, for a category with several pages; see `StaticListing`. */
  readonly version: string | undefined;
  readonly #figures: ReadonlyMap<string, Figures>;
  /** The figures of each column, in the order of the catalogue. */
  readonly #figuresInOrder: FigureTable['columns'];

  /**
   * @param file the figures of a category or combined page; `undefined` for the results of a search
   * @throws Error if the file has an unexpected shape.
   */
  constructor(file: unknown) {
    const figures = file ?? NO_FIGURES;
    if (!isFigureTable(figures)) throw new Error('The figures have an unexpected shape.');
    this.columns = listingColumns(file === undefined ? undefined : figures.attributes);
    this.version = versionIn(figures);
    this.#figures = figuresById(figures);
    this.#figuresInOrder = figures.columns;
  }

  /** Empty if the product was published after the file was loaded. */
  readonly figuresOf = ({ id }: Pick<ProductSummary, 'id'>): Figures => this.#figures.get(id) ?? {};

  /** Orders products by a column. Returns them unchanged if there is no order or no such column. */
  order(products: readonly ProductSummary[], order: ColumnOrder | undefined): readonly ProductSummary[] {
    const column = orderedColumn(this.columns, order);
    if (!column || !order) return products;
    const figureOf = (product: ProductSummary): Figure | undefined => this.figuresOf(product)[column.id];
    return orderByColumn(products, column, order.direction, figureOf);
  }

  /**
   * Does for rows what `order()` does for products. Rows have no ids, so their figures are found by their position.
   * @param allRows all rows of the category, in the order of the catalogue
   */
  orderRows(
    rows: readonly ListingRow[],
    allRows: readonly ListingRow[],
    order: ColumnOrder | undefined,
  ): readonly ListingRow[] {
    const column = orderedColumn(this.columns, order);
    if (!column || !order) return rows;
    const figures = this.#figuresInOrder[column.id] ?? [];
    const figureByRow = new Map(allRows.map((row, index) => [row, figures[index] ?? undefined]));
    return orderByColumn(rows, column, order.direction, (row) => figureByRow.get(row));
  }

  /** What the menu of sort orders shows for an order; `undefined` if there is no order or no such column. */
  orderLabel(order: ColumnOrder | undefined): string | undefined {
    const column = orderedColumn(this.columns, order);
    return column && order && texts.orderLabel(column, order.direction);
  }
}
