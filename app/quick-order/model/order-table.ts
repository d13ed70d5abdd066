import {
  cellsOf,
  foldHead,
  isKnownHead,
  ITEM_RANK,
  meaningOf,
  recordsOf,
  SKU_RANK,
  type TextLine,
} from './table-record.ts';
import { looksLikeNumber, readOrderQuantity } from '#app/lib/order-quantity.ts';

export const COLUMN_ROLES = ['product', 'quantity', 'ignored'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export type TableReading = {
  readonly roles: readonly ColumnRole[];
  /** Without a column of quantities, whether each row asks for one unit. */
  readonly isOneEach: boolean;
};

export type OrderTable = TableReading & {
  /** Stays the same while rows are added, removed and changed. */
  readonly key: string;
  /** The number of its first line, counted from 1. */
  readonly number: number;
  readonly delimiter: string;
  /** The names of the columns. Empty strings in a table without a header. */
  readonly heads: readonly string[];
  readonly productColumns: readonly number[];
};

export type IsCode = (text: string) => boolean;

type Lines = { readonly lines: readonly TextLine[] };
export type TableSection = Lines & {
  readonly kind: 'table';
  readonly table: OrderTable;
  readonly header?: number;
};
type Section = TableSection | (Lines & { readonly kind: 'lines' });

export const DELIMITERS = ['\t', ';', '|', ','];

/** `sep=;`, with which Excel names the delimiter of a file. */
const DELIMITER_LINE = /^"?sep=(.)"?$/i;

/** So many rows decide what the columns are. */
const MAX_ROWS_TO_DECIDE = 200;

type Header = { readonly at: number; readonly delimiter: string; readonly heads: readonly string[] };

export function isDelimiterLine(text: string): boolean {
  return DELIMITER_LINE.test(text);
}

/** Whether buyer and shop know which columns name the products and the quantities. */
export function isDecided({ roles, isOneEach }: TableReading): boolean {
  return roles.includes('product') && (isOneEach || roles.includes('quantity'));
}

/** The reading after the buyer has chosen the role of a column. Products and quantities are then read from that column alone. */
export function withRole({ roles, isOneEach }: TableReading, column: number, role: ColumnRole): TableReading {
  const chosen = roles.map((current, index) => {
    if (index === column) return role;
    return role === 'ignored' || current !== role ? current : 'ignored';
  });
  return { roles: chosen, isOneEach: isOneEach && role !== 'quantity' };
}

/**
 * Divides a text into tables and other lines. The delimiter and the columns of a table are decided once.
 * @param chosen the readings that the buyer chose, by the keys of the tables
 */
export function sectionsOf(
  lines: readonly TextLine[],
  isCode: IsCode,
  chosen: ReadonlyMap<string, TableReading>,
): readonly Section[] {
  const headers = findHeaders(lines, isCode);
  const sections: Section[] = [];
  let from = 0;
  for (const [index, header] of headers.entries()) {
    const { at, delimiter, heads } = header;
    const start = firstLineOf(header, lines, from);
    sections.push(...sectionsWithoutHeader(lines.slice(from, start), isCode, chosen));
    const next = headers[index + 1];
    // The line above the next header may name its delimiter.
    const isNamed = next && next.at > at + 1 && isDelimiterLine(lines[next.at - 1]?.text ?? '');
    const to = next ? next.at - (isNamed ? 1 : 0) : lines.length;
    const columns = readHeads(heads, rowsOf(lines.slice(at + 1, to), delimiter, heads.length));
    const key = [delimiter, ...heads.map(foldHead)].join('\n');
    const table = tableOf({ key, number: start + 1, delimiter, heads }, columns, chosen);
    sections.push({ kind: 'table', lines: lines.slice(start, to), table, header: at + 1 });
    from = to;
  }
  return [...sections, ...sectionsWithoutHeader(lines.slice(from), isCode, chosen)];
}

/** Lines above a header belong to its table if they have as many cells: titles of a spreadsheet, for example. */
function firstLineOf({ at, delimiter, heads }: Header, lines: readonly TextLine[], from: number): number {
  let start = at;
  for (let above = at - 1; above >= from; above -= 1) {
    const text = lines[above]?.text ?? '';
    if (isDelimiterLine(text)) return above;
    if (text.trim() === '') continue;
    if (cellsOf(text, delimiter)?.length !== heads.length) break;
    start = above;
  }
  return start;
}

function findHeaders(lines: readonly TextLine[], isCode: IsCode): readonly Header[] {
  const headers: Header[] = [];
  for (const [at, { text }] of lines.entries()) {
    const above = headers.at(-1);
    const separator = DELIMITER_LINE.exec(lines[at - 1]?.text ?? '')?.[1];
    const candidates = separator === undefined ? DELIMITERS : [separator];
    const found = candidates.flatMap((delimiter) => {
      if (!text.includes(delimiter)) return [];
      const heads = cellsOf(text, delimiter) ?? [];
      return isHeader(heads, isCode, { isInTable: above !== undefined }) ? [{ at, delimiter, heads }] : [];
    });
    const [widest] = found.toSorted((a, b) => b.heads.length - a.heads.length);
    if (widest) headers.push(widest);
  }
  return headers;
}

/** `Qty 4 XP95 heat detector` orders, and names no column. */
const hasAmount = (cell: string) => /\d/.test(cell) && meaningOf(cell)?.kind === 'quantity';

/** Whether cells name columns. Below another header, a row of its table may contain one such word, so that two are needed. */
function isHeader(
  cells: readonly string[],
  isCode: IsCode,
  { isInTable }: { readonly isInTable: boolean },
): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => looksLikeNumber(cell) || hasAmount(cell))) return false;
  const others = filled.filter((cell) => meaningOf(cell) === undefined);
  if (others.length === filled.length || others.some(isCode)) return false;
  return !isInTable || filled.filter(isKnownHead).length > 1;
}

