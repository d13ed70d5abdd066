import { useEffect } from 'react';
import { href } from 'react-router';
import { saveFile } from '#app/lib/save-file.ts';
import { toListFile } from './model/list-file.ts';
import * as texts from './texts.ts';
import { continueShopping } from '#app/ui/common-texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { importLists } from './import-lists.ts';
import { ListSection } from './list-section.tsx';
import styleSheetUrl from './lists.css?url';
import { createList, refreshListOffers, useLists } from './lists-store.ts';
import { NameForm } from './name-form.tsx';

const StyleSheet = styleSheet(styleSheetUrl);

const IMPORT_ID = 'list-import';

/** The content of the page of lists. */
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
      <div className="lists-tools">
        <NameForm
          lists={lists}
          label={texts.newList}
          submitLabel={texts.createList}
          onName={(name) => createList(name, [])}
        />
        <Field id={IMPORT_ID} label={texts.importLists} hint={texts.importHint}>
          <input
            id={IMPORT_ID}
            type="file"
            accept=".json,application/json"
            aria-describedby={`${IMPORT_ID}-hint`}
            onChange={async ({ currentTarget: field }) => {
              for (const file of field.files ?? []) await importLists(file);
              // So that the same file can be chosen again.
              field.value = '';
            }}
          />
        </Field>
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
        : lists.items.map((list) => <ListSection key={list.id} list={list} lists={lists} />)}
    </>
  );
}
