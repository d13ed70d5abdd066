import { expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { refreshWishlist } from './refresh-wishlist.ts';

test('refreshWishlist updates offers, keeps brands and removes nothing', () => {
  const camera = { ...anOffer({ id: '1', originalPrice: 2499 }), brand: 'Pelco' };
  const discontinued = anOffer({ id: 'discontinued' });
  const updated = anOffer({ id: '1', title: 'Dome camera 2', price: 2999, soldOut: true });
  const { next } = refreshWishlist({ items: [discontinued, camera] }, new Map([['1', updated]]));
  expect(next.items).toEqual([discontinued, { ...updated, brand: 'Pelco' }]);
  expect(refreshWishlist(next, new Map([['1', updated]])).next).toBe(next);
});
