import { Parser } from 'htmlparser2';
import { amountIn, type DecimalSign, readAmounts } from '#app/catalogue/checks/read-amounts.server.ts';
import { readTable, type Row } from '#app/catalogue/checks/read-table.server.ts';
import { decodeText, startsWith } from '#app/lib/decode-text.ts';
import { type Field, fieldsOf, foldHead, type Format, knowsHead, recognise } from './formats.server.ts';
import { describesPictures, isOfPrograms } from './never-shown.server.ts';

type Pair = readonly [name: string, value: string];

/** A row of a table, or an item of a feed. */
export type ExportRow = {
  readonly file: string;
  readonly line: number;
  /** Numbers have a decimal point and no groups; what cannot be read as one is as in the file. */
  readonly values: Readonly<Partial<Record<Field, string>>>;
  /** Numbers that the file writes in another way. */
  readonly written?: Readonly<Partial<Record<Field, string>>>;
  readonly pictures: readonly string[];
  /** The pairs of numbered columns, such as `Option1 Name` and `Option1 Value`. A name or value may be empty. */
  readonly pairs: readonly Pair[];
  readonly specifications: readonly Pair[];
  /** The product that a row of another file is a variant of. */
  readonly of?: ExportRow;
};

/** A column with the number of its values and one of them. */
export type UnusedColumn = {
  readonly head: string;
  readonly count: number;
  readonly sample: string;
  readonly about: 'products' | 'pictures' | 'programs';
};

export type Export = {
  readonly format: Format;
  readonly rows: readonly ExportRow[];
  /** The heads of the columns, by field, as the file has them. */
  readonly headOf: Readonly<Partial<Record<Field, string>>>;
  /** The unit in the head of the weights, such as `kg`. */
  readonly weightUnit?: string;
  /** The labels of specifications whose meaning the other shop defines: Shopify's own metafields. */
  readonly standard: ReadonlySet<string>;
  /** Columns of which nothing was taken. */
  readonly unused: readonly UnusedColumn[];
  /** The columns of numbers that can be read in two ways, with such cells. */
  readonly ambiguous: readonly { readonly head: string; readonly cells: readonly string[] }[];
};

/** What the owner says of a column, by its head. */
export type ColumnSettings = Readonly<
  Record<string, { readonly field?: string; readonly decimalSign?: DecimalSign | '' }>
>;

/** A table whose columns are not those of a known shop. */
export type UnknownTable = {
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
};

/** The message has one line per mistake. */
export class ImportError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

type OnProgress = (read: number, all: number) => void;

/**
 * Reads a table or an XML feed.
 * @param chooseFormat for a table of an unknown form
 */
export function readExport(
  file: string,
  bytes: Uint8Array,
  chooseFormat: (table: UnknownTable) => Format,
  settings: ColumnSettings = {},
  onProgress: OnProgress = () => {},
): Export {
  const other = KINDS.find(([, start]) =>
    startsWith(
      bytes,
      Array.from(start, (sign) => sign.charCodeAt(0)),
    ),
  );
  const { text, badLine } = decodeText(bytes);
  const kind = other?.[0] ?? (text.includes('\0') ? 'no text' : kindOfText(text));
  if (kind !== undefined) {
    throw new ImportError([
      `${file}: is ${kind}, not an export; export the products as CSV, or save the spreadsheet as "CSV UTF-8"`,
    ]);
  }
  if (badLine !== undefined) {
    throw new ImportError([
      `${file}: line ${badLine}: is neither UTF-8, UTF-16, Windows-1252 nor Windows-1254, or a mixture of them; export it again as UTF-8`,
    ]);
  }
  return /^\s*</.test(text)
    ? readFeed(file, text, settings, onProgress)
    : readRows(file, text, chooseFormat, settings, onProgress);
}

/** What people have in place of an export, by the first bytes. */
const KINDS = [
  ['a spreadsheet or a packed folder', 'PK\u0003\u0004'],
  ['a spreadsheet of an old form', '\u00D0\u00CF\u0011\u00E0'],
  ['a packed file', '\u001F\u008B'],
  ['a PDF', '%PDF'],
  ['a text document', '{\\rtf'],
  ['a picture', '\u0089PNG'],
  ['a picture', '\u00FF\u00D8\u00FF'],
] as const;

