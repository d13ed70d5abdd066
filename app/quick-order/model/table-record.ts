import { parse } from 'csv-parse/browser/esm/sync';
import type { Part } from './order-list.ts';

/** A line of a text. `start` and `end` are its position, without the line break. */
export type TextLine = {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** A row of a table. */
export type TableRecord = {
  /** Undefined if its quotation marks can be read in two ways, or in none. */
  readonly cells: readonly string[] | undefined;
  /** More than 1 if a quoted cell contains line breaks. */
  readonly lineCount: number;
};

/** A quoted cell spans at most so many lines. One that is never closed would otherwise take in the rest of the text. */
const MAX_LINES = 50;

export function linesOf(text: string): readonly TextLine[] {
  let start = 0;
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const from = index === 0 && line.startsWith('\uFEFF') ? start + 1 : start;
      const end = start + line.length - (line.endsWith('\r') ? 1 : 0);
      start += line.length + 1;
      return { number: index + 1, text: text.slice(from, end), start: from, end };
    });
}

/**
 * Reads the record that begins at a line.
 * @param width the number of columns of its table
 */
export function readRecord(
  lines: readonly TextLine[],
  at: number,
  delimiter: string,
  width: number,
): TableRecord {
  const line = lines[at]?.text ?? '';
  const alone = cellsOf(line, delimiter);
  const literalLine = withLiteralMarks(line, delimiter);
  if (alone && literalLine === line) return { cells: alone, lineCount: 1 };
  const literal = cellsOf(literalLine, delimiter);
  // Two marks in neighbouring cells look like a quoted delimiter: `",",`.
  if (alone) return { cells: literal ? undefined : alone, lineCount: 1 };
  if (literal && literal.length >= width) return { cells: literal, lineCount: 1 };
  let joined = line;
  // A lone quotation mark repeats the cell above it, or begins or ends a cell with line breaks.
  let isAmbiguous = literalLine !== line;
  let ragged: TableRecord | undefined;
  let broken: TableRecord | undefined;
  for (const [index, { text }] of lines.slice(at + 1, at + MAX_LINES).entries()) {
    if (isRow(text, delimiter, width)) break;
    joined += `\n${text}`;
    if (!text.includes('"')) continue;
    const literalText = withLiteralMarks(text, delimiter);
    isAmbiguous ||= literalText !== text;
    const cells = parseRecord(joined, delimiter);
    const record = { cells: isAmbiguous ? undefined : cells, lineCount: index + 2 };
    if (cells?.length === width) return record;
    if (cells) ragged ??= record;
    else if (!hasPairs(literalText)) broken ??= record;
  }
  return (
    ragged ?? (literal ? { cells: literal, lineCount: 1 } : (broken ?? { cells: undefined, lineCount: 1 }))
  );
}

/** The cells of a line, or `undefined` if it is not a complete record. */
export function cellsOf(line: string, delimiter: string): readonly string[] | undefined {
  // Without quotation marks, each delimiter ends a cell. This saves calling the parser for most lines.
  if (!line.includes('"')) {
    return line.split(delimiter).map((cell) => cell.trim());
  }
  const cells = parseRecord(line, delimiter);
  const [only, second] = cells ?? [];
  // Some programs quote the whole line instead of its cells.
  const isQuotedLine = only !== undefined && second === undefined && only.includes(delimiter);
  return isQuotedLine ? cellsOf(only, delimiter) : cells;
}

/** A row as text, which `cellsOf` reads as the same cells. */
export function recordText(cells: readonly string[], delimiter: string): string {
  return cells
    .map((cell) =>
      /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter);
}

/** A cell with the text of its row around it. */
export function cellPart(cells: readonly string[], column: number, delimiter: string): Part {
  const before = recordText(cells.slice(0, column), delimiter);
  const after = recordText(cells.slice(column + 1), delimiter);
  return {
    text: cells[column] ?? '',
    before: column > 0 ? before + delimiter : '',
    after: column < cells.length - 1 ? delimiter + after : '',
  };
}

function parseRecord(
  text: string,
  delimiter: string,
  { allowsInnerQuotes = true } = {},
): readonly string[] | undefined {
  try {
    const records = parse(text, {
      delimiter,
      trim: true,
      relax_quotes: allowsInnerQuotes,
      relax_column_count: true,
    });
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A cell that is only a quotation mark repeats the cell above it. Here it is a character like any other. */
function withLiteralMarks(line: string, delimiter: string): string {
  return line
    .split(delimiter)
    .map((cell) => (cell.trim() === '"' ? '""""' : cell))
    .join(delimiter);
}

/** Whether a line is a complete row without a doubt, so that it cannot continue a cell of the line above it. */
function isRow(line: string, delimiter: string, width: number): boolean {
  const cells = parseRecord(withLiteralMarks(line, delimiter), delimiter, { allowsInnerQuotes: false });
  return cells?.length === width;
}

function hasPairs(line: string): boolean {
  return (line.split('"').length - 1) % 2 === 0;
}
