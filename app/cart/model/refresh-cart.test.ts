import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#app/product/model/product.ts';
import { quantityCap } from '#app/lib/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import type { Cart } from './cart.ts';
import { lineItem } from './line-item.ts';
import { refreshCart } from './refresh-cart.ts';

const camera = anOffer({ id: '1', title: 'Dome camera', price: 1999 });
const radio = anOffer({ id: '2', title: 'Radio' });
const stored: Cart = {
  items: [
    { ...camera, quantity: 5 },
    { ...radio, quantity: 1 },
  ],
};

function byId(...offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  return new Map(offers.map((offer) => [offer.id, offer]));
}

describe('refreshCart', () => {
  test('updates title, image, original price and stock', () => {
    const updated = {
      ...camera,
      title: 'Dome camera 2',
      image: 'new.webp',
      originalPrice: 2999,
      availableQuantity: 8,
    };
    expect(refreshCart(stored, byId(updated, radio))).toEqual({
      next: { items: [{ ...updated, quantity: 5 }, stored.items[1]] },
      changes: [],
    });
  });

  test('removes an original price that no longer applies', () => {
    const discounted: Cart = { items: [{ ...camera, originalPrice: 2999, quantity: 1 }] };
    expect(refreshCart(discounted, byId(camera)).next.items).toEqual([{ ...camera, quantity: 1 }]);
  });

  test('keeps lines without an offer', () => {
    expect(refreshCart(stored, byId())).toEqual({ next: stored, changes: [] });
  });

  test('updates and reports a changed price', () => {
    const { next, changes } = refreshCart(stored, byId({ ...camera, price: 2499 }));
    expect(next.items[0]?.price).toBe(2499);
    expect(changes).toEqual([{ kind: 'price-changed', title: 'Dome camera', from: 1999, to: 2499 }]);
  });

  test('lowers a quantity to the cap and reports it', () => {
    const { next, changes } = refreshCart(stored, byId({ ...camera, availableQuantity: 3 }));
    expect(next.items[0]?.quantity).toBe(3);
    expect(changes).toEqual([{ kind: 'quantity-lowered', title: 'Dome camera', quantity: 3 }]);
  });

  test('removes a sold-out product and reports only that', () => {
    const { next, changes } = refreshCart(stored, byId({ ...camera, soldOut: true, price: 1 }, radio));
    expect(next.items).toEqual([{ ...radio, quantity: 1 }]);
    expect(changes).toEqual([{ kind: 'sold-out', title: 'Dome camera' }]);
  });

  test('reports all changes in the order of the lines', () => {
    const { changes } = refreshCart(
      stored,
      byId({ ...radio, soldOut: true }, { ...camera, price: 999, maxQuantity: 2 }),
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['quantity-lowered', 'price-changed', 'sold-out']);
  });

  test('brings quantities and prices up to date, and changes nothing the second time', () => {
    const offerWithId = fc.tuple(anyOffer, fc.constantFrom('1', '2', '3', '4'));
    const anyOffers = fc.uniqueArray(
      offerWithId.map(([offer, id]) => anOffer({ ...offer, id })),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(anyOffers, anyOffers, fc.integer({ min: 1, max: 30 }), (before, now, quantity) => {
        const cart: Cart = { items: before.map((offer) => lineItem(offer, quantity)) };
        const offers = byId(...now);
        const refreshed = refreshCart(cart, offers).next;
        for (const line of refreshed.items) {
          const offer = offers.get(line.id);
          if (!offer) continue;
          expect(line.quantity).toBeLessThanOrEqual(quantityCap(offer));
          expect(line.price).toBe(offer.price);
        }
        const again = refreshCart(refreshed, offers);
        expect(again.next).toBe(refreshed);
        expect(again.changes).toEqual([]);
      }),
    );
  });
});
