import type { Offer } from '#app/domain/product/product.ts';

/** Only what an offer is, so that a product kept in a cart does not bring its whole data sheet along. */
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
