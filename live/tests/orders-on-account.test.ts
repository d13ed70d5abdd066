// What buyers can order on account: how much of the stock they hold, for how long, and what the owner decides.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { Owner } from './owner.ts';
import {
  type Browser,
  count,
  eventually,
  type Json,
  letterWith,
  orderOf,
  RADIO,
  registered,
  setStock,
  startBeforeTests,
  stockOf,
} from './support.ts';

const CREDIT_IN_ALL = 15_000;
const { stack, guest } = startBeforeTests({
  environment: { RATE_LIMITS: '1', BEHIND_PROXY: '1', CREDIT_IN_ALL: String(CREDIT_IN_ALL) },
  stocked: ['11', '13'],
});
let owner: Owner;
beforeEach(async () => {
  // Once: passwords are limited, too.
  owner ??= await Owner.signIn(stack.settings);
});

const ONE = [{ ...RADIO, quantity: 1 }];
/** With tax and shipping $1,110.81 for one radio, and $6,414.91 for six. The credit of a buyer is $5,000. */
const SIX = [{ ...RADIO, quantity: 6 }];

let guests = 0;
/** An order of a guest with an e-mail and an IP address of their own, unless they are given. */
async function place(
  lines: readonly object[],
  { email, address }: { email?: string; address?: string } = {},
) {
  guests++;
  const { status, body } = await guest.ask(
    'POST',
    '/api/orders',
    orderOf(lines, { email: email ?? `guest-${guests}@example.com` }),
    { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': address ?? `203.0.113.${guests}` },
  );
  return { status, ...body };
}

type Placed = { readonly number: string; readonly key: string };

async function shown({ number, key }: Placed) {
  const { body } = await guest.ask('GET', `/api/orders/${number}?key=${key}`, undefined, {
    'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}`,
  });
  return body.order;
}

const allocated = async () => (await stockOf(stack.database, '11')).allocated;

const confirm = ({ number }: Placed) => owner.confirm(number);

const cancel = async ({ number }: Placed) => assert.ok(await owner.cancel(number));

async function letPass(order: Placed): Promise<void> {
  await stack.database.query(
    `UPDATE "order" SET "customFieldsHelduntil" = now() - interval '1 minute' WHERE code = $1`,
    [order.number],
  );
}

test('of 30 orders in a row from one address, four hold stock, six wait for approval, and the rest is refused', async () => {
  const before = await allocated();
  const answers: Awaited<ReturnType<typeof place>>[] = [];
  // Three at once, as from three tabs.
  for (let round = 0; round < 10; round++)
    answers.push(...(await Promise.all([1, 2, 3].map(() => place(ONE, { address: '192.0.2.1' })))));
  assert.equal(answers.filter(({ kind, isWaiting }) => kind === 'placed' && !isWaiting).length, 4);
  assert.equal(answers.filter(({ isWaiting }) => isWaiting === true).length, 6);
  assert.equal(answers.filter(({ status }) => status === 429).length, 20);
  assert.equal(await allocated(), before + 4);
  for (const order of answers.filter(({ kind }) => kind === 'placed')) await cancel(order);
  assert.equal(await allocated(), before);
});

test('orders with one e-mail address from many addresses hold no more than the credit', async () => {
  const before = await allocated();
  const orders = [];
  for (let order = 0; order < 6; order++)
    orders.push(await place(ONE, { email: order % 2 === 0 ? 'one@example.com' : 'One@Example.com' }));
  assert.deepEqual(
    orders.map(({ isWaiting }) => isWaiting === true),
    [false, false, false, false, true, true],
  );
  assert.equal(await allocated(), before + 4);
  // What is paid is not open any more.
  await owner.settlePaymentOf(orders[0].number);
  assert.equal((await place(ONE, { email: 'one@example.com' })).isWaiting, undefined);
});

test('an order beyond the credit says that it waits, in the answer, on its page and in the e-mail, and holds nothing', async () => {
  const before = await allocated();
  const order = await place(SIX);
  assert.equal(order.isWaiting, true);
  const { deliveryState, paymentState, heldUntil } = await shown(order);
  assert.deepEqual([deliveryState, paymentState, heldUntil], ['waiting', 'open', undefined]);
  assert.match(
    await letterWith(stack.settings, `Your order ${order.number}`),
    /We check this order before we accept it, and its products are not reserved yet\./,
  );
  assert.equal(await allocated(), before);
  await cancel(order);
  assert.equal((await shown(order)).deliveryState, 'cancelled');
  assert.equal(await allocated(), before);
});

test('the owner approves a waiting order, which then has its stock, unless too little is left', async () => {
  const before = await allocated();
  const order = await place(SIX);
  await setStock(stack.database, '11', 5);
  await assert.rejects(
    confirm(order),
    /Too little is in stock of the product with the SKU 11, 5 in place of 6\./,
  );
  assert.equal((await shown(order)).deliveryState, 'waiting');
  await setStock(stack.database, '11', 5000);
  await confirm(order);
  const { deliveryState, heldUntil } = await shown(order);
  assert.deepEqual([deliveryState, heldUntil], ['placed', undefined]);
  assert.equal(await allocated(), before + 6);
  await cancel(order);
  assert.equal(await allocated(), before);
});

test('a waiting order that is paid has its stock', async () => {
  const before = await allocated();
  const order = await place(SIX);
  await owner.settlePaymentOf(order.number);
  const { deliveryState, paymentState } = await shown(order);
  assert.deepEqual([deliveryState, paymentState], ['placed', 'paid']);
  assert.equal(await allocated(), before + 6);
});

test('a waiting order is not packed', async () => {
  const order = await place(SIX);
  await assert.rejects(owner.pack(order.number), /This order waits for approval\./);
  const parcels = 'order_fulfillments_fulfillment JOIN "order" ON "order".id = "orderId" WHERE code = $1';
  assert.equal(await count(stack.database, parcels, [order.number]), 0);
});

test('an order that is not confirmed in a week is cancelled and gives its stock back', async () => {
  const before = await allocated();
  const late = await place(ONE);
  const confirmed = await place(ONE);
  const days = (Date.parse((await shown(late)).heldUntil) - Date.now()) / 86_400_000;
  assert.ok(days > 6.9 && days <= 7, String(days));
  await confirm(confirmed);
  assert.equal((await shown(confirmed)).heldUntil, undefined);
  assert.equal(await allocated(), before + 2);
  for (const order of [late, confirmed]) await letPass(order);
  await eventually(
    () => shown(late),
    ({ deliveryState }) => deliveryState === 'cancelled',
  );
  assert.equal((await shown(confirmed)).deliveryState, 'placed');
  assert.equal(await allocated(), before + 1);
});

/** Sets the field of the back office. */
async function grant(email: string, dollars: number): Promise<void> {
  const input = { id: await owner.customerId(email), customFields: { credit: dollars * 100 } };
  await owner.change('updateCustomer', 'UpdateCustomerInput!', input);
}

const ordersOf = async (browser: Browser, lines: readonly object[], orders: number) => {
  const placed: Json[] = [];
  for (let order = 0; order < orders; order++) {
    const { body } = await browser.place(orderOf(lines, { email: `contact-${order}@example.com` }));
    assert.equal(body.kind, 'placed');
    placed.push(body);
  }
  return placed;
};

test('30 orders of a new account hold no more than the credit of a buyer, and no longer than those of a guest', async () => {
  const before = await allocated();
  const browser = await registered(stack.settings, 'new@example.com', 'correct horse', '192.0.2.2');
  const placed = await ordersOf(browser, ONE, 30);
  assert.equal(placed.filter(({ isWaiting }) => isWaiting !== true).length, 4);
  assert.equal(await allocated(), before + 4);
  await letPass(placed[0]);
  await eventually(
    () => shown(placed[0]),
    ({ deliveryState }) => deliveryState === 'cancelled',
  );
  for (const order of placed.slice(1)) await cancel(order);
  assert.equal(await allocated(), before);
});

test('accounts made at one address share a credit, and so do an account and a guest with its e-mail', async () => {
  const account = (name: string) =>
    registered(stack.settings, `${name}@example.com`, 'correct horse', '192.0.2.3');
  const [first, second, third] = [await account('first'), await account('second'), await account('third')];
  const placed = [];
  for (const account of [first, second, third, first, second, third])
    placed.push(...(await ordersOf(account, ONE, 1)));
  assert.deepEqual(
    placed.map(({ isWaiting }) => isWaiting === true),
    [false, false, false, false, true, true],
  );
  for (const order of placed) await cancel(order);
  const ofGuest = [];
  for (let order = 0; order < 4; order++) ofGuest.push(await place(ONE, { email: 'first@example.com' }));
  const [beyond] = await ordersOf(first.at(stack.settings, '192.0.2.4'), ONE, 1);
  assert.equal(beyond.isWaiting, true);
  for (const order of [...ofGuest, beyond]) await cancel(order);
});

test('the owner grants a customer a credit of their own, whose orders are held without a term', async () => {
  const before = await allocated();
  const email = 'regular@example.com';
  const browser = await registered(stack.settings, email, 'correct horse', '192.0.2.5');
  const [held] = await ordersOf(browser, ONE, 1);
  assert.notEqual((await shown(held)).heldUntil, undefined);
  await grant(email, 14_000);
  assert.equal((await shown(held)).heldUntil, undefined);
  const placed = await ordersOf(browser, SIX, 3);
  // $1,110.81 and two times $6,414.91
  assert.deepEqual(
    placed.map(({ isWaiting }) => isWaiting === true),
    [false, false, true],
  );
  assert.equal((await shown(placed[0])).heldUntil, undefined);
  assert.equal(await allocated(), before + 13);
  // Guests of the same office have their own.
  const guestOfOffice = await place(ONE, { address: '192.0.2.5' });
  assert.equal(guestOfOffice.isWaiting, undefined);
  // With nothing granted, each order waits.
  await grant(email, 0);
  assert.equal((await ordersOf(browser, ONE, 1))[0].isWaiting, true);
  for (const order of [held, ...placed, guestOfOffice]) await cancel(order);
});

test('the back office lists what waits for the owner: orders to approve, and orders that will be cancelled', async () => {
  const toApprove = await place(SIX);
  const toConfirm = await place(ONE);
  const confirmed = await place(ONE);
  await confirm(confirmed);
  const { orders } = await owner.ask(
    `{ orders(options: { filter: { _or: [
        { state: { eq: "WaitingForApproval" } },
        { _and: [
          { state: { eq: "PaymentAuthorized" } }, { heldUntil: { isNull: false } }, { isConfirmed: { eq: false } }
        ] }
      ] } }) { items { code } } }`,
  );
  const listed = new Set(orders.items.map(({ code }: { code: string }) => code));
  assert.deepEqual(
    [toApprove, toConfirm, confirmed].map(({ number }) => listed.has(number)),
    [true, true, false],
  );
  for (const order of [toApprove, toConfirm, confirmed]) await cancel(order);
});

test('all buyers together hold no more than the credit of all', async () => {
  let last;
  for (let order = 0; order < 20 && last?.isWaiting !== true; order++) last = await place(ONE);
  assert.equal(last.isWaiting, true);
  const { rows } = await stack.database.query(
    `SELECT sum("subTotalWithTax" + "shippingWithTax")::int AS held FROM "order"
     WHERE state = 'PaymentAuthorized' AND "customFieldsHelduntil" IS NOT NULL AND NOT "customFieldsIsconfirmed"`,
  );
  assert.ok(
    rows[0].held <= CREDIT_IN_ALL * 100 && rows[0].held > (CREDIT_IN_ALL - 1111) * 100,
    String(rows[0].held),
  );
});
