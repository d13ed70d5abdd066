import { type Part, partBetween, partOf, type Reading } from './order-part.ts';
import { looksLikeNumber } from './order-quantity.ts';
import { cellPart, cellsOf } from './table-record.ts';

const DELIMITERS = ['\t', ';', '|', ','];

/** A line with more cells is not read: that takes time that grows with the square of their number. */
const MAX_CELLS = 100;

/** The readings of a line that belongs to no table: `2 x CODE`, or a few cells. */
export function readFreeLine(text: string): readonly Reading[] {
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
  return [
    // A model may contain a comma.
    ...(delimiter === ',' ? readCodeWithDelimiter(line) : []),
    ...readCells(filled),
  ];
}

/** An item number may consist of digits. A quantity has fewer. */
const isNumber = ({ text }: Part) => looksLikeNumber(text) && !/^\d{5,}$/.test(text);

/**
 * Numbers are quantities or prices. Where no other cell is a code, the first one may be a SKU. If several numbers could be the
 * quantity, it is reported as `1 or 3`.
 */
function readCells(cells: readonly Part[]): readonly Reading[] {
  const words = cells.filter((cell) => !isNumber(cell));
  // `45;ten` is a SKU with a quantity that cannot be read.
  const firstNumber = cells.filter(isNumber).slice(0, 1);
  const codes = words.length === 0 || cells.length === 2 ? [...words, ...firstNumber] : words;
  return codes.map((code) => {
    const others = cells.filter((cell) => cell !== code);
    const numbers = others.filter(isNumber);
    const whole = numbers.filter(({ text }) => !/[.,]\d/.test(text));
    const candidates = [whole, numbers, others].find(({ length }) => length > 0) ?? [];
    const [quantity, another] = candidates;
    if (quantity === undefined) return { code };
    // Of words, the nearest one is reported as a quantity that is not written in digits.
    const isTold = another === undefined || numbers.length === 0;
    return { code, quantity: isTold ? quantity : partOf(candidates.map(({ text }) => text).join(' or ')) };
  });
}

/** Readings in which a comma may be part of the code: the quantity is absent, in the last cell or in the first. */
function readCodeWithDelimiter(line: Part): readonly Reading[] {
  const first = line.text.indexOf(',');
  const last = line.text.lastIndexOf(',');
  const { length } = line.text;
  return [
    { code: line },
    { code: partBetween(line, 0, last), quantity: partBetween(line, last + 1, length) },
    { code: partBetween(line, first + 1, length), quantity: partBetween(line, 0, first) },
  ];
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
function readWords(line: Part): readonly Reading[] {
  if (line.text.length > MAX_LENGTH_OF_WORDS) return [{ code: line }];
  const mark = LIST_MARK.exec(line.text)?.[0].length ?? 0;
  const words = partBetween(line, mark, line.text.length);
  const { text } = words;
  const readings: Reading[] = [{ code: words }];
  const add = (pattern: RegExp, { isCodeFirst }: { readonly isCodeFirst: boolean }) => {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) return;
    const a = partBetween(words, 0, first.length);
    const secondStart = text.lastIndexOf(second);
    const b = partBetween(words, secondStart, secondStart + second.length);
    readings.push(isCodeFirst ? { code: a, quantity: b } : { code: b, quantity: a });
  };
  add(LEADING, { isCodeFirst: false });
  add(TRAILING, { isCodeFirst: true });
  add(TRAILING_NUMBER, { isCodeFirst: true });
  add(LEADING_NUMBER, { isCodeFirst: false });
  add(TRAILING_WORD, { isCodeFirst: true });
  return mark > 0 ? [{ code: line }, ...readings] : readings;
}
