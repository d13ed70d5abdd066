import { CsvError, parse } from 'csv-parse/sync';
import type { JsonObject, ParsedFile } from './mistakes.server.ts';

const LIST_SEPARATOR = '|';
/** PostgreSQL exports booleans as `t` and `f`. */
const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
  ['t', true],
  ['f', false],
]);

/** How spreadsheets and other shops write booleans. */
const WORDS = new Map([
  ...['yes', 'y', '1', 'doğru', 'evet', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'sí', 'vero', 'sì'].map(
    (word) => [word, true] as const,
  ),
  ...['no', 'n', '0', 'yanlış', 'hayır', 'falsch', 'nein', 'faux', 'non', 'falso'].map(
    (word) => [word, false] as const,
  ),
]);

/** What a cell contains. A cell that cannot be read stays a text, which the schema reports. */
type Read = (cell: string) => unknown;

const asNumber: Read = (cell) => (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(cell.trim()) ? Number(cell) : cell);
const asBoolean: Read = (cell) => BOOLEANS.get(cell.toLowerCase()) ?? cell;
const asList: Read = (cell) => cell.split(LIST_SEPARATOR).map((entry) => entry.trim());
const asText: Read = (cell) => cell;

/** The value that a spreadsheet meant by a cell, if it is clear. */
function meant(read: Read | undefined, cell: string): boolean | number | undefined {
  // In Turkish, the small letter of I is ı.
  if (read === asBoolean)
    return WORDS.get(cell.trim().toLocaleLowerCase('tr')) ?? WORDS.get(cell.trim().toLowerCase());
  if (read !== asNumber) return undefined;
  const number = cell.replace(/\s|[$€₺£]|^[A-Z]{3}|[A-Z]{3}$/g, '');
  if (/^\d+(?:\.\d{3})*,\d{1,2}$/.test(number)) return Number(number.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(number)) return Number(number.replaceAll(',', ''));
  return /^\d+(?:\.\d+)?(?:E\+?\d{1,2})?$/i.test(number) ? Number(number) : undefined;
}

/** How the cells of a column are read. */
export const CSV_COLUMNS: Readonly<Record<string, Read>> = {
  id: asText,
  title: asText,
  brand: asText,
  category: asText,
  price: asNumber,
  originalPrice: asNumber,
  oldPrice: asNumber,
  discount: asNumber,
  image: asText,
  images: asList,
  rating: asNumber,
  isFeatured: asBoolean,
  isNew: asBoolean,
  isHot: asBoolean,
  isBestSeller: asBoolean,
  isOnSale: asBoolean,
  isSale: asBoolean,
  isSoldOut: asBoolean,
  isAvailable: asBoolean,
  available: asBoolean,
  availableQuantity: asNumber,
  soldQuantity: asNumber,
  maxQuantity: asNumber,
  gtin: asText,
  mpn: asText,
  weight: asText,
  description: asText,
  highlights: asList,
  applications: asList,
};

/** The column `specifications.Weight` contains the specification `Weight`. */
const SPECIFICATION = /^specifications\.(.+)$/;

const DELIMITER_NAMES = new Map([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
]);

type Row = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads products from a table whose first line names the fields, as databases and spreadsheets export it. An empty cell means
 * that the product does not have the field. The value is the same as that of a JSON file with these products. Where it is clear
 * what a spreadsheet meant, that is read, and reported as a mistake with its cure.
 */
