import {
  DELIMITERS,
  type IsCode,
  isDecided,
  isDelimiterLine,
  type OrderTable,
  sectionsOf,
  type TableReading,
  type TableSection,
} from './order-table.ts';
import { cellPart, cellsOf, linesOf, meaningOf, recordsOf, type TextLine } from './table-record.ts';
import { AMOUNT, AMOUNT_TIMES, BRACKETED, looksLikeNumber } from '#app/lib/order-quantity.ts';

export type Span = { readonly text: string; readonly start: number; readonly end: number };

/** A code or a quantity, and the text of the line before and after it. */
export type Part = { readonly text: string; readonly before: string; readonly after: string };

/** One way to understand a line. Without `quantity` it asks for one unit. */
export type Reading = { readonly code: Part; readonly quantity?: Part };

export function partOf(text: string): Part {
  return { text, before: '', after: '' };
}

/** The part between two positions of a part, without outer spaces. */
function partBetween({ text, before, after }: Part, from: number, to: number): Part {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const inner = raw.trim();
  return {
    text: inner,
    before: before + text.slice(0, start),
    after: text.slice(start + inner.length) + after,
  };
}

export function withPart({ before, after }: Part, replacement: string): string {
  return before + replacement + after;
}

export function replaceSpan(text: string, { start, end }: Span, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The line with another number of units. The part may contain more than the number, such as `2 x`. */
export function withQuantity(part: Part, quantity: number): string {
  return withPart(part, part.text.replace(/[\d.,]+/, String(quantity)));
}

/** A line with more cells is not read: that takes time that grows with the square of their number. */
const MAX_CELLS = 100;
/** Of more cells, none are read as one code. */
const MAX_CELLS_OF_CODE = 8;

/** The readings of a line that belongs to no table: `2 x CODE`, or a few cells. */
function readFreeLine(text: string): readonly Reading[] {
  const line = partOf(text);
  const delimiter = DELIMITERS.find((candidate) => text.includes(candidate)) ?? ',';
  const cells = cellsOf(text, delimiter) ?? [];
  const filled =
    cells.length > MAX_CELLS
      ? []
      : cells.map((_, column) => cellPart(cells, column, delimiter)).filter((cell) => cell.text !== '');
  const [only, second] = filled;
  // Without cells, the quotation marks make no sense.
  if (only === undefined) return [{ code: line }];
  if (second === undefined) return readWords(only);
  // A model may contain a comma.
  const withCommas = delimiter === ',' ? [...readWords(line), ...readRuns(line)] : [];
  return [...withCommas, ...readCells(filled), ...readWordsOfCells(filled)];
}

/** An item number may consist of digits. A quantity has fewer. */
const isNumber = ({ text }: Part) => looksLikeNumber(text) && !/^\d{5,}$/.test(text);

/** Numbers are quantities or prices. Where no other cell is a code, the first one may be a SKU. */
function readCells(cells: readonly Part[]): readonly Reading[] {
  const words = cells.filter((cell) => !isNumber(cell));
  // `45;ten` is a SKU with a quantity that cannot be read.
  const firstNumber = cells.filter(isNumber).slice(0, 1);
  const codes = words.length === 0 || cells.length === 2 ? [...words, ...firstNumber] : words;
  return codes.map((code) =>
    readBeside(
      code,
      cells.filter((cell) => cell !== code),
    ),
  );
}

/** Reads the cells beside a code. If several numbers could be the quantity, it is reported as `1 or 3`. */
function readBeside(code: Part, others: readonly Part[]): Reading {
  const numbers = others.filter(isNumber);
  const whole = numbers.filter(({ text }) => !/[.,]\d/.test(text));
  const candidates = [whole, numbers, others].find(({ length }) => length > 0) ?? [];
  const [quantity, another] = candidates;
  if (quantity === undefined) return { code };
  // Of words, the nearest one is reported as a quantity that is not written in digits.
  const isTold = another === undefined || numbers.length === 0;
  return { code, quantity: isTold ? quantity : partOf(candidates.map(({ text }) => text).join(' or ')) };
}

/** Readings in which several cells are one code, the longest first. */
function readRuns(line: Part): readonly Reading[] {
  const ends = [...line.text.matchAll(/,|$/g)].map(({ index }) => index);
  if (ends.length > MAX_CELLS_OF_CODE) return [];
  const startOf = (cell: number) => (ends[cell - 1] ?? -1) + 1;
  const partOfCells = (first: number, last: number) => partBetween(line, startOf(first), ends[last] ?? 0);
  const cells = ends.map((_, cell) => partOfCells(cell, cell));
  return ends.slice(1).flatMap((_, shorter) =>
    Array.from({ length: shorter + 1 }, (__, first) => {
      const last = first + ends.length - 1 - shorter;
      const others = cells.filter(({ text }, cell) => text !== '' && (cell < first || cell > last));
      return readBeside(partOfCells(first, last), others);
    }),
  );
}

/** `2 x CODE; a remark`. A figure in the remark could be another quantity. */
function readWordsOfCells(cells: readonly Part[]): readonly Reading[] {
  return cells.flatMap((cell) =>
    cells.some((other) => other !== cell && /\d/.test(other.text))
      ? []
      : readWords(cell).filter(({ quantity }) => quantity),
  );
}

/** A longer text is prose. The patterns below would be slow with it. */
const MAX_LENGTH_OF_WORDS = 200;

const LIST_MARK = /^(?:[•·*]|-(?=\s))\s*/;
/** `1) CODE 2`: the line has a number. Without another quantity, `4) CODE` may also ask for four. */
const LIST_NUMBER = /^(\d{1,4}[.)])\s+(\S.*)$/;
/** `CODE x 2 (spare)` */
const REMARK = /\s*\([^()\d]*\)$/;

