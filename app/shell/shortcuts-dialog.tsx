import * as texts from './shortcuts-texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import {
  closeShortcutList,
  isShortcutListOpen,
  SEARCH_KEY,
  SHORTCUTS_KEY,
  singleKeyShortcutsStore,
} from './shortcuts.ts';
import { useStore } from '#app/lib/use-store.ts';
import styleSheetUrl from './shortcuts-dialog.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

export function ShortcutsDialog() {
  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      open={useStore(isShortcutListOpen)}
      onClose={closeShortcutList}
    >
      <StyleSheet />
      <div className="shortcuts-dialog-content">
        <KeyList
          rows={[
            [SEARCH_KEY, texts.goToSearch],
            [SHORTCUTS_KEY, texts.showList],
          ]}
        />
        <div>
          <ChoiceField
            type="checkbox"
            checked={useStore(singleKeyShortcutsStore)}
            aria-describedby="single-key-hint"
            onChange={({ target }) => singleKeyShortcutsStore.update(() => ({ next: target.checked }))}
          >
            {texts.singleKeys}
          </ChoiceField>
          <p id="single-key-hint" className="hint">
            {texts.singleKeysHint}
          </p>
        </div>
        <section className="shortcuts-dialog-section">
          <h3>{texts.otherKeys}</h3>
          <KeyList rows={texts.OTHER_KEYS} />
        </section>
      </div>
    </Dialog>
  );
}

type KeyListProps = { readonly rows: readonly (readonly [key: string, effect: string])[] };

function KeyList({ rows }: KeyListProps) {
  return (
    <dl className="shortcuts-dialog-list">
      {rows.map(([key, effect]) => (
        <div key={key} className="shortcuts-dialog-row">
          <dt>
            {key.split(' ').map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
