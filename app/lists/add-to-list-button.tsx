import { useState } from 'react';
import type { LineItem } from '#app/cart/model/cart.ts';
import * as texts from './add-to-list-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon, listIcon } from '#app/ui/icon.tsx';
import { OnDemand } from '#app/ui/on-demand.tsx';

type AddToListButtonProps = { readonly lines: readonly LineItem[]; readonly quiet?: boolean };

const loadDialog = async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog;

export function AddToListButton({ lines, quiet = false }: AddToListButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...(quiet && { variant: 'quiet', small: true })} onClick={() => setIsOpen(true)}>
        <Icon icon={listIcon} size={18} />
        {texts.addToList}
      </Button>
      <OnDemand
        load={loadDialog}
        when={isOpen}
        props={{ lines, open: isOpen, onClose: close }}
        onFailure={close}
        failureText={texts.notLoaded}
      />
    </>
  );
}
