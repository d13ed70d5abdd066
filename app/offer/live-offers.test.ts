import { afterEach, expect, test, vi } from 'vitest';
import { ATTRIBUTES } from '#app/figures/model/figures.fixture.ts';
import { toShownAttribute } from '#app/figures/model/attribute.ts';
import { figuresById, toFigureTable } from '#app/figures/model/figure-table.ts';
import { valuesIn } from '#app/lib/live-query.ts';
import { manyProducts, scopeWithFigures } from '#tests/support/a-listing.ts';
import { leftCatalogue, loadOffers, loadReadableOffers } from './load-offers.ts';
import { pickCatalogueOffer } from './model/offer.ts';
import { loadFigureTables } from './live-load-figures.ts';

vi.mock(import('#app/lib/takes-orders.ts'), () => ({ TAKES_ORDERS: true }));

const PRODUCTS = manyProducts(120);
const IDS = PRODUCTS.map(({ id }) => id);

afterEach(() => void vi.unstubAllGlobals());

/** Answers as a live shop does. Returns the addresses of the requests. */
function serve(isAvailable: (address: string) => boolean = () => true): readonly string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    if (!isAvailable(address)) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(address, 'http://shop');
    const ids = valuesIn(searchParams);
    const found = PRODUCTS.filter(({ id }) => ids.includes(id));
    if (pathname === '/data/offers.json') return Response.json(found.map(pickCatalogueOffer));
    if (pathname.startsWith('/data/listings/')) return Response.json(answer(searchParams));
    const figures = found.map(({ id, stated }) => ({ id, figures: stated }));
    return Response.json(toFigureTable(ATTRIBUTES.map(toShownAttribute), figures));
  });
  return requests;
}

function answer(query: URLSearchParams) {
  const products = query.get('f.ip') === 'IP66' ? PRODUCTS.filter(({ stated }) => stated['ip']) : PRODUCTS;
  const first = products.slice(0, 3);
  return { products: first, total: 3, facets: scopeWithFigures(first), countsWithout: [] };
}

test('a live shop is asked for the offers that are needed, each once, and several times for many', async () => {
  const requests = serve();
  const offers = await loadOffers([...IDS, 'unknown', 'p0']);
  expect([...offers.keys()]).toEqual(IDS);
  expect(requests).toHaveLength(3);
  expect(await loadOffers([])).toEqual(new Map());
  expect(requests).toHaveLength(3);
});

test('a product has left the catalogue if all answers are there and none has it', async () => {
  const ids = [...IDS, 'unknown'];
  serve((address) => !address.includes('id=p119'));
  expect((await loadReadableOffers(ids)).size).toBe(0);
  expect(leftCatalogue.getState().size).toBe(0);
  serve();
  expect((await loadReadableOffers(ids)).size).toBe(120);
  expect([...leftCatalogue.getState()]).toEqual(['unknown']);
});

test('figures of many products come in several answers, as one table', async () => {
  const requests = serve();
  const tables = await loadFigureTables(IDS.map((id) => ({ category: 'cameras', id })));
  const table = tables.get('cameras');
  expect(requests).toHaveLength(3);
  const figures = table ? figuresById(table) : undefined;
  expect(IDS.map((id) => figures?.get(id))).toEqual(PRODUCTS.map(({ stated }) => stated));
});

test('the figures of products that meet conditions are those on the first page of a listing', async () => {
  const requests = serve();
  const filter = { ip: [{ kind: 'step', step: 'IP66' }] } as const;
  const tables = await loadFigureTables([
    { category: 'cameras', filter },
    { category: 'cameras', filter },
  ]);
  expect(tables.get('cameras')?.products.map(({ id }) => id)).toEqual(['p1', 'p2', 'p4']);
  expect(requests).toEqual([
    '/data/listings/cameras.json?f.ip=IP66',
    '/data/figures/cameras.json?id=p1&id=p2&id=p4',
  ]);
});
