import type { WantedLine } from '#app/domain/cart/add-lines.ts';
import type { Offer } from '#app/domain/product/product.ts';
import { type CapReason, capReason, MIN_QUANTITY, quantityCap } from '#app/domain/quantity.ts';
import { likeliestReading, type OrderLine, type Reading, type Span } from './order-list.ts';
import { type QuantityProblem, readOrderQuantity } from './order-quantity.ts';
import type { CodeIndex } from './product-codes.ts';

/** Why a line cannot be added. `app/texts/quick-order.ts` has the sentence for each. */
export type LineProblem =
  | { readonly kind: 'unknown'; readonly code: Span }
  | { readonly kind: 'ambiguous'; readonly code: Span; readonly ids: readonly string[] }
  | { readonly kind: 'quantity'; readonly reason: QuantityProblem; readonly written: string }
  | { readonly kind: 'sold-out'; readonly offer: Offer }
  | {
      readonly kind: 'over-cap';
      readonly offer: Offer;
      readonly reason: CapReason;
      /** The units of the same product in the good lines above. */
      readonly orderedAbove: number;
      /** The units that may still be ordered. */
      readonly left: number;
      readonly quantity?: Span;
    };

/** A line with a known product and a quantity. */
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
export function matchLine(line: OrderLine, index: CodeIndex): MatchedLine | ProblemLine {
  const { readings } = line;
  const found =
    firstFound(readings, (code) => index.findExact(code)) ??
    firstFound(readings, (code) => index.findLoosely(code));
  if (!found) {
    const { code } = likeliestReading(readings, line.span);
    return { kind: 'problem', line, problem: { kind: 'unknown', code } };
  }
  const { reading, ids } = found;
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

function firstFound(
  readings: readonly Reading[],
  find: (code: string) => readonly string[],
): { readonly reading: Reading; readonly ids: readonly string[] } | undefined {
  for (const reading of readings) {
    const ids = find(reading.code.text);
    if (ids.length > 0) return { reading, ids };
  }
  return undefined;
}

/** A line that can be added. */
export type GoodLine = WantedLine & { readonly line: OrderLine };

export type CheckedOrder = {
  readonly good: readonly GoodLine[];
  /** In the sequence of the visitor's list. */
  readonly problems: readonly ProblemLine[];
};

/** Applies the rules of the cart: several lines with the same product must not exceed its cap together. */
export function checkOrder(
  lines: readonly (MatchedLine | ProblemLine)[],
  offers: ReadonlyMap<string, Offer>,
): CheckedOrder {
  const good: GoodLine[] = [];
  const problems: ProblemLine[] = [];
  const ordered = new Map<string, number>();
  for (const match of lines) {
    if (match.kind === 'problem') {
      problems.push(match);
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
      const problem = { kind: 'over-cap', offer, reason: capReason(offer), orderedAbove, left } as const;
      const { quantity: span } = reading;
      problems.push({ kind: 'problem', line, problem: span ? { ...problem, quantity: span } : problem });
    } else {
      ordered.set(id, orderedAbove + quantity);
      good.push({ line, offer, quantity });
    }
  }
  return { good, problems };
}
