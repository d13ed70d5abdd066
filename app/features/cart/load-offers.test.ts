import { afterEach, expect, test, vi } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { loadOffers } from './load-offers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file may contain entries that are not offers: only its offers are used', async () => {
  const offer = anOffer({ id: '1' });
  const broken = [null, { id: '2', price: 100 }, { ...anOffer({ id: '3' }), price: 12.5 }];
  vi.stubGlobal('fetch', async () => Response.json([...broken, offer]));
  expect([...(await loadOffers(['1', '2', '3']))]).toEqual([['1', offer]]);
});

test('a response that is not a list has no offers', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'busy' }));
  expect([...(await loadOffers(['1']))]).toEqual([]);
});
