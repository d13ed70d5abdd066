import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_FILTER, DEFAULT_SEARCH_FILTER } from '#app/listing/model/listing-filter.ts';
import { scopeOf } from '#app/listing/model/listing.ts';
import { PAGE_SIZE } from '#app/listing/model/paging.ts';
import { httpProducts } from '#app/products/http-products.ts';
import type { Products } from '#app/products/products.ts';
import { staticProducts } from '#app/products/static-products.ts';
import { anyFilterOf } from '#tests/support/any-listing.ts';
import { allListings, allProducts } from './catalogue.server.ts';
import { productsInMemory } from './memory-products.server.ts';

// Whom a browser asks, in a static shop its files and in a live one the shop itself, answers what a build does. That PostgreSQL does
// too, is tested in live/tests/products.test.ts.

vi.stubGlobal('HAS_FAMILIES', true);

type Loader = typeof import('#app/routes/data-files.ts').loader;

/** The files of a static shop, and the answers of a live one. */
const loaders: Loader[] = [];

/** The status, and the content if it is 200. */
async function ask(address: string) {
  const url = new URL(address, 'http://shop');
  const args = { params: { '*': url.pathname.replace('/data/', '') }, request: new Request(url) };
  const statuses = [];
  for (const loader of loaders) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader uses these only
    const response = await loader(args as Parameters<Loader>[0]).catch(
      (thrown: Response | { readonly init: ResponseInit }) =>
        thrown instanceof Response ? thrown : new Response(null, thrown.init),
    );
    if (response.ok) return response;
    statuses.push(response.status);
  }
  return new Response(null, { status: statuses.at(-1) ?? 404 });
}

const COPIES = 6;
/** Has products of several categories. */
let slug = '';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));

beforeAll(async () => {
  const fixture = 'tests/fixtures/catalogue';
  cpSync(fixture, folder, { recursive: true, filter: (path) => !path.endsWith('public') });
  const { products } = JSON.parse(readFileSync(join(fixture, 'products.json'), 'utf8'));
  const copies = Array.from({ length: COPIES }, (_, copy) =>
    products.map((product: { id: string; title: string; price: number; specifications: object }) =>
      Object.assign({}, product, {
        // Those with an even number are one product in several versions.
        ...(Number(product.id) % 2 === 0 && {
          family: { id: product.id, title: product.title, options: ['Copy'] },
          specifications: { ...product.specifications, Copy: String(copy) },
        }),
        ...(copy > 0 && { id: `${product.id}-${copy}`, title: `${product.title} ${copy}` }),
        price: Math.round(product.price) + copy * 7,
        originalPrice: undefined,
        discount: undefined,
        ...(copy === 5 && { isSoldOut: true }),
      }),
    ),
  );
  writeFileSync(join(folder, 'products.json'), JSON.stringify({ products: copies.flat() }));
  vi.stubEnv('SHOP_DIR', folder);
  vi.stubGlobal('fetch', ask);
  const largest = allListings().toSorted((a, b) => b.products.length - a.products.length);
  slug = largest[0]?.slug ?? '';
  loaders.push((await import('#app/routes/data-files.ts')).loader);
  vi.doMock(import('#app/back-end.ts'), async (original) => ({ ...(await original()), findsProducts: true }));
  vi.resetModules();
  loaders.push((await import('#app/routes/data-files.ts')).loader);
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const QUERIES = [
  'dome',
  'domme',
  'dome under 500',
  'camera',
  'outdoor camera 4k',
  'xpr',
  'zzz',
  'hikvison dome',
  '36',
];

describe.each([
  ['the files of a static shop', staticProducts],
  ['a live shop', httpProducts],
])('%s', (_, browser) => {
  const same = async (question: (products: Products) => Promise<unknown>) =>
    expect(plain(await question(browser))).toEqual(plain(await question(productsInMemory)));

  test('finds products by id, each once, and leaves out unknown ones', async () => {
    const ids = allProducts().map(({ id }) => id);
    await same((products) => products.find([...ids.toReversed(), 'unknown']));
    await same((products) => products.find([]));
  });

  test('knows what the products of a listing are compared by', async () => {
    for (const { slug } of allListings()) await same((products) => products.columns(slug));
    await same((products) => products.columns('constructor'));
  });

  test('finds products by their codes, and by what resembles them', async () => {
    await same((products) => products.coded(['r7', 'tciv6+', 'x', 'ds2cd2087g2lu'], []));
    await same((products) => products.coded([], ['tciv7', 'ds2cd2087g2lv', 'zen']));
  });

  test('lists, filters, orders and counts', async () => {
    const subject = { kind: 'listing', slug } as const;
    const scope = (await productsInMemory.scope(subject)) ?? scopeOf([]);
    expect(scope.total).toBeGreaterThan(PAGE_SIZE);
    expect(scope.versions).toBeGreaterThan(scope.total);
    await fc.assert(
      fc.asyncProperty(anyFilterOf(scope), fc.integer({ min: 1, max: 9 }), async (filter, page) => {
        await same((products) => products.list(subject, { ...filter, page }));
      }),
      { numRuns: 40 },
    );
    await expect(browser.list({ kind: 'listing', slug: 'constructor' }, DEFAULT_FILTER)).rejects.toThrow();
  });

  test('searches, and lists what was found', async () => {
    for (const query of QUERIES) {
      await same((products) => products.search(query));
      await same((products) => products.suggest(query));
      for (const kind of ['text', 'meaning'] as const)
        await same((products) =>
          products.list({ kind, query }, { ...DEFAULT_SEARCH_FILTER, availability: 'in-stock', page: 2 }),
        );
    }
    await same((products) => products.suggest(''));
  });
});

test('a live shop is asked several times for many products', async () => {
  const asked = vi.fn<typeof ask>(ask);
  vi.stubGlobal('fetch', asked);
  const ids = allProducts().map(({ id }) => id);
  expect((await httpProducts.find([...ids, ...ids])).map(({ id }) => id)).toEqual(ids);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(Math.ceil(ids.length / 50));
  for (const [address] of asked.mock.calls) expect(address.length).toBeLessThan(4000);
  vi.stubGlobal('fetch', ask);
});

test('a question that no page asks gets an error', async () => {
  for (const question of ['find', 'suggest', 'search']) {
    expect(await ask(`/data/ask/${question}`)).toMatchObject({ status: 200 });
    expect(await ask(`/data/ask/${question}?q=${'x'.repeat(10_000)}`)).toMatchObject({ status: 414 });
    expect(await ask(`/data/ask/${question}?q=%00&id=%00`)).toMatchObject({ status: 400 });
  }
  for (const path of [
    'constructor/<img>',
    '__proto__',
    'ask/',
    'ask/constructor',
    'ask/list?slug=constructor',
  ])
    expect(await ask(`/data/${path}`)).toMatchObject({ status: 404 });
});

test('a suggestion that is no longer wanted is not asked for', async () => {
  const asked = vi.fn<typeof ask>(ask);
  vi.stubGlobal('fetch', asked);
  const controller = new AbortController();
  const suggesting = httpProducts.suggest('dome', controller.signal);
  controller.abort(new Error('typed on'));
  await expect(suggesting).rejects.toThrow('typed on');
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', ask);
});
