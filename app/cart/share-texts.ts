import { toCsv } from '#app/lib/csv.ts';
import { type Cart, type LineItem, lineTotal, subtotal, totalItems } from './model/cart.ts';
import { type LinkProblem, MAX_LINKED_ITEMS } from './model/cart-link.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney, toDecimal } from '#app/lib/money.ts';
import { currency, fileNamePrefix } from '#app/shop-data.ts';
import { itemCount } from './texts.ts';

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

export const csvFileName = `${fileNamePrefix}-cart.csv`;

/** Quick Order reads the SKU and the quantity. It looks up the product column only if the SKU is not an exact match. */
export function cartCsv(items: readonly LineItem[]): string {
  return toCsv([
    ['SKU', 'Product', 'Quantity', `Unit Price (${currency})`, `Line Total (${currency})`],
    ...items.map((line) => [
      line.id,
      line.title,
      String(line.quantity),
      toDecimal(line.price),
      toDecimal(lineTotal(line)),
    ]),
  ]);
}

// A shared cart.

export { capNotice } from './texts.ts';
export { unknownProducts } from '#app/offer/unknown-products-texts.ts';
export { retry } from '#app/ui/texts.ts';

export const sharedCart = 'Shared cart';
export const sharedLead =
  'Someone has put these products into a link. Your cart stays as it is until you choose.';
export const loading = 'Loading prices and stock…';
export const pricesFailed =
  'Prices and stock could not be loaded. Please check your connection and try again.';
export const inTheLink = 'In the link';
export const inYourCart = 'In your cart now';
export const yourCartIsEmpty = 'Your cart is empty.';

export const times = (quantity: number, what: string) => `${formatNumber(quantity)} × ${what}`;
export const leftOut = 'Out of stock now, so it is not added.';
export const linkAsksFor = (quantity: number) => `The link asks for ${formatNumber(quantity)}`;

export function problems(parts: readonly LinkProblem[]): string {
  const shown = parts.slice(0, 5).map(({ text }) => `“${text}”`);
  const others = parts.length - shown.length;
  return `These parts of the link could not be read: ${shown.join(', ')}${others > 0 ? ` and ${formatNumber(others)} more` : ''}.`;
}
export const tooMany = (count: number) =>
  `The link names ${formatNumber(count)} products. A link to a cart holds up to ${MAX_LINKED_ITEMS}, so it was not opened.`;
export const nothingToAdd = 'Nothing in this link can be ordered.';

export const merge = 'Merge';
export const replace = 'Replace';
export const cancel = 'Cancel';
export const itemsAndTotal = (cart: Cart) => `${itemCount(totalItems(cart))}, ${formatMoney(subtotal(cart))}`;
export const afterMerge = (cart: Cart) => `adds them to your cart, which then has ${itemsAndTotal(cart)}`;
export const afterReplace = (cart: Cart) => `keeps only what is in the link: ${itemsAndTotal(cart)}`;

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
export const merged = (count: number) =>
  count === 0
    ? 'Your cart already has the most you can order of these products'
    : `${products(count)} from the link added to your cart`;
export const replaced = (count: number) => `Your cart now has the ${products(count)} of the link`;
