// Taxes, shipping, promotions, products and the password that the owner has changed in the back office.
import { extractXml } from '@stackforge-eu/factur-x';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { totalOf } from '../documents/account.ts';
import { readCatalogueFiles } from '../engine/catalogue-files.ts';
import { postgresProducts } from '../products/postgres-products.ts';
import { whereOwnerPasswordIs } from '../scripts/owner-password.ts';
import { readSecrets } from '../settings.ts';
import { Owner } from './owner.ts';
import {
  addPromotion,
  checkRandomPromotions,
  fromAmount,
  off,
  operation,
  type Promotion,
  removePromotion,
} from './promotions.ts';
import {
  askEngine,
  count,
  eventually,
  type Json,
  letterWith,
  orderOf,
  RADIO,
  registered,
  setPrice,
  startBeforeTests,
} from './support.ts';

const OTHER = '13';
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 6);
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

const named = (discounts: Json) => discounts.map(({ name, amount }: Json) => [name, amount]);

test('cart, order, e-mail, invoice, credit note and back office name each promotion and what it takes off', async () => {
  const owner = await Owner.signIn(stack.settings);
  const ids = [
    await addPromotion(owner, { name: 'Opening week', actions: [off(10)], conditions: [fromAmount(90_000)] }),
    await addPromotion(owner, {
      name: 'Sent free',
      actions: [operation('free_shipping')],
      couponCode: 'FREE',
    }),
  ];
  const { order, totals } = await shown();
  const asked = order.lines.map(({ productId, quantity }: Json) => ({ productId, quantity }));
  // However the buyer writes it.
  const { body: priced } = await guest.ask('POST', '/api/prices', { lines: asked, vouchers: ['free'] });
  const off10 = Math.round(totals.subtotal / 10);
  assert.deepEqual(named(priced.discounts), [['Opening week', off10]]);
  assert.deepEqual(named(priced.shippingDiscounts), [['Sent free', 6000]]);
  assert.deepEqual(priced.vouchers, [{ code: 'free', state: 'applied' }]);
  assert.equal(priced.total, totals.subtotal - off10 + priced.tax);

  // Nothing is placed at a total without the voucher, or with another one.
  const { body: without } = await guest.place({ ...order, total: priced.total });
  assert.deepEqual([without.kind, without.total], ['changed', priced.total + 7200]);
  const { body: placed } = await guest.place({ ...order, vouchers: ['free'], total: priced.total });
  assert.equal(placed.kind, 'placed', JSON.stringify(placed));
  const { number } = placed;
  const opened = await guest.opened(placed);
  for (const key of ['subtotal', 'discounts', 'shipping', 'shippingDiscounts', 'tax', 'total'])
    assert.deepEqual(opened[key], priced[key], key);
  const letter = await letterWith(stack.settings, `Your order ${number}`);
  assert.match(letter, new RegExp(`Opening week +-\\${dollars(off10)}\n.*\\$60.00\nSent free +-\\$60.00\n`));

  await owner.confirm(number);
  await owner.cancel(number, 1);
  const { documents, charged } = await guest.opened(placed);
  const [invoice, credit] = await Promise.all(
    documents.map(async ({ path }: Json) => {
      const file = new Uint8Array(await (await fetch(stack.settings.publicUrl + path)).arrayBuffer());
      return { text: (await readPdf(file)).pages.join(' '), xml: (await extractXml(file)).xml };
    }),
  );
  const { rows } = await stack.database.query<{ content: Json }>('SELECT content FROM document ORDER BY id');
  const [ofAll = 0, ofRest = 0] = rows.map(({ content }) => totalOf(content));
  assert.deepEqual([ofAll, ofAll - ofRest], [priced.total, charged]);
  // The engine shares it by prices with tax.
  const gross = RADIO.price * 1.18;
  const ofRadio = Math.ceil((off10 * gross) / (gross + (totals.subtotal - RADIO.price) * 1.08));
  for (const part of [`Opening week 18% -${dollars(ofRadio)}`, 'Sent free 20% -$60.00'])
    assert.ok(invoice.text.includes(part), `${part} in ${invoice.text}`);
  assert.ok(credit.text.includes(`Opening week 18% -${dollars(ofRadio)}`), credit.text);
  assert.ok(!credit.text.includes('Sent free'));
  // As allowances of the document.
  const amount = dollars(ofRadio).slice(1);
  assert.match(
    invoice.xml,
    new RegExp(`<ram:ActualAmount>${amount}</ram:ActualAmount>\\s*<ram:Reason>Opening week</ram:Reason>`),
  );
  assert.match(credit.xml, new RegExp(`<ram:AllowanceTotalAmount>${amount}</ram:AllowanceTotalAmount>`));
  const { orders } = await owner.ask(
    'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { couponCodes discounts { description } } } }',
    { code: number },
  );
  assert.deepEqual(orders.items[0], {
    couponCodes: ['FREE'],
    discounts: [{ description: 'Opening week' }, { description: 'Sent free' }],
  });
  for (const id of ids) await removePromotion(owner, id);
});

