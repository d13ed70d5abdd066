// Taxes, shipping, promotions, products and the password that the owner has changed in the back office.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readCatalogueFiles } from '../engine/catalogue-files.ts';
import { postgresProducts } from '../products/postgres-products.ts';
import { whereOwnerPasswordIs } from '../scripts/owner-password.ts';
import { readSecrets } from '../settings.ts';
import { Owner } from './owner.ts';
import { askEngine, eventually, letterWith, orderOf, RADIO, setPrice, startBeforeTests } from './support.ts';

const OTHER = '13';
const { stack, guest } = startBeforeTests({ stocked: ['11', OTHER] });

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An order of one radio and two pieces of another product, and its totals according to `/api/prices`. */
async function shown() {
  const { body } = await guest.ask('POST', '/api/prices', {
    lines: [
      { productId: '11', quantity: 1 },
      { productId: OTHER, quantity: 2 },
    ],
  });
  const lines = [
    { ...RADIO, quantity: 1 },
    { productId: OTHER, quantity: 2, price: body.lines[1].price },
  ];
  const { subtotal, shipping, tax, total } = body;
  return { order: orderOf(lines), totals: { subtotal, shipping, tax, total } };
}

test('taxed shipping and a second tax rate are the same in cart, order and e-mail', async () => {
  const owner = await Owner.signIn(stack.settings);
  const { zones, shippingMethods } = await owner.ask(
    '{ zones { items { id } } shippingMethods { items { id code } } }',
  );
  const { createTaxCategory } = await owner.ask(
    'mutation { createTaxCategory(input: { name: "Reduced" }) { id } }',
  );
  await owner.change('createTaxRate', 'CreateTaxRateInput!', {
    name: 'VAT 8%',
    enabled: true,
    value: 8,
    categoryId: createTaxCategory.id,
    zoneId: zones.items[0].id,
  });
  await owner.updateVariant(OTHER, { taxCategoryId: createTaxCategory.id });
  await owner.change('updateShippingMethod', 'UpdateShippingMethodInput!', {
    id: shippingMethods.items[0].id,
    calculator: {
      code: 'default-shipping-calculator',
      arguments: [
        { name: 'rate', value: '6000' },
        { name: 'includesTax', value: 'exclude' },
        { name: 'taxRate', value: '20' },
      ],
    },
    translations: [],
  });

  const { order, totals } = await shown();
  const other = totals.subtotal - RADIO.price;
  assert.equal(totals.shipping, 6000);
  assert.equal(totals.tax, Math.round(RADIO.price * 0.18) + Math.round(other * 0.08) + 1200);
  assert.equal(totals.total, totals.subtotal + totals.shipping + totals.tax);
  const { body: placed } = await guest.place({ ...order, total: totals.total });
  assert.equal(placed.kind, 'placed');
  assert.equal(placed.total, totals.total);
  const { subtotal, shipping, tax, total } = await guest.opened(placed);
  assert.deepEqual({ subtotal, shipping, tax, total }, totals);
  const letter = await letterWith(stack.settings, `Your order ${placed.number}`);
  for (const amount of Object.values(totals)) assert.ok(letter.includes(dollars(amount)), dollars(amount));
});

const promotion = (enabled: boolean) => ({
  enabled,
  conditions: [
    {
      code: 'minimum_order_amount',
      arguments: [
        { name: 'amount', value: '1' },
        { name: 'taxInclusive', value: 'false' },
      ],
    },
  ],
  actions: [{ code: 'free_shipping', arguments: [] }],
  translations: [{ languageCode: 'en', name: 'Free shipping' }],
});
const addPromotion = (owner: Owner, enabled: boolean) =>
  owner.change('createPromotion', 'CreatePromotionInput!', promotion(enabled), '... on Promotion { id }');

test('the back office says that promotions are not supported, saves them only disabled, and orders go on', async () => {
  const owner = await Owner.signIn(stack.settings);
  const refusal =
    /The shop does not support promotions\. With this one enabled, every order would be refused/;
  await assert.rejects(addPromotion(owner, true), refusal);
  const { id } = await addPromotion(owner, false);
  const enabling = owner.change('updatePromotion', 'UpdatePromotionInput!', { id, enabled: true });
  await assert.rejects(enabling, refusal);
  const { order } = await shown();
  assert.equal((await guest.place(order)).body.kind, 'placed');
});

test('an order that an older promotion would make cheaper than shown is refused, and the engine says which', async () => {
  const owner = await Owner.signIn(stack.settings);
  const { id } = await addPromotion(owner, false);
  const enable = (enabled: boolean) =>
    stack.database.query('UPDATE promotion SET enabled = $2 WHERE id = $1', [id, enabled]);
  await enable(true);
  const { order } = await shown();
  const { status, body } = await guest.place(order);
  assert.equal(status, 503);
  assert.deepEqual(body, { kind: 'unavailable', error: 'ENGINE' });
  // The engine's log has the same message.
  const asked = { key: randomUUID(), network: '192.0.2.1', isFromCustomer: false, ...order };
  const { body: refused } = await askEngine(stack.settings, 'placeOrder', asked);
  assert.match(
    refused.message,
    /: An order was refused: the promotion "Free shipping" changes its total, .* Disable it in the back office\.$/,
  );
  await enable(false);
  assert.equal((await guest.place(order)).body.kind, 'placed');
});

