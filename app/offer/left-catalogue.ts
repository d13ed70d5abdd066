import { createStore } from 'zustand/vanilla';

/** The ids of saved products that the catalogue lacked when their offers were last loaded. */
export const leftCatalogue = createStore<ReadonlySet<string>>()(() => new Set());

/** Says of each of the ids whether the catalogue has it. */
export function recordCatalogue(ids: readonly string[], has: (id: string) => boolean): void {
  const known = leftCatalogue.getState();
  if (ids.every((id) => known.has(id) !== has(id))) return;
  const gone = new Set(known);
  for (const id of ids) {
    if (has(id)) gone.delete(id);
    else gone.add(id);
  }
  leftCatalogue.setState(gone, true);
}
