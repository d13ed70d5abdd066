import { ownQuote } from '#app/own-quote.ts';
import { CHECK_LINES } from '#app/shell/navigation.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/lists/texts.ts';
import { Page } from '#app/ui/page.tsx';
import { useEffect } from 'react';
import { href } from 'react-router';
import { saveFile } from '#app/lib/save-file.ts';
import { type ImportedList, readListFile, toListFile } from '#app/lists/model/list-file.ts';
import { continueShopping } from '#app/ui/texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { ListSection } from '#app/lists/list-section.tsx';
import styleSheetUrl from '#app/lists/lists.css?url';
import { createList, listsStore, refreshListOffers, useLists } from '#app/lists/lists-store.ts';
import { NameForm } from '#app/lists/name-form.tsx';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { lineItem, wantedLines } from '#app/cart/model/cart.ts';
import { insertList } from '#app/lists/model/lists.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { notify } from '#app/ui/notices.ts';

const StyleSheet = styleSheet(styleSheetUrl);

export function ListsView() {
  const { lists, isRestored } = useLists();
  useEffect(() => {
    if (isRestored) void refreshListOffers();
  }, [isRestored]);

  const empty = (
    <EmptyState heading={texts.emptyHeading} text={texts.emptyText}>
      <ButtonLink to={href('/collections')}>{continueShopping}</ButtonLink>
    </EmptyState>
  );
  const sheet = <StyleSheet />;
  if (!isRestored) {
    return (
      <>
        {sheet}
        <ClientOnlyPlaceholder label={texts.loading} withoutScripts={empty} />
      </>
    );
  }
  return (
    <>
      {sheet}
      <div className="no-print lists-tools">
        <NameForm
          lists={lists}
          label={texts.newList}
          submitLabel={texts.createList}
          onName={(name) => createList(name, [])}
        />
        <FileField
          label={texts.importLists}
          hint={texts.importHint}
          accept=".json,application/json"
          onFiles={async (files) => {
            for (const file of files) await importLists(file);
          }}
        />
        {lists.items.length > 1 && (
          <Button
            variant="quiet"
            onClick={() => saveFile(texts.fileName, 'application/json', toListFile(lists.items))}
          >
            {texts.exportAll}
          </Button>
        )}
      </div>
      {lists.items.length === 0
        ? empty
        : lists.items.map((list) => <ListSection key={list.id} list={list} lists={lists} links={LINKS} />)}
    </>
  );
}

const LINKS = [
  ...(CHECK_LINES ? [{ title: texts.systemCheck, to: CHECK_LINES.to }] : []),
  ...(ownQuote ? [{ title: texts.quote, to: ownQuote.to }] : []),
];

const MAX_FILE_BYTES = 2_000_000;

/** Adds the lists of a file. A notice says what was added, and which parts of the file could not be used. */
export async function importLists(file: File): Promise<void> {
  if (file.size > MAX_FILE_BYTES) return notify(texts.fileTooLarge(file.name));
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return notify(texts.fileUnreadable(file.name));
  const read = readListFile(text);
  if (read.kind === 'problem') return notify(texts.fileProblem(file.name, read.problem));

  const ids = read.lists.flatMap(({ items }) => items.map(({ id }) => id));
  const offers = await loadOffers(ids).catch(() => undefined);
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
  const lines = wantedLines(items, offers).map(({ offer, quantity }) => lineItem(offer, quantity));
  const id = randomUuid();
  const { inserted } = listsStore.update((lists) => insertList(lists, { id, name, items: lines }));
  return inserted?.name;
}

export const meta = privateMeta(texts.listsPage, texts.listsPageDescription, '/lists');

export default function ListsPage() {
  return (
    <Page title={texts.listsPage} lead={texts.lead}>
      <ListsView />
    </Page>
  );
}
