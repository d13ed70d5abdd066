import { cartLinkPath } from '#app/cart/model/cart-link.ts';
import type { Quote } from './quote.ts';
import { writeRecord } from './quote-record.ts';

/**
 * The address that opens the quote again. The fragment holds the record, because browsers do not send it to the server. An
 * address that has lost its fragment still names the products.
 */
export function quoteLinkPath(quote: Quote, shop: string): string {
  return `${cartLinkPath(quote.lines, '/quote')}#${writeRecord(quote, shop, { titles: false })}`;
}
