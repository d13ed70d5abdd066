import type { Offer } from '#app/domain/product/product.ts';

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