function kindOfText(text: string): string | undefined {
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 2000);
  if (
    /^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*<(?:!doctype\s+html|html|head|body|title|script|table|div)\b/i.test(
      start,
    )
  )
    return 'a web page';
  return /^(?:\{\s*["}]|\[\s*[[{\]])/.test(start) ? 'JSON' : undefined;
}

function readRows(
  file: string,
  text: string,
  choose: (table: UnknownTable) => Format,
  settings: ColumnSettings,
  onProgress: OnProgress,
): Export {
  const table = withHeads(readTable(text, onProgress));
  const { heads, rows, mistakes } = table;
  if (mistakes.length > 0) throw new ImportError(mistakes.map((mistake) => `${file}: ${mistake}`));
  if (heads.length === 0) throw new ImportError([`${file}: is empty; export it again`]);
  return toExport(file, recognise(heads) ?? choose({ heads, rows }), table, settings);
}

type Heads = { readonly heads: readonly string[]; readonly rows: readonly Row[] };

const isNumber = (cell = ''): boolean => amountIn(readAmounts([cell], {}).plain(cell)) !== undefined;

/** A first line with a number in it names no columns: it is a product. */
function withHeads(table: ReturnType<typeof readTable>): ReturnType<typeof readTable> {
  const { heads, headLine, rows } = table;
  const hasNumber = heads.some(
    (head, column) =>
      isNumber(head) && rows.every(({ cells }) => !cells[column]?.trim() || isNumber(cells[column])),
  );
  if (!hasNumber || heads.some(knowsHead)) return table;
  return {
    ...table,
    heads: heads.map((_, index) => `Column ${index + 1}`),
    rows: [{ line: headLine, cells: heads }, ...rows],
  };
}

/** The elements `item` of RSS and `entry` of Atom. Texts of the same name are joined with line breaks, inner ones with colons. */
function readFeed(file: string, text: string, settings: ColumnSettings, onProgress: OnProgress): Export {
  const items: { readonly line: number; readonly texts: Map<string, string> }[] = [];
  let texts: Map<string, string> | undefined;
  const open: string[] = [];
  let content: string[] = [];
  let isCut = false;
  let isAtEnd = false;
  let line = 1;
  let counted = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (texts === undefined && (name === 'item' || name === 'entry')) {
          for (; counted < parser.startIndex; counted++) if (text.codePointAt(counted) === 10) line++;
          texts = new Map();
          items.push({ line, texts });
        } else if (texts) open.push(name);
        if (open.length === 1) content = [];
      },
      ontext: (part) => {
        if (open.length > 0) content.push(part);
      },
      onclosetag: (name, isImplied) => {
        // An empty element, such as `<g:mpn/>`, is closed by itself.
        isCut ||= isImplied && (isAtEnd || text[parser.endIndex - 1] !== '/');
        if (texts && open.length > 0) {
          open.pop();
          if (open.length > 0) content.push('\u0001');
          else addText(texts, name, content.join(''));
        } else if (name === 'item' || name === 'entry') texts = undefined;
      },
    },
    { xmlMode: true },
  );
  const CHUNK = 1_000_000;
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    onProgress(Math.min(at + CHUNK, text.length), text.length);
  }
  isAtEnd = true;
  parser.end();
  if (isCut)
    throw new ImportError([`${file}: line ${line}: the file ends within an element; export it again`]);
  const heads = [...new Set(items.flatMap((item) => [...item.texts.keys()]))];
  const format = recognise(heads);
  if (!format) {
    throw new ImportError([
      `${file}: is no feed of products: it has no items with id, title, price and availability; export a Google Merchant feed or a CSV table`,
    ]);
  }
  const rows = items.map(({ line, texts }) => ({ line, cells: heads.map((head) => texts.get(head) ?? '') }));
  return toExport(file, format, { heads, rows }, settings);
}

function addText(texts: Map<string, string>, name: string, content: string): void {
  const inner = content.split('\u0001').map((part) => part.trim());
  const text = inner.filter((part) => part !== '').join(':');
  const earlier = texts.get(name);
  texts.set(name, earlier === undefined ? text : `${earlier}\n${text}`);
}

