import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { useStore } from '#app/lib/use-store.ts';
import {
  addCompared,
  type ComparedProduct,
  EMPTY_COMPARISON,
  isCompared,
  readSavedComparison,
  removeCompared,
} from './model/comparison.ts';
import { announce, notify, reportStorageFailure } from '#app/ui/notices.ts';
import { leftCatalogue } from '#app/offer/load-offers.ts';
import * as texts from './texts.ts';

export const compareStore = createPersistentStore({
  key: 'compare',
  initial: EMPTY_COMPARISON,
  parse: readSavedComparison,
  serialize: JSON.stringify,
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