type Rows = readonly (readonly string[])[];

function rowsOf(lines: readonly TextLine[], delimiter: string, width: number): Rows {
  const rows: (readonly string[])[] = [];
  for (const { cells } of recordsOf(lines, delimiter, width)) {
    if (cells?.some((cell) => cell !== '')) rows.push(cells);
    if (rows.length === MAX_ROWS_TO_DECIDE) break;
  }
  return rows;
}

function tableOf(
  table: Pick<OrderTable, 'key' | 'number' | 'delimiter' | 'heads'>,
  { productColumns, quantityColumn }: Columns,
  chosen: ReadonlyMap<string, TableReading>,
): OrderTable {
  const roles = table.heads.map((_, column): ColumnRole => {
    if (productColumns.includes(column)) return 'product';
    return column === quantityColumn ? 'quantity' : 'ignored';
  });
  const own = chosen.get(table.key);
  if (!own) return { ...table, roles, isOneEach: false, productColumns };
  const chosenColumns = own.roles.flatMap((role, column) => (role === 'product' ? [column] : []));
  const inOrder = productColumns.filter((column) => chosenColumns.includes(column));
  return { ...table, ...own, productColumns: [...new Set([...inOrder, ...chosenColumns])] };
}

type Columns = { readonly productColumns: readonly number[]; readonly quantityColumn: number | undefined };

/** What the heads say. Where two columns could have the quantities, neither is taken. */
function readHeads(heads: readonly string[], rows: Rows): Columns {
  const meanings = heads.flatMap((head, column) => {
    const meaning = meaningOf(head);
    return meaning ? [{ ...meaning, column }] : [];
  });
  const products = meanings
    .filter(({ kind, rank, column }) => kind === 'product' && !hasPositions(rows, column, rank))
    .toSorted((a, b) => a.rank - b.rank);
  const isSure = products.some(({ rank }) => rank < ITEM_RANK);
  const quantities = meanings.filter(({ kind }) => kind === 'quantity').toSorted((a, b) => a.rank - b.rank);
  const [first, second] = quantities;
  return {
    productColumns: products.filter(({ rank }) => !isSure || rank < ITEM_RANK).map(({ column }) => column),
    quantityColumn: first && first.rank !== second?.rank ? first.column : undefined,
  };
}