/** What the shop answers to one radio with these codes. */
const radioWith = async (...vouchers: readonly string[]): Promise<Json> =>
  (await guest.ask('POST', '/api/prices', { lines: [{ productId: '11', quantity: 1 }], vouchers })).body;
const oneRadio = (email: string, more: object = {}) => ({
  ...orderOf([{ ...RADIO, quantity: 1 }], { email }),
  ...more,
});

test('a code that is unknown, ended, not begun or not for the order says so, and takes nothing off', async () => {
  const owner = await Owner.signIn(stack.settings);
  const deal = (couponCode: string, more: Partial<Promotion> = {}) =>
    addPromotion(owner, { name: couponCode, actions: [off(5)], couponCode, ...more });
  const ids = [
    await deal('ENDED', { endsAt: '2026-01-01T00:00:00Z' }),
    await deal('LATER', { startsAt: '2126-01-01T00:00:00Z' }),
    await deal('MANY', { conditions: [fromAmount(1_000_000)] }),
    // Its condition holds, but what it reduces is not in the order.
    await deal('OTHER', {
      actions: [
        operation('products_percentage_discount', {
          discount: 5,
          productVariantIds: [(await owner.variantOf('12')).id],
        }),
      ],
    }),
  ];
  const codes = ['nothing', 'ENDED', 'LATER', 'MANY', 'OTHER'];
  const priced = await radioWith(...codes);
  assert.deepEqual(
    priced.vouchers.map(({ state }: Json) => state),
    ['unknown', 'ended', 'not-applicable', 'not-applicable', 'not-applicable'],
  );
  const plain = await radioWith();
  assert.deepEqual([priced.total, priced.discounts], [plain.total, undefined]);
  // Who has been shown so can order, and no use is counted.
  const { body } = await guest.place(oneRadio('codes@example.com', { vouchers: codes, total: plain.total }));
  assert.equal(body.kind, 'placed');
  assert.equal(
    await count(stack.database, 'order_promotions_promotion WHERE "promotionId" = ANY($1)', [ids]),
    0,
  );
  // Who names no total wants what they have named.
  const { body: refused } = await guest.place(oneRadio('codes@example.com', { vouchers: ['MANY'] }));
  assert.equal(refused.kind, 'changed');
  for (const id of ids) await removePromotion(owner, id);
});

test('the end of a promotion ends its price: an order at that price is answered as changed', async () => {
  const owner = await Owner.signIn(stack.settings);
  const id = await addPromotion(owner, { name: 'Today', actions: [off(20)], couponCode: 'TODAY' });
  const { total } = await radioWith('TODAY');
  const plain = await radioWith();
  assert.ok(total < plain.total);
  await owner.change('updatePromotion', 'UpdatePromotionInput!', { id, endsAt: '2026-01-01T00:00:00Z' });
  const { body } = await guest.place(oneRadio('today@example.com', { vouchers: ['TODAY'], total }));
  assert.deepEqual(
    [body.kind, body.total, body.vouchers],
    ['changed', plain.total, [{ code: 'TODAY', state: 'ended' }]],
  );
  // One that applies by itself, too.
  await owner.change('updatePromotion', 'UpdatePromotionInput!', {
    id,
    endsAt: null,
    couponCode: '',
    conditions: [fromAmount(1)],
  });
  assert.equal((await radioWith()).total, total);
  await owner.change('updatePromotion', 'UpdatePromotionInput!', { id, enabled: false });
  assert.equal((await guest.place(oneRadio('today@example.com', { total }))).body.kind, 'changed');
  assert.equal(await count(stack.database, `customer WHERE "emailAddress" = 'today@example.com'`), 0);
  await removePromotion(owner, id);
});

