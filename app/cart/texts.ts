import type { CartRefreshChange, OrderSummary, PriceChange } from './model/cart.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { addsTax, countries, pricesIncludeTax, taxLabel, taxName, taxPercent } from '#app/shop-data.ts';
import type { CapReason } from '#app/lib/quantity.ts';

// The texts of the cart page's tools. Those of their dialogs are loaded on demand.

export const cartTools = 'Keep or share this cart';
export const more = 'More';
export const shareCart = 'Share cart';
export const downloadCart = 'Download cart (CSV)';
export const notLoaded = 'This could not be loaded. Please check your connection and try again.';

export const whatHasChanged = 'What has changed in your cart';
export const pricesNotLoaded =
  'Current prices and stock could not be loaded. They are checked when you place your order, before anything is ordered.';

export function priceChange(change: PriceChange): string {
  if (change.kind === 'withdrawn') return `${change.title} is no longer sold and was removed from your cart.`;
  return cartChange(change);
}

export { continueShopping } from '#app/ui/texts.ts';

export const cartPage = 'Shopping Cart';
/** What prices do not include. */
export const added = addsTax ? 'shipping and tax' : 'shipping';
const workedOut = addsTax ? 'Shipping and tax are worked out here' : 'Shipping is worked out here';
export const cartLead = `Kept in this browser until you order. ${workedOut}, before you pay.`;
export const cartLeadWithoutCheckout = `Kept in this browser. ${workedOut}.`;
export const severalAtOnce = 'Add several products at once:';
export const quickOrder = 'Quick Order';
export const yourLists = 'Your Lists';
export const cartPageDescription = addsTax
  ? 'What you have chosen, with quantities, shipping, tax and total.'
  : 'What you have chosen, with quantities, shipping and total.';

export const addToCart = 'Add to Cart';

/** The accessible name of a button. It starts with the visible label (WCAG 2.5.3). */
export const addProductToCart = (title: string) => `${addToCart}: ${title}`;
export const removeFromCart = (title: string) => `Remove ${title} from cart`;

export const itemNoun = (count: number) => (count === 1 ? 'item' : 'items');
export const itemCount = (count: number) => `${formatNumber(count)} ${itemNoun(count)}`;
export const itemsInCart = (count: number) => `${itemCount(count)} in your cart`;
export const lineTotal = 'Line total: ';
export const systemCheck = 'System check';
export const loadingCart = 'Loading your cart…';
export const clearCart = 'Clear Cart';
export const proceedToCheckout = 'Proceed to Checkout';

export const orderSummary = 'Order Summary';
export const subtotal = 'Subtotal';
export const shipTo = 'Ship to';
/** The row of a summary, with the name of the country where rates depend on it. */
export function shippingRow({
  shipping,
  isShippingOpen,
  country,
}: OrderSummary): readonly [label: string, amount: string] {
  const name = countries.find(({ code }) => code === country)?.name;
  return [
    name === undefined ? 'Shipping' : `Shipping to ${name}`,
    isShippingOpen ? 'on request' : formatMoney(shipping),
  ];
}
export const shippingOpen =
  'None of our shipping rates covers this weight and country. Ask us what the shipping costs.';
export const tax = (percent: number | undefined) =>
  percent === undefined ? taxLabel : `${taxLabel} (${percent}%)`;
export const taxExempt = `${taxLabel} (exempt)`;
const totalLabel = () => (pricesIncludeTax ? `Total incl. ${taxPercent}% ${taxName}` : 'Total');
export const total = /* @__PURE__ */ totalLabel();
export const totalOf = ({ isShippingOpen }: OrderSummary) =>
  isShippingOpen ? `${total} before shipping` : total;

export const addedToCart = (title: string) => `${title} added to cart`;
export const productsAddedToCart = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'product' : 'products'} added to cart`;
export const nothingToAdd = 'Everything in stock is already in your cart';
export const removedFromCart = (title: string) => `${title} removed from cart`;
export const removeUnavailable = (count: number) =>
  `Remove ${count} unavailable ${count === 1 ? 'product' : 'products'}`;
export const unavailableRemoved = (count: number) =>
  `${count} unavailable ${count === 1 ? 'product' : 'products'} removed from cart`;
export const cartCleared = 'Cart cleared';
export const productOutOfStock = (title: string) => `${title} is out of stock`;

function capReasonText(reason: CapReason): string {
  switch (reason.kind) {
    case 'sold-out':
      return 'out of stock';
    case 'stock':
      return `only ${formatNumber(reason.cap)} in stock`;
    case 'order-limit':
      return `at most ${formatNumber(reason.cap)} in one order`;
  }
}

export const capReached = (reason: CapReason) => `This is the limit: ${capReasonText(reason)}.`;
export const quoteFor = (quantity: number) => `Quote for ${formatNumber(quantity)}`;
export const askForMore = 'Ask us for more';
export const capNotice = (title: string, reason: CapReason) => `${title}: ${capReasonText(reason)}`;

export function cartChange(change: CartRefreshChange): string {
  switch (change.kind) {
    case 'sold-out':
      return `${change.title} is sold out. It stays in your cart, but is not ordered.`;
    case 'quantity-lowered':
      return `${change.title}: your quantity is now ${formatNumber(change.quantity)}, the most you can order.`;
    case 'price-changed':
      return `The price of ${change.title} has changed from ${formatMoney(change.from)} to ${formatMoney(change.to)}.`;
  }
}

function counted(number: number, one: string, several: string): readonly string[] {
  return number === 0 ? [] : [number === 1 ? `1 ${one}` : `${formatNumber(number)} ${several}`];
}

/** `Your cart has changed: 3 prices, 1 product sold out` */
export function cartHasChanged(changes: readonly CartRefreshChange[]): string {
  const count = (kind: CartRefreshChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const parts = [
    ...counted(count('price-changed'), 'price', 'prices'),
    ...counted(
      count('quantity-lowered'),
      'quantity lowered to what you can order',
      'quantities lowered to what you can order',
    ),
    ...counted(count('sold-out'), 'product sold out', 'products sold out'),
  ];
  return `Your cart has changed: ${parts.join(', ')}.`;
}
export const viewCart = 'View cart';
export const priceBefore = (cents: number) => `${formatMoney(cents)} before`;

export const prepareQuote = 'Prepare a quote';
export const downloadQuotePdf = 'Download quote (PDF)';
