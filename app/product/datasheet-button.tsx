import { useState } from 'react';
import type { Product } from './model/product.ts';
import * as texts from './page-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';

/** Saves the product's datasheet as PDF. Pressing the button loads the code for it. */
export function DatasheetButton({ product }: { readonly product: Product }) {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { saveDatasheet } = await import('./save-datasheet.ts');
      await saveDatasheet(product);
    } catch {
      void notifyLoadFailure(texts.datasheetFailed);
    }
    setBusy(false);
  };

  return (
    <Button variant="quiet" small aria-disabled={busy} onClick={() => void download()}>
      {busy ? texts.preparingDatasheet : texts.downloadDatasheet}
    </Button>
  );
}
