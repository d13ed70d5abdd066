import { parse } from 'csv-parse/browser/esm/sync';
import type { Part } from './order-list.ts';
import { foldText } from '#app/lib/normalize-text.ts';

/** A line of a text. `start` and `end` are its position, without the line break. */
export type TextLine = {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

type TableRecord = {
  /** Undefined if its quotation marks can be read in two ways, or in none. */
  readonly cells: readonly string[] | undefined;
  readonly lines: readonly TextLine[];
};

/** A quoted cell spans at most so many lines. One that is never closed would otherwise take in the rest of the text. */
const MAX_LINES = 50;

export function linesOf(text: string): readonly TextLine[] {
  let start = 0;
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const from = index === 0 && line.startsWith('\uFEFF') ? start + 1 : start;
      const end = start + line.length - (line.endsWith('\r') ? 1 : 0);
      start += line.length + 1;
      return { number: index + 1, text: text.slice(from, end), start: from, end };
    });
}

/**
 * Reads the records of a table one by one.
 * @param width the number of columns
 */
export function* recordsOf(
  lines: readonly TextLine[],
  delimiter: string,
  width: number,
): Generator<TableRecord> {
  for (let at = 0; at < lines.length; ) {
    const { cells, lineCount } = readRecord(lines.slice(at, at + MAX_LINES), delimiter, width);
    yield { cells, lines: lines.slice(at, at + lineCount) };
    at += lineCount;
  }
}

type ReadRecord = Pick<TableRecord, 'cells'> & { readonly lineCount: number };

/** Reads the record that begins with the first line. */
function readRecord(lines: readonly TextLine[], delimiter: string, width: number): ReadRecord {
  const [{ text: line } = { text: '' }, ...below] = lines;
  const alone = cellsOf(line, delimiter);
  const literalLine = withLiteralMarks(line, delimiter);
  if (alone && literalLine === line) return { cells: alone, lineCount: 1 };
  const literal = cellsOf(literalLine, delimiter);
  // Two marks in neighbouring cells look like a quoted delimiter: `",",`.
  if (alone) return { cells: literal ? undefined : alone, lineCount: 1 };
  if (literal && literal.length >= width) return { cells: literal, lineCount: 1 };
  let joined = line;
  // A lone quotation mark repeats the cell above it, or begins or ends a cell with line breaks.
  let isAmbiguous = literalLine !== line;
  let ragged: ReadRecord | undefined;
  let broken: ReadRecord | undefined;
  for (const [index, { text }] of below.entries()) {
    if (isRow(text, delimiter, width)) break;
    joined += `\n${text}`;
    if (!text.includes('"')) continue;
    const literalText = withLiteralMarks(text, delimiter);
    isAmbiguous ||= literalText !== text;
    const cells = parseRecord(joined, delimiter);
    const record = { cells: isAmbiguous ? undefined : cells, lineCount: index + 2 };
    if (cells?.length === width) return record;
    if (cells) ragged ??= record;
    else if (!hasPairs(literalText)) broken ??= record;
  }
  return (
    ragged ?? (literal ? { cells: literal, lineCount: 1 } : (broken ?? { cells: undefined, lineCount: 1 }))
  );
}

/** The cells of a line, or `undefined` if it is not a complete record. */
export function cellsOf(line: string, delimiter: string): readonly string[] | undefined {
  // Without quotation marks, each delimiter ends a cell. This saves calling the parser for most lines.
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells = parseRecord(line, delimiter);
  const [only, second] = cells ?? [];
  // Some programs quote the whole line instead of its cells.
  const isQuotedLine = only !== undefined && second === undefined && only.includes(delimiter);
  return isQuotedLine ? cellsOf(only, delimiter) : cells;
}

/** A row as text, which `cellsOf` reads as the same cells. */
function recordText(cells: readonly string[], delimiter: string): string {
  return cells
    .map((cell) =>
      /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter);
}

export function cellPart(cells: readonly string[], column: number, delimiter: string): Part {
  const before = recordText(cells.slice(0, column), delimiter);
  const after = recordText(cells.slice(column + 1), delimiter);
  return {
    text: cells[column] ?? '',
    before: column > 0 ? before + delimiter : '',
    after: column < cells.length - 1 ? delimiter + after : '',
  };
}

