import { foldNumber } from '#app/lib/number-text.ts';

/** What stands before the decimals; the other sign, spaces and apostrophes can group the digits. */
export type DecimalSign = '.' | ',';

/** `EUR 1.299,00` and `0,5 kg`: a number with nothing but a currency or a unit around it. */
const NUMBER = /[+-]?[.,]?\d[\d.,' ]*/g;
const BEFORE = /^(?:[A-Z]{3}|\p{Sc})?$/u;
const AFTER = /^(?:[A-Z]{3}|\p{Sc}|%|(?:kg|Kg|KG|g|G|grams?|lbs?|LBS?|oz|OZ)\.?)?$/u;

type Cell = { readonly before: string; readonly number: string; readonly after: string };

function partsOf(cell: string): Cell | undefined {
  // Most cells are no more than this.
  if (/^\d+(?:[.,]\d+)?$/.test(cell)) return { before: '', number: cell, after: '' };
  const text = foldNumber(cell);
  const [number = '', ...others] = text.match(NUMBER) ?? [];
  if (number === '' || others.length > 0) return undefined;
  const at = text.indexOf(number);
  const before = text.slice(0, at).trim();
  // `12,-` has no cents.
  const after = text.slice(at + number.length).replace(/^-+/, '');
  const isWhole = after.length < text.length - at - number.length;
  if (!BEFORE.test(before) || !AFTER.test(after.trim())) return undefined;
  return { before, number: `${number.trim()}${isWhole ? '0' : ''}`, after: after.trim() };
}

/** Digits whose groups have three of them; in India, those before the last group have two. Groups never start with a zero. */
const POINT =
  /^[+-]?(?:\d*|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|[1-9]\d{0,2}(?:(?<group>[ '])\d{3})(?:\k<group>\d{3})*)(?:\.\d*)?$/;
const COMMA =
  /^[+-]?(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:(?<group>[ '])\d{3})(?:\k<group>\d{3})*)(?:,\d*)?$/;

/** The digits with a decimal point, if they can be read with this decimal sign. */
function readWith(sign: DecimalSign, number: string): string | undefined {
  if (!(sign === '.' ? POINT : COMMA).test(number)) return undefined;
  return (
    sign === '.' ? number.replaceAll(',', '') : number.replaceAll('.', '').replace(',', '.')
  ).replaceAll(/[ ']/g, '');
}

/** The readings of a cell; two different ones if only its column can tell. */
function readingsOf({ number }: Cell): Partial<Record<DecimalSign, string>> {
  const [point, comma] = [readWith('.', number), readWith(',', number)];
  return { ...(point !== undefined && { '.': point }), ...(comma !== undefined && { ',': comma }) };
}

export type Amounts = {
  /** Cells that can be read in two ways, of which the column does not tell which is right. */
  readonly ambiguous: readonly string[];
  /** The cell as programs write it, with a decimal point and without groups: `1.299,00 €` → `1299.00 €`. Other texts stay. */
  readonly plain: (cell: string) => string;
};

/**
 * Decides from all cells of a column what its decimal sign is. A cell that can be read in one way only is read in that.
 * @param stated what the owner says
 * @param isOfProgram the column is written by a program, so that `1.299` is between one and two
 * @param isPrice a price has no thousandths
 */
export function readAmounts(
  cells: Iterable<string>,
  {
    stated,
    isOfProgram = false,
    isPrice = false,
  }: {
    readonly stated?: DecimalSign | undefined;
    readonly isOfProgram?: boolean;
    readonly isPrice?: boolean;
  },
): Amounts {
  const signs = new Set<DecimalSign>();
  const open = new Set<string>();
  for (const cell of cells) {
    const parts = partsOf(cell);
    if (!parts) continue;
    const { '.': point, ',': comma } = readingsOf(parts);
    if (point === undefined && comma !== undefined) signs.add(',');
    if (comma === undefined && point !== undefined) signs.add('.');
    if (point !== undefined && comma !== undefined && Number(point) !== Number(comma)) open.add(cell);
  }
  const [only] = signs;
  const isPlain = isOfProgram && signs.size === 0 && [...open].every((cell) => !cell.includes(','));
  const sign = stated ?? (isPlain ? '.' : signs.size === 1 ? only : undefined);
  const plain = (cell: string): string => {
    const parts = partsOf(cell);
    if (!parts) return cell;
    const { '.': point, ',': comma } = readingsOf(parts);
    const number = sign === ',' ? (comma ?? point) : (point ?? comma);
    return number === undefined ? cell : `${parts.before} ${number} ${parts.after}`.trim();
  };
  const isDecided = (cell: string) =>
    sign !== undefined && (stated !== undefined || !isPrice || hasCents(amountIn(plain(cell)) ?? 0));
  return { ambiguous: [...open].filter((cell) => !isDecided(cell)), plain };
}

const hasCents = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/** The number in a cell with a decimal point, with or without a currency or unit: `1299.00 €`. Undefined if it is none. */
export function amountIn(cell: string): number | undefined {
  const parts = partsOf(cell);
  const number = parts && readWith('.', parts.number);
  return number === undefined || !/\d/.test(number) ? undefined : Number(number);
}

/** What a cell can mean: `1.299` → `1.299` and `1299`. */
export function readingsIn(cell: string): readonly string[] {
  const parts = partsOf(cell);
  return parts ? Object.values(readingsOf(parts)).map((number) => String(Number(number))) : [];
}