export function parseCsv(text: string): ParsedFile {
  const delimiter = delimiterOf(text);
  try {
    const [header, ...rows] = rowsIn(text, delimiter);
    const names = header?.cells.map((name) => name.trim()) ?? [];
    const filled = rows.filter((row) => !isBlank(row));
    const unknown = unknownColumns(names);
    if (unknown.length > 0) return { value: undefined, mistakes: unknown, lineOf: () => 1 };
    const products = filled.map((row) => toProduct(row, names));
    return {
      value: { products: products.map(({ product }) => product) },
      mistakes: [
        ...(delimiter === ','
          ? []
          : [
              `line 1: the cells are separated by ${DELIMITER_NAMES.get(delimiter)}; separate them by commas`,
            ]),
        ...untidyNames(header?.cells ?? []),
        ...products.flatMap(({ mistakes }) => mistakes),
        ...blankRows(rows.filter(isBlank)),
      ],
      lineOf: ([, index]) => filled[Number(index)]?.line ?? 1,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { value: undefined, mistakes: [`is not a valid table: ${error.message}`], lineOf: () => 1 };
  }
}

/** The delimiter that divides the first line into the most fields that are known. */
function delimiterOf(text: string): string {
  const header = text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1);
  const countKnown = (delimiter: string) =>
    header
      .split(delimiter)
      .filter((name) => Object.hasOwn(CSV_COLUMNS, name.trim().replace(/^"(.*)"$/, '$1'))).length;
  const [best = ','] = [',', ...DELIMITER_NAMES.keys()].toSorted((a, b) => countKnown(b) - countKnown(a));
  return best;
}

function rowsIn(text: string, delimiter: string): readonly Row[] {
  const lines: number[] = [];
  const records = parse(text, {
    delimiter,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines: line }) => {
      lines.push(line);
      return cells;
    },
  });
  // If a cell contains line breaks, this is the last line of its row.
  return records.map((cells, index) => ({ line: lines[index] ?? 1, cells }));
}

const isBlank = ({ cells }: Row) => cells.every((cell) => cell.trim() === '');

function blankRows(rows: readonly Row[]): readonly string[] {
  const [first, second] = rows;
  if (!first) return [];
  const others = second ? `, as are ${rows.length - 1} others` : '';
  return [`line ${first.line}: the row is blank${others}; remove it`];
}

/** The columns that cannot be read. */
function unknownColumns(names: readonly string[]): readonly string[] {
  return [
    ...names
      .filter((name) => name !== '' && !Object.hasOwn(CSV_COLUMNS, name) && !SPECIFICATION.test(name))
      .map((name) => `line 1: "${name}" is not a known field; correct its name or remove the column`),
    ...names
      .filter((name, index) => name !== '' && names.indexOf(name) < index)
      .map((name) => `line 1: "${name}" is the name of two columns; remove one of them`),
  ];
}

function untidyNames(header: readonly string[]): readonly string[] {
  const unnamed = header.flatMap((name, index) => (name.trim() === '' ? [index + 1] : []));
  return [
    ...header
      .filter((name) => name.trim() !== '' && name !== name.trim())
      .map((name) => `line 1: "${name}" has spaces around it; write "${name.trim()}"`),
    ...(unnamed.length > 0 ? [`line 1: column ${unnamed.join(' and ')} has no name; name or remove it`] : []),
  ];
}

type ReadProduct = { readonly product: JsonObject; readonly mistakes: readonly string[] };

function toProduct({ line, cells }: Row, names: readonly string[]): ReadProduct {
  const mistakes: string[] = [];
  const fields: (readonly [string, unknown])[] = [];
  const specifications: (readonly [string, string])[] = [];
  for (const [column, name] of names.entries()) {
    const cell = cells[column] ?? '';
    const label = SPECIFICATION.exec(name)?.[1];
    const read = Object.hasOwn(CSV_COLUMNS, name) ? CSV_COLUMNS[name] : undefined;
    if (cell === '') continue;
    if (label !== undefined) specifications.push([label, cell]);
    if (read === undefined) continue;
    const value = read(cell);
    const cure = value === cell ? meant(read, cell) : undefined;
    if (cure !== undefined) mistakes.push(`line ${line}: ${name}: "${cell}" cannot be read; write ${cure}`);
    fields.push([name, cure ?? value]);
  }
  const product = {
    ...Object.fromEntries(fields),
    ...(specifications.length > 0 && { specifications: Object.fromEntries(specifications) }),
  };
  return { product, mistakes };
}