function parseRecord(
  text: string,
  delimiter: string,
  { allowsInnerQuotes = true } = {},
): readonly string[] | undefined {
  try {
    const records = parse(text, {
      delimiter,
      trim: true,
      relax_quotes: allowsInnerQuotes,
      relax_column_count: true,
    });
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A cell that is only a quotation mark repeats the cell above it. Here it is a character like any other. */
function withLiteralMarks(line: string, delimiter: string): string {
  return line
    .split(delimiter)
    .map((cell) => (cell.trim() === '"' ? '""""' : cell))
    .join(delimiter);
}

/** Whether a line is a complete row without a doubt, so that it cannot continue a cell of the line above it. */
function isRow(line: string, delimiter: string, width: number): boolean {
  const cells = parseRecord(withLiteralMarks(line, delimiter), delimiter, { allowsInnerQuotes: false });
  return cells?.length === width;
}

function hasPairs(line: string): boolean {
  return (line.split('"').length - 1) % 2 === 0;
}

/**
 * What the head of a column says about its cells. The lower the rank of a product head, the surer it is that the cells name
 * a product of ours: a part number of the manufacturer outranks a SKU, which may be the buyer's own, and both outrank an
 * `Item`, which is often only the number of the line.
 */
type HeadMeaning =
  | { readonly kind: 'product'; readonly rank: number }
  | { readonly kind: 'quantity'; readonly rank: number };

/** The rank of SKUs and product codes. */
export const SKU_RANK = 2;
/** The rank of heads that may also stand above line numbers, such as `Item`. */
export const ITEM_RANK = 3;

/** `Menge (Stk.)` → `menge`, `Mfr Part #` → `mfr part no`, `MİKTAR` → `miktar` */
export function foldHead(head: string): string {
  const withoutUnits = head.replace(/[([{].*?(?:[)\]}]|$)/g, ' ');
  return foldText((withoutUnits.trim() === '' ? head : withoutUnits).normalize('NFC'))
    .replace(/['’`´]/g, '')
    .replace(/#|№|n[°º]/g, ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:number|num|numero|numarasi)\b|(?:nummer|nr)\b/g, 'no')
    .trim()
    .replace(/ +/g, ' ');
}

const words = (list: string) => new RegExp(String.raw`(?:^| )(?:${list})(?= |$)`);

/** English, German, French, Spanish, Italian and Turkish, without accents. */
const QUANTITIES = [
  words(
    'qty|qtty|quantity|quantities|menge|bestellmenge|stuckzahl|anzahl|quantite|qte|qtes|cantidad|cant|cdad|quantita|qta|q ta|miktar|miktari|adet|adedi',
  ),
  words('pcs|pieces|units|count|stuck|stk|unidades|uds|pezzi|pz'),
];

/** A quantity of something else than what is to be ordered, or a price. */
const NOT_ORDERED = words(
  'stock|stok|inventory|lager|lagermenge|bestand|hand|available|availability|verfugbar|disponible|disponibile|mevcut|min|minimum|mindestmenge|max|maximum|moq|per|pro|par|por|each|box|pack|package|case|carton|pallet|koli|kutu|shipped|delivered|received|invoiced|backordered|geliefert|livree|price|preis|prix|precio|prezzo|fiyat|fiyati|cost|discount|rabatt|break|weight|unit of|uom|birim|used|left|remaining|previous|old|alt',
);

const PRODUCTS = [
  words(
    'mpn|hersteller(?:no|artikelno|teileno)|(?:mfr|mfg|mfgr|manufacturers?|hersteller|fabricant|fabricante|produttore|uretici)(?: [a-z]+)* (?:part|no|code|kodu|sku|model|ref|reference|referencia|codice|codigo|artikel)|(?:part|code|codice|codigo|reference|referencia|ref|no) (?:(?:du|del|de|des) )?(?:mfr|manufacturer|fabricant|fabricante|produttore|herstellers?)',
  ),
  words(
    'part no|partno|pn|p n|part|model|model (?:no|name|code)|modelno|modell|modellno|modele|modelo|modello|teileno|typno|parca (?:no|kodu)|no (?:de )?(?:piece|pieza|parte)',
  ),
  words(
    'sku|stok kodu|urun kodu|malzeme kodu|parca kodu|artikelno|artikel no|bestellno|article (?:no|code)|product (?:no|code)|produktno|order (?:no|code)|materialno|material (?:no|code)|catalog(?:ue)? no|cat no|reference|referencia|riferimento|code article|codice(?: articolo| prodotto)?|codigo(?: de)?(?: articulo| producto)?|code produit|code|kod|kodu',
  ),
  words(
    'item|item (?:no|code|id)|article|artikel|articolo|articulo|product|product id|produkt|produit|producto|prodotto|urun|malzeme|id|ref',
  ),
];

/** A product head with one of these words does not head codes, or not ours. */
const NOT_CODE = words(
  'description|desc|beschreibung|bezeichnung|benennung|aciklama|aciklamasi|designation|descripcion|descrizione|title|titel|titre|titulo|titolo|type|typ|tip|category|kategorie|kategori|categorie|categoria|group|gruppe|grup|price|preis|prix|precio|prezzo|fiyat|fiyati|url|link|image|weight|status|date|tags|options?|customers?|buyers?|kunden|your|hs|hsn|tariff|customs|country|zip|postal|post|area|tax|vergi|origin|ean|color|colour|client|cliente|alternative|old|serial|seri|revision|notes?|remarks?',
);
const NAME = words('name|nom|nombre|nome|adi|ismi');

export function isKnownHead(head: string): boolean {
  const folded = foldHead(head);
  return (
    meaningOf(head) !== undefined || [NOT_ORDERED, NOT_CODE, NAME].some((pattern) => pattern.test(folded))
  );
}

export function meaningOf(head: string): HeadMeaning | undefined {
  const folded = foldHead(head);
  if (folded === '' || folded.length > 60) return undefined;
  const quantity = NOT_ORDERED.test(folded) ? -1 : QUANTITIES.findIndex((pattern) => pattern.test(folded));
  if (quantity >= 0) return { kind: 'quantity', rank: quantity };
  if (NOT_CODE.test(folded)) return undefined;
  const product = PRODUCTS.findIndex((pattern) => pattern.test(folded));
  if (product < 0) return undefined;
  return NAME.test(folded) && !/\bmode/.test(folded) ? undefined : { kind: 'product', rank: product };
}
