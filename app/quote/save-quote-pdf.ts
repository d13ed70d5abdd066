import { SHOP_URL, withBase } from '#app/base-path.ts';
import { type Quote, quoteLines, quoteOf } from './model/quote.ts';
import { quoteLinkPath } from './model/quote-record.ts';
import { missingCharacters } from '#app/pdf/paper.ts';
import { pdfFileName, savePdf } from '#app/pdf/pdf-assets.ts';
import { QUOTE_PICTURE_PIXELS, quotePdf } from './quote-pdf.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';
import { draftStore, loadDetails, recordDocument } from './quote-draft-store.ts';
import { localDay } from '#app/lib/day.ts';
import { isUsedForOtherLines } from './model/quote-draft.ts';
import { orderableCart } from '#app/cart/model/cart.ts';
import { currentCountry } from '#app/cart/ship-to.tsx';
import { cartStore } from '#app/cart/cart-store.ts';
import { loadSavedOffers } from '#app/offer/load-offers.ts';

/** @throws Error if a font cannot be loaded. */
export async function saveQuotePdf(quote: Quote): Promise<void> {
  const images = quote.lines.map(({ image }) => image);
  const link = location.origin + withBase(quoteLinkPath(quote, SHOP_URL));
  const fileName = pdfFileName('quote', quote.number);
  await savePdf(fileName, images, QUOTE_PICTURE_PIXELS, (parts) => quotePdf(quote, link, parts));
  recordDocument(quote);
  const missing = missingCharacters(texts.quoteText(quote, SHOP));
  if (missing.length > 0) notify(texts.missingCharacters(missing));
}

/**
 * Saves a quote of the cart, with the details that the visitor has entered on the quote page. A product is listed without brand and
 * model if its offer cannot be loaded, and without a picture if that cannot be loaded.
 * @throws Error if a font cannot be loaded.
 */
export async function saveCartQuote(): Promise<void> {
  const { items } = orderableCart(cartStore.getState());
  const offers = await loadSavedOffers(items.map(({ id }) => id));
  const lines = quoteLines(items, offers);
  const details = loadDetails(lines);
  const isNumberUsed = isUsedForOtherLines(draftStore.getState(), details.number, lines);
  await saveQuotePdf(quoteOf(details, lines, localDay(new Date()), currentCountry()));
  if (isNumberUsed) notify(texts.numberIsUsed);
}
