import { readdirSync, readFileSync } from 'node:fs';
import { SHOP_URL } from '#app/base-path.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { valuesIn } from '#app/lib/live-query.ts';
import { OFFERS_PATH } from '#app/offer/model/offer.ts';
import { aCatalogueOffer } from '#tests/support/an-offer.ts';
import { decodeList } from './model/decode-list.ts';
import { PRODUCT_CODES_PATH, SOUGHT_CODES_PATH } from './model/product-codes.ts';
import { INDEX, OFFERS, PRODUCTS } from './model/quick-order.fixture.ts';
import { nearMissesIn } from './model/near-misses.ts';

const LISTS = 'tests/fixtures/pasted-lists';
const FREE = 'TCIV-6+ 2\n3 x SLR 5700\nDS-2CD2187G2-LU\n91,378,365\nSomething else entirely, 4';
const CHOSEN = new Map();

/** Answers as a live shop or as a built one does. Returns the addresses of the requests. */
function serve(): string[] {
  const requests: string[] = [];
  const find = nearMissesIn(INDEX);
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const { pathname, search, searchParams } = new URL(address, 'http://shop');
    const codes = valuesIn(searchParams, 'code').flatMap((key) => INDEX.byLooseKey.get(key) ?? []);
    const near = valuesIn(searchParams, 'near').flatMap((key) => find(key).map(({ id }) => id));
    const ids = new Set([...codes, ...near, ...valuesIn(searchParams)]);
    const isAsked = ({ id }: { readonly id: string }) => search === '' || ids.has(id);
    if (pathname === OFFERS_PATH)
      return Response.json(
        Array.from(OFFERS.values(), (offer) => aCatalogueOffer(offer)).filter((offer) => isAsked(offer)),
      );
    expect(pathname).toBe(search === '' ? PRODUCT_CODES_PATH : SOUGHT_CODES_PATH);
    const products = PRODUCTS.filter(isAsked).map(({ id, brand, title, codes }) =>
      [id, brand, title].concat(codes),
    );
    return Response.json({ products });
  });
  return requests;
}

async function shop(takesOrders: boolean) {
  vi.resetModules();
  vi.doMock(import('#app/lib/takes-orders.ts'), () => ({ TAKES_ORDERS: takesOrders }));
  const { readPreview } = await import('./read-preview.ts');
  return async (text: string) => {
    const { nearMissesOf, ...read } = await readPreview(text, CHOSEN, new AbortController().signal);
    return { ...read, nearMisses: read.problems.map(nearMissesOf) };
  };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('location', new URL('http://localhost:4173/quick-order'));
});

describe('A live shop, which is asked for what a list names', () => {
  test.each([
    ...readdirSync(LISTS).map((name) => {
      const decoded = decodeList(new Uint8Array(readFileSync(`${LISTS}/${name}`)));
      return { name, text: decoded.kind === 'text' ? decoded.text : '' };
    }),
    { name: 'free lines', text: FREE },
  ])('reads $name as a shop that has all codes', async ({ text }) => {
    serve();
    const [live, built] = [await shop(true), await shop(false)];
    expect(await live(text)).toEqual(await built(text));
  });

  test('is asked once for each text', async () => {
    const requests = serve();
    const read = await shop(true);
    await read(FREE);
    const count = requests.length;
    await read(`${FREE}\n`);
    expect(requests).toHaveLength(count);
    expect(requests.filter((address) => address.includes('?near='))).toHaveLength(1);
    await read(`${FREE}\nIX-DV`);
    expect(requests.slice(count)).toEqual([`${SOUGHT_CODES_PATH}?code=ixdv`, `${OFFERS_PATH}?id=26`]);
  });

  test('answers lists that are read at the same time', async () => {
    serve();
    const read = await shop(true);
    const [one, other] = await Promise.all([read('IX-DV\nIC-M510 2'), read('IC-M510 2')]);
    expect(one.good).toHaveLength(1);
    expect(other.good).toHaveLength(1);
  });
});

test('A link to a product of the shop is a code, and a link to another shop is none', async () => {
  serve();
  for (const takesOrders of [true, false]) {
    const read = await shop(takesOrders);
    const { good, problems } = await read(
      [
        `${SHOP_URL}/product/36 4`,
        '2 x http://localhost:4173/product/13?from=mail#reviews',
        'http://localhost:4173/product/14/: 3',
        'https://other.example/product/45 2',
      ].join('\n'),
    );
    expect(good.map(({ offer, quantity }) => `${offer.id} × ${quantity}`)).toEqual([
      '36 × 4',
      '13 × 2',
      '14 × 3',
    ]);
    expect(problems).toMatchObject([{ problem: { code: { text: 'https://other.example/product/45' } } }]);
  }
});
