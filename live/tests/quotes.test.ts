// Quotes: a customer asks for one, the owner sets its prices in the back office, and the customer orders at these prices.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { formatMoney } from '../../app/lib/money.ts';
import { databaseUrlOf } from '../settings.ts';
import { forget } from '../scripts/personal-data.ts';
import { Owner } from './owner.ts';
import { addPromotion, fromAmount, off, removePromotion } from './promotions.ts';
import {
  becomes,
  type Browser,
  count,
  CUSTOMER,
  type Json,
  letters,
  letterWith,
  RADIO,
  registered,
  registrationsOf,
  setPrice,
  setStock,
  startBeforeTests,
  stockOf,
} from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11', '31'] });

/** In cents. Products have 18% of tax, shipping has none. */
const SHIPPING = 4999;
const taxed = (net: number) => net + Math.round(net * 0.18);
const EMAIL = 'buyer@example.com';
const PLUG = '31';
const LINES = [
  { productId: RADIO.productId, quantity: 3 },
  { productId: PLUG, quantity: 2 },
];

let owner: Owner;
let buyer: Browser;
let addressId = '';
let plugPrice: number;

beforeEach(async () => {
  // Once.
  if (addressId !== '') return;
  owner = await Owner.signIn(stack.settings);
  buyer = await registered(stack.settings, EMAIL);
  plugPrice = await buyer.priceOf(PLUG);
  const { address, city, state, zipCode: zip, country } = CUSTOMER;
  const saved = { name: 'Yılmaz Güvenlik', address, city, state, zip, country };
  addressId = (await buyer.ask('POST', '/api/account/addresses', saved)).body.addresses[0].id;
});

const ask = (lines: readonly object[] = LINES, key: string = randomUUID(), message?: string) =>
  buyer.ask('POST', '/api/quotes', { lines, addressId, message }, { 'Idempotency-Key': key });
const quoteOf = async (number: string): Promise<Json> =>
  (await buyer.ask('GET', `/api/quotes/${number}`)).body.quote;
const accept = (number: string, total: number, browser = buyer) =>
  browser.ask('POST', `/api/quotes/${number}/order`, { total });
const placedOrders = () => count(stack.database, `"order" WHERE "orderPlacedAt" IS NOT NULL`);
const set = async (number: string, customFields: object) => {
  const { id } = await owner.order(number);
  return owner.change('setOrderCustomFields', 'UpdateOrderInput!', { id, customFields });
};

/** Gives the first line another price. */
async function price(number: string, quotedPrice: number): Promise<void> {
  const { id, lines } = await owner.order(number);
  await owner.ask(
    `mutation ($id: ID!, $input: AdjustDraftOrderLineInput!) {
      adjustDraftOrderLine(orderId: $id, input: $input) { ... on ErrorResult { message } }
    }`,
    { id, input: { orderLineId: lines[0].id, quantity: lines[0].quantity, customFields: { quotedPrice } } },
  );
}

/** @returns its number and its total */
async function quoted(quotedPrice: number): Promise<{ number: string; total: number }> {
  const { number } = (await ask()).body;
  await price(number, quotedPrice);
  await set(number, { isQuoted: true });
  return { number, total: (await quoteOf(number)).total };
}

test('a request is a draft that the owner reads about, is asked for once, and holds nothing', async () => {
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => ask(LINES, key, 'Notes: before Christmas,\nplease.')));
  const numbers = new Set(sent.map(({ body }) => body.number));
  assert.equal(numbers.size, 1, JSON.stringify(sent.map(({ body }) => body)));
  const [number] = [...numbers];
  const quote = await quoteOf(number);
  assert.equal(quote.state, 'asked');
  assert.equal(quote.total, taxed(3 * RADIO.price + 2 * plugPrice) + SHIPPING);
  assert.equal((await stockOf(stack.database, '11')).allocated, 0);
  const letter = await letterWith(stack.settings, `A quote is asked for, ${number}`);
  assert.match(letter, /Ayşe Yılmaz \(buyer@example\.com/);
  assert.match(letter, /Notes: before Christmas,\s+please\./);
  assert.match(letter, /Reply-To: .*buyer@example\.com/);
  // It is not accepted before the owner has answered.
  assert.equal((await accept(number, quote.total)).body.quote.state, 'asked');
  assert.deepEqual(
    (await buyer.ask('GET', '/api/quotes')).body.quotes.map((each: Json) => [each.number, each.state]),
    [[number, 'asked']],
  );
  assert.equal(await placedOrders(), 0);
});