test('of orders at the same moment as many get a voucher as it can be used, and a cancelled one gives it back', async () => {
  const owner = await Owner.signIn(stack.settings);
  const ids = [
    await addPromotion(owner, { name: 'Twice', actions: [off(5)], couponCode: 'TWICE', usageLimit: 2 }),
    await addPromotion(owner, { name: 'Always', actions: [off(1)], couponCode: 'ALWAYS' }),
    await addPromotion(owner, {
      name: 'First',
      actions: [off(3)],
      conditions: [fromAmount(1)],
      usageLimit: 3,
    }),
  ];
  const vouchers = ['TWICE', 'ALWAYS'];
  const { total, discounts } = await radioWith(...vouchers);
  assert.deepEqual(discounts.map(({ name }: Json) => name).toSorted(), ['Always', 'First', 'Twice']);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((buyer) => guest.place(oneRadio(`use-${buyer}@example.com`, { vouchers, total }))),
  );
  const kinds = answers.map(({ body }) => body.kind);
  assert.equal(kinds.filter((kind) => kind === 'placed').length, 2);
  assert.equal(kinds.filter((kind) => kind === 'changed').length, 3);
  const refused = answers.find(({ body }) => body.kind === 'changed')?.body;
  assert.deepEqual(refused.vouchers, [
    { code: 'TWICE', state: 'used-up' },
    { code: 'ALWAYS', state: 'applied' },
  ]);
  // Without the code that is used up, at the total that was answered. The third use of what applies by itself is the last.
  const third = oneRadio('third@example.com', { vouchers: ['ALWAYS'], total: refused.total });
  const twice = await Promise.all([guest.place(third), guest.place(third)]);
  assert.deepEqual(new Set(twice.map(({ body }) => body.kind)), new Set(['changed', 'placed']));
  const first = answers.find(({ body }) => body.kind === 'placed')?.body.number;
  await owner.cancel(first);
  const again = await radioWith(...vouchers);
  assert.equal(again.total, total);
  for (const id of ids) await removePromotion(owner, id);
});

test('a voucher for each customer once, and one for a group, ask who orders', async () => {
  const owner = await Owner.signIn(stack.settings);
  const { id: customerGroupId } = await owner.change(
    'createCustomerGroup',
    'CreateCustomerGroupInput!',
    { name: 'Dealers' },
    'id',
  );
  const ids = [
    await addPromotion(owner, {
      name: 'Once',
      actions: [off(5)],
      couponCode: 'ONCE',
      perCustomerUsageLimit: 1,
    }),
    await addPromotion(owner, {
      name: 'For dealers',
      actions: [off(30)],
      conditions: [operation('customer_group', { customerGroupId })],
    }),
  ];
  const { total } = await radioWith('ONCE');
  const order = oneRadio('once@example.com', { vouchers: ['ONCE'], total });
  assert.equal((await guest.place(order)).body.kind, 'placed');
  const { body } = await guest.place(order);
  assert.deepEqual([body.kind, body.vouchers], ['changed', [{ code: 'ONCE', state: 'used-up' }]]);

  const dealer = await registered(stack.settings, 'dealer@example.com');
  const lines = [{ productId: '11', quantity: 1 }];
  assert.equal((await dealer.ask('POST', '/api/prices', { lines })).body.discounts, undefined);
  const customerIds = [await owner.customerId('dealer@example.com')];
  await owner.ask(
    'mutation ($group: ID!, $customers: [ID!]!) { addCustomersToGroup(customerGroupId: $group, customerIds: $customers) { id } }',
    { group: customerGroupId, customers: customerIds },
  );
  const { body: forDealer } = await dealer.ask('POST', '/api/prices', { lines });
  assert.deepEqual(named(forDealer.discounts), [['For dealers', RADIO.price * 0.3]]);
  const ofDealer = oneRadio('dealer@example.com', { total: forDealer.total });
  assert.equal((await dealer.place(ofDealer)).body.kind, 'placed');
  assert.equal((await guest.place(ofDealer)).body.kind, 'changed');
  for (const id of ids) await removePromotion(owner, id);
});

test('an order that costs nothing is placed, and there is nothing to pay', async () => {
  const owner = await Owner.signIn(stack.settings);
  const actions = [off(100), operation('free_shipping')];
  const id = await addPromotion(owner, { name: 'Prize', actions, couponCode: 'PRIZE' });
  const { total, discounts, shippingDiscounts } = await radioWith('PRIZE');
  assert.equal(total, 0);
  // Both rows are of one promotion.
  assert.deepEqual(
    [named(discounts), named(shippingDiscounts)],
    [[['Prize', RADIO.price]], [['Prize (Shipping)', 6000]]],
  );
  const { body } = await guest.place(oneRadio('prize@example.com', { vouchers: ['PRIZE'], total }));
  assert.equal(body.kind, 'placed', JSON.stringify(body));
  const { paymentState, charged } = await guest.opened(body);
  assert.deepEqual([paymentState, charged], ['paid', 0]);
  await removePromotion(owner, id);
});

test('two promotions that free an order of its shipping take it off once', async () => {
  const owner = await Owner.signIn(stack.settings);
  const free = { actions: [operation('free_shipping')], conditions: [fromAmount(1)] };
  const ids = [
    await addPromotion(owner, { name: 'Free 1', ...free }),
    await addPromotion(owner, { name: 'Free 2', ...free }),
  ];
  const { body } = await guest.prices('11');
  assert.equal(body.total, body.subtotal + body.tax);
  for (const id of ids) await removePromotion(owner, id);
});

test('whatever promotions there are, every amount of an order and its documents is that of the engine', async () => {
  const { order } = await shown();
  const products = order.lines.map((line: Json) => ({ productId: line.productId, price: line.price }));
  await checkRandomPromotions(stack, guest, products, { country: 'Turkey' }, RUNS);
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
