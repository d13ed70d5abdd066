// Pages on demand: what the owner changes in the back office is what the next visitor sees. The pages of these tests show a product as
// JSON, see `writeSite`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresProducts } from '../products/postgres-products.ts';
import { Child } from '../scripts/children.ts';
import { databaseUrlOf } from '../settings.ts';
import { Owner } from './owner.ts';
import {
  eventually,
  type Json,
  jsonOf,
  orderOf,
  PORT,
  queryOnce,
  RADIO,
  setPrice,
  startBeforeTests,
} from './support.ts';
import pg from 'pg';

const METRICS_PORT = PORT + 4;
const { stack, guest } = startBeforeTests({
  stocked: ['11'],
  environment: { METRICS_PORT: String(METRICS_PORT) },
});

const fetchPage = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.settings.publicUrl}/product/${id}`, {
    headers: { 'Cache-Control': 'max-age=0', ...headers },
  });

/** Waits until the page of a product is as expected. */
async function seen(id: string, expected: object | 404): Promise<void> {
  const wanted = JSON.stringify(expected);
  await eventually(
    async () => {
      const response = await fetchPage(id);
      if (response.status !== 200) return String(response.status);
      const product: Json = await jsonOf(response);
      return JSON.stringify(Object.fromEntries(Object.keys(expected).map((name) => [name, product[name]])));
    },
    (shown) => shown === wanted,
  );
}

test('a change in the back office is on the page, without a restart', async () => {
  const owner = await Owner.signIn(stack.settings);
  await owner.updateVariant('11', {
    price: 77_700,
    stockOnHand: 321,
    translations: [{ languageCode: 'en', name: 'Another name' }],
    customFields: { maxQuantity: 3 },
  });
  await seen('11', { price: 77_700, availableQuantity: 321, title: 'Another name', maxQuantity: 3 });
  const { productId } = await owner.variantOf('11');
  await owner.change('updateProduct', 'UpdateProductInput!', {
    id: productId,
    customFields: { category: 'intercom-systems', brand: 'Hytera' },
    translations: [{ languageCode: 'en', description: '<p>New</p>' }],
  });
  await seen('11', { category: 'intercom-systems', brand: 'Hytera', description: 'New' });
  await owner.change('updateProduct', 'UpdateProductInput!', { id: productId, enabled: false });
  await seen('11', { soldOut: true, availableQuantity: 0 });
  await owner.change('updateProduct', 'UpdateProductInput!', { id: productId, enabled: true });
  await owner.updateVariant('11', { price: RADIO.price, customFields: { maxQuantity: null } });
  await seen('11', { soldOut: false, price: RADIO.price });
});

test('a new product has a page, and a deleted one has none', async () => {
  const owner = await Owner.signIn(stack.settings);
  await owner.addProduct({ title: 'New radio', sku: 'new-radio', price: 12_345 });
  await seen('new-radio', { title: 'New radio', price: 12_345, availableQuantity: 5 });
  await owner.remove('deleteProduct', (await owner.variantOf('new-radio')).productId);
  await seen('new-radio', 404);
});

test('the variants of one product are versions that a list joins, named by its options', async () => {
  const owner = await Owner.signIn(stack.settings);
  const { productId, optionIds } = await owner.addVersions({
    title: 'Jacket',
    category: 'wireless-communication',
    group: 'Size',
    options: { S: { sku: 'jacket-s', price: 9900 }, M: { sku: 'jacket-m', price: 8800 } },
  });
  const family = { id: `product-${productId}`, title: 'Jacket', options: ['Size'] };
  await seen('jacket-s', { title: 'Jacket S', family, specifications: { Size: 'S' } });
  await seen('jacket-m', { title: 'Jacket M', family, specifications: { Size: 'M' } });

  const products = postgresProducts(stack.database);
  const versions = await products.versions(family.id);
  assert.deepEqual(versions.map(({ id }) => id).toSorted(), ['jacket-m', 'jacket-s']);
  const other = await products.product('11');
  assert.ok(other);
  const related = await products.related({
    ...other.product,
    category: 'wireless-communication',
    price: 9000,
  });
  assert.deepEqual(
    related.filter((product) => product.family).map(({ id, versions }) => ({ id, versions })),
    [{ id: 'jacket-m', versions: { count: 2, isLowestPrice: true } }],
  );

  const translations = [{ languageCode: 'en', name: 'Small' }];
  await owner.change('updateProductOption', 'UpdateProductOptionInput!', {
    id: optionIds['S'],
    translations,
  });
  await seen('jacket-s', { specifications: { Size: 'Small' } });
  const { product } = await owner.ask('query ($id: ID!) { product(id: $id) { optionGroups { id } } }', {
    id: productId,
  });
  await owner.change('updateProductOptionGroup', 'UpdateProductOptionGroupInput!', {
    id: product.optionGroups[0].id,
    translations: [{ languageCode: 'en', name: 'Fit' }],
  });
  await seen('jacket-m', { specifications: { Fit: 'M' } });
});

test('an order lowers the stock that its product shows; a stock that is not counted shows none', async () => {
  const owner = await Owner.signIn(stack.settings);
  await owner.updateVariant('11', { stockOnHand: 1000 });
  await seen('11', { availableQuantity: 1000 });
  await guest.place(orderOf([{ ...RADIO, quantity: 2 }]));
  await seen('11', { availableQuantity: 998 });
  await owner.change('updateGlobalSettings', 'UpdateGlobalSettingsInput!', { outOfStockThreshold: 8 });
  await seen('11', { availableQuantity: 990 });
  await owner.change('updateGlobalSettings', 'UpdateGlobalSettingsInput!', { outOfStockThreshold: 0 });
  await owner.updateVariant('11', { trackInventory: 'FALSE' });
  await seen('11', { availableQuantity: undefined });
});

test('a change is seen that began before another one and ended after it', async () => {
  const slow = new pg.Client({ connectionString: databaseUrlOf(stack.settings) });
  await slow.connect();
  try {
    await slow.query('BEGIN');
    await slow.query(
      `UPDATE product_variant_price SET price = 11100 FROM product_variant
       WHERE product_variant.id = "variantId" AND sku = '13'`,
    );
    await setPrice(stack.database, '14', 22_200);
    await seen('14', { price: 22_200 });
    await slow.query('COMMIT');
  } finally {
    await slow.end();
  }
  await seen('13', { price: 11_100 });
});

test('a product that another program deletes has no page, and a huge stock stops none', async () => {
  const owner = await Owner.signIn(stack.settings);
  await owner.addProduct({ title: 'Short-lived', sku: 'short-lived' });
  await seen('short-lived', { title: 'Short-lived' });
  await stack.database.query(`UPDATE stock_level SET "stockOnHand" = 2147483647, "stockAllocated" = -1
    FROM product_variant WHERE product_variant.id = "productVariantId" AND sku = '17'`);
  await seen('17', { soldOut: true });
  const { productId } = await owner.variantOf('short-lived');
  await stack.database.query('UPDATE product_variant SET "productId" = NULL WHERE "productId" = $1', [
    productId,
  ]);
  await seen('short-lived', 404);
});

test('after a restore, changes are seen whose transactions the backup had not reached', async () => {
  await stack.database.query(
    `INSERT INTO shop.change SELECT "productId", '4000000000' FROM product_variant WHERE sku = '18'`,
  );
  await setPrice(stack.database, '18', 12_300);
  await seen('18', { price: 12_300 });
});

test('caches may keep a page for a second, and for a day while the shop cannot answer', async () => {
  const response = await fetchPage('15');
  assert.equal(
    response.headers.get('cache-control'),
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  );
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(response.headers.get('set-cookie'), null);
  const tag = response.headers.get('etag') ?? '';
  assert.match(tag, /^"[\w-]+"$/);
  assert.equal((await fetchPage('15', { 'If-None-Match': tag })).status, 304);
  await setPrice(stack.database, '15', 33_300);
  await seen('15', { price: 33_300 });
  assert.equal((await fetchPage('15', { 'If-None-Match': tag })).status, 200);
  const head = await fetch(`${stack.settings.publicUrl}/product/15`, { method: 'HEAD' });
  assert.deepEqual([head.status, await head.text()], [200, '']);
});

const radioWith = (headers: Record<string, string>) =>
  fetch(`${stack.settings.publicUrl}/product/11`, { headers });

test('a page is sent as the browser asks: with gzip or without, and only if it has none of its versions', async () => {
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['br;q=1, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['identity, gzip; q=0', null],
    ['x-gzip', null],
  ] as const)
    assert.equal(
      (await radioWith({ 'Accept-Encoding': accepted })).headers.get('content-encoding'),
      encoding,
      accepted,
    );
  const tag = (await radioWith({ 'Accept-Encoding': 'identity' })).headers.get('etag');
  for (const [known, status] of [
    [tag, 304],
    [`"other", ${tag}`, 304],
    [`W/${tag}`, 304],
    ['*', 304],
    ['"other"', 200],
  ] as const)
    assert.equal(
      (await radioWith({ 'Accept-Encoding': 'identity', 'If-None-Match': String(known) })).status,
      status,
      String(known),
    );
});

test('files of the root that list products are made on demand', async () => {
  for (const name of ['sitemap.xml', 'feeds/google-merchant.xml']) {
    const response = await fetch(`${stack.settings.publicUrl}/${name}`);
    assert.equal(response.headers.get('content-type'), 'application/xml');
    assert.equal(response.headers.get('content-encoding'), 'gzip');
    assert.match(await response.text(), /\b11\b/);
  }
});

test('a long file is sent in parts to each who asks, and nothing but its headers for HEAD', async () => {
  const address = `${stack.settings.publicUrl}/feeds/google-merchant.xml`;
  const answers = await Promise.all([1, 2, 3].map(() => fetch(address)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  assert.equal(new Set(texts).size, 1);
  assert.match(texts[0] ?? '', /\b11\b/);
  assert.equal(answers[0]?.headers.get('etag'), null);
  const head = await fetch(address, { method: 'HEAD' });
  assert.deepEqual([head.status, await head.text()], [200, '']);
  const data = await fetch(`${stack.settings.publicUrl}/data/products.json.data`);
  assert.equal(data.status, 404);
});

const metrics = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('Prometheus reads requests, orders and products of the gateway, and e-mails of the engine', async () => {
  await guest.place(orderOf([{ ...RADIO, quantity: 1, price: 1 }]));
  const ofGateway = await metrics(METRICS_PORT);
  assert.match(ofGateway, /^shop_orders_total\{outcome="placed"\} 1$/m);
  assert.match(ofGateway, /^shop_orders_total\{outcome="changed"\} 1$/m);
  assert.match(ofGateway, /^shop_request_seconds_count\{method="GET",route="page",status="200"\} \d+$/m);
  assert.match(
    ofGateway,
    /^shop_request_seconds_count\{method="POST",route="\/api\/orders",status="200"\} 2$/m,
  );
  const [, readAt] = /^shop_products_read_timestamp_seconds (\S+)$/m.exec(ofGateway) ?? [];
  assert.ok(Date.now() / 1000 - Number(readAt) < 30, readAt);
  const ofEngine = await metrics(METRICS_PORT + 1);
  assert.match(ofEngine, /^shop_letters_waiting \d+$/m);
  assert.match(ofEngine, /^shop_database_connections_waiting \d+$/m);
  assert.doesNotMatch(ofGateway + ofEngine, /ayse@example\.com/);
  assert.equal((await fetch(`${stack.settings.publicUrl}/metrics`)).status, 404);
});

test('without a database, pages show what they have read, others say when to come back, and changes are seen once it is back', async () => {
  assert.equal((await fetchPage('16')).status, 200);
  await stack.postgres.stop();
  assert.equal((await fetchPage('16')).status, 200);
  const unread = await fetchPage('19');
  assert.deepEqual([unread.status, unread.headers.get('retry-after')], [503, '5']);
  await stack.postgres.start();
  await eventually(
    () =>
      setPrice(stack.database, '16', 44_400).then(
        () => true,
        () => false,
      ),
    (isDone) => isDone,
  );
  await seen('16', { price: 44_400 });
});

test('a role that may read what the pages show, and nothing else, is enough for them', async () => {
  await stack.database.query(`CREATE ROLE pages LOGIN PASSWORD 'pages'`);
  await stack.database.query('GRANT USAGE ON SCHEMA shop TO pages');
  await stack.database.query('GRANT SELECT ON ALL TABLES IN SCHEMA shop TO pages');
  const address = new URL(databaseUrlOf(stack.settings));
  Object.assign(address, { username: 'pages', password: 'pages' });
  const database = new pg.Pool({ connectionString: address.href });
  const found = await postgresProducts(database).product('11');
  assert.equal(found?.product.id, '11');
  await database.end();
  await assert.rejects(queryOnce(address.href, 'SELECT FROM customer'), /permission denied/);
});

test('a gateway that has not read the products yet says when to come back, and shows its other files', async () => {
  const port = PORT + 3;
  const gateway = new Child('The gateway', 'gateway/run-gateway.ts', () => {}, {
    ...process.env,
    PORT: String(port),
    LIVE_DATA: stack.settings.dataFolder,
    DATABASE_URL: 'postgres://127.0.0.1:1/shop',
  });
  await gateway.start();
  try {
    const response = await fetch(`http://127.0.0.1:${port}/product/11`);
    assert.equal(response.status, 503);
    assert.equal(response.headers.get('retry-after'), '5');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(await response.text(), /The shop cannot be reached/);
    for (const [path, status] of [
      ['/', 200],
      ['/healthz', 200],
      ['/readyz', 503],
    ] as const)
      assert.equal((await fetch(`http://127.0.0.1:${port}${path}`)).status, status, path);
    assert.equal((await fetch(`${stack.settings.publicUrl}/readyz`)).status, 200);
  } finally {
    await gateway.stop();
  }
});
