import type { WantedLine } from '#app/cart/model/cart.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { type CapReason, capReason, MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import {
  type FreeLine,
  type LeftOut,
  type OrderEntry,
  type OrderLine,
  type Part,
  partOf,
  type Reading,
  type TableRow,
} from './order-list.ts';
import { looksLikeNumber, type QuantityProblem, readOrderQuantity } from '#app/lib/order-quantity.ts';
import type { CodeFinder } from '#app/offer/model/product-codes.ts';

/** Why a line cannot be added. `app/quick-order/texts.ts` has the sentence for each. */
export type LineProblem =
  | { readonly kind: 'quotes' }
  | { readonly kind: 'no-code' }
  /** `others` are further parts of the line that may be the code. */
  | { readonly kind: 'unknown'; readonly code: Part; readonly others?: readonly Part[] }
  | { readonly kind: 'ambiguous'; readonly code: Part; readonly ids: readonly string[] }
  | { readonly kind: 'quantity'; readonly reason: QuantityProblem; readonly written: string }
  | { readonly kind: 'sold-out'; readonly offer: Offer }
  | {
      readonly kind: 'over-cap';
      readonly offer: Offer;
      readonly reason: CapReason;
      readonly orderedAbove: number;
      /** What this line and those above it ask for together. */
      readonly wanted: number;
      readonly left: number;
      readonly quantity?: Part;
    };

export type MatchedLine = {
  readonly kind: 'matched';
  readonly line: OrderLine;
  readonly id: string;
  readonly quantity: number;
  readonly reading: Reading;
};

export type ProblemLine = {
  readonly kind: 'problem';
  readonly line: OrderLine;
  readonly problem: LineProblem;
};

/** Looks the product up and reads the quantity, whatever the stock. */
export function matchLine(entry: OrderEntry, index: CodeFinder): MatchedLine | ProblemLine | LeftOut {
  switch (entry.kind) {
    case 'left-out':
      return entry;
    case 'unreadable':
      return { kind: 'problem', line: entry, problem: { kind: 'quotes' } };
    case 'row':
      return matchRow(entry, index);
    case 'line':
      return matchFreeLine(entry, index);
  }
}

function matchFreeLine(line: FreeLine, index: CodeFinder): MatchedLine | ProblemLine {
  const { readings } = line;
  const mayHaveQuantity = readings.some(hasQuantity);
  const exact = readings.filter(({ code }) => index.findExact(code.text).length > 0);
  const found =
    // `91378365 x1` is not that many of the product 1.
    exact.find(({ quantity }) => !/\d{5}/.test(quantity?.text ?? '')) ??
    exact[0] ??
    // `9137836 5` is not once the code 91378365.
    readings.find(
      ({ code, quantity }) => (quantity || !mayHaveQuantity) && index.findLoosely(code.text).length > 0,
    );
  if (found) return matchProduct(line, found, index.find(found.code.text));
  const [code = partOf(line.span.text), ...others] = likelyCodes(readings);
  return { kind: 'problem', line, problem: { kind: 'unknown', code, ...(others.length > 0 && { others }) } };
}

/** The first code decides. Further ones only tell products apart that share it. */
function matchRow(line: TableRow, index: CodeFinder): MatchedLine | ProblemLine | LeftOut {
  const [code, ...further] = line.codes;
  if (code === undefined) return { kind: 'problem', line, problem: { kind: 'no-code' } };
  const { quantity } = line;
  const ids = index.find(code.text);
  if (ids.length === 0) {
    if (quantity?.text === '' && isHeading(line, code)) {
      return { ...line, kind: 'left-out', reason: 'no-product' };
    }
    return { kind: 'problem', line, problem: { kind: 'unknown', code } };
  }
  const narrowed = further.reduce((left, { text }) => {
    const own = index.find(text);
    const both = left.filter((id) => own.includes(id));
    return both.length > 0 ? both : left;
  }, ids);
  return matchProduct(line, quantity ? { code, quantity } : { code }, narrowed);
}

