import * as fc from 'fast-check';
import { COUNTS, type Offer, readCounts } from '#app/offer/model/product.ts';

/** An offer at $19.99 with unknown stock and no maximum quantity; `fields` overrides some of it. */
export function anOffer(fields: Partial<Offer> = {}): Offer {
  return { id: '1', title: 'Dome camera', image: 'dome.webp', price: 1999, soldOut: false, ...fields };
}

/** The counts that an offer carries, each of which may be unknown. */
const anyCounts = fc
  .tuple(...COUNTS.map(([, min]) => fc.option(fc.integer({ min, max: 30 }), { nil: undefined })))
  .map((counts) => readCounts((name) => counts[COUNTS.findIndex(([other]) => other === name)]));

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
      counts: anyCounts,
    },
    { requiredKeys: ['id', 'title', 'image', 'price', 'soldOut', 'counts'] },
  )
  .map(({ discount, soldOut, counts, ...offer }) =>
    anOffer({
      ...offer,
      ...counts,
      soldOut: soldOut || counts.availableQuantity === 0,
      ...(discount !== undefined && { originalPrice: offer.price + discount }),
    }),
  );
