import { randomUuid } from '#app/lib/random-uuid.ts';
import { lineItem } from '#app/cart/model/cart.ts';
import { type ImportedList, readListFile } from './model/list-file.ts';
import { insertList } from './model/lists.ts';
import type { Offer } from '#app/product/model/product.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import * as texts from './texts.ts';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { notify } from '#app/ui/notices.ts';
import { listsStore } from './lists-store.ts';

const MAX_FILE_BYTES = 2_000_000;

/** Adds the lists of a file. A notice says what was added, and which parts of the file could not be used. */
export async function importLists(file: File): Promise<void> {
  if (file.size > MAX_FILE_BYTES) return notify(texts.fileTooLarge(file.name));
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return notify(texts.fileUnreadable(file.name));
  const read = readListFile(text);
  if (read.kind === 'problem') return notify(texts.fileProblem(file.name, read.problem));

  const ids = read.lists.flatMap(({ items }) => items.map(({ id }) => id));
  const offers = await loadOffers().catch(() => undefined);
  if (!offers) return notifyLoadFailure(texts.offersFailed);
  const names = read.lists.flatMap((list) => addImportedList(list, offers) ?? []);
  const unknownIds = [...new Set(ids)].filter((id) => !offers.has(id));
  const unreadable = read.lists.reduce((sum, list) => sum + list.unreadable, 0);
  notify(
    [
      names.length > 0 ? `${texts.imported(names)}.` : '',
      names.length < read.lists.length ? texts.tooManyLists : '',
      unknownIds.length > 0 ? texts.unknownProducts(unknownIds) : '',
      unreadable > 0 ? texts.unreadableEntries(unreadable) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  );
}

/** Returns the name under which the list has been added, or `undefined` if there are too many lists. */
function addImportedList(
  { name, items }: ImportedList,
  offers: ReadonlyMap<string, Offer>,
): string | undefined {
  const lines = items.flatMap(({ id, quantity }) => {
    const offer = offers.get(id);
    return offer ? [lineItem(offer, quantity)] : [];
  });
  const id = randomUuid();
  const { inserted } = listsStore.update((lists) => insertList(lists, { id, name, items: lines }));
  return inserted?.name;
}
