import { familySchema, productSchema } from '#app/catalogue/schema/product-schema.server.ts';
import { referencesIn } from '#app/catalogue/schema/references.server.ts';
import type { ParsedFile } from './mistakes.server.ts';
import { amountIn, readAmounts, readingsIn } from './read-amounts.server.ts';
import { oncePerKind, readTable, readYesNo, type Row } from './read-table.server.ts';

const LIST_SEPARATOR = '|';

const PRODUCT_FIELDS = productSchema(referencesIn([], [], () => true)).pipe[0].entries;

/** How the cells of a column are read: the types of the fields of a product. Each specification and each part of a family has a column of its own. */
const COLUMN_TYPES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PRODUCT_FIELDS)
    .map(([name, field]) => [name, 'wrapped' in field ? field.wrapped.type : field.type] as const)
    .filter(([, type]) => type !== 'record' && type !== 'strict_object'),
  ...Object.entries(familySchema.entries).map(
    ([name, field]) => [`family.${name}`, 'wrapped' in field ? field.wrapped.type : field.type] as const,
  ),
]);

/** The column `specifications.Weight` contains the specification `Weight`. */
const SPECIFICATION = /^specifications\.(.+)$/;

/**
 * Reads products from a table whose first line names the fields, as databases and spreadsheets export it. An empty cell means
 * that the product does not have the field. The value is the same as that of a JSON file with these products. A cell that cannot
 * be read stays a text, which the schema reports.
 */
export function parseCsv(text: string): ParsedFile {
  const { heads: names, rows, mistakes: formMistakes } = readTable(text);
  const mistakes = [...formMistakes, ...mistakesInHead(names, rows)];
  if (mistakes.length > 0) return { value: undefined, mistakes: oncePerKind(mistakes), lineOf: () => 1 };
  const ambiguous: string[] = [];
  const columns = names.map((name, column) => toColumn(name, column, rows, ambiguous));
  return {
    value: { products: rows.map((row) => toProduct(row, columns)) },
    mistakes: oncePerKind(ambiguous),
    lineOf: ([, index]) => rows[Number(index)]?.line ?? 1,
  };
}

const isKnown = (name: string) => name === '' || COLUMN_TYPES.has(name) || SPECIFICATION.test(name);

/** The columns that cannot be read. */
function mistakesInHead(names: readonly string[], rows: readonly Row[]): readonly string[] {
  const unknown = names.filter((name) => !isKnown(name)).map((name) => `"${name}"`);
  const twice = new Set(names.filter((name, column) => name !== '' && names.indexOf(name) < column));
  const unnamed = names.flatMap((name, column) => {
    const filled = name === '' && rows.find(({ cells }) => (cells[column] ?? '').trim() !== '');
    return filled ? [{ column: column + 1, line: filled.line, cell: filled.cells[column] }] : [];
  });
  const cure =
    'correct the name or remove the column; "npm run catalogue:import" reads exports of other shops';
  return [
    ...(unknown.length > 0
      ? [
          `line 1: ${unknown.join(', ')} ${unknown.length > 1 ? 'are no known fields' : 'is no known field'}; ${cure}`,
        ]
      : []),
    ...[...twice].map((name) => `line 1: "${name}" is the name of two columns; remove one of them`),
    ...unnamed.map(
      ({ column, line, cell }) =>
        `line 1: column ${column} has no name, but line ${line} has "${cell}" in it; name or remove it`,
    ),
  ];
}

type Column = {
  readonly name: string;
  /** Of `family.title` or `specifications.Weight`, what is before and behind the point. */
  readonly inside: readonly [name: string, part: string] | undefined;
  readonly read: (cell: string, line: number) => unknown;
};

function toColumn(name: string, column: number, rows: readonly Row[], ambiguous: string[]): Column {
  const asNumber = (cell: string, line: number) => {
    if (doubtful.has(cell)) {
      const readings = readingsIn(cell);
      ambiguous.push(`line ${line}: ${name}: "${cell}" can mean ${readings.join(' or ')}; write one of them`);
      return Number(readings[0]);
    }
    return amountIn(plain(cell)) ?? cell;
  };
  const isNumber = COLUMN_TYPES.get(name) === 'number';
  const { ambiguous: open, plain } = readAmounts(
    isNumber ? rows.map(({ cells }) => cells[column] ?? '') : [],
    { isOfProgram: true, isPrice: /price$/i.test(name) },
  );
  const doubtful = new Set(open);
  const readers: Readonly<Record<string, Column['read']>> = {
    array: (cell) => cell.split(LIST_SEPARATOR).map((entry) => entry.trim()),
    boolean: (cell) => readYesNo(cell) ?? cell,
    number: asNumber,
  };
  const read = readers[COLUMN_TYPES.get(name) ?? ''] ?? ((cell) => cell);
  return { name, inside: insideOf(name), read };
}

function insideOf(name: string): Column['inside'] {
  const point = name.indexOf('.');
  return point === -1 ? undefined : [name.slice(0, point), name.slice(point + 1)];
}

function toProduct({ line, cells }: Row, columns: readonly Column[]): object {
  const filled = columns.flatMap(({ name, inside, read }, column) => {
    const cell = cells[column] ?? '';
    return cell === '' || name === '' ? [] : [{ name, inside, value: read(cell, line) }];
  });
  const parts = filled.flatMap(({ inside, value }) =>
    inside ? [{ of: inside[0], part: inside[1], value }] : [],
  );
  return {
    ...Object.fromEntries(filled.flatMap(({ name, inside, value }) => (inside ? [] : [[name, value]]))),
    ...Object.fromEntries(
      Array.from(
        Map.groupBy(parts, ({ of }) => of),
        ([name, entries]) => [name, Object.fromEntries(entries.map(({ part, value }) => [part, value]))],
      ),
    ),
  };
}
