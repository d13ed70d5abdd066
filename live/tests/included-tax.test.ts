// A shop in another currency, whose prices include the tax, and which ships larger orders free.
import { extractXml } from '@stackforge-eu/factur-x';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { Owner } from './owner.ts';
import { checkRandomPromotions } from './promotions.ts';
import { count, letterWith, orderOf, startBeforeTests } from './support.ts';

const { stack, guest } = startBeforeTests({
  stocked: ['001.AH/50'],
  environment: { SHOP_DIR: fileURLToPath(new URL('../../tests/fixtures/shops/tea', import.meta.url)) },
});

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 3);

/** A tea of 6.90 euros. */
const TEA = { productId: '001.AH/50', price: 690 };

async function charged(quantity: number, country?: string) {
  const { body } = await guest.ask('POST', '/api/prices', {
    lines: [{ productId: TEA.productId, quantity }],
    ...(country !== undefined && { country }),
  });
  const { subtotal, shipping, tax, total, isShippingOpen } = body;
  return { subtotal, shipping, tax, total, ...(isShippingOpen && { isShippingOpen }) };
}

test('a tax that prices include is not added, and is in the books of the back office', async () => {
  const totals = { subtotal: 1380, shipping: 490, tax: 0, total: 1870 };
  assert.deepEqual(await charged(2), totals);
  const order = orderOf([{ ...TEA, quantity: 2 }], {
    country: 'Germany',
    state: '',
    email: 'tea@example.com',
  });
  const { body } = await guest.place({ ...order, total: totals.total });
  assert.equal(body.kind, 'placed', JSON.stringify(body));
  const letter = await letterWith(stack.settings, `Your order ${body.number}`);
  // No word of the demonstration.
  assert.doesNotMatch(letter, /watchpost|cctv|radio|camera|\$/i);
  assert.match(letter, /Total +18\.70\s€\s+The total includes 7% VAT/);
  const { rows } = await stack.database.query(
    'SELECT "subTotal", "subTotalWithTax", shipping, "shippingWithTax" FROM "order" WHERE code = $1',
    [body.number],
  );
  // 13.80 and 4.90 euros with 7% are 12.90 and 4.58 without.
  assert.deepEqual(rows, [{ subTotal: 1290, subTotalWithTax: 1380, shipping: 458, shippingWithTax: 490 }]);
});

test('an invoice states the tax that prices include, and the account for programs, too', async () => {
  const email = 'invoice@example.com';
  const order = orderOf([{ ...TEA, quantity: 2 }], { country: 'Germany', state: '', email });
  const { body } = await guest.place(order);
  const owner = await Owner.signIn(stack.settings);
  await owner.confirm(body.number);
  const { documents } = await guest.opened(body);
  const file = await (await fetch(stack.settings.publicUrl + documents[0].path)).arrayBuffer();
  const [text = ''] = (await readPdf(new Uint8Array(file))).pages;
  // 12.90 and 4.58 euros without 7%.
  for (const part of [
    'Net 17.48 €',
    '7% VAT of 17.48 € 1.22 €',
    'Total 18.70 €',
    '6.90 €',
    '13.80 €',
    '4.90 €',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  const { xml } = await extractXml(new Uint8Array(file));
  for (const part of [
    '<ram:LineTotalAmount>12.90</ram:LineTotalAmount>',
    '<ram:LineTotalAmount>4.58</ram:LineTotalAmount>',
    '<ram:TaxTotalAmount currencyID="EUR">1.22</ram:TaxTotalAmount>',
    '<ram:GrandTotalAmount>18.70</ram:GrandTotalAmount>',
    '<ram:IBANID>DE89370400440532013000</ram:IBANID>',
  ])
    assert.ok(xml.includes(part), `${part} in ${xml}`);
});

test('nobody can be exempt from a tax that prices include', async () => {
  const owner = await Owner.signIn(stack.settings);
  const group = { name: 'Exempt', customerIds: [], customFields: { isTaxExempt: true } };
  await assert.rejects(
    owner.change('createCustomerGroup', 'CreateCustomerGroupInput!', group),
    /The prices of this shop include tax/,
  );
});

test('an order is shipped free from the amount that the pages promise', async () => {
  assert.deepEqual(await charged(7), { subtotal: 4830, shipping: 490, tax: 0, total: 5320 });
  assert.deepEqual(await charged(8), { subtotal: 5520, shipping: 0, tax: 0, total: 5520 });
  const order = orderOf([{ ...TEA, quantity: 8 }], { country: 'Germany', state: '' });
  const { body } = await guest.place({ ...order, total: 5520 });
  assert.equal(body.kind, 'placed', JSON.stringify(body));
});

test('whatever promotions there are, what prices include is that of the engine', async () => {
  await checkRandomPromotions(stack, guest, [TEA], { country: 'Germany', state: '' }, RUNS);
});

test('another country and a weight are charged as the pages promise, and what no rate covers is not placed', async () => {
  const toVienna = { country: 'Austria', state: '', email: 'wien@example.com' };
  // A bag weighs 68 g, packed. The table says 250 g.
  const light = { subtotal: 2070, shipping: 990, tax: 0, total: 3060 };
  assert.deepEqual(await charged(3, 'Austria'), light);
  const { body } = await guest.place({ ...orderOf([{ ...TEA, quantity: 3 }], toVienna), total: light.total });
  assert.equal(body.kind, 'placed', JSON.stringify(body));
  assert.equal(body.total, light.total);

  const heavy = { subtotal: 2760, shipping: 0, tax: 0, total: 2760, isShippingOpen: true };
  assert.deepEqual(await charged(4, 'Austria'), heavy);
  const order = orderOf([{ ...TEA, quantity: 4 }], toVienna);
  // The random orders before may have come to the same.
  const orders = await count(stack.database, '"order"');
  const { status, body: refused } = await guest.place({ ...order, total: heavy.total });
  assert.deepEqual([status, refused], [400, { kind: 'rejected', fields: { country: 'invalid' } }]);
  assert.equal((await guest.place({ ...order, total: 3250 })).body.kind, 'changed');
  assert.equal(await count(stack.database, '"order"'), orders);
});
