// Deliveries: the owner sets them up in the back office, and buyers choose among those that are for their order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { Owner } from './owner.ts';
import { count, type Json, letterWith, orderOf, startBeforeTests } from './support.ts';

// It sends to Germany from 49 euros free, below for 4.90, and up to 250 g to Austria for 9.90.
const { stack, guest } = startBeforeTests({
  stocked: ['001.AH/50'],
  environment: { SHOP_DIR: fileURLToPath(new URL('../../tests/fixtures/shops/tea', import.meta.url)) },
});

/** A tea of 6.90 euros and 68 g. */
const TEA = { productId: '001.AH/50', price: 690 };
const GERMANY = { country: 'Germany', state: '', email: 'tee@example.com' };

type Method = {
  readonly name: string;
  readonly rate: number;
  readonly countries?: readonly string[];
  readonly upToGrams?: number;
  readonly customFields?: object;
};

const inputOf = ({ name, rate, countries = [], upToGrams = 0, customFields = {} }: Method) => ({
  code: name,
  fulfillmentHandler: 'manual-fulfillment',
  checker: {
    code: 'shop-coverage',
    arguments: [
      { name: 'countries', value: JSON.stringify(countries) },
      { name: 'fromAmount', value: '0' },
      { name: 'upToGrams', value: String(upToGrams) },
    ],
  },
  calculator: {
    code: 'shop-shipping',
    arguments: [
      { name: 'rate', value: String(rate) },
      { name: 'freeFrom', value: '0' },
      { name: 'includesTax', value: 'include' },
      { name: 'taxRate', value: '7' },
    ],
  },
  translations: [{ languageCode: 'en', name, description: '' }],
  customFields,
});

async function add(owner: Owner, method: Method): Promise<string> {
  const { id } = await owner.change(
    'createShippingMethod',
    'CreateShippingMethodInput!',
    inputOf(method),
    'id',
  );
  return id;
}

const remove = (owner: Owner, id: string) =>
  owner.ask('mutation ($id: ID!) { deleteShippingMethod(id: $id) { result } }', { id });

async function offered(quantity: number, country = 'Germany'): Promise<Json> {
  const { body } = await guest.ask('POST', '/api/prices', {
    lines: [{ productId: TEA.productId, quantity }],
    country,
  });
  return body;
}

const named = ({ deliveries }: Json) => deliveries.map(({ name, shipping }: Json) => [name, shipping]);
const teas = (quantity: number, email = GERMANY.email) =>
  orderOf([{ ...TEA, quantity }], { ...GERMANY, email });

test('with one delivery there is no choice, and the order does not name it', async () => {
  const { deliveries, shipping, total } = await offered(2);
  assert.equal(deliveries.length, 1);
  assert.deepEqual(deliveries[0].days, { from: 2, to: 3 });
  assert.deepEqual([deliveries[0].shipping, deliveries[0].total], [shipping, total]);
  const { body } = await guest.place({ ...teas(2), total, delivery: deliveries[0].id });
  assert.equal(body.kind, 'placed', JSON.stringify(body));
  assert.equal((await guest.opened(body)).delivery, undefined);
  assert.match(await letterWith(stack.settings, `Your order ${body.number}`), /Shipping +4\.90/);
});

