import { meaningOf } from './column-heads.ts';
import { readFreeLine } from './free-line.ts';
import type { Part, Reading, Span } from './order-part.ts';
import {
  isDecided,
  type IsCode,
  isDelimiterLine,
  type OrderTable,
  sectionsOf,
  type TableReading,
  type TableSection,
} from './order-table.ts';
import { cellPart, linesOf, readRecord, type TextLine } from './table-record.ts';

type Place = {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly span: Span;
  readonly table?: OrderTable;
};

/** A line outside tables. */
export type FreeLine = Place & {
  readonly kind: 'line';
  /** The most likely first. Which one is right depends on the catalogue: `SLR 5700` is a model, not 5,700 times `SLR`. */
  readonly readings: readonly Reading[];
};

export type TableRow = Place & {
  readonly kind: 'row';
  /** The cells of the product columns that are not empty, the surest first. */
  readonly codes: readonly Part[];
  /** Undefined if each row asks for one unit. */
  readonly quantity?: Part;
  readonly isOnlyCell: boolean;
};

/** A line whose quotation marks make no sense. */
export type UnreadableLine = Place & { readonly kind: 'unreadable' };

/** Why a line orders nothing without being a mistake. */
export type LeftOutReason = 'heading' | 'blank' | 'no-product' | 'undecided';
export type LeftOut = Place & { readonly kind: 'left-out'; readonly reason: LeftOutReason };

export type OrderLine = FreeLine | TableRow | UnreadableLine;
export type OrderEntry = OrderLine | LeftOut;

/**
 * Yields one line at a time, so that the caller can pause. Skips blank lines outside tables.
 * @param chosen how the buyer wants tables to be read, by their keys
 */
export function* readOrderList(
  text: string,
  isCode: IsCode,
  chosen: ReadonlyMap<string, TableReading> = new Map(),
): Generator<OrderEntry> {
  const lines = linesOf(text);
  for (const section of sectionsOf(lines, isCode, chosen)) {
    const own = lines.slice(section.from, section.to);
    if (section.kind === 'table') yield* readTable(own, section);
    else for (const line of own) yield* readLine(line);
  }
}

function* readLine({ number, text, start }: TextLine): Generator<OrderEntry> {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const from = start + text.indexOf(trimmed);
  const span = { text: trimmed, start: from, end: from + trimmed.length };
  if (isHeadOfOnlyColumn(trimmed)) yield { kind: 'left-out', reason: 'heading', number, span };
  else yield { kind: 'line', number, span, readings: readFreeLine(trimmed) };
}

/** `Model` above a list of models. Quantities may stand beside them, so these lines are read one by one. */
function isHeadOfOnlyColumn(text: string): boolean {
  return !/[\d,;|\t]/.test(text) && meaningOf(text)?.kind === 'product';
}

function* readTable(lines: readonly TextLine[], { table, header }: TableSection): Generator<OrderEntry> {
  const { delimiter, heads } = table;
  for (let at = 0; at < lines.length; ) {
    const record = readRecord(lines, at, delimiter, heads.length);
    const own = lines.slice(at, at + record.lineCount);
    at += own.length;
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return;
    const text = own.map((line) => line.text).join('\n');
    const { number, start } = first;
    const place = { number, span: { text, start, end: last.end }, table };
    if (number === header || isDelimiterLine(text)) yield { ...place, kind: 'left-out', reason: 'heading' };
    else if (text.replaceAll(delimiter, '').trim() === '')
      yield { ...place, kind: 'left-out', reason: 'blank' };
    else if (!isDecided(table)) yield { ...place, kind: 'left-out', reason: 'undecided' };
    else yield record.cells ? readRow(record.cells, place, table) : { ...place, kind: 'unreadable' };
  }
}

function readRow(cells: readonly string[], place: Place, table: OrderTable): TableRow | LeftOut {
  const { roles, productColumns, delimiter } = table;
  const partAt = (column: number) => cellPart(cells, column, delimiter);
  const codes = productColumns.map(partAt).filter(({ text }) => text !== '');
  const quantityColumn = roles.indexOf('quantity');
  const quantity = quantityColumn < 0 ? undefined : partAt(quantityColumn);
  if (codes.length === 0 && (quantity === undefined || quantity.text === '')) {
    return { ...place, kind: 'left-out', reason: 'no-product' };
  }
  const isOnlyCell = cells.filter((cell) => cell !== '').length === 1;
  return { ...place, kind: 'row', codes, isOnlyCell, ...(quantity && { quantity }) };
}
