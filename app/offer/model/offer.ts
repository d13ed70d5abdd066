import type { Offer } from '#app/product/model/product.ts';

/** Leaves out all other properties, so that a stored cart does not contain whole product descriptions. */
export function pickOffer(product: Offer): Offer {
  const { id, title, image, price, originalPrice, soldOut, availableQuantity, maxQuantity } = product;
  return {
    id,
    title,
    image,
    price,
    soldOut,
    ...(originalPrice !== undefined && { originalPrice }),
    ...(availableQuantity !== undefined && { availableQuantity }),
    ...(maxQuantity !== undefined && { maxQuantity }),
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
