import { Parser } from 'htmlparser2';
import { hasDecimalComma, readTable, type Row } from '#app/catalogue/checks/read-table.server.ts';
import { decodeText } from '#app/lib/decode-text.ts';
import { type Field, fieldsOf, foldHead, type Format, recognise } from './formats.server.ts';

type Pair = readonly [name: string, value: string];

/** A row of a table, or an item of a feed. */
export type ExportRow = {
  readonly file: string;
  readonly line: number;
  readonly values: Readonly<Partial<Record<Field, string>>>;
  readonly pictures: readonly string[];
  /** The pairs of numbered columns, such as `Option1 Name` and `Option1 Value`. */
  readonly pairs: readonly Pair[];
  readonly specifications: readonly Pair[];
};

export type Export = {
  readonly format: Format;
  readonly rows: readonly ExportRow[];
  /** The heads of the columns, by field, as the file has them. */
  readonly headOf: Readonly<Partial<Record<Field, string>>>;
  /** The unit in the head of the weights, such as `kg`. */
  readonly weightUnit?: string;
  /** Whether a comma is the decimal sign of the numbers. */
  readonly isDecimalComma: boolean;
};

/** A table whose columns are not those of a known shop. */
export type UnknownTable = {
  readonly heads: readonly string[];
  readonly samples: readonly (readonly string[])[];
};

/** The message has one line per mistake. */
export class ImportError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

type OnProgress = (read: number, all: number) => void;

/** An owner is shown the values of the first rows of a table that is not recognised. */
const MAX_SAMPLES = 3;

/**
 * Reads a table or an XML feed.
 * @param chooseFormat for a table of an unknown form
 */
export function readExport(
  file: string,
  bytes: Uint8Array,
  chooseFormat: (table: UnknownTable) => Format,
  onProgress: OnProgress = () => {},
): Export {
  const { text, badLine } = decodeText(bytes);
  if (text.startsWith('PK\u0003\u0004') || text.includes('\0')) {
    throw new ImportError([`${file}: is no text; export it as CSV, or save the spreadsheet as "CSV UTF-8"`]);
  }
  if (badLine !== undefined) {
    throw new ImportError([
      `${file}: line ${badLine}: is neither UTF-8, UTF-16, Windows-1252 nor Windows-1254, or a mixture of them; export it again as UTF-8`,
    ]);
  }
  return /^\s*</.test(text)
    ? readFeed(file, text, onProgress)
    : readRows(file, text, chooseFormat, onProgress);
}

function readRows(
  file: string,
  text: string,
  choose: (table: UnknownTable) => Format,
  onProgress: OnProgress,
): Export {
  const { heads, rows, mistakes } = readTable(text, onProgress);
  if (mistakes.length > 0) throw new ImportError(mistakes.map((mistake) => `${file}: ${mistake}`));
  if (heads.length === 0) throw new ImportError([`${file}: is empty; export it again`]);
  const samples = rows.slice(0, MAX_SAMPLES).map(({ cells }) => cells);
  return toExport(file, recognise(heads) ?? choose({ heads, samples }), heads, rows);
}

/** The elements `item` of RSS and `entry` of Atom. Texts of the same name are joined with line breaks, inner ones with colons. */
function readFeed(file: string, text: string, onProgress: OnProgress): Export {
  const items: { readonly line: number; readonly texts: Map<string, string> }[] = [];
  let texts: Map<string, string> | undefined;
  const open: string[] = [];
  let content: string[] = [];
  let isCut = false;
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
        isCut ||= isImplied;
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
  return toExport(file, format, heads, rows);
}

function addText(texts: Map<string, string>, name: string, content: string): void {
  const inner = content.split('\u0001').map((part) => part.trim());
  const text = inner.filter((part) => part !== '').join(':');
  const earlier = texts.get(name);
  texts.set(name, earlier === undefined ? text : `${earlier}\n${text}`);
}

const NUMBERS: ReadonlySet<Field> = new Set(['price', 'comparePrice', 'salePrice', 'weight', 'stock']);

function toExport(file: string, format: Format, heads: readonly string[], table: readonly Row[]): Export {
  const folded = heads.map(foldHead);
  const headOf: Partial<Record<Field, string>> = {};
  let isDecimalComma = false;
  const columns = folded.flatMap((head, column) =>
    fieldsOf(format, head).map((field) => ({ field, column })),
  );
  // The columns of a field are in the order of the format, so that the first one with a text can count.
  const inOrder = columns.toSorted(
    (a, b) => rankOf(format, a.field, folded[a.column]) - rankOf(format, b.field, folded[b.column]),
  );
  for (const { field, column } of inOrder) headOf[field] ??= heads[column] ?? '';
  const pairs = (format.pairs ?? []).flatMap(([name, value]) => pairColumns(folded, name, value));
  const specifications = folded.flatMap((head, column) => {
    const label = labelOf(format, head, heads[column] ?? '');
    return label === undefined ? [] : [{ column, ...label }];
  });
  const toRow = ({ cells, line }: Row): ExportRow => {
    const values: Partial<Record<Field, string>> = {};
    const pictures: string[] = [];
    for (const { field, column } of inOrder) {
      const cell = cells[column]?.trim() ?? '';
      if (cell === '') continue;
      if (field === 'pictures') pictures.push(...pictureNames(cell));
      // A product is published if all columns that say so agree.
      if (field === 'published' && values.published !== undefined) values.published += `|${cell}`;
      else values[field] ??= cell;
      if (NUMBERS.has(field)) isDecimalComma ||= hasDecimalComma(cell);
    }
    const pairsIn = pairs.map(
      ([name, value]) => [cells[name]?.trim() ?? '', cells[value]?.trim() ?? ''] as const,
    );
    return {
      file,
      line,
      values,
      pictures,
      pairs: pairsIn.filter(([, value]) => value !== ''),
      specifications: specifications.flatMap(({ column, label, unit }) => {
        const cell = cells[column]?.trim() ?? '';
        if (cell === '' || unit === undefined) return cell === '' ? [] : [[label, cell] as const];
        // A measure has no thousands separator.
        const measure = cell.replace(',', '.');
        return Number(measure) === 0 ? [] : [[label, `${measure} ${unit}`] as const];
      }),
    };
  };
  const rows = table.map(toRow);
  const unit = columns
    .filter(({ field }) => field === 'weight')
    .map(({ column }) => /\(?\b(kg|g|grams|lbs?|oz)\b\)?$/.exec(folded[column] ?? '')?.[1])
    .find((found) => found !== undefined);
  return {
    format,
    rows,
    headOf,
    isDecimalComma,
    ...(format.name === 'Shopify'
      ? { weightUnit: 'g' }
      : unit !== undefined && { weightUnit: unit.replace('lbs', 'lb') }),
  };
}

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
      if (pattern === folded) return { label: head, unit: undefined };
      continue;
    }
    const { label, unit } = pattern.exec(folded)?.groups ?? {};
    if (label === undefined) continue;
    // The label as the file writes it, with its accents and capitals.
    const at = folded.indexOf(label);
    const written = folded.length === head.length ? head.slice(at, at + label.length) : label;
    return { label: capitalised(written.replaceAll(/[_-]/g, ' ')), unit };
  }
  return undefined;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A URL can contain commas, so a list of URLs is divided where the next one begins. */
function pictureNames(cell: string): readonly string[] {
  const divided = /https?:/i.test(cell) ? cell.split(/\n|[,|;]\s*(?=https?:)/i) : cell.split(/[\n,|;]/);
  return divided.map((name) => name.trim()).filter((name) => name !== '' && name !== 'no_selection');
}
