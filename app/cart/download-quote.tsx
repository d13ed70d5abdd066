import { ownQuote } from '#app/own-quote.ts';
import { PdfButton } from '#app/ui/pdf-button.tsx';
import * as texts from './texts.ts';

export function DownloadQuote({ wide = false }: { readonly wide?: boolean }) {
  return (
    ownQuote && (
      <PdfButton variant="outline" wide={wide} onSave={ownQuote.save}>
        {texts.downloadQuotePdf}
      </PdfButton>
    )
  );
}