const PRICES: ReadonlySet<Field> = new Set([
  'price',
  'comparePrice',
  'salePrice',
  'surcharge',
  'discountAmount',
]);
const NUMBERS: ReadonlySet<Field> = new Set([...PRICES, 'discountPercent', 'weight', 'stock']);

function toExport(file: string, format: Format, table: Heads, settings: ColumnSettings): Export {
  const { heads } = table;
  const folded = heads.map(foldHead);
  const headOf: Partial<Record<Field, string>> = {};
  const columns = folded.flatMap((head, column) =>
    fieldsOf(format, head).map((field) => ({ field, column })),
  );
  // The columns of a field are in the order of the format, so that the first one with a text can count.
  const inOrder = columns.toSorted(
    (a, b) => rankOf(format, a.field, folded[a.column]) - rankOf(format, b.field, folded[b.column]),
  );
  for (const { field, column } of inOrder) headOf[field] ??= heads[column] ?? '';
  const pairs = (format.pairs ?? []).flatMap(([name, value]) => pairColumns(folded, name, value));
  const specifications = heads.flatMap((head, column) => {
    const isChosen = settings[head]?.field === 'specification';
    const label = isChosen
      ? { label: shortHead(head), unit: undefined, isStandard: false }
      : labelOf(format, folded[column] ?? '', head);
    return label === undefined ? [] : [{ column, ...label }];
  });
  const { numbers, ambiguous } = numbersIn(format, table, settings, [
    ...columns.filter(({ field }) => NUMBERS.has(field)),
    ...specifications.flatMap(({ column, unit }) =>
      unit === undefined ? [] : [{ field: undefined, column }],
    ),
  ]);
  const cellOf = (cells: readonly string[], column: number): string => {
    const cell = cells[column]?.trim() ?? '';
    return cell === '' ? cell : (numbers.get(column)?.(cell) ?? cell);
  };
  const used = new Set([...pairs.flat(), ...specifications.map(({ column }) => column)]);
  const toRow = ({ cells, line }: Row): ExportRow => {
    const values: Partial<Record<Field, string>> = {};
    const written: Partial<Record<Field, string>> = {};
    const pictures: string[] = [];
    for (const { field, column } of inOrder) {
      const cell = cellOf(cells, column);
      if (cell === '') continue;
      if (field === 'pictures') pictures.push(...pictureNames(cell));
      // A product is published if all columns that say so agree.
      if (field === 'published' && values.published !== undefined) values.published += `|${cell}`;
      else if (values[field] !== undefined && field !== 'pictures') continue;
      else values[field] ??= cell;
      used.add(column);
      const inFile = cells[column]?.trim() ?? '';
      if (inFile !== cell) written[field] = inFile;
    }
    return {
      file,
      line,
      values,
      ...(Object.keys(written).length > 0 && { written }),
      pictures,
      pairs: pairs.map(([name, value]) => [cellOf(cells, name), cellOf(cells, value)]),
      specifications: specifications.flatMap(({ column, label, unit }) => {
        const cell = cellOf(cells, column);
        if (cell === '' || unit === undefined) return cell === '' ? [] : [[label, cell] as const];
        return amountIn(cell) === 0 ? [] : [[label, `${amountIn(cell) ?? cell} ${unit}`] as const];
      }),
    };
  };
  const rows = table.rows.map(toRow);
  const unit = columns
    .filter(({ field }) => field === 'weight')
    .map(({ column }) => /\(?\b(kg|g|grams|lbs?|oz)\b\)?$/.exec(folded[column] ?? '')?.[1])
    .find((found) => found !== undefined);
  return {
    format,
    rows,
    headOf,
    standard: new Set(specifications.flatMap(({ label, isStandard }) => (isStandard ? label : []))),
    unused: unusedColumns(table, used),
    ambiguous,
    ...(format.name === 'Shopify'
      ? { weightUnit: 'g' }
      : unit !== undefined && { weightUnit: unit.replace('lbs', 'lb') }),
  };
}