/** Whether a column has the numbers of the lines instead of codes, or may have them. */
function hasPositions(rows: Rows, column: number, rank: number): boolean {
  if (rank === SKU_RANK) return false;
  const cells = filledCells(rows, column);
  return cells.every((cell) => /^\d{1,4}\.?$/.test(cell)) && (rank > SKU_RANK || arePositions(cells));
}

function filledCells(rows: Rows, column: number): readonly string[] {
  return rows.flatMap((row) => {
    const cell = row[column] ?? '';
    return cell === '' ? [] : [cell];
  });
}

/** Lines without a header are a table if each has the same number of cells. */
function sectionsWithoutHeader(
  lines: readonly TextLine[],
  isCode: IsCode,
  chosen: ReadonlyMap<string, TableReading>,
): readonly Section[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  for (const delimiter of filled.length < 2 ? [] : DELIMITERS) {
    if (!filled.every(({ text }) => text.includes(delimiter))) continue;
    const rows = filled.flatMap(({ text }) => {
      const cells = cellsOf(text, delimiter);
      return cells ? [cells] : [];
    });
    const width = rows[0]?.length ?? 0;
    if (rows.length < filled.length || width < 2 || rows.some((row) => row.length !== width)) continue;
    const columns = readCells(rows.slice(0, MAX_ROWS_TO_DECIDE), width, isCode);
    // A comma may also be part of a model. So lines with commas are read one by one, unless their columns can be told or asked for.
    if (delimiter === ',' && (columns.productColumns.length === 0 || !columns.hasNumbers)) continue;
    const heads = Array.from({ length: width }, () => '');
    const own = { key: `${delimiter}\n${width}`, number: lines[0]?.number ?? 1, delimiter, heads };
    return [{ kind: 'table', lines, table: tableOf(own, columns, chosen) }];
  }
  return [{ kind: 'lines', lines }];
}

/** Which columns have codes and quantities, by their cells. */
function readCells(rows: Rows, width: number, isCode: IsCode): Columns & { readonly hasNumbers: boolean } {
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = filledCells(rows, column);
    return {
      column,
      cells,
      isText: cells.some((cell) => !looksLikeNumber(cell)),
      // A short number may be a SKU, but also a position or a quantity.
      codes: cells.filter((cell) => !/^\d{1,4}$/.test(cell) && isCode(cell)).length,
    };
  });
  const texts = columns.filter(({ isText }) => isText);
  const [best, second] = columns.toSorted((a, b) => b.codes - a.codes);
  const isSkuList = texts.length === 0 && width === 2 && columns[0]?.cells.every(isCode);
  const product =
    best && best.codes > (second?.codes ?? 0)
      ? best.column
      : best?.codes === 0 && texts.length === 1
        ? texts[0]?.column
        : isSkuList
          ? 0
          : undefined;
  const whole = columns.filter(
    ({ column, cells }) => column !== product && cells.length > 0 && cells.every(isWholeQuantity),
  );
  const quantity = product === undefined ? undefined : quantityAmong(whole, product);
  return {
    productColumns: product === undefined ? [] : [product],
    // A column with codes may have the products of other lines.
    quantityColumn: quantity?.codes === 0 ? quantity.column : undefined,
    hasNumbers: whole.length > 0,
  };
}

type NumberColumn = { readonly column: number; readonly cells: readonly string[]; readonly codes: number };

/** The column of the quantities. The others have the numbers of the lines. */
function quantityAmong(columns: readonly NumberColumn[], product: number): NumberColumn | undefined {
  const [only, another] = columns;
  if (only && !another) return only.column < product && arePositions(only.cells) ? undefined : only;
  const [quantity, more] = columns.filter(({ cells }) => !arePositions(cells));
  return more ? undefined : quantity;
}

/** Whether the cells go up in equal steps, as the numbers of lines do: 1, 2, 3 or 11, 12, 13 or 10, 20, 30. */
function arePositions(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number.parseInt(cell, 10));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isUsual = step === 1 || (step === first && [5, 10, 100].includes(step));
  return cells.length > 1 && isUsual && numbers.every((number, index) => number === first + step * index);
}

/** `3` or `3 pcs`, but not `3.00`, which may be a price. */
function isWholeQuantity(cell: string): boolean {
  return !/[.,]\d/.test(cell) && readOrderQuantity(cell).kind === 'quantity';
}
