import * as fc from 'fast-check';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import type { Offer } from '#app/product/model/product.ts';

/** An offer at $19.99 with unknown stock and no maximum quantity; `fields` overrides some of it. */
export function anOffer(fields: Partial<Offer> = {}): Offer {
  return { id: '1', title: 'Dome camera', image: 'dome.webp', price: 1999, soldOut: false, ...fields };
}

/** The offer as an entry of the file of offers. */
export function aCatalogueOffer(fields: Partial<CatalogueOffer> = {}): CatalogueOffer {
  return { ...anOffer(fields), brand: 'Axis', category: 'cctv-systems', ...fields };
}

const nonBlank = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
const anyPrice = fc.integer({ min: 0, max: 5_000_000 });

/** Any offer that a valid catalogue can contain. */
export const anyOffer: fc.Arbitrary<Offer> = fc
  .record(
    {
      id: nonBlank,
      title: nonBlank,
      image: fc.string({ maxLength: 8 }),
      price: anyPrice,
      discount: fc.integer({ min: 1, max: 1000 }),
      soldOut: fc.boolean(),
      availableQuantity: fc.nat({ max: 30 }),
      maxQuantity: fc.integer({ min: 1, max: 30 }),
    },
    { requiredKeys: ['id', 'title', 'image', 'price', 'soldOut'] },
  )
  .map(({ discount, soldOut, ...offer }) =>
    anOffer({
      ...offer,
      soldOut: soldOut || offer.availableQuantity === 0,
      ...(discount !== undefined && { originalPrice: offer.price + discount }),
    }),
  );