/** How the cells of each column of numbers are read; the decimal sign is decided for each column by itself. */
function numbersIn(
  format: Format,
  { heads, rows }: Heads,
  settings: ColumnSettings,
  columns: readonly { readonly field: Field | undefined; readonly column: number }[],
) {
  const numbers = new Map<number, (cell: string) => string>();
  const ambiguous = columns.flatMap(({ field = 'weight', column }) => {
    const head = heads[column] ?? '';
    const cells = rows.map((row) => row.cells[column]?.trim() ?? '');
    const { plain, ambiguous: open } = readAmounts(cells, {
      stated: settings[head]?.decimalSign || undefined,
      isOfProgram: format.isOfProgram === true && !PRICES.has(field),
      isPrice: PRICES.has(field),
    });
    numbers.set(column, plain);
    return open.length === 0 ? [] : [{ head, cells: open }];
  });
  return { numbers, ambiguous };
}

function unusedColumns({ heads, rows }: Heads, used: ReadonlySet<number>): readonly UnusedColumn[] {
  return heads.flatMap((head, column) => {
    if (used.has(column)) return [];
    const cells = rows.map(({ cells: row }) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    const [sample] = cells;
    if (sample === undefined) return [];
    const keys = [keyIn(head), spaceIn(head) ?? ''];
    const about = describesPictures(head)
      ? 'pictures'
      : keys.some((key) => isOfPrograms(key))
        ? 'programs'
        : 'products';
    return [{ head, count: cells.length, sample, about }];
  });
}

/** The key of a field that the owner or a program added, without the word before it. */
const keyIn = (head: string): string => head.replace(/^(?:meta|metafield): ?/i, '');
const spaceIn = (head: string): string | undefined => /\(product\.metafields\.([^.]+)\./i.exec(head)?.[1];

/** `Fabric (product.metafields.tea.fabric)` → `Fabric` */
const shortHead = (head: string): string => keyIn(head).replace(/ \(product\.metafields\..*$/, '');

function rankOf({ columns }: Format, field: Field, head = ''): number {
  return (columns[field] ?? []).findIndex((known) =>
    typeof known === 'string' ? known === head : known.test(head),
  );
}

/** The columns of each number whose name and value have a column. */
function pairColumns(heads: readonly string[], name: string | RegExp, value: string | RegExp) {
  const find = (wanted: string | RegExp, number: number) =>
    heads.findIndex((head) => {
      const withSign = head.replace(new RegExp(String.raw`(?<!\d)${number}(?!\d)`), '#');
      return withSign !== head && (typeof wanted === 'string' ? wanted === withSign : wanted.test(withSign));
    });
  const MAX_PAIRS = 30;
  return Array.from(
    { length: MAX_PAIRS },
    (_, index) => [find(name, index + 1), find(value, index + 1)] as const,
  ).filter(([nameColumn, valueColumn]) => nameColumn >= 0 && valueColumn >= 0);
}

function labelOf({ specifications = [] }: Format, folded: string, head: string) {
  for (const pattern of specifications) {
    if (typeof pattern === 'string') {
      if (pattern === folded) return { label: head, unit: undefined, isStandard: false };
      continue;
    }
    const { label, unit, space, key } = pattern.exec(folded)?.groups ?? {};
    if (label === undefined) continue;
    // Metafields have a key in a namespace; WooCommerce's fields begin with an underscore if they are internal.
    if (
      isOfPrograms(key === undefined ? label : space === undefined ? keyIn(head) : `${label} ${key}`, space)
    )
      return undefined;
    // The label as the file writes it, with its accents and capitals.
    const at = folded.indexOf(label);
    const written = folded.length === head.length ? head.slice(at, at + label.length) : label;
    return {
      label: capitalised(written.replaceAll(/[_-]/g, ' ')),
      unit,
      isStandard: key !== undefined && space === 'shopify',
    };
  }
  return undefined;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A URL can contain commas, so a list of URLs is divided where the next one begins. */
function pictureNames(cell: string): readonly string[] {
  const divided = /https?:/i.test(cell) ? cell.split(/\n|[,|;]\s*(?=https?:)/i) : cell.split(/[\n,|;]/);
  return divided.map((name) => name.trim()).filter((name) => name !== '' && name !== 'no_selection');
}
