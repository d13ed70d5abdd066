import { useState } from 'react';
import { href } from 'react-router';
import * as texts from './link-texts.ts';
import { BusyButton, ButtonLink } from '#app/ui/button.tsx';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';

/** Leads from the cart to its quote: a button that saves it as PDF, and a link to the page that asks for details. */
export function QuoteLinks({ wide = false }: { readonly wide?: boolean }) {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { saveCartQuote } = await import('./save-quote-pdf.ts');
      await saveCartQuote();
    } catch {
      void notifyLoadFailure(texts.pdfFailed);
    }
    setBusy(false);
  };

  return (
    <>
      <BusyButton
        variant="outline"
        wide={wide}
        busy={busy}
        busyLabel={texts.preparingPdf}
        onClick={() => void download()}
      >
        {texts.downloadQuotePdf}
      </BusyButton>
      <ButtonLink variant="quiet" wide={wide} to={href('/quote')}>
        {texts.prepareQuote}
      </ButtonLink>
    </>
  );
}
