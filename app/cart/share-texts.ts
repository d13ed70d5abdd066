import { toCsv } from '#app/lib/csv.ts';
import { type LineItem, lineTotal } from './model/cart.ts';
import { toDollars } from '#app/lib/money.ts';

export { shareCart } from './texts.ts';

export const close = 'Close';
export const lead =
  'Whoever opens the link sees these products at current prices and can put them into a cart. The link contains nothing else.';
export const linkToCart = 'Link to this cart';
export const copy = 'Copy';
export const copied = 'Link copied';
export const notCopied =
  'The browser did not allow copying. The link is selected: copy it with the keyboard.';
export const sendLink = 'Send link';
export const shareTitle = (shop: string) => `A cart at ${shop}`;
export const qrCode = 'QR code of the link';
export const scan = 'Point a phone’s camera at the code to open the cart there.';
export const tooLongForQrCode = 'The link is too long for a QR code.';

export const csvFileName = 'watchpost-cart.csv';

/** Quick Order reads the SKU and the quantity. It looks up the product column only if the SKU is not an exact match. */
export function cartCsv(items: readonly LineItem[]): string {
  return toCsv([
    ['SKU', 'Product', 'Quantity', 'Unit Price (USD)', 'Line Total (USD)'],
    ...items.map((line) => [
      line.id,
      line.title,
      String(line.quantity),
      toDollars(line.price).toFixed(2),
      toDollars(lineTotal(line)).toFixed(2),
    ]),
  ]);
}
