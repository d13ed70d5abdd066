import { looksLikeNumber, readOrderQuantity } from './order-quantity.ts';

/** Part of the whole text, without the quotation marks of a cell. */
export type Span = { readonly text: string; readonly start: number; readonly end: number };

/** One way to understand a line. Without `quantity` it asks for one unit. */
export type Reading = { readonly code: Span; readonly quantity?: Span };

export type OrderLine = {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly span: Span;
  /** The most likely first. Which one is right depends on the catalogue: `SLR 5700` is a model, not 5,700 times `SLR`. */
  readonly readings: readonly Reading[];
  /** The header of the table to which the line belongs. */
  readonly header?: Span;
};

type Header = {
  readonly span: Span;
  /** Undefined for a single column. */
  readonly delimiter: string | undefined;
  readonly columns: number;
  readonly codeColumns: readonly number[];
  readonly quantityColumn: number;
};

/** Names of columns with codes. If a table has several of them, they are read in this order. */
const CODE_HEADS = [
  /^(?:sku|stok kodu)$/,
  /^(?:model|model (?:no|number)|modell)$/,
  /^(?:item|item (?:no|number|code)|article|article (?:no|number)|part|part (?:no|number)|mpn)$/,
  /^(?:product (?:code|no|number|id)|code|kod|ürün kodu|id|product|ürün)$/,
];
const QUANTITY_HEAD = /^(?:qty|quantity|count|pcs|pieces|units|amount|adet|miktar|menge)$/;

/** Further cells of a line are not read. No table has so many, and the time to read a line grows with the square of their number. */
const MAX_CELLS = 100;

const DELIMITERS = ['\t', ';', ','];

/**
 * A quoted cell may contain line breaks. If it does not end within this many lines, its closing quotation mark is taken
 * to be missing, and its first line is read alone.
 */
const MAX_LINES_OF_RECORD = 20;

/** Yields one line at a time, so that the caller can pause. Skips blank lines and the header of a table. */
export function* readOrderList(text: string): Generator<OrderLine> {
  let header: Header | undefined;
  for (const { number, span } of recordsOf(text)) {
    if (span.text === '') continue;
    const delimiter = DELIMITERS.find((candidate) => span.text.includes(candidate));
    const cells = delimiter === undefined ? [span] : cellsOf(text, span, delimiter);
    const ownHeader = headerOf(span, cells, delimiter);
    if (ownHeader) {
      header = ownHeader;
      continue;
    }
    const isRow = header?.delimiter === delimiter && header?.columns === cells.length;
    const table = isRow ? header : undefined;
    // Below a header with a single column, a quantity can only be in the same cell as the code.
    const readings =
      table && table.columns > 1 ? readRow(cells, table) : readWithoutHeader(span, cells, delimiter);
    yield {
      number,
      span,
      readings: readings.length > 0 ? readings : [{ code: span }],
      ...(table && { header: table.span }),
    };
  }
}

