import { createPersistentStore } from '#app/browser/persistent-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import {
  type ComparedProduct,
  EMPTY_COMPARISON,
  isCompared,
  toggleCompared as toggle,
} from '#app/domain/compare/comparison.ts';
import { readSavedComparison, serializeComparison } from '#app/domain/compare/saved-comparison.ts';
import { reportStorageFailure } from '#app/features/cart/storage-failure.ts';
import * as texts from '#app/texts/compare.ts';
import { announce, notify } from '#app/ui/notices.ts';

export const compareStore = createPersistentStore({
  key: 'compare',
  initial: EMPTY_COMPARISON,
  parse: readSavedComparison,
  serialize: serializeComparison,
  onStorageFailure: reportStorageFailure,
});

export function useIsCompared(id: string): boolean {
  return useStore(compareStore, (comparison) => isCompared(comparison, id));
}

/** Adds or removes the product. Both are visible in the toggle and the tray, so they are only announced. */
export function toggleCompared(product: ComparedProduct): void {
  const { title } = product;
  const { next, outcome } = compareStore.update((comparison) => toggle(comparison, product));
  const count = next.items.length;
  if (outcome === 'full') notify(texts.comparisonFull(title));
  else if (outcome === 'added') announce(texts.addedToComparison(title, count));
  else announce(texts.removedFromComparison(title, count));
}
