import { isOffer, type Offer, readCounts } from './product.ts';
import { isRecord, isString } from '#app/lib/type-guards.ts';
import { type Cents, isPrice, toCents, toDollars } from '#app/lib/money.ts';
import { type JsonObject, readCount, readText } from '#app/lib/saved-value.ts';

/** Leaves out all other properties, so that a stored cart does not contain whole product descriptions. */
export function pickOffer(product: Offer): Offer {
  const { id, title, image, price, originalPrice, soldOut } = product;
  return {
    id,
    title,
    image,
    price,
    soldOut,
    ...(originalPrice !== undefined && { originalPrice }),
    ...readCounts((name) => product[name]),
  };
}

/**
 * Replaces each item by what `refresh` returns, and leaves out those for which it returns undefined. Returns `items` itself
 * if nothing changes.
 */
export function refreshItems<T extends object>(
  items: readonly T[],
  refresh: (item: T) => T | undefined,
): readonly T[] {
  const refreshed = items.flatMap((item) => {
    const next = refresh(item);
    if (!next) return [];
    return isSame(item, next) ? item : next;
  });
  const isUnchanged =
    refreshed.length === items.length && refreshed.every((item, index) => item === items[index]);
  return isUnchanged ? items : refreshed;
}

function isSame(a: object, b: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return entries.length === fields.size && entries.every(([name, value]) => fields.get(name) === value);
}

export type StockStatus =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'sold-out' };

/** A stock below this number is low. The shop then shows how many units are left. */
const LOW_STOCK_THRESHOLD = 5;

type Stock = Pick<Offer, 'soldOut' | 'availableQuantity'>;

export function stockStatus({ soldOut, availableQuantity: left }: Stock): StockStatus {
  if (soldOut || (left !== undefined && left <= 0)) return { kind: 'sold-out' };
  return left !== undefined && left < LOW_STOCK_THRESHOLD ? { kind: 'low', left } : { kind: 'in-stock' };
}

export function isInStock(offer: Stock): boolean {
  return stockStatus(offer).kind !== 'sold-out';
}

/** A product that works with the one on the page, and why. */
export type PartnerOffer = { readonly offer: Offer; readonly reason: string };

/** Checks a value from a fetched file. */
export function isPartnerOffer(value: unknown): value is PartnerOffer {
  return isRecord(value) && isOffer(value['offer']) && isString(value['reason']);
}

/** An offer in storage. Prices are in dollars, and the properties are named as in the specification. */
type SavedOffer = Omit<Offer, 'soldOut'> & { readonly isSoldOut?: true };

export function toSavedOffer(offer: Offer): SavedOffer {
  const { soldOut, price, originalPrice, ...others } = pickOffer(offer);
  return {
    ...others,
    price: toDollars(price),
    ...(originalPrice !== undefined && { originalPrice: toDollars(originalPrice) }),
    ...(soldOut && { isSoldOut: true }),
  };
}

/** Returns undefined without a valid id, title and price. Leaves out optional properties that are invalid. */
export function readSavedOffer(saved: JsonObject): Offer | undefined {
  const id = readText(saved['id']);
  const title = readText(saved['title']);
  const price = readPrice(saved['price']);
  if (id === undefined || title === undefined || price === undefined) return undefined;

  const image = saved['image'];
  const originalPrice = readPrice(saved['originalPrice']);
  const counts = readCounts((name, min) => readCount(saved[name], min));
  return {
    id,
    title,
    image: typeof image === 'string' ? image : '',
    price,
    soldOut: saved['isSoldOut'] === true || counts.availableQuantity === 0,
    ...(originalPrice !== undefined && originalPrice > price && { originalPrice }),
    ...counts,
  };
}

function readPrice(value: unknown): Cents | undefined {
  if (typeof value !== 'number' || value < 0) return undefined;
  const price = toCents(value);
  return isPrice(price) ? price : undefined;
}
