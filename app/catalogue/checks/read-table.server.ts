import { CsvError, parse } from 'csv-parse/sync';

/** `line` is the first one of the row: a quoted cell can contain line breaks. */
export type Row = { readonly line: number; readonly cells: readonly string[] };

export type Table = {
  /** The trimmed names of the columns. */
  readonly heads: readonly string[];
  readonly headLine: number;
  /** Those that are not blank. Missing cells at the end of one are empty. */
  readonly rows: readonly Row[];
  /** What is wrong with the form of the table. */
  readonly mistakes: readonly string[];
};

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Reads a table whose first line names the columns; lines above it that are comments are skipped. The delimiter is the one that
 * divides this line into the most cells.
 */
export function readTable(file: string, onProgress?: (read: number, all: number) => void): Table {
  // The parser counts a line break of two characters in a quoted cell as two lines.
  const { text, skipped } = withoutComments(file.replaceAll(/\r\n?/g, '\n'));
  const delimiter = delimiterOf(text);
  const mistakes: string[] = [];
  const rows: Row[] = [];
  let heads: readonly string[] | undefined;
  let headLine = skipped + 1;
  let lastLine = skipped;
  let emptyLines = 0;
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines, empty_lines: empty, bytes }) => {
        const line = lastLine + 1 + empty - emptyLines;
        lastLine = lines + skipped;
        emptyLines = empty;
        onProgress?.(bytes, text.length);
        if (heads === undefined) {
          headLine = line;
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
  return { heads: heads ?? [], headLine, rows, mistakes };
}

function nameOf(delimiter: string): string {
  return delimiter === '\t' ? 'a tab' : `"${delimiter}"`;
}

function delimiterOf(text: string): string {
  const [, stated] = /^\uFEFF?"?sep=(.)/i.exec(text) ?? [];
  const head = firstLine(text);
  return stated ?? DELIMITERS.toSorted((a, b) => widthWith(b, head) - widthWith(a, head))[0] ?? ',';
}

const firstLine = (text: string): string => text.slice(0, text.search(/\n/) + 1 || undefined);

const cellsWith = (delimiter: string, line: string): readonly string[] =>
  line.replaceAll(/"(?:[^"]|"")*"/g, (quoted) => quoted.charAt(1)).split(delimiter);

const widthWith = (delimiter: string, line: string): number => cellsWith(delimiter, line).length;

/** Lines at the start of which every cell begins with `#`, or that have another number of cells than the line below. */
function withoutComments(text: string): { readonly text: string; readonly skipped: number } {
  let rest = text.replace(/^\uFEFF/, '');
  let skipped = 0;
  while (/^\s*"?#/.test(rest)) {
    const line = firstLine(rest);
    const below = rest.slice(line.length);
    const delimiter = delimiterOf(below);
    const cells = cellsWith(delimiter, line).map((cell) => cell.trim());
    const isComment =
      cells.every((cell) => cell === '' || cell.startsWith('#')) ||
      cells.length !== widthWith(delimiter, firstLine(below));
    if (!isComment || below.trim() === '') break;
    rest = below;
    skipped += line.split('\n').length - 1;
  }
  return { text: rest, skipped };
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
