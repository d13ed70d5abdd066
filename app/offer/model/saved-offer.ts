import { type Cents, isPrice, toCents, toDollars } from '#app/lib/money.ts';
import type { Offer } from '#app/product/model/product.ts';
import { type JsonObject, readCount, readText } from '#app/lib/saved-value.ts';

/** An offer in storage. Prices are in dollars, and the properties are named as in the specification. */
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

export function toSavedOffer(offer: Offer): SavedOffer {
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

/** Returns undefined without a valid id, title and price. Leaves out optional properties that are invalid. */
export function readSavedOffer(saved: JsonObject): Offer | undefined {
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
  if (typeof value !== 'number' || value < 0) return undefined;
  const price = toCents(value);
  return isPrice(price) ? price : undefined;
}
