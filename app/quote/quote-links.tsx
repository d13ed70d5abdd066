import { href } from 'react-router';
import * as texts from '#app/cart/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { withinLimit } from '#app/lib/within-limit.ts';
import { PdfButton } from '#app/ui/pdf-button.tsx';

async function saveQuote(): Promise<void> {
  const { saveCartQuote } = await withinLimit(import('./save-quote-pdf.ts'));
  await saveCartQuote();
}

/** Leads from the cart to its quote: a button that saves it as PDF, and a link to the page that asks for details. */
export function QuoteLinks({ wide = false }: { readonly wide?: boolean }) {
  return (
    <>
      <PdfButton variant="outline" wide={wide} onSave={saveQuote}>
        {texts.downloadQuotePdf}
      </PdfButton>
      <ButtonLink variant="quiet" wide={wide} to={href('/quote')}>
        {texts.prepareQuote}
      </ButtonLink>
    </>
  );
}
