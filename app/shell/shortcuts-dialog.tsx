import * as texts from './shortcuts-texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { SEARCH_KEY, SHORTCUTS_KEY } from './shortcuts.ts';
import styleSheetUrl from './shortcuts-dialog.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type ShortcutsDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly singleKeysWork: boolean;
  readonly onSingleKeysChange: (work: boolean) => void;
};

export function ShortcutsDialog({ open, onClose, singleKeysWork, onSingleKeysChange }: ShortcutsDialogProps) {
  return (
    <Dialog title={texts.title} closeLabel={texts.close} open={open} onClose={onClose}>
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
            checked={singleKeysWork}
            aria-describedby="single-key-hint"
            onChange={({ target }) => onSingleKeysChange(target.checked)}
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
