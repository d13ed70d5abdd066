import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#app/domain/product/product.ts';
import { quantityCap } from '#app/domain/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { addProduct, type Cart, EMPTY_CART } from './cart.ts';
import { describeChange, refreshCart } from './refresh-cart.ts';

const camera = anOffer({ id: '1', title: 'Dome camera' });
const radio = anOffer({ id: '2', title: 'Radio' });
const kept: Cart = {
  items: [
    { ...camera, quantity: 5 },
    { ...radio, quantity: 1 },
  ],
};

function offers(...known: readonly Offer[]): ReadonlyMap<string, Offer> {
  return new Map(known.map((offer) => [offer.id, offer]));
}

describe('a kept cart', () => {
  test('takes over the present title, image, old price and stock of its products', () => {
    const fresh = {
      ...camera,
      title: 'Dome camera 2',
      image: 'new.webp',
      originalPrice: 2999,
      availableQuantity: 8,
    };
    expect(refreshCart(kept, offers(fresh, radio))).toEqual({
      cart: { items: [{ ...fresh, quantity: 5 }, kept.items[1]] },
      changes: [],
    });
  });

  test('loses an old price that is no longer there', () => {
    const discounted: Cart = { items: [{ ...camera, originalPrice: 2999, quantity: 1 }] };
    expect(refreshCart(discounted, offers(camera)).cart.items).toEqual([{ ...camera, quantity: 1 }]);
  });

  test('keeps lines whose product is unknown', () => {
    expect(refreshCart(kept, offers())).toEqual({ cart: kept, changes: [] });
  });

  test('charges the present price and says so', () => {
    const { cart, changes } = refreshCart(kept, offers({ ...camera, price: 2499 }));
    expect(cart.items[0]?.price).toBe(2499);
    expect(changes).toEqual([{ kind: 'repriced', title: 'Dome camera', from: 1999, to: 2499 }]);
  });

  test('is lowered to what can be ordered now and says so', () => {
    const { cart, changes } = refreshCart(kept, offers({ ...camera, availableQuantity: 3 }));
    expect(cart.items[0]?.quantity).toBe(3);
    expect(changes).toEqual([{ kind: 'lowered', title: 'Dome camera', quantity: 3 }]);
  });

  test('loses what is sold out and says so, whatever its price', () => {
    const { cart, changes } = refreshCart(kept, offers({ ...camera, soldOut: true, price: 1 }, radio));
    expect(cart.items).toEqual([{ ...radio, quantity: 1 }]);
    expect(changes).toEqual([{ kind: 'sold-out', title: 'Dome camera' }]);
  });

  test('says everything that changed, in the order of its lines', () => {
    const { changes } = refreshCart(
      kept,
      offers({ ...radio, soldOut: true }, { ...camera, price: 999, maxQuantity: 2 }),
    );
    expect(changes.map((change) => change.kind)).toEqual(['lowered', 'repriced', 'sold-out']);
  });

  test('holds only what can be ordered, and nothing changes the second time', () => {
    const anyId = fc.constantFrom('1', '2', '3', '4');
    const someOffers = fc
      .array(fc.tuple(anyOffer, anyId))
      .map((pairs) => pairs.map(([offer, id]) => ({ ...offer, id })));
    fc.assert(
      fc.property(someOffers, someOffers, (then, now) => {
        const cart = then.reduce((cart, offer) => addProduct(cart, offer, 30).cart, EMPTY_CART);
        const known = offers(...now);
        const refreshed = refreshCart(cart, known);
        for (const line of refreshed.cart.items) {
          expect(line.quantity).toBeLessThanOrEqual(quantityCap(known.get(line.id) ?? line));
          expect(line.price).toBe((known.get(line.id) ?? line).price);
        }
        expect(refreshCart(refreshed.cart, known)).toEqual({ cart: refreshed.cart, changes: [] });
      }),
    );
  });
});

test('changes of a kept cart are told in plain sentences', () => {
  expect(describeChange({ kind: 'sold-out', title: 'Radio' })).toBe(
    'Radio is sold out and is no longer in your cart.',
  );
  expect(describeChange({ kind: 'lowered', title: 'Radio', quantity: 2 })).toBe(
    'Radio: your quantity is now 2, the most you can order.',
  );
  expect(describeChange({ kind: 'repriced', title: 'Radio', from: 10_000, to: 123_450 })).toBe(
    'The price of Radio has changed from $100.00 to $1,234.50.',
  );
});