test('what cannot be sold is named to the owner, and the rest is asked for', async () => {
  await setStock(stack.database, PLUG, 1);
  const { number } = (await ask([...LINES, { productId: 'unknown', quantity: 4 }])).body;
  const letter = await letterWith(stack.settings, `A quote is asked for, ${number}`);
  assert.match(letter.replaceAll(/\s+/g, ' '), /Asked for 2 × [^(]+ \(SKU 31\), of which 1 can be sold\./);
  assert.match(
    letter.replaceAll(/\s+/g, ' '),
    /Asked for 4 × unknown \(SKU unknown\), of which 0 can be sold\./,
  );
  assert.deepEqual(
    (await quoteOf(number)).lines.map(({ quantity }: Json) => quantity),
    [3, 1],
  );
  await setStock(stack.database, PLUG, 5000);
});

test('the order has the prices of the quote, whatever the catalogue and promotions have become', async () => {
  const { number, total } = await quoted(70_000);
  assert.equal(total, taxed(3 * 70_000 + 2 * plugPrice) + SHIPPING);
  const letter = await letterWith(stack.settings, `Our quote ${number}`);
  assert.match(letter, new RegExp(`To: ${EMAIL}`));
  assert.ok(letter.includes(formatMoney(70_000)) && letter.includes(formatMoney(total)), letter);
  assert.ok(letter.includes(`/account/quotes/${number}`));
  const { state, until, lines } = await quoteOf(number);
  assert.equal(state, 'open');
  assert.ok(Math.abs(Date.parse(until) - Date.now() - 30 * 24 * 3_600_000) < 600_000);
  assert.deepEqual(
    lines.map((line: Json) => line.price),
    [70_000, plugPrice],
  );

  await setPrice(stack.database, '11', 99_900);
  await setPrice(stack.database, PLUG, plugPrice + 100);
  const promotion = await addPromotion(owner, {
    name: 'Later',
    actions: [off(50)],
    conditions: [fromAmount(1)],
  });
  const allocated = (await stockOf(stack.database, '11')).allocated;
  const before = await placedOrders();
  // A double click, and another attempt because an answer was lost.
  const answers = [
    ...(await Promise.all([1, 2].map(() => accept(number, total)))),
    await accept(number, total),
  ];
  for (const { body } of answers) {
    assert.deepEqual([body.kind, body.number, body.total], ['placed', number, total], JSON.stringify(body));
    assert.equal(body.key, answers[0]?.body.key);
  }
  assert.equal(await placedOrders(), before + 1);
  assert.equal((await stockOf(stack.database, '11')).allocated, allocated + 3);
  await removePromotion(owner, promotion);
  await setPrice(stack.database, '11', RADIO.price);
  await setPrice(stack.database, PLUG, plugPrice);

  const order = await guest.opened(answers[0]?.body);
  assert.deepEqual(
    [order.total, order.charged, order.tax],
    [total, total, total - SHIPPING - 3 * 70_000 - 2 * plugPrice],
  );
  assert.deepEqual(order.customer, {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    email: EMAIL,
    phone: '',
  });
  const { orders } = await owner.ask(
    'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { totalWithTax } } }',
    { code: number },
  );
  assert.equal(orders.items[0].totalWithTax, total);
  assert.ok((await letterWith(stack.settings, `Your order ${number}`)).includes(formatMoney(total)));
  await letterWith(stack.settings, `New order ${number}`);
  assert.equal((await quoteOf(number)).state, 'ordered');
  assert.equal((await buyer.ask('GET', `/api/orders/${number}`)).body.order.total, total);
});

test('one with a voucher is not sent, because the voucher may end before the quote does', async () => {
  const { number } = (await ask()).body;
  const promotion = await addPromotion(owner, { name: 'Code', actions: [off(10)], couponCode: 'TEN' });
  const { id } = await owner.order(number);
  await owner.ask(
    'mutation ($id: ID!) { applyCouponCodeToDraftOrder(orderId: $id, couponCode: "TEN") { __typename } }',
    { id },
  );
  await assert.rejects(set(number, { isQuoted: true }), /A quote has no voucher\./);
  await removePromotion(owner, promotion);
});

test('nobody else sees or accepts it, and a forged one does not exist', async () => {
  const { number, total } = await quoted(60_000);
  const before = await placedOrders();
  const stranger = await registered(stack.settings, 'stranger@example.com');
  for (const path of [`/api/quotes/${number}`, '/api/quotes/100000'])
    assert.equal((await stranger.ask('GET', path)).status, 404);
  assert.equal((await accept(number, total, stranger)).status, 404);
  assert.equal((await accept(number, total, guest)).status, 401);
  assert.equal((await guest.ask('GET', `/api/quotes/${number}`)).status, 401);
  assert.deepEqual((await stranger.ask('GET', '/api/quotes')).body.quotes, []);
  // An order of the cart is no quote, even of the same customer.
  const { body } = await buyer.place({
    lines: [{ ...RADIO, quantity: 1 }],
    customer: CUSTOMER,
    payment: { method: 'invoice' },
  });
  assert.equal((await accept(body.number, body.total)).status, 404);
  // Another site cannot accept in the name of the customer.
  const forged = await buyer.ask(
    'POST',
    `/api/quotes/${number}/order`,
    { total },
    { Origin: 'https://elsewhere.example' },
  );
  assert.equal(forged.status, 403);
  // Nor can an address of somebody else be shipped to.
  const { address, city, state, zipCode: zip, country } = CUSTOMER;
  const saved = { name: 'Stranger', address, city, state, zip, country };
  const other = (await stranger.ask('POST', '/api/account/addresses', saved)).body.addresses[0].id;
  const refused = await buyer.ask(
    'POST',
    '/api/quotes',
    { lines: LINES, addressId: other },
    { 'Idempotency-Key': randomUUID() },
  );
  assert.deepEqual([refused.status, refused.body.fields], [400, { addressId: 'invalid' }]);
  assert.equal(await placedOrders(), before + 1);
});

test('one that has changed, ended, been taken back or cannot be delivered is answered as it is, and not placed', async () => {
  const { number, total } = await quoted(50_000);
  const before = await placedOrders();
  const allocated = (await stockOf(stack.database, '11')).allocated;

  await price(number, 55_000);
  const changed = (await accept(number, total)).body.quote;
  assert.deepEqual([changed.state, changed.lines[0].price], ['open', 55_000]);
  assert.equal(changed.total, taxed(3 * 55_000 + 2 * plugPrice) + SHIPPING);

  await setStock(stack.database, '11', 2);
  const short = (await accept(number, changed.total)).body.quote;
  assert.deepEqual([short.state, short.lines[0].available], ['open', 2]);
  await setStock(stack.database, '11', 5000);

  await set(number, { quotedUntil: new Date(Date.now() - 1000).toISOString() });
  assert.equal((await accept(number, changed.total)).body.quote.state, 'ended');

  await set(number, { isQuoted: false });
  assert.equal((await accept(number, changed.total)).body.quote.state, 'asked');
  await assert.rejects(set(number, { isQuoted: true }), /The last day of this quote is over\./);
  await set(number, { isQuoted: true, quotedUntil: null });
  await becomes(
    () => letters(stack.settings).filter((letter) => letter.includes(`Our quote ${number}`)).length,
    2,
  );

  assert.equal(await placedOrders(), before);
  assert.equal((await stockOf(stack.database, '11')).allocated, allocated);
  assert.equal((await accept(number, changed.total)).body.kind, 'placed');
});

test('an engine killed while it places quotes leaves each placed or open, and each is placed once', async () => {
  const quotes = [await quoted(40_000), await quoted(40_001), await quoted(40_002)];
  const { allocated } = await stockOf(stack.database, '11');
  // They are at different steps when it is killed.
  const answers = quotes.map(async ({ number, total }, place) => {
    await wait(40 * place);
    return accept(number, total).catch(() => undefined);
  });
  await wait(120);
  process.kill(stack.engine.pid ?? 0, 'SIGKILL');
  await Promise.all(answers);
  await becomes(async () => (await buyer.ask('GET', '/api/session')).status, 200);
  for (const { number, total } of quotes) {
    const { body } = await accept(number, total);
    assert.deepEqual([body.kind, body.number, body.total], ['placed', number, total], JSON.stringify(body));
    await letterWith(stack.settings, `Your order ${number}`);
    assert.equal(
      letters(stack.settings).filter((letter) => letter.includes(`Your order ${number}`)).length,
      1,
    );
  }
  assert.equal((await stockOf(stack.database, '11')).allocated, allocated + 9);
});

test('the back office refuses a quote that nobody could accept', async () => {
  const refused = /A quote needs a customer with a confirmed account, who can accept it\./;
  const { createDraftOrder } = await owner.ask('mutation { createDraftOrder { id code } }');
  const { id, code } = createDraftOrder;
  await assert.rejects(set(code, { isQuoted: true }), refused);
  // Anyone can register any address.
  const email = 'unconfirmed@example.com';
  await guest.register(email, 'correct horse');
  await registrationsOf(stack.database, email, 1);
  await owner.ask(
    'mutation ($id: ID!, $customerId: ID!) { setCustomerForDraftOrder(orderId: $id, customerId: $customerId) { __typename } }',
    { id, customerId: await owner.customerId(email) },
  );
  await assert.rejects(set(code, { isQuoted: true }), refused);
});

test('who is forgotten leaves no quote', async () => {
  const { number } = await quoted(30_000);
  const database = new pg.Client({ connectionString: databaseUrlOf(stack.settings) });
  await database.connect();
  try {
    await forget(database, stack.settings, EMAIL, () => {});
  } finally {
    await database.end();
  }
  assert.equal(await count(stack.database, '"order" WHERE code = $1', [number]), 0);
  assert.equal(await count(stack.database, `"order" WHERE "customFieldsQuoterequest" IS NOT NULL`), 0);
});
