import { SHOP_URL, withBase } from '#app/base-path.ts';
import { saveBlob } from '#app/lib/save-file.ts';
import { type Quote, quoteLines, quoteOf } from './model/quote.ts';
import { quoteLinkPath } from './model/quote-record.ts';
import { loadFonts, loadPictures, missingCharacters } from '#app/pdf/pdf-assets.ts';
import { paperFormat, pdfFileName } from '#app/pdf/paper-format.ts';
import { QUOTE_PICTURE_PIXELS, quotePdf } from '#app/pdf/quote-pdf.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { numberIsUsed } from './texts.ts';
import { notify } from '#app/ui/notices.ts';
import { draftStore, loadDetailsFor, recordDocument } from './quote-draft-store.ts';
import { localDay } from './model/quote-dates.ts';
import { isUsedForOtherLines } from './model/quote-draft.ts';
import { cartStore } from '#app/cart/cart-store.ts';
import { loadReadableOffers } from '#app/offer/load-offers.ts';

/**
 * Makes the PDF of a quote and saves it.
 * @throws Error if its fonts cannot be loaded.
 */
export async function saveQuotePdf(quote: Quote): Promise<void> {
  const [fonts, pictures] = await Promise.all([
    loadFonts(),
    loadPictures(
      quote.lines.map(({ image }) => image),
      QUOTE_PICTURE_PIXELS,
    ),
  ]);
  const format = paperFormat(navigator.language);
  const link = location.origin + withBase(quoteLinkPath(quote, SHOP_URL));
  const file = quotePdf(quote, { fonts, pictures, format, link });
  saveBlob(pdfFileName('quote', quote.number), new Blob([file], { type: 'application/pdf' }));
  recordDocument(quote);
  const missing = missingCharacters(texts.quoteText(quote, SHOP));
  if (missing.length > 0) notify(texts.missingCharacters(missing));
}

/**
 * Saves a quote of the cart as PDF, with the details that the visitor has entered on the quote page.
 * A product is listed without brand and model if its offer cannot be loaded, and without a picture if that cannot
 * be loaded.
 * @throws Error if a font cannot be loaded.
 */
export async function saveCartQuote(): Promise<void> {
  const { items } = cartStore.getState();
  const offers = await loadReadableOffers(items.map(({ id }) => id));
  const lines = quoteLines(items, offers);
  const details = loadDetailsFor(lines);
  const isNumberUsed = isUsedForOtherLines(draftStore.getState(), details.number, lines);
  await saveQuotePdf(quoteOf(details, lines, localDay(new Date())));
  if (isNumberUsed) notify(numberIsUsed);
}
