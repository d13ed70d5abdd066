import { startTransition, useState } from 'react';
import type { LineItem } from '#app/cart/model/cart.ts';
import * as texts from './add-to-list-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon, listIcon } from '#app/ui/icon.tsx';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import type { AddToListDialog } from './add-to-list-dialog.tsx';

type AddToListButtonProps = {
  readonly lines: readonly LineItem[];
  readonly quiet?: boolean;
};

/** The lists and the code for them are loaded when the button is pressed. */
export function AddToListButton({ lines, quiet = false }: AddToListButtonProps) {
  const [Dialog, setDialog] = useState<typeof AddToListDialog>();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      const { AddToListDialog } = await import('./add-to-list-dialog.tsx');
      // A transition waits for the dialog's style sheet.
      startTransition(() => {
        setDialog(() => AddToListDialog);
        setIsOpen(true);
      });
    } catch {
      void notifyLoadFailure(texts.notLoaded);
    }
  };

  return (
    <>
      <Button {...(quiet && { variant: 'quiet', small: true })} onClick={() => void open()}>
        <Icon icon={listIcon} size={18} />
        {texts.addToList}
      </Button>
      {Dialog && <Dialog lines={lines} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
