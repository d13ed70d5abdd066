import { type ReactNode, useState } from 'react';
import * as texts from './tools-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { downloadIcon, linkIcon } from '#app/ui/icons.ts';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import type { ShareDialog } from './share-dialog.tsx';

/** Buttons to share and download the cart. Their code is loaded when one is pressed. */
export function CartTools({ children }: { readonly children?: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof ShareDialog>();
  const [isSharing, setIsSharing] = useState(false);

  const share = async () => {
    try {
      const { ShareDialog } = await import('./share-dialog.tsx');
      setDialog(() => ShareDialog);
      setIsSharing(true);
    } catch {
      void notifyLoadFailure(texts.notLoaded);
    }
  };
  return (
    <div role="group" aria-label={texts.cartTools} className="cart-view-tools">
      <Button variant="quiet" small onClick={() => void share()}>
        <Icon icon={linkIcon} size={18} />
        {texts.shareCart}
      </Button>
      <Button variant="quiet" small onClick={() => void download()}>
        <Icon icon={downloadIcon} size={18} />
        {texts.downloadCart}
      </Button>
      {children}
      {Dialog && <Dialog open={isSharing} onClose={() => setIsSharing(false)} />}
    </div>
  );
}

async function download(): Promise<void> {
  try {
    const { downloadCart } = await import('./download-cart.ts');
    downloadCart();
  } catch {
    void notifyLoadFailure(texts.notLoaded);
  }
}
