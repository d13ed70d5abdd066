import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './tools-texts.ts';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { cartStore } from './cart-store.ts';
import type { SharedCartDialog } from './shared-cart-dialog.tsx';

/** Opens a dialog for a link to a cart. The dialog's code is loaded only for such a link. */
export function SharedCartSlot() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isRestored = useStore(cartStore.isRestored);
  const [Dialog, setDialog] = useState<typeof SharedCartDialog>();

  useEffect(() => {
    if (!hasItems(search)) return;
    import('./shared-cart-dialog.tsx').then(
      ({ SharedCartDialog }) => setDialog(() => SharedCartDialog),
      () => void notifyLoadFailure(texts.notLoaded),
    );
  }, [search]);

  // The prerendered page has no query. The first render equals it, because the dialog is loaded later.
  if (!Dialog || !isRestored || !hasItems(search)) return null;
  // Replaces the address, so that Back leads to where the visitor came from, and not to the dialog again.
  const leave = () => {
    void navigate('/cart', { replace: true, preventScrollReset: true });
    focusHeading();
  };
  return <Dialog key={search} search={search} onDone={leave} />;
}

function hasItems(search: string): boolean {
  return new URLSearchParams(search).has('items');
}
