import { afterEach, expect, test, vi } from 'vitest';
import { aCatalogueOffer, anOffer } from '#tests/support/an-offer.ts';
import { leftCatalogue, loadReadableOffers } from './load-offers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file may contain entries that are not offers: only its offers are used', async () => {
  const offer = aCatalogueOffer({ id: '1' });
  const broken = [
    null,
    { id: '2', price: 100 },
    aCatalogueOffer({ id: '3', price: 12.5 }),
    anOffer({ id: '4' }),
  ];
  vi.stubGlobal('fetch', async () => Response.json([...broken, offer]));
  expect([...(await loadReadableOffers(['1']))]).toEqual([['1', offer]]);
});

test('a product has left the catalogue if its file is sound and lacks it, until it is back', async () => {
  const id = 'discontinued';
  const answerWith = async (json: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json(json));
    await loadReadableOffers([id]);
    return leftCatalogue.getState().has(id);
  };
  expect(await answerWith({ error: 'busy' })).toBe(false);
  expect(await answerWith([{ id, price: 'new format' }])).toBe(false);
  expect(await answerWith([aCatalogueOffer({ id: 'other' })])).toBe(true);
  expect(await answerWith({ error: 'busy' })).toBe(true);
  expect(await answerWith([aCatalogueOffer({ id })])).toBe(false);
});

test('a response that is not a list has no offers', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'busy' }));
  expect([...(await loadReadableOffers(['1']))]).toEqual([]);
});