test('those that are for the order are offered, the cheapest first and pick-up last', async () => {
  const owner = await Owner.signIn(stack.settings);
  const ids = [
    await add(owner, {
      name: 'Express',
      rate: 1290,
      countries: ['DE'],
      customFields: { daysFrom: 1, daysTo: 1 },
    }),
    await add(owner, { name: 'Letter', rate: 190, upToGrams: 150 }),
    await add(owner, { name: 'Pick-up in Bremen', rate: 0, customFields: { isPickUp: true } }),
  ];
  const light = await offered(2);
  assert.deepEqual(named(light), [
    ['Letter', 190],
    ['Standard shipping', 490],
    ['Express', 1290],
    ['Pick-up in Bremen', 0],
  ]);
  assert.deepEqual([light.shipping, light.total], [190, 1570]);
  assert.deepEqual(light.deliveries[2].days, { from: 1, to: 1 });
  assert.deepEqual(
    light.deliveries.map(({ isPickUp }: Json) => isPickUp),
    [undefined, undefined, undefined, true],
  );
  assert.deepEqual(named(await offered(3)), [
    ['Standard shipping', 490],
    ['Express', 1290],
    ['Pick-up in Bremen', 0],
  ]);
  assert.deepEqual(named(await offered(2, 'Austria')), [
    ['Letter', 190],
    ['Standard shipping', 990],
    ['Pick-up in Bremen', 0],
  ]);
  await stack.database.query('UPDATE product_variant SET "customFieldsGrams" = NULL WHERE sku = $1', [
    TEA.productId,
  ]);
  assert.deepEqual(named(await offered(1, 'Austria')), [['Pick-up in Bremen', 0]]);
  await owner.updateVariant(TEA.productId, { customFields: { grams: 68 } });
  for (const id of ids) await remove(owner, id);
});

test('the chosen one is charged, and order, e-mail and invoice name it, whatever becomes of it', async () => {
  const owner = await Owner.signIn(stack.settings);
  const id = await add(owner, { name: 'Express', rate: 1290 });
  const { body } = await guest.place({ ...teas(8), total: 6810, delivery: id });
  assert.equal(body.kind, 'placed', JSON.stringify(body));
  const { delivery, shipping, total } = await guest.opened(body);
  assert.deepEqual({ delivery, shipping, total }, { delivery: 'Express', shipping: 1290, total: 6810 });
  assert.match(await letterWith(stack.settings, `Your order ${body.number}`), /Express +12\.90/);
  const { rows } = await stack.database.query(
    `SELECT "shippingMethodId" AS id FROM shipping_line JOIN "order" ON "order".id = "orderId" WHERE code = $1`,
    [body.number],
  );
  assert.deepEqual(
    rows.map((row) => String(row.id)),
    [id],
  );

  await remove(owner, id);
  await owner.confirm(body.number);
  const { documents } = await guest.opened(body);
  const file = await (await fetch(stack.settings.publicUrl + documents[0].path)).arrayBuffer();
  const [text = ''] = (await readPdf(new Uint8Array(file))).pages;
  assert.match(text, /Express/);
  // What is cancelled changes no delivery, although the rest would be sent at another price.
  await owner.cancel(body.number, 5);
  const rest = await guest.opened(body);
  assert.deepEqual([rest.delivery, rest.charged], ['Express', 3 * 690 + 1290]);
});

test('one that has gone or costs another amount is answered as changed, and nothing is placed', async () => {
  const owner = await Owner.signIn(stack.settings);
  const id = await add(owner, { name: 'Express', rate: 490 });
  const order = { ...teas(1, 'gone@example.com'), total: 1180, delivery: id };
  await owner.change('updateShippingMethod', 'UpdateShippingMethodInput!', {
    id,
    ...inputOf({ name: 'Express', rate: 590 }),
  });
  const { body: dearer } = await guest.place(order);
  assert.equal(dearer.kind, 'changed');
  assert.deepEqual(named(dearer), [
    ['Standard shipping', 490],
    ['Express', 590],
  ]);
  await remove(owner, id);
  // The other one costs the same, and is still not taken for it.
  const { body: gone } = await guest.place(order);
  assert.equal(gone.kind, 'changed');
  assert.deepEqual(named(gone), [['Standard shipping', 490]]);
  assert.equal(await count(stack.database, `customer WHERE "emailAddress" = 'gone@example.com'`), 0);
});

test('the back office refuses a country that the shop does not send to', async () => {
  const owner = await Owner.signIn(stack.settings);
  await assert.rejects(
    add(owner, { name: 'Abroad', rate: 1990, countries: ['DE', 'France'] }),
    /The shop has no country France\. It has DE, AT\./,
  );
  assert.deepEqual(named(await offered(1)), [['Standard shipping', 490]]);
});
