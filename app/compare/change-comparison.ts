import {
  type ComparedProduct,
  type Comparison,
  EMPTY_COMPARISON,
  removeCompared,
  restoreRemoved,
} from './model/comparison.ts';
import * as texts from './page-texts.ts';
import { notify } from '#app/ui/notices.ts';
import { compareStore } from './compare-store.ts';

// Changes that only the tray and the compare page make. They are not in `compare-store.ts`, which every page loads.

export function removeFromComparison({ id, title }: ComparedProduct): void {
  change((comparison) => removeCompared(comparison, id).next, texts.removed(title));
}

export function clearComparison(): void {
  change(() => EMPTY_COMPARISON, texts.cleared);
}

/** Replaces the visitor's saved comparison with these products and shows a notice with an Undo button. */
export function replaceComparison(items: readonly ComparedProduct[]): void {
  const compared = items.map(({ id, title, image }) => ({ id, title, image }));
  const before = compareStore.getState();
  compareStore.update(() => ({ next: { items: compared } }));
  notify(texts.kept(compared.length), {
    label: texts.undo,
    run: () => void compareStore.update(() => ({ next: before })),
  });
}

function change(remove: (comparison: Comparison) => Comparison, notice: string): void {
  const { before, next } = compareStore.update((comparison) => ({
    before: comparison,
    next: remove(comparison),
  }));
  if (next === before) return;
  const notifyWithUndo = (text: string) => notify(text, { label: texts.undo, run: undo });
  function undo(): void {
    const { outcome } = compareStore.update((comparison) => restoreRemoved(comparison, before, next));
    if (outcome === 'full') notifyWithUndo(texts.noRoomToUndo);
  }
  notifyWithUndo(notice);
}