test('the last shipping method stays, and without one the log says what to do', async () => {
  const owner = await Owner.signIn(stack.settings);
  const { shippingMethods } = await owner.ask('{ shippingMethods { items { id } } }');
  const ids: string[] = shippingMethods.items.map(({ id }: { id: string }) => id);
  const remove = (id = '') =>
    owner.ask('mutation ($id: ID!) { deleteShippingMethod(id: $id) { result } }', { id });
  for (const id of ids.slice(1)) await remove(id);
  const sentence = /Without a shipping method nothing can be sold, .* Add another one in the back office\./;
  await assert.rejects(remove(ids[0]), sentence);
  const asked = { lines: [{ productId: RADIO.productId, quantity: 1 }] };
  assert.equal((await askEngine(stack.settings, 'prices', asked)).status, 201);
  await stack.database.query('UPDATE shipping_method SET "deletedAt" = now() WHERE id = $1', [ids[0]]);
  const { status, body } = await askEngine(stack.settings, 'prices', asked);
  assert.equal(status, 500);
  assert.match(body.message, sentence);
  await stack.database.query('UPDATE shipping_method SET "deletedAt" = NULL WHERE id = $1', [ids[0]]);
});

test('what the shop cannot list is named and not sold, and all else is shown at the price that is charged', async () => {
  const owner = await Owner.signIn(stack.settings);
  const ok = 'new-radio';
  await owner.addProduct({ title: 'Good', sku: ok, price: 12_345 });
  await owner.addProduct({ title: 'Twice', sku: '14', price: 100 });
  await owner.addProduct({ title: 'No category', sku: 'no-category', category: '' });
  await owner.addProduct({ title: 'Wrong category', sku: 'wrong-category', category: 'radioz' });
  await owner.addProduct({ title: 'Wrong brand', sku: 'wrong-brand', brand: 'HYTERA' });
  await owner.addProduct({ title: 'Wrong SKU', sku: '../a: b' });
  await owner.addProduct({ title: 'For nothing', sku: 'for-nothing', price: 0 });
  await owner.addProduct({ title: 'No text', sku: 'no-text', description: '<p></p>' });
  await owner.addProduct({ title: 'good', sku: 'same-title' });
  await owner.addProduct({ title: 'No variant' });
  await owner.addProduct({ title: 'No SKU', sku: '' });
  await owner.remove('deleteProduct', (await owner.variantOf('15')).productId);
  await setPrice(stack.database, '16', 0);
  const { productId: disabled } = await owner.variantOf('17');
  await owner.change('updateProduct', 'UpdateProductInput!', { id: disabled, enabled: false });

  const { database } = stack;
  const problems = await eventually(
    async () => (await database.query<{ problem: string }>('SELECT problem FROM shop.problem')).rows,
    (rows) => rows.length >= 13,
  );
  assert.deepEqual(
    new Set(problems.map(({ problem }) => problem.replace(/[,;].*/, ''))),
    new Set([
      'Not shown: "No SKU": it has no variant with a SKU',
      'Not shown: "No variant": it has no variant with a SKU',
      'Not shown: id ../a: b: id: must begin with a letter or digit and consist of letters',
      'Not shown: id for-nothing: price: must be above 0',
      'Not shown: id no-category: category: is missing',
      'Not shown: id no-text: description: must not be empty',
      'Not shown: id same-title: title: "good" is already used by id new-radio',
      'Not shown: id wrong-brand: brand: is written "Hytera" elsewhere',
      'Not shown: id wrong-category: category: there is no category "radioz"',
      'Shown as sold out: id 14: 2 variants have this SKU',
      'Shown as sold out: id 15: the engine does not have it',
      'Shown as sold out: id 16: price: must be above 0',
      'Shown as sold out: id 17: it is disabled in the back office',
    ]),
  );
  const products = postgresProducts(database);
  const shown = [];
  for await (const { product } of products.each()) shown.push(product);
  assert.equal(shown.length, readCatalogueFiles(stack.settings.ownerFolder).length + 1);
  const byId = new Map(shown.map((product) => [product.id, product]));
  assert.equal(byId.get(ok)?.description, 'New & good.');
  const { body } = await guest.prices(...byId.keys());
  for (const { productId, price } of body.lines) {
    const product = byId.get(productId);
    const isSoldOut = ['14', '15', '16', '17'].includes(productId);
    assert.equal(price, isSoldOut ? null : product?.price, productId);
    if (isSoldOut) assert.equal(product?.soldOut, true, productId);
  }
  const unseen = ['no-category', 'wrong-category', 'wrong-brand', 'no-text', 'same-title', 'for-nothing'];
  const { body: ofUnseen } = await guest.prices(...unseen);
  for (const { productId, price, available } of ofUnseen.lines)
    assert.deepEqual([price, available], [null, 0], productId);
});

test('says where the owner finds the password of the back office', async () => {
  const named = (environment: NodeJS.ProcessEnv) =>
    whereOwnerPasswordIs(stack.settings, 'secrets.json', environment);
  const { ownerPassword } = readSecrets(stack.settings);
  assert.equal(await named({}), 'password in secrets.json');
  assert.equal(await named({ OWNER_PASSWORD: ownerPassword }), 'password in OWNER_PASSWORD');
  assert.equal(
    await named({ OWNER_PASSWORD: 'set after the first start' }),
    'password of the first start, unless changed in the back office; not the one in OWNER_PASSWORD',
  );
  const owner = await Owner.signIn(stack.settings);
  const password = 'another password';
  await owner.change('updateActiveAdministrator', 'UpdateActiveAdministratorInput!', { password });
  assert.equal(
    await named({}),
    'password of the first start, unless changed in the back office; not the one in secrets.json',
  );
});
