import { type Cents, percentOf, toDollars } from '#app/lib/money.ts';
import { addedTaxPercent, ratesByCountry, ratesByWeight } from '#app/shop-data.ts';
import type { Discount } from './discounts.ts';
import { DEFAULT_COUNTRY, gramsOf, type Parcel, shippingFee } from './shipping.ts';
import { isOffer, type Offer } from '#app/offer/model/product.ts';
import { isCount, isRecord } from '#app/lib/type-guards.ts';
import { DEFAULT_MAX_QUANTITY, MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { type JsonObject, savedItems } from '#app/lib/saved-value.ts';
import { pickOffer, readSavedOffer, refreshItems, toSavedOffer } from '#app/offer/model/offer.ts';

export type LineItem = Offer & { readonly quantity: number };

export function lineItem(product: Offer, quantity: number): LineItem {
  return { ...pickOffer(product), quantity };
}

export function isLineItem(value: unknown): value is LineItem {
  return isRecord(value) && isCount(value['quantity'], MIN_QUANTITY) && isOffer(value);
}

export function lineTotal(line: Pick<LineItem, 'price' | 'quantity'>): Cents {
  return line.price * line.quantity;
}

export type OrderSummary = {
  /** Without the discounts. */
  readonly subtotal: Cents;
  readonly discounts?: readonly Discount[];
  /** Without its discounts. */
  readonly shipping: Cents;
  readonly shippingDiscounts?: readonly Discount[];
  readonly tax: Cents;
  /** The shop charges this buyer no tax. */
  readonly isTaxExempt?: true;
  /** Without the shipping, if that is open. */
  readonly total: Cents;
  /** No rate of the shop fits, so the buyer has to ask; `shipping` is then 0. */
  readonly isShippingOpen?: true;
  /** The code of the country that the shipping is for, where rates depend on it. */
  readonly country?: string;
};

/** The percentage of the tax; undefined if a back end charges another tax than the shop's own. */
export function taxPercentOf({ subtotal, tax }: OrderSummary): number | undefined {
  return tax === percentOf(addedTaxPercent, subtotal) ? addedTaxPercent : undefined;
}

export function orderSummary(subtotal: Cents, parcel: Parcel = {}): OrderSummary {
  const fee = subtotal > 0 ? shippingFee(subtotal, parcel) : 0;
  const shipping = fee ?? 0;
  const tax = percentOf(addedTaxPercent, subtotal);
  return {
    subtotal,
    shipping,
    tax,
    total: subtotal + shipping + tax,
    ...(fee === undefined && { isShippingOpen: true }),
    ...(ratesByCountry && { country: parcel.country ?? DEFAULT_COUNTRY }),
  };
}

/** @param country the code of the country that the order is sent to */
export function summaryOf(
  lines: readonly Pick<LineItem, 'price' | 'quantity' | 'grams'>[],
  country?: string,
): OrderSummary {
  const sum = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const grams = ratesByWeight ? gramsOf(lines) : undefined;
  return orderSummary(sum, { grams, ...(country !== undefined && { country }) });
}

/**
 * One line per product, with a quantity from 1 to the product's cap. A line that has sold out keeps its quantity, and
 * totals leave it out, see `orderableCart`. They are computed, never stored.
 */
export type Cart = { readonly items: readonly LineItem[] };

export const EMPTY_CART: Cart = { items: [] };

/** The cart without the lines that have sold out. The same one if none has. */
export function orderableCart(cart: Cart): Cart {
  const items = cart.items.filter(({ soldOut }) => !soldOut);
  return items.length === cart.items.length ? cart : { items };
}

export function totalItems(cart: Cart): number {
  return cart.items.reduce((sum, line) => sum + line.quantity, 0);
}

export function subtotal(cart: Cart): Cents {
  return cart.items.reduce((sum, line) => sum + lineTotal(line), 0);
}

export function quantityIn(cart: Cart, id: string): number {
  return cart.items.find((line) => line.id === id)?.quantity ?? 0;
}

export type WantedLine = { readonly offer: Offer; readonly quantity: number };

export const wantedLine = (line: LineItem): WantedLine => ({ offer: line, quantity: line.quantity });

/** Looks up products that a link or a file asks for. Leaves out unknown ones. */
export function wantedLines<O extends Offer>(
  items: readonly { readonly id: string; readonly quantity: number }[],
  offers: ReadonlyMap<string, O>,
): readonly (WantedLine & { readonly offer: O })[] {
  return items.flatMap(({ id, quantity }) => {
    const offer = offers.get(id);
    return offer ? [{ offer, quantity }] : [];
  });
}

export type AddedLines = {
  readonly next: Cart;
  /** The units that have been added, one line for each product. */
  readonly added: readonly LineItem[];
  /** The lines of `next` for which the cap did not allow the wanted quantity. */
  readonly capped: readonly LineItem[];
  readonly soldOut: readonly Offer[];
};

type CapOf = (offer: Offer) => number;

// The functions below do not change their arguments. They return the cart after the change as `next`.

/** The current offer of a line. Of the maximum that the line has kept and that of the catalogue, the smaller one counts. */
function offerOfLine(offer: Offer, { maxQuantity: kept }: Pick<Offer, 'maxQuantity'> = {}): Offer {
  if (kept === undefined) return offer;
  return { ...offer, maxQuantity: Math.min(kept, offer.maxQuantity ?? DEFAULT_MAX_QUANTITY) };
}

/** Adds quantities, up to the cap of each product. Lines of these products also get the offer's current data. */
export function addLines(cart: Cart, wanted: readonly WantedLine[], capOf: CapOf = quantityCap): AddedLines {
  const lines = new Map(cart.items.map((line) => [line.id, line]));
  const capped = new Map<string, LineItem>();
  const soldOut = new Map<string, Offer>();
  for (const { offer: current, quantity } of wanted) {
    const offer = offerOfLine(current, lines.get(current.id));
    const cap = capOf(offer);
    const sum = (lines.get(offer.id)?.quantity ?? 0) + quantity;
    const line = lineItem(offer, Math.min(sum, cap));
    if (cap < MIN_QUANTITY) soldOut.set(offer.id, offer);
    else lines.set(offer.id, line);
    if (cap >= MIN_QUANTITY && sum > cap) capped.set(offer.id, line);
  }
  const items = [...lines.values()];
  const added = items.flatMap((line) => {
    const quantity = line.quantity - quantityIn(cart, line.id);
    return quantity < MIN_QUANTITY ? [] : [lineItem(line, quantity)];
  });
  return { next: { items }, added, capped: [...capped.values()], soldOut: [...soldOut.values()] };
}

/** With a quantity of 1, adds one unit. With a larger quantity, sets the line to that quantity, whatever it was before. */
export function addProduct(cart: Cart, offer: Offer, quantity = MIN_QUANTITY): AddedLines {
  const units = quantity === MIN_QUANTITY ? quantity : quantity - quantityIn(cart, offer.id);
  return addLines(cart, [{ offer, quantity: units }]);
}

export function addMissingProducts(cart: Cart, offers: readonly Offer[]): AddedLines {
  const wanted = offers
    .filter(({ id }) => quantityIn(cart, id) === 0)
    .map((offer) => ({ offer, quantity: MIN_QUANTITY }));
  return addLines(cart, wanted);
}

/** Changes nothing if the product is not in the cart. */
export function setLineQuantity(cart: Cart, id: string, quantity: number, capOf?: CapOf): AddedLines {
  const wanted = cart.items
    .filter((line) => line.id === id)
    .map((offer) => ({ offer, quantity: quantity - offer.quantity }));
  return addLines(cart, wanted, capOf);
}

export function removeLines(cart: Cart, ids: readonly string[]): { readonly next: Cart } {
  return { next: { items: cart.items.filter(({ id }) => !ids.includes(id)) } };
}

/** Subtracts ordered units. What was added later stays in the cart. */
export function subtractLines(cart: Cart, ordered: readonly LineItem[]): { readonly next: Cart } {
  return undoChange(cart, EMPTY_CART, { items: ordered });
}

/** Undoes the change from `before` to `after`. What was added or removed afterwards stays added or removed. */
export function undoChange(
  cart: Cart,
  before: Cart,
  after: Cart,
  capOf: CapOf = quantityCap,
): { readonly next: Cart } {
  // In the order of `before`. A line that the cart still has keeps its current data.
  const lines = new Map([...before.items, ...cart.items].map((line) => [line.id, line]));
  const items = [...lines.values()].flatMap((line) => {
    const current = quantityIn(cart, line.id);
    const earlier = quantityIn(before, line.id);
    // Units removed afterwards count as some of the added ones, so that the undo does not remove them a second time.
    const restored = Math.max(current - quantityIn(after, line.id) + earlier, Math.min(current, earlier));
    const quantity = line.soldOut ? restored : Math.min(restored, capOf(line));
    return quantity < MIN_QUANTITY ? [] : [lineItem(line, quantity)];
  });
  return { next: { items } };
}

/** A change that the visitor must be told about. `app/cart/texts.ts` has the sentence for each. */
export type CartRefreshChange =
  | { readonly kind: 'sold-out'; readonly title: string }
  | { readonly kind: 'quantity-lowered'; readonly title: string; readonly quantity: number }
  | {
      readonly kind: 'price-changed';
      readonly id: string;
      readonly title: string;
      readonly from: Cents;
      readonly to: Cents;
    };

/**
 * Brings the lines of a stored cart up to date with current offers, keyed by id, and lowers quantities to the cap. Lines
 * without an offer stay unchanged, and so does a cart that is up to date.
 */
export function refreshCart(
  cart: Cart,
  offers: ReadonlyMap<string, Offer>,
): { readonly next: Cart; readonly changes: readonly CartRefreshChange[] } {
  const changes: CartRefreshChange[] = [];
  const items = refreshItems(cart.items, (line) => {
    const current = offers.get(line.id);
    if (!current) return line;
    const offer = offerOfLine(current, line);
    const { id, title, soldOut, price } = offer;
    const quantity = soldOut ? line.quantity : Math.min(line.quantity, quantityCap(offer));
    if (quantity < line.quantity) changes.push({ kind: 'quantity-lowered', title, quantity });
    if (soldOut) {
      if (!line.soldOut) changes.push({ kind: 'sold-out', title });
    } else if (price !== line.price) {
      changes.push({ kind: 'price-changed', id, title, from: line.price, to: price });
    }
    return lineItem(offer, quantity);
  });
  return { next: items === cart.items ? cart : { items }, changes };
}

export type CurrentPrice = {
  readonly productId: string;
  /** Null if the product is no longer sold. */
  readonly price: Cents | null;
  readonly available: number;
};

/** A way in which an order can reach the buyer, and what the order then costs. */
export type Delivery = Pick<OrderSummary, 'shipping' | 'shippingDiscounts' | 'tax' | 'total'> & {
  readonly id: string;
  readonly name: string;
  /** How many it takes. */
  readonly days?: { readonly from: number; readonly to: number };
  /** The buyer fetches it. */
  readonly isPickUp?: true;
};

export const chargedBy = ({ shipping, shippingDiscounts = [], tax, total }: Delivery) => ({
  shipping,
  shippingDiscounts,
  tax,
  total,
});

export const VOUCHER_STATES = ['applied', 'not-applicable', 'ended', 'used-up', 'unknown'] as const;

/** What became of a code that the buyer has entered. */
export type Voucher = { readonly code: string; readonly state: (typeof VOUCHER_STATES)[number] };

/** The sums are those of the first delivery. Without one, nothing is sent to this country. */
export type CurrentPrices = OrderSummary & {
  readonly lines: readonly CurrentPrice[];
  readonly deliveries?: readonly Delivery[];
  readonly vouchers?: readonly Voucher[];
  /** The ways to pay that are offered. */
  readonly methods?: readonly string[];
};

export type PriceChange = CartRefreshChange | { readonly kind: 'withdrawn'; readonly title: string };

/** Brings a cart up to date with what a back end says now, as `refreshCart` does, and removes products that are no longer sold. */
export function applyCurrentPrices(
  cart: Cart,
  current: readonly CurrentPrice[],
): { readonly next: Cart; readonly changes: readonly PriceChange[] } {
  const prices = new Map(current.map((line) => [line.productId, line]));
  const withdrawn = cart.items.filter(({ id }) => prices.get(id)?.price === null);
  const offers = new Map(
    cart.items.flatMap(({ originalPrice = 0, ...line }): readonly (readonly [string, Offer])[] => {
      const { price = null, available = 0 } = prices.get(line.id) ?? {};
      if (price === null) return [];
      const stock = { soldOut: available < MIN_QUANTITY, availableQuantity: available };
      return [[line.id, { ...line, price, ...stock, ...(originalPrice > price && { originalPrice }) }]];
    }),
  );
  const items = cart.items.filter((line) => !withdrawn.includes(line));
  const { next, changes } = refreshCart(withdrawn.length === 0 ? cart : { items }, offers);
  return {
    next,
    changes: [...withdrawn.map(({ title }) => ({ kind: 'withdrawn', title }) as const), ...changes],
  };
}

export const toSavedLine = (line: LineItem) => ({ ...toSavedOffer(line), quantity: line.quantity });

/** Rounds the quantity down, but not below 1. */
function readSavedLine(saved: JsonObject): LineItem | undefined {
  const offer = readSavedOffer(saved);
  const quantity = saved['quantity'];
  if (!offer || typeof quantity !== 'number' || !(quantity > 0)) return undefined;
  return lineItem(offer, Math.max(Math.floor(quantity), MIN_QUANTITY));
}

const savedLines = savedItems({
  read: readSavedLine,
  write: toSavedLine,
  totals: (cart: Cart) => {
    const orderable = orderableCart(cart);
    return { totalItems: totalItems(orderable), totalPrice: toDollars(subtotal(orderable)) };
  },
});

export const serializeCart = savedLines.serialize;

/** Reads a stored cart. Corrects or drops inconsistent lines, and returns those that were above their cap as `capped`. */
export function parseCart(text: string): Pick<AddedLines, 'next' | 'capped'> | undefined {
  const saved = savedLines.parse(text);
  if (!saved) return undefined;
  const { next, capped } = addLines(EMPTY_CART, saved.items.map(wantedLine));
  const lines = new Map(next.items.map((line) => [line.id, line]));
  const items = saved.items.map((line) => {
    const { quantity, maxQuantity = DEFAULT_MAX_QUANTITY } = line;
    return lines.get(line.id) ?? lineItem(line, Math.min(quantity, maxQuantity));
  });
  return { next: { items }, capped };
}