/** Replaces a part of the text. */
export function replaceSpan(text: string, { start, end }: Span, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The lines of the text. Lines that a quoted cell spans are one record. `number` is that of the first line. */
function* recordsOf(text: string): Generator<Pick<OrderLine, 'number' | 'span'>> {
  let number = 1;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  while (start <= text.length) {
    let end = endOfLine(text, start);
    let lines = 1;
    if (startsQuotedCell(text.slice(start, end))) {
      let recordEnd = end;
      while (
        !isBalanced(text.slice(start, recordEnd)) &&
        lines < MAX_LINES_OF_RECORD &&
        recordEnd < text.length
      ) {
        recordEnd = endOfLine(text, recordEnd + 1);
        lines += 1;
      }
      if (isBalanced(text.slice(start, recordEnd))) end = recordEnd;
      else lines = 1;
    }
    yield { number, span: trimmedSpan(text, start, end) };
    number += lines;
    start = end + 1;
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

const startsQuotedCell = (line: string) => /(?:^|[\t;,])"/.test(line);
const isBalanced = (record: string) => (record.split('"').length - 1) % 2 === 0;

function trimmedSpan(text: string, from: number, to: number): Span {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  return { text: trimmed, start, end: start + trimmed.length };
}

/** The cells of a row as in RFC 4180. A quotation mark inside a cell, such as that of `7"`, is part of its text. */
function cellsOf(text: string, { start, end }: Span, delimiter: string): readonly Span[] {
  const cells: Span[] = [];
  let from = start;
  while (from <= end && cells.length < MAX_CELLS) {
    let to = from;
    while (to < end && text.charAt(to) === ' ') to += 1;
    if (text.charAt(to) === '"') {
      to += 1;
      while (to < end && !(text.charAt(to) === '"' && text.charAt(to + 1) !== '"')) {
        to += text.charAt(to) === '"' ? 2 : 1;
      }
    }
    const next = text.indexOf(delimiter, to);
    const cellEnd = next < 0 || next > end ? end : next;
    cells.push(unquoted(text, trimmedSpan(text, from, cellEnd)));
    from = cellEnd + 1;
  }
  return cells;
}

function unquoted(text: string, cell: Span): Span {
  if (!/^"[\s\S]*"$/.test(cell.text) || cell.text.length < 2) return cell;
  const inner = trimmedSpan(text, cell.start + 1, cell.end - 1);
  return { ...inner, text: inner.text.replaceAll('""', '"') };
}

function headerOf(span: Span, cells: readonly Span[], delimiter: string | undefined): Header | undefined {
  const names = cells.map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[\s_.:#-]+/g, ' ')
      .trim(),
  );
  const quantityColumn = names.findIndex((name) => QUANTITY_HEAD.test(name));
  const codeColumns = CODE_HEADS.map((head) => names.findIndex((name) => head.test(name))).filter(
    (column) => column >= 0,
  );
  const isHeader =
    codeColumns.length > 0 && (quantityColumn >= 0 || codeColumns.length > 1 || cells.length === 1);
  return isHeader ? { span, delimiter, columns: cells.length, codeColumns, quantityColumn } : undefined;
}

function readRow(cells: readonly Span[], { codeColumns, quantityColumn }: Header): readonly Reading[] {
  const quantity = cells[quantityColumn];
  return codeColumns.flatMap((column) => {
    const code = cells[column];
    return code === undefined || code.text === '' ? [] : [reading(code, quantity)];
  });
}

function readWithoutHeader(line: Span, cells: readonly Span[], delimiter = ''): readonly Reading[] {
  const filled = cells.filter(({ text }) => text !== '');
  const [only] = filled;
  if (filled.length <= 1) return only === undefined ? [] : readWords(only);
  return [
    // A model may contain a comma.
    ...(delimiter === ',' ? readCodeWithDelimiter(line, delimiter) : []),
    ...codeCells(filled).map((code) => reading(code, quantityBeside(code, filled))),
  ];
}

/**
 * The cells that may be codes. Numbers are quantities or prices, but in a row without another code the first number
 * may be a SKU.
 */
function codeCells(cells: readonly Span[]): readonly Span[] {
  const words = cells.filter(({ text }) => !looksLikeNumber(text));
  const hasCode = words.some(({ text }) => /^(?=\S*\d)(?=\S*\p{L})\S+$/u.test(text));
  return hasCode ? words : [...words, ...cells.filter(({ text }) => looksLikeNumber(text)).slice(0, 1)];
}

/** Readings in which the delimiter may be part of the code: the quantity is absent, in the last cell or in the first. */
function readCodeWithDelimiter(line: Span, delimiter: string): readonly Reading[] {
  const first = line.text.indexOf(delimiter);
  const last = line.text.lastIndexOf(delimiter);
  return [
    { code: line },
    reading(part(line, 0, last), part(line, last + 1, line.text.length)),
    reading(part(line, first + 1, line.text.length), part(line, 0, first)),
  ];
}

/** The first number after the code, else the last number before it, else the next or the previous cell, whatever it contains. */
function quantityBeside(code: Span, cells: readonly Span[]): Span | undefined {
  const before = cells.filter(({ start }) => start < code.start);
  const after = cells.filter(({ start }) => start > code.start);
  const isNumber = ({ text }: Span) => looksLikeNumber(text);
  return after.find(isNumber) ?? before.findLast(isNumber) ?? after[0] ?? before.at(-1);
}

/** A longer text is prose. The patterns below would be slow with it. */
const MAX_LENGTH_OF_WORDS = 200;

const NUMBER = String.raw`[-−–+]?\d[\d.,]*(?:e\+?\d+)?`;
const UNITS = String.raw`(?:\s*(?:pcs\.?|pc\.?|pieces?|ea\.?|units?|adet|stk\.?))?`;
const LIST_MARK = /^(?:[•·*]|-(?=\s))\s*/;
/** `2 x CODE`, `2x CODE`, `2 pcs x CODE`. The sign is part of the quantity: `readOrderQuantity` reads `2 x`. */
const LEADING = new RegExp(String.raw`^(${NUMBER}${UNITS}\s*[x×*])\s*(\S.*)$`, 'iu');
/** `CODE x 2`, `CODE x2`, `CODE: 2 pcs`, `CODE (2)`. A letter directly after the code belongs to it: `CODEX 2`. */
const TRAILING = new RegExp(String.raw`^(.*?\S)(?:\s+x|\s*[×*:=(])\s*(${NUMBER}${UNITS})\s*\)?$`, 'iu');
/** `CODE 2`, `CODE 2 pcs` */
const TRAILING_NUMBER = new RegExp(String.raw`^(.*\S)\s+(${NUMBER}${UNITS})$`, 'iu');
/** `CODE ten`. If the catalogue knows the code, the line is reported with a quantity that is not written in digits. */
const TRAILING_WORD = /^(.*\S)\s+(\S+)$/;
/** `2 CODE`, `2 pcs CODE` */
const LEADING_NUMBER = new RegExp(String.raw`^(${NUMBER}${UNITS})\s+(\S.*)$`, 'iu');

/** The readings of a text that no delimiter divides. */
function readWords(line: Span): readonly Reading[] {
  // With doubled quotation marks, positions in the cell are not those in the text.
  const hasQuotes = line.text.length !== line.end - line.start;
  if (hasQuotes || line.text.length > MAX_LENGTH_OF_WORDS) return [{ code: line }];
  const mark = LIST_MARK.exec(line.text)?.[0].length ?? 0;
  const words = part(line, mark, line.text.length);
  const { text } = words;
  const readings: Reading[] = [{ code: words }];
  const add = (pattern: RegExp, { isCodeFirst }: { readonly isCodeFirst: boolean }) => {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) return;
    const a = part(words, 0, first.length);
    const secondStart = text.lastIndexOf(second);
    const b = part(words, secondStart, secondStart + second.length);
    readings.push(isCodeFirst ? reading(a, b) : reading(b, a));
  };
  add(LEADING, { isCodeFirst: false });
  add(TRAILING, { isCodeFirst: true });
  add(TRAILING_NUMBER, { isCodeFirst: true });
  add(LEADING_NUMBER, { isCodeFirst: false });
  add(TRAILING_WORD, { isCodeFirst: true });
  return mark > 0 ? [{ code: line }, ...readings] : readings;
}

/**
 * The reading to explain if the catalogue knows none of the codes: one with a valid quantity, else one with a number for a
 * quantity, else the first.
 */
export function likeliestReading(readings: readonly Reading[], line: Span): Reading {
  const withNumber = readings.find(({ quantity }) => quantity && looksLikeNumber(quantity.text));
  const withQuantity = readings.find(
    ({ quantity }) => quantity && readOrderQuantity(quantity.text).kind === 'quantity',
  );
  return withQuantity ?? withNumber ?? readings[0] ?? { code: line };
}

function reading(code: Span, quantity: Span | undefined): Reading {
  return quantity === undefined ? { code } : { code, quantity };
}

/** A part of a span, without outer spaces. The span must have no doubled quotation marks. */
function part(span: Span, from: number, to: number): Span {
  const { text, start, end } = trimmedSpan(span.text, from, to);
  return { text, start: span.start + start, end: span.start + end };
}
