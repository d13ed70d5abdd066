import { expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { refreshWishlist } from './refresh-wishlist.ts';

const camera = { ...anOffer({ id: '1', originalPrice: 2499 }), brand: 'Pelco' };
const unknown = anOffer({ id: 'gone' });

test('a kept wishlist shows present offers, keeps its brands and loses nothing', () => {
  const fresh = anOffer({ id: '1', title: 'Dome camera 2', price: 2999, soldOut: true });
  const refreshed = refreshWishlist({ items: [unknown, camera] }, new Map([['1', fresh]]));
  expect(refreshed.items).toEqual([unknown, { ...fresh, brand: 'Pelco' }]);
});
