import { createPersistentStore } from '#app/browser/persistent-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import {
  addCompared,
  type ComparedProduct,
  EMPTY_COMPARISON,
  isCompared,
  removeCompared,
} from '#app/domain/compare/comparison.ts';
import { readSavedComparison, serializeComparison } from '#app/domain/compare/saved-comparison.ts';
import { reportStorageFailure } from '#app/features/cart/storage-failure.ts';
import { leftCatalogue } from '#app/features/offer/left-catalogue.ts';
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

/**
 * Adds or removes the product. The toggle and the tray show the change, so it is only announced. A notice says if the
 * comparison is full.
 */
export function toggleCompared(product: ComparedProduct): void {
  const { id, title } = product;
  compareStore.restore();
  if (isCompared(compareStore.getState(), id)) {
    const { next } = compareStore.update((comparison) => removeCompared(comparison, id));
    announce(texts.removedFromComparison(title, next.items.length));
    return;
  }
  // Products that have left the catalogue make room.
  const gone = leftCatalogue.getState();
  const { next, outcome } = compareStore.update(({ items }) =>
    addCompared({ items: items.filter((item) => !gone.has(item.id)) }, product),
  );
  if (outcome === 'full') notify(texts.comparisonFull(title));
  else announce(texts.addedToComparison(title, next.items.length));
}
