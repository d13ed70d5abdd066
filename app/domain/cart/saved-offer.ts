import { type Cents, toCents, toDollars } from '#app/domain/money.ts';
import type { Offer } from '#app/domain/product/product.ts';
import { type Fields, readText, readCount } from './saved-value.ts';

/** An offer as it is stored: prices in dollars, named as the specification names a product's fields. */
export type SavedOffer = {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly price: number;
  readonly originalPrice?: number;
  readonly isSoldOut?: true;
  readonly availableQuantity?: number;
  readonly maxQuantity?: number;
};

// No price of a shop; from about here on dollars no longer hold exact cents.
const MAX_PRICE_IN_DOLLARS = 1_000_000_000;

export function writeSavedOffer(offer: Offer): SavedOffer {
  const { id, title, image, price, originalPrice, soldOut, availableQuantity, maxQuantity } = offer;
  return {
    id,
    title,
    image,
    price: toDollars(price),
    ...(originalPrice !== undefined && { originalPrice: toDollars(originalPrice) }),
    ...(soldOut && { isSoldOut: true }),
    ...(availableQuantity !== undefined && { availableQuantity }),
    ...(maxQuantity !== undefined && { maxQuantity }),
  };
}

/** Nothing without a usable id, title and price; an optional member that is not usable is left out. */
export function readSavedOffer(saved: Fields): Offer | undefined {
  const id = readText(saved['id']);
  const title = readText(saved['title']);
  const price = readPrice(saved['price']);
  if (id === undefined || title === undefined || price === undefined) return undefined;

  const image = saved['image'];
  const originalPrice = readPrice(saved['originalPrice']);
  const availableQuantity = readCount(saved['availableQuantity'], 0);
  const maxQuantity = readCount(saved['maxQuantity'], 1);
  return {
    id,
    title,
    image: typeof image === 'string' ? image : '',
    price,
    soldOut: saved['isSoldOut'] === true || availableQuantity === 0,
    ...(originalPrice !== undefined && originalPrice > price && { originalPrice }),
    ...(availableQuantity !== undefined && { availableQuantity }),
    ...(maxQuantity !== undefined && { maxQuantity }),
  };
}

function readPrice(value: unknown): Cents | undefined {
  return typeof value === 'number' && value >= 0 && value <= MAX_PRICE_IN_DOLLARS
    ? toCents(value)
    : undefined;
}