type Pattern = readonly [pattern: RegExp, isCodeFirst: boolean];

/** Made on first use: most pages read no orders. */
let patterns: readonly Pattern[] | undefined;
const patternsOfWords = (): readonly Pattern[] =>
  [
    // `2 x CODE`, `2x CODE`, `2 pcs x CODE`
    [`^(${AMOUNT_TIMES})\\s*(\\S.*)$`, false],
    // `CODE (2)`, `CODE [x2]`
    [`^(.*?\\S)\\s*(${BRACKETED})$`, true],
    // `CODE 2`, `CODE x 2`, `CODE - 2`, `CODE 2 pcs`, `CODE each 2`. A letter directly after the code belongs to it: `CODEX 2`.
    [`^(.*?[^\\s,:=/>.…×*])\\s+(?:[-–—]\\s+)?(${AMOUNT})$`, true],
    // `CODE: 2 pcs`, `CODE = 2`, `CODE/2`, `CODE -> 2`, `CODE ... 2`, `CODE*2`
    [`^(.*?\\S)\\s*(?:[:=/]|[-=–]>|→|\\.{2,}|…|(?=[×*]))\\s*(${AMOUNT})$`, true],
    // `(2) CODE`
    [`^(${BRACKETED})\\s*(\\S.*)$`, false],
    // `2 CODE`, `2 pcs CODE`, `Qty: 2 CODE`, `2 - CODE`, `2 of CODE`
    [`^(${AMOUNT})(?:\\s+(?:[-–—]|of)\\s+|\\s*[:=]\\s*|\\s+)(\\S.*)$`, false],
    // `CODE ten`. If the catalogue knows the code, the line is reported with a quantity that is not written in digits.
    ['^(.*\\S)\\s+(\\S+)$', true],
  ].map(([pattern, isCodeFirst]) => [new RegExp(String(pattern), 'iu'), isCodeFirst === true]);

/** The readings of a text that no delimiter divides. */
function readWords(line: Part): readonly Reading[] {
  if (line.text.length > MAX_LENGTH_OF_WORDS) return [{ code: line }];
  const mark = LIST_MARK.exec(line.text)?.[0].length ?? 0;
  const words = partBetween(line, mark, line.text.length);
  const [, number = '', numbered = ''] = LIST_NUMBER.exec(words.text) ?? [];
  const below = partBetween(words, words.text.length - numbered.length, words.text.length);
  const readings = [
    { code: words },
    ...readAmounts(below).filter(() => numbered !== ''),
    ...(numbered === ''
      ? readAmounts(words)
      : [{ code: below, quantity: partBetween(words, 0, number.length) }]),
  ];
  const labelled = readings.flatMap(withoutLabel);
  return [...(mark > 0 ? [{ code: line }] : []), ...readings, ...labelled];
}

/** The readings of a text that is a code with a quantity before or after it. */
function readAmounts(words: Part): readonly Reading[] {
  patterns ??= patternsOfWords();
  const remark = REMARK.exec(words.text)?.[0].length ?? 0;
  const plain = partBetween(words, 0, words.text.length - remark);
  return [words, ...(remark > 0 ? [plain] : [])].flatMap((part) =>
    (patterns ?? []).flatMap(([pattern, isCodeFirst]) => {
      const [, first, second] = pattern.exec(part.text) ?? [];
      if (first === undefined || second === undefined) return [];
      const a = partBetween(part, 0, first.length);
      const secondStart = part.text.lastIndexOf(second);
      const b = partBetween(part, secondStart, secondStart + second.length);
      return isCodeFirst ? { code: a, quantity: b } : { code: b, quantity: a };
    }),
  );
}

const FIRST_WORD = /^(\p{L}+)[\s:#]+(?=\S)/u;

/** `38` of `SKU 38` or `SKU: 38`, as product pages write it. */
function withoutLabel({ code, ...quantity }: Reading): readonly Reading[] {
  const [start = '', word = ''] = FIRST_WORD.exec(code.text) ?? [];
  if (meaningOf(word)?.kind !== 'product') return [];
  return [{ ...quantity, code: partBetween(code, start.length, code.text.length) }];
}

type Place = {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly span: Span;
  readonly table?: OrderTable;
};

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
type UnreadableLine = Place & { readonly kind: 'unreadable' };

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
  for (const section of sectionsOf(linesOf(text), isCode, chosen)) {
    if (section.kind === 'table') yield* readTable(section);
    else for (const line of section.lines) yield* readLine(line);
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

function* readTable({ lines, table, header }: TableSection): Generator<OrderEntry> {
  const { delimiter, heads } = table;
  for (const { cells, lines: own } of recordsOf(lines, delimiter, heads.length)) {
    const [{ number, start } = { number: 0, start: 0 }] = own;
    const text = own.map((line) => line.text).join('\n');
    const place = { number, span: { text, start, end: own.at(-1)?.end ?? start }, table };
    const leftOut = (reason: LeftOutReason) => ({ ...place, kind: 'left-out', reason }) as const;
    if (number === header || isDelimiterLine(text)) yield leftOut('heading');
    else if (text.replaceAll(delimiter, '').trim() === '') yield leftOut('blank');
    else if (!isDecided(table)) yield leftOut('undecided');
    else yield cells ? readRow(cells, place, table) : { ...place, kind: 'unreadable' };
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
