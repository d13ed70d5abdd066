import { readdirSync, readFileSync } from 'node:fs';
import { SHOP_URL } from '#app/base-path.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Products } from '#app/products/products.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { decodeList } from './model/decode-list.ts';
import { checkOrder, matchLine } from './model/match-order.ts';
import { readOrderList } from './model/order-list.ts';
import { INDEX, OFFERS, PRODUCTS } from './model/quick-order.fixture.ts';
import { nearMissesIn } from '#app/offer/model/near-misses.ts';

const LISTS = 'tests/fixtures/pasted-lists';
const FREE = 'TCIV-6+ 2\n3 x SLR 5700\nDS-2CD2187G2-LU\n91,378,365\nSomething else entirely, 4';
const CHOSEN = new Map();

/** Answers as the shop does. Returns what it was asked. */
function serve() {
  const asked: string[] = [];
  const find = nearMissesIn(INDEX);
  const answers: Pick<Products, 'coded' | 'find'> = {
    async coded(keys, near) {
      asked.push(`codes ${keys.join()}`, `near ${near.join()}`);
      const codes = keys.flatMap((key) => INDEX.byLooseKey.get(key) ?? []);
      const ids = new Set([...codes, ...near.flatMap((key) => find(key).map(({ id }) => id))]);
      return PRODUCTS.filter(({ id }) => ids.has(id));
    },
    async find(ids) {
      asked.push(`products ${ids.join()}`);
      return ids.flatMap((id) => {
        const offer = OFFERS.get(id);
        return offer ? [aCatalogueProduct(offer)] : [];
      });
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- quick order asks nothing else
  vi.doMock(import('#app/back-end.ts'), () => ({ products: async () => answers as Products }));
  return asked;
}

async function shop() {
  vi.resetModules();
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

describe('The shop, which is asked for what a list names,', () => {
  test.each([
    ...readdirSync(LISTS).map((name) => {
      const decoded = decodeList(new Uint8Array(readFileSync(`${LISTS}/${name}`)));
      return { name, text: decoded.kind === 'text' ? decoded.text : '' };
    }),
    { name: 'free lines', text: FREE },
  ])('reads $name as one that has all codes at once', async ({ text }) => {
    serve();
    const read = await shop();
    const { good, problems } = await read(text);
    const all = new Map(Array.from(OFFERS, ([id, offer]) => [id, aCatalogueProduct(offer)]));
    const lines = Array.from(
      readOrderList(text, (code) => INDEX.isCode(code), CHOSEN),
      (entry) => matchLine(entry, INDEX),
    );
    const expected = checkOrder(lines, all);
    expect(good.map(({ offer, quantity }) => [offer.id, quantity])).toEqual(
      expected.good.map(({ offer, quantity }) => [offer.id, quantity]),
    );
    expect(problems).toEqual(expected.problems);
  });

  test('is asked once for each text', async () => {
    const asked = serve();
    const read = await shop();
    await read(FREE);
    const count = asked.length;
    await read(`${FREE}\n`);
    expect(asked).toHaveLength(count);
    await read(`${FREE}\nIX-DV`);
    expect(asked.slice(count)).toEqual(['codes ixdv', 'near ', 'products 26']);
  });

  test('answers lists that are read at the same time', async () => {
    serve();
    const read = await shop();
    const [one, other] = await Promise.all([read('IX-DV\nIC-M510 2'), read('IC-M510 2')]);
    expect(one.good).toHaveLength(1);
    expect(other.good).toHaveLength(1);
  });
});

test('A link to a product of the shop is a code, and a link to another shop is none', async () => {
  serve();
  const read = await shop();
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
});