/** Headings and sums may stand in the column of the codes. */
function isHeading({ isOnlyCell }: TableRow, { text }: Part): boolean {
  const isSum = /total|sum|toplam|gesamt/i.test(text);
  return isSum || (isOnlyCell && (text.includes(' ') || !/\d/.test(text)));
}

function matchProduct(line: OrderLine, reading: Reading, ids: readonly string[]): MatchedLine | ProblemLine {
  const [id] = ids;
  if (id === undefined || ids.length > 1) {
    return { kind: 'problem', line, problem: { kind: 'ambiguous', code: reading.code, ids } };
  }
  const read = reading.quantity && readOrderQuantity(reading.quantity.text);
  if (read?.kind === 'problem') {
    const written = reading.quantity?.text ?? '';
    return { kind: 'problem', line, problem: { kind: 'quantity', reason: read.reason, written } };
  }
  return { kind: 'matched', line, id, quantity: read?.quantity ?? MIN_QUANTITY, reading };
}

/** So many parts of a line are compared with the codes of the catalogue. */
const MAX_LIKELY_CODES = 4;

/** Without a word or sign beside it, a longer number is more likely a part of the model: `SLR 5701`. */
const PLAIN_QUANTITY = /^\d{1,2}$/;

function hasQuantity({ quantity: { text } = partOf('') }: Reading): boolean {
  return readOrderQuantity(text).kind === 'quantity' && (PLAIN_QUANTITY.test(text) || /[^\d.,]/.test(text));
}

function hasNumber({ quantity: { text } = partOf('') }: Reading): boolean {
  const read = readOrderQuantity(text);
  return read.kind === 'problem' && (read.reason === 'position' || looksLikeNumber(text));
}

const cellCount = ({ text }: Part) => text.split(',').length;

/**
 * What may be the code if the catalogue knows none of them, the likeliest first. If the line may have a quantity, no text that
 * contains it is one: a suggestion takes the place of the code, and the quantity stays.
 */
function likelyCodes(readings: readonly Reading[]): readonly Part[] {
  const likely = [hasQuantity, hasNumber, () => true]
    .map((condition) => readings.filter(condition))
    .find(({ length }) => length > 0);
  const codes = new Map(likely?.map(({ code }) => [code.text, code]));
  return [...codes.values()].toSorted((a, b) => cellCount(a) - cellCount(b)).slice(0, MAX_LIKELY_CODES);
}

export type GoodLine = WantedLine & Pick<MatchedLine, 'line' | 'reading'>;

export type CheckedOrder = {
  readonly good: readonly GoodLine[];
  readonly problems: readonly ProblemLine[];
  readonly leftOut: readonly LeftOut[];
};

/** Applies the rules of the cart: several lines with the same product must not exceed its cap together. */
export function checkOrder(
  lines: readonly (MatchedLine | ProblemLine | LeftOut)[],
  offers: ReadonlyMap<string, Offer>,
): CheckedOrder {
  const good: GoodLine[] = [];
  const problems: ProblemLine[] = [];
  const leftOut: LeftOut[] = [];
  const ordered = new Map<string, number>();
  for (const match of lines) {
    if (match.kind !== 'matched') {
      if (match.kind === 'problem') problems.push(match);
      else leftOut.push(match);
      continue;
    }
    const { line, id, quantity, reading } = match;
    const offer = offers.get(id);
    const cap = offer ? quantityCap(offer) : 0;
    const orderedAbove = ordered.get(id) ?? 0;
    const left = cap - orderedAbove;
    if (!offer) {
      problems.push({ kind: 'problem', line, problem: { kind: 'unknown', code: reading.code } });
    } else if (cap < MIN_QUANTITY) {
      problems.push({ kind: 'problem', line, problem: { kind: 'sold-out', offer } });
    } else if (quantity > left) {
      const wanted = orderedAbove + quantity;
      const reason = capReason(offer);
      const problem = { kind: 'over-cap', offer, reason, orderedAbove, wanted, left } as const;
      const { quantity: part } = reading;
      problems.push({ kind: 'problem', line, problem: part ? { ...problem, quantity: part } : problem });
    } else {
      ordered.set(id, orderedAbove + quantity);
      good.push({ line, reading, offer, quantity });
    }
  }
  return { good, problems, leftOut };
}
