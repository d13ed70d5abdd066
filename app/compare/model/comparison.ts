import { readText, savedItems } from '#app/lib/saved-value.ts';
import { restoreIds } from './compare-address.ts';

/** What is kept of a product that is compared. All else is loaded when it is shown. */
export type ComparedProduct = { readonly id: string; readonly title: string; readonly image: string };

/** The products that the visitor compares: at most `MAX_COMPARED`, with unique ids, in the order in which they were added. */
export type Comparison = { readonly items: readonly ComparedProduct[] };

/** More columns than that do not fit side by side. */
export const MAX_COMPARED = 4;

export const EMPTY_COMPARISON: Comparison = { items: [] };

export function isCompared({ items }: Comparison, id: string): boolean {
  return items.some((item) => item.id === id);
}

// The functions below return the comparison after the change as `next`, which is the given one itself if nothing changes.

export function addCompared(
  comparison: Comparison,
  { id, title, image }: ComparedProduct,
): { readonly next: Comparison; readonly outcome: 'added' | 'full' } {
  const { items } = comparison;
  if (isCompared(comparison, id)) return { next: comparison, outcome: 'added' };
  if (items.length >= MAX_COMPARED) return { next: comparison, outcome: 'full' };
  return { next: { items: [...items, { id, title, image }] }, outcome: 'added' };
}

export function removeCompared(comparison: Comparison, id: string): { readonly next: Comparison } {
  if (!isCompared(comparison, id)) return { next: comparison };
  return { next: { items: comparison.items.filter((item) => item.id !== id) } };
}

/** As `restoreIds`, unless there is no more room. */
export function restoreRemoved(
  comparison: Comparison,
  before: Comparison,
  after: Comparison,
): { readonly next: Comparison; readonly outcome: 'restored' | 'full' } {
  const known = new Map([...before.items, ...comparison.items].map((item) => [item.id, item]));
  const idsOf = ({ items }: Comparison) => items.map(({ id }) => id);
  const ids = restoreIds(idsOf(comparison), idsOf(before), idsOf(after));
  if (ids.length > MAX_COMPARED) return { next: comparison, outcome: 'full' };
  const isUnchanged = ids.join() === idsOf(comparison).join();
  return {
    next: isUnchanged ? comparison : { items: ids.flatMap((id) => known.get(id) ?? []) },
    outcome: 'restored',
  };
}

const saved = savedItems<ComparedProduct>({
  write: (item) => item,
  read: (item) => {
    const id = readText(item['id']);
    const title = readText(item['title']);
    const image = item['image'];
    if (id === undefined || title === undefined) return undefined;
    return { id, title, image: typeof image === 'string' ? image : '' };
  },
});

/** Drops invalid items, duplicates, and items beyond `MAX_COMPARED`. */
export function readSavedComparison(text: string): Comparison | undefined {
  const read = saved.parse(text);
  return read && { items: read.items.slice(0, MAX_COMPARED) };
}
