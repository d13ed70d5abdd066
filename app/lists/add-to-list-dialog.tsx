import { Link } from 'react-router';
import type { LineItem } from '#app/cart/model/cart.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './lists.css?url';
import { addLinesToList, createList, useLists } from './lists-store.ts';
import { NameForm } from './name-form.tsx';

const StyleSheet = styleSheet(styleSheetUrl);

type AddToListDialogProps = {
  readonly lines: readonly LineItem[];
  readonly open: boolean;
  readonly onClose: () => void;
};

export function AddToListDialog({ lines, open, onClose }: AddToListDialogProps) {
  const { lists } = useLists();
  return (
    <Dialog title={texts.addToList} closeLabel={texts.close} open={open} centered onClose={onClose}>
      <StyleSheet />
      <div className="lists-dialog">
        <p>{texts.chooseList(lines.length)}</p>
        <ul className="lists-choices">
          {lists.items.map((list) => (
            <li key={list.id}>
              <Button
                wide
                onClick={() => {
                  addLinesToList(list, lines);
                  onClose();
                }}
              >
                <span>{texts.addTo(list.name)}</span>
                <span className="hint">{texts.listSummary(list)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <NameForm
          lists={lists}
          label={texts.newList}
          submitLabel={texts.createList}
          onName={(name) => {
            createList(name, lines);
            onClose();
          }}
        />
        <Link to="/lists">{texts.showLists}</Link>
      </div>
    </Dialog>
  );
}
