import { quoteLines, quoteOf } from './model/quote.ts';
import { localDay } from './model/quote-dates.ts';
import { isUsedForOtherLines } from './model/quote-draft.ts';
import { cartStore } from '#app/cart/cart-store.ts';
import { numberIsUsed } from './texts.ts';
import { notify } from '#app/ui/notices.ts';
import { loadReadableOffers } from '#app/offer/load-offers.ts';
import { draftStore, loadDetailsFor } from './quote-draft-store.ts';
import { saveQuotePdf } from './save-quote-pdf.ts';

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
