import { CsvError, parse } from 'csv-parse/sync';
import type { JsonObject } from './json.server.ts';
import type { ParsedFile } from './parsed-file.server.ts';

const LIST_SEPARATOR = '|';
/** PostgreSQL exports booleans as `t` and `f`. */
const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
  ['t', true],
  ['f', false],
]);

type Read = (cell: string) => unknown;

/** Leaves a cell that is not a number as text, which the schema reports. */
const asNumber: Read = (cell) => (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(cell.trim()) ? Number(cell) : cell);
const asBoolean: Read = (cell) => BOOLEANS.get(cell.toLowerCase()) ?? cell;
const asList: Read = (cell) => cell.split(LIST_SEPARATOR).map((entry) => entry.trim());
const asText: Read = (cell) => cell;

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
  description: asText,
  highlights: asList,
  applications: asList,
};

/** The column `specifications.Weight` contains the specification `Weight`. */
const SPECIFICATION = /^specifications\.(.+)$/;

type Row = Readonly<Record<string, string>>;

/**
 * Reads products from a table whose first line names the fields, as databases and spreadsheets export it. An empty cell means
 * that the product does not have the field. The value is the same as that of a JSON file with these products.
 */
export function parseCsv(text: string): ParsedFile {
  const lines: number[] = [];
  let headerMistakes: readonly string[] = [];
  const checkHeader = (names: string[]) => {
    headerMistakes = mistakesInHeader(names);
    return names;
  };
  const onRecord = (row: Row, { lines: line }: { readonly lines: number }) => {
    lines.push(line);
    return toProductData(row);
  };
  try {
    const products = parse(text, { columns: checkHeader, on_record: onRecord, skip_empty_lines: true });
    return {
      value: { products },
      mistakes: headerMistakes,
      // If a cell contains line breaks, this is the last line of its row.
      lineOf: ([, index]) => lines[Number(index)] ?? 1,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { value: undefined, mistakes: [`is not a valid table: ${error.message}`], lineOf: () => 1 };
  }
}

function mistakesInHeader(names: readonly string[]): readonly string[] {
  return [
    ...names
      .filter((name) => !Object.hasOwn(CSV_COLUMNS, name) && !SPECIFICATION.test(name))
      .map((name) => `line 1: "${name}" is not a known field; correct its name or remove the column`),
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => `line 1: "${name}" is the name of two columns; remove one of them`),
  ];
}

function toProductData(row: Row): JsonObject {
  const cells = Object.entries(row).filter(([, cell]) => cell !== '');
  const fields = cells.flatMap(([name, cell]) => {
    const read = Object.hasOwn(CSV_COLUMNS, name) ? CSV_COLUMNS[name] : undefined;
    return read === undefined ? [] : [[name, read(cell)] as const];
  });
  const specifications = cells.flatMap(([name, cell]) => {
    const label = SPECIFICATION.exec(name)?.[1];
    return label === undefined ? [] : [[label, cell] as const];
  });
  return {
    ...Object.fromEntries(fields),
    ...(specifications.length > 0 && { specifications: Object.fromEntries(specifications) }),
  };
}
