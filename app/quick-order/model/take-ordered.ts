import type { LineItem } from '#app/cart/model/cart.ts';
import type { CheckedOrder } from './match-order.ts';
import { type LeftOut, type Span, withQuantity } from './order-list.ts';

export type TakenOrder = {
  /** What stays of the list: everything that is not in the cart. */
  readonly rest: string;
  /** What does not stay, as a list of its own. */
  readonly taken: string;
  /** The number of lines of which at least one unit is in the cart. */
  readonly lineCount: number;
};

/** A line of the list that changes. Without `rest` it goes. */
type Change = { readonly span: Span; readonly taken?: string; readonly rest?: string };

/**
 * Takes what is in the cart out of the list. If the cart had no room for all units of a product, its first lines used up the
 * room, and the others keep the missing units.
 * @param added the units that are now in the cart, one line for each product
 */
export function takeOrdered(
  text: string,
  { good, problems, leftOut }: CheckedOrder,
  added: readonly LineItem[],
): TakenOrder {
  const unitsLeft = new Map(added.map(({ id, quantity }) => [id, quantity]));
  const changes: Change[] = [];
  // Tables with lines that stay also keep their headers.
  const kept = new Set([
    ...problems.map(({ line }) => line.table),
    ...leftOut.filter(hasContent).map(({ table }) => table),
  ]);
  let lineCount = 0;
  for (const { line, offer, quantity, reading } of good) {
    const { span } = line;
    const room = unitsLeft.get(offer.id) ?? 0;
    const units = Math.min(room, quantity);
    unitsLeft.set(offer.id, room - units);
    if (units > 0) lineCount += 1;
    if (units === quantity) changes.push({ span, taken: span.text });
    else kept.add(line.table);
    if (units > 0 && units < quantity && reading.quantity) {
      const taken = withQuantity(reading.quantity, units);
      changes.push({ span, taken, rest: withQuantity(reading.quantity, quantity - units) });
    }
  }
  const used = new Set(good.map(({ line }) => line.table));
  for (const { span, table, reason } of leftOut) {
    if (!used.has(table)) continue;
    const goes = !kept.has(table);
    if (reason === 'heading') changes.push({ span, taken: span.text, ...(!goes && { rest: span.text }) });
    else if (goes) changes.push({ span });
  }
  changes.sort((a, b) => a.span.start - b.span.start);
  return {
    rest: withChanges(text, changes),
    taken: changes.flatMap(({ taken }) => taken ?? []).join('\n'),
    lineCount,
  };
}

function hasContent({ reason }: LeftOut): boolean {
  return reason === 'no-product' || reason === 'undecided';
}

function withChanges(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { span, rest } of changes) {
    const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
    const lineEnd = text.indexOf('\n', span.end);
    parts.push(text.slice(from, lineStart));
    if (rest !== undefined) parts.push(text.slice(lineStart, span.start), rest, '\n');
    from = lineEnd < 0 ? text.length : lineEnd + 1;
  }
  const rest = parts.join('') + text.slice(from);
  return rest.trim() === '' ? '' : rest;
}
