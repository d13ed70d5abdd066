import { CsvError, parse } from 'csv-parse/sync';
import { asPlainNumber, readNumber } from '#app/lib/number-text.ts';

/** `line` is the last one of the row: a quoted cell can contain line breaks. */
export type Row = { readonly line: number; readonly cells: readonly string[] };

export type Table = {
  /** The trimmed names of the columns. */
  readonly heads: readonly string[];
  /** Those that are not blank. Missing cells at the end of one are empty. */
  readonly rows: readonly Row[];
  /** What is wrong with the form of the table. */
  readonly mistakes: readonly string[];
};

const DELIMITERS = [',', ';', '\t', '|'];

/** Reads a table whose first line names the columns. The delimiter is the one that divides this line into the most cells. */
export function readTable(text: string, onProgress?: (read: number, all: number) => void): Table {
  const delimiter = delimiterOf(text);
  const mistakes: string[] = [];
  const rows: Row[] = [];
  let heads: readonly string[] | undefined;
  let lastLine = 0;
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines: line, bytes }) => {
        lastLine = line;
        onProgress?.(bytes, text.length);
        if (heads === undefined) {
          // Excel reads the delimiter from such a line.
          if (!/^sep=/i.test(cells[0] ?? '')) heads = cells.map((name) => name.trim());
        } else if (cells.slice(heads.length).some((cell) => cell.trim() !== '')) {
          mistakes.push(
            `line ${line}: has ${cells.length} cells, but the first line has ${heads.length}; put a cell that contains ${nameOf(delimiter)} between quotation marks`,
          );
        } else if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    mistakes.push(
      isOpen
        ? `line ${lastLine + 1}: a quotation mark opens a cell that never ends; close it, or export the file again if it was cut off`
        : `line ${lastLine + 1}: is not a valid table: ${error.message}`,
    );
  }
  const widths = [heads ?? [], ...rows.map(({ cells }) => cells)].map(({ length }) => length);
  const lastWidth = widths.pop() ?? 0;
  // Spreadsheets leave out empty cells at the end or the last line break, but a line shorter than all others without it was probably cut.
  const isShort = widths.length > 0 && widths.every((width) => width > lastWidth);
  if (mistakes.length === 0 && isShort && !/[\r\n]\s*$/.test(text)) {
    mistakes.push(
      `line ${lastLine}: has ${lastWidth} cells, fewer than every other line, and the file ends within it, as if it was cut off; export it again, or end it with a line break if it is complete`,
    );
  }
  return { heads: heads ?? [], rows, mistakes };
}

function nameOf(delimiter: string): string {
  return delimiter === '\t' ? 'a tab' : `"${delimiter}"`;
}

function delimiterOf(text: string): string {
  const [, stated] = /^\uFEFF?"?sep=(.)/i.exec(text) ?? [];
  const head = text.slice(0, text.search(/[\r\n]/) + 1 || undefined);
  const widthWith = (delimiter: string) => head.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length;
  return stated ?? DELIMITERS.toSorted((a, b) => widthWith(b) - widthWith(a))[0] ?? ',';
}

/** `24,90` and `1.299,00 €`, but not `1,299`, which may be a thousand or one. */
const HAS_DECIMAL_COMMA = /,(?:\d{1,2}|\d{4,})(?!\d)\D*$/;

/** Whether a comma is a decimal sign. If it is one in a column, `1.299` is a thousand there. */
export const hasDecimalComma = (cell: string): boolean => HAS_DECIMAL_COMMA.test(cell.trim());

/** The number in a cell, with or without a currency: `1.299,00 €`, `129.00 USD`. Undefined if it is none, or could be two. */
export function readAmount(cell: string, isDecimalComma: boolean): number | undefined {
  const typed = cell.replace(/^[A-Z]{3}\b|\b[A-Z]{3}$|\p{Sc}/gu, '').trim();
  const isPlain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed);
  if (isPlain && !isDecimalComma) return Number(typed);
  return readNumber(isDecimalComma ? typed.replaceAll('.', '') : asPlainNumber(typed)).value;
}

/** PostgreSQL exports booleans as `t` and `f`. In Turkish, the small letter of I is ı. */
const YES = /^(?:true|t|yes|y|1|doğru|evet|wahr|ja|vrai|oui|verdadero|sí|vero|sì|waar)$/;
const NO = /^(?:false|f|no|n|0|yanlış|hayır|falsch|nein|faux|non|falso|nee|onwaar)$/;

export function readYesNo(cell: string): boolean | undefined {
  const words = [cell.trim().toLowerCase(), cell.trim().toLocaleLowerCase('tr')];
  if (words.some((word) => YES.test(word))) return true;
  return words.some((word) => NO.test(word)) ? false : undefined;
}

/** The mistake without its line, entry, quoted values and numbers. */
function kindOf(mistake: string): string {
  return mistake
    .replace(/: line \d+/, '')
    .replace(/: (?:id [^\s:]+|"[^"]*")(?=: )/, '')
    .replaceAll(/"[^"]*"|\d+/g, '');
}

/** Each kind of mistake once, with the number of the others. */
export function oncePerKind(mistakes: readonly string[]): readonly string[] {
  return [...Map.groupBy(mistakes, kindOf).values()].map(([first = '', ...others]) =>
    others.length === 0 ? first : `${first} (and ${others.length} more like this)`,
  );
}
