// Several people of one firm: orders above the limit of who orders wait for an approver.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { parse as parseCsv } from 'csv-parse/sync';
import pg from 'pg';
import { forget, personalData } from '../scripts/personal-data.ts';
import { databaseUrlOf } from '../settings.ts';
import { Owner } from './owner.ts';
import {
  becomes,
  Browser,
  count,
  CUSTOMER,
  type Json,
  letterCount,
  letterWith,
  orderOf,
  RADIO,
  registered,
  setStock,
  startBeforeTests,
  stockOf,
} from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11'] });

/** With tax and shipping, in cents. */
const totalOf = (radios: number) => radios * 106_082 + 4999;
/** The buyer's and the colleague's are of one radio, the lead's of four. The chief has none. */
const PEOPLE = {
  buyer: { orderLimit: totalOf(1) },
  colleague: { orderLimit: totalOf(1) },
  lead: { orderLimit: totalOf(4), isApprover: true },
  chief: { isApprover: true },
  stranger: { isApprover: true },
} as const;
type Person = keyof typeof PEOPLE;
const emailOf = (person: Person) => `${person}@example.com`;

let owner: Owner;
let people: Readonly<Record<Person, Browser>>;

beforeEach(async () => {
  // Once.
  if (people) return;
  owner = await Owner.signIn(stack.settings);
  const signUp = (person: Person) => registered(stack.settings, emailOf(person));
  people = {
    buyer: await signUp('buyer'),
    colleague: await signUp('colleague'),
    lead: await signUp('lead'),
    chief: await signUp('chief'),
    stranger: await signUp('stranger'),
  };
  for (const person of ['buyer', 'colleague', 'lead', 'chief', 'stranger'] as const)
    await limit(person, PEOPLE[person]);
  for (const [name, members] of [
    ['Yılmaz Güvenlik', ['buyer', 'colleague', 'lead', 'chief']],
    ['Another Firm', ['stranger']],
  ] as const)
    await owner.change('createCustomerGroup', 'CreateCustomerGroupInput!', {
      name,
      customerIds: await Promise.all(members.map((person) => owner.customerId(emailOf(person)))),
      customFields: { isFirm: true },
    });
});

const limit = async (person: Person, customFields: object) =>
  owner.change('updateCustomer', 'UpdateCustomerInput!', {
    id: await owner.customerId(emailOf(person)),
    customFields,
  });

async function place(
  radios: number,
  { by = 'buyer', email = emailOf(by), ...more }: { by?: Person; email?: string; costCentre?: string } = {},
) {
  const order = orderOf([{ ...RADIO, quantity: radios }], { email });
  const { status, body } = await people[by].place({ ...order, ...more });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
type Placed = { readonly number: string; readonly key: string };

const decide = (
  browser: Browser,
  { number }: Pick<Placed, 'number'>,
  decision: object = { isApproved: true },
  headers = {},
) => browser.ask('POST', `/api/orders/${number}/decision`, decision, headers);
const toApprove = async (person: Person): Promise<readonly Json[]> =>
  (await people[person].ask('GET', '/api/orders')).body.toApprove ?? [];
const allocated = async () => (await stockOf(stack.database, '11')).allocated;
const shown = (placed: Placed): Promise<Json> => guest.opened(placed);
async function deskOf(kind: string): Promise<readonly Json[]> {
  const { desk } = await owner.ask('{ desk { kind entries { title detail amount } } }');
  return desk.find((section: Json) => section.kind === kind).entries;
}

test('an order up to the limit is placed, one above it waits for the firm, without stock, and only its approvers know', async () => {
  const before = await allocated();
  const small = await place(1);
  assert.equal(small.isWaiting, undefined);
  assert.equal(await allocated(), before + 1);
  assert.ok(await owner.cancel(small.number));

  const order = await place(2, { costCentre: ' KST 4711 ' });
  assert.deepEqual([order.isWaiting, order.awaitsFirm, order.total], [true, true, totalOf(2)]);
  assert.equal(await allocated(), before);
  const { deliveryState, awaitsFirm, costCentre, orderedBy } = await shown(order);
  assert.deepEqual(
    [deliveryState, awaitsFirm, costCentre, orderedBy],
    ['waiting', true, 'KST 4711', undefined],
  );
  const listed = [
    {
      number: order.number,
      total: totalOf(2),
      orderedBy: 'Ayşe Yılmaz (buyer@example.com)',
      costCentre: 'KST 4711',
    },
  ];
  for (const person of ['lead', 'chief'] as const) {
    const waiting = await toApprove(person);
    assert.deepEqual(
      waiting.map(({ placedAt: _placedAt, ...entry }) => entry),
      listed,
    );
    const { body } = await people[person].ask('GET', `/api/orders/${order.number}`);
    assert.equal(body.order.orderedBy, listed[0]?.orderedBy);
    assert.deepEqual([body.order.total, body.order.canCancel], [totalOf(2), undefined]);
    const letter = await letterWith(stack.settings, `To: ${emailOf(person)}`, 'waits for your approval');
    assert.ok(letter.includes(`/account/orders/${order.number}`) && letter.includes('KST 4711'), letter);
    // The key would open it as its buyer.
    assert.ok(!letter.includes('key='), letter);
    assert.match(letter, /Reply-To: .*buyer@example\.com/);
  }
  for (const person of ['buyer', 'colleague', 'stranger'] as const)
    assert.deepEqual(await toApprove(person), [], person);
  for (const person of ['colleague', 'stranger'] as const)
    assert.equal((await people[person].ask('GET', `/api/orders/${order.number}`)).status, 404, person);
  const letter = await letterWith(stack.settings, `Your order ${order.number}`);
  assert.match(letter.replaceAll(/\s+/g, ' '), /an approver of your firm has to approve it/);
  assert.ok(letter.includes('Cost centre: KST 4711.'));
  assert.equal(letterCount(stack.settings, `ew order ${order.number}`), 0);
  assert.equal((await decide(people.chief, order)).status, 200);
  assert.ok(await owner.cancel(order.number));
});

test('nobody but an approver of the firm within their limit decides, and not about their own order', async () => {
  const before = await allocated();
  const [two, six] = [await place(2), await place(6)];
  const own = await place(6, { by: 'lead' });
  for (const isApproved of [true, false]) {
    for (const person of ['buyer', 'colleague', 'stranger'] as const)
      assert.equal((await decide(people[person], two, { isApproved })).status, 404, person);
    assert.equal((await decide(people.lead, six, { isApproved })).status, 404);
    assert.equal((await decide(people.lead, own, { isApproved })).status, 404);
    assert.equal((await decide(guest, two, { isApproved })).status, 401);
    const origin = { Origin: 'https://elsewhere.example' };
    assert.equal((await decide(people.chief, two, { isApproved }, origin)).status, 403);
    assert.equal((await decide(people.chief, { number: '100000' }, { isApproved })).status, 404);
  }
  assert.equal((await decide(people.chief, two, { isApproved: 'yes' })).status, 400);
  // The key of an order does not make its buyer a person who decides.
  const path = `/api/orders/${two.number}/decision?key=${two.key}`;
  assert.equal((await people.buyer.ask('POST', path, { isApproved: true })).status, 404);
  assert.deepEqual(
    (await toApprove('lead')).map(({ number }) => number),
    [two.number],
  );
  assert.deepEqual(
    (await toApprove('chief')).map(({ number }) => number),
    [two.number, six.number, own.number],
  );
  // Who has become an approver does not approve what they have ordered, whatever their limit.
  await limit('buyer', { isApprover: true, orderLimit: null });
  assert.equal((await decide(people.buyer, six)).status, 404);
  await limit('buyer', { isApprover: false, ...PEOPLE.buyer });
  // Nor the owner, in place of the firm.
  await assert.rejects(owner.confirm(two.number), /waits for an approver of the firm that orders it/);
  assert.equal(await owner.pack(two.number).catch(() => undefined), undefined);
  for (const order of [two, six, own]) {
    const { deliveryState, awaitsFirm } = await shown(order);
    assert.deepEqual([deliveryState, awaitsFirm], ['waiting', true]);
    assert.ok(await owner.cancel(order.number));
    assert.equal((await decide(people.chief, order)).status, 404);
  }
  assert.equal(await allocated(), before);
});

test('who decides nothing does not wait for those who order, nor keeps them waiting', async () => {
  const order = await place(2);
  const ordering = await stack.database.connect();
  try {
    await ordering.query(`BEGIN; SELECT pg_advisory_xact_lock_shared(hashtextextended('stock', 0))`);
    const forged = new Browser(stack.settings);
    forged.cookie = '__Host-watchpost=made-up';
    assert.equal((await decide(forged, order)).status, 401);
    for (const person of ['buyer', 'colleague', 'stranger'] as const)
      assert.equal((await decide(people[person], order)).status, 404, person);
  } finally {
    await ordering.query('ROLLBACK');
    ordering.release();
  }
  assert.equal((await decide(people.chief, order, { isApproved: false })).status, 200);
});

test('two approvers at once, each twice: one approves, and the order goes on as if it had just been placed', async () => {
  const before = await allocated();
  const order = await place(2);
  const answers = await Promise.all(
    [people.lead, people.chief, people.lead, people.chief].map((browser) => decide(browser, order)),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 404, 404, 404],
  );
  assert.equal(await allocated(), before + 2);
  const { deliveryState, heldUntil, documents } = await shown(order);
  assert.deepEqual([deliveryState, documents], ['placed', undefined]);
  assert.ok(Math.abs(Date.parse(heldUntil) - Date.now() - 7 * 24 * 3_600_000) < 600_000);
  const letter = await letterWith(stack.settings, `Your firm has approved order ${order.number}`);
  assert.match(letter.replaceAll(/\s+/g, ' '), /We hold these products for you until/);
  await letterWith(stack.settings, `New order ${order.number}`);
  await owner.confirm(order.number);
  await letterWith(stack.settings, `We have accepted order ${order.number}`);
  assert.equal((await shown(order)).documents.length, 1);
  assert.equal(letterCount(stack.settings, `Your firm has approved order ${order.number}`), 1);
  assert.equal((await decide(people.chief, order, { isApproved: false })).status, 404);
  assert.ok(await owner.cancel(order.number));
  assert.equal(await allocated(), before);
});

test('beyond the credit it waits for the owner then, and counts for the credit once it is approved', async () => {
  const before = await allocated();
  await limit('buyer', { credit: 500_000 });
  const order = await place(6);
  // What waits for the firm holds nothing, so it is no part of the credit.
  const small = await place(1);
  assert.equal(small.isWaiting, undefined);
  assert.ok(!(await deskOf('to-approve')).some(({ title }) => title === order.number));
  assert.equal((await decide(people.chief, order)).status, 200);
  const { deliveryState, awaitsFirm } = await shown(order);
  assert.deepEqual([deliveryState, awaitsFirm], ['waiting', undefined]);
  assert.equal(await allocated(), before + 1);
  assert.ok((await deskOf('to-approve')).some(({ title }) => title === order.number));
  await letterWith(stack.settings, `Order ${order.number} of`, 'waits for your approval');
  const letter = await letterWith(stack.settings, `Your firm has approved order ${order.number}`);
  assert.match(letter, /We check this order before we accept it/);
  await owner.confirm(order.number);
  assert.equal((await shown(order)).deliveryState, 'placed');
  assert.equal(await allocated(), before + 7);
  for (const { number } of [order, small]) assert.ok(await owner.cancel(number));
  await limit('buyer', { credit: null });
});

test('with too little in stock nothing changes, and it can be approved later', async () => {
  const order = await place(3);
  await setStock(stack.database, '11', 2);
  const before = await allocated();
  const { status, body } = await decide(people.chief, order);
  assert.deepEqual([status, body.fields], [400, { lines: 'invalid' }]);
  assert.equal((await shown(order)).awaitsFirm, true);
  assert.equal(await allocated(), before);
  assert.deepEqual(
    (await toApprove('lead')).map(({ number }) => number),
    [order.number],
  );
  assert.equal(letterCount(stack.settings, `Your firm has approved order ${order.number}`), 0);
  await setStock(stack.database, '11', 5000);
  assert.equal((await decide(people.chief, order)).status, 200);
  assert.equal(await allocated(), before + 3);
  await letterWith(stack.settings, `Your firm has approved order ${order.number}`);
  assert.ok(await owner.cancel(order.number));
});

test('a declined one is cancelled, the buyer reads why, and stock and credit are as before', async () => {
  const before = await stockOf(stack.database, '11');
  const order = await place(3);
  const reason = 'We have two in the store.\n\nTake those <b>first</b>.';
  assert.equal((await decide(people.lead, order, { isApproved: false, reason })).status, 200);
  assert.equal((await decide(people.lead, order, { isApproved: false, reason })).status, 404);
  const { deliveryState, charged } = await shown(order);
  assert.deepEqual([deliveryState, charged], ['cancelled', 0]);
  const letter = await letterWith(stack.settings, `Your firm has declined order ${order.number}`);
  assert.match(letter, /We have two in the store\./);
  assert.ok(letter.includes('To: buyer@example.com') && letter.includes('&lt;b&gt;first'), letter);
  assert.deepEqual(await stockOf(stack.database, '11'), before);
  assert.equal(letterCount(stack.settings, `You have cancelled order ${order.number}`), 0);

  // Nothing that was typed goes to an address that nobody has confirmed.
  const elsewhere = await place(3, { email: 'elsewhere@example.com' });
  assert.equal((await decide(people.lead, elsewhere, { isApproved: false, reason })).status, 200);
  const other = await letterWith(stack.settings, `Your firm has declined order ${elsewhere.number}`);
  assert.match(other, /To: elsewhere@example\.com[^]*An approver of your firm has declined/);
  assert.ok(!other.includes('We have two'), other);

  // Cancelled by the buyer meanwhile.
  const withdrawn = await place(3);
  const cancelled = people.buyer.ask('POST', `/api/orders/${withdrawn.number}/cancel`);
  const [{ body }, { status }] = await Promise.all([cancelled, decide(people.lead, withdrawn)]);
  assert.equal(body.order.deliveryState, 'cancelled');
  assert.ok(status === 404 || status === 200);
  assert.deepEqual(await stockOf(stack.database, '11'), before);
});

test('the desk says when no approver may approve an order, until the owner gives one a higher limit', async () => {
  await limit('chief', { isApprover: false });
  const order = await place(6);
  const detail = async () => (await deskOf('awaits-firm')).find(({ title }) => title === order.number).detail;
  assert.equal(await detail(), 'Ayşe Yılmaz: nobody of the firm may approve it. Confirm or cancel it');
  assert.deepEqual(await toApprove('lead'), []);
  await limit('lead', { orderLimit: totalOf(6) });
  assert.equal(await detail(), 'Ayşe Yılmaz: an approver of the firm decides');
  assert.equal((await decide(people.lead, order, { isApproved: false })).status, 200);
  await limit('lead', PEOPLE.lead);

  // Or the owner decides.
  const before = await allocated();
  const other = await place(6);
  await letterWith(stack.settings, `Subject: Order ${other.number}`, 'waits for your approval');
  await owner.confirm(other.number);
  assert.equal((await shown(other)).deliveryState, 'placed');
  assert.equal(await allocated(), before + 6);
  assert.ok(await owner.cancel(other.number));
  await limit('chief', PEOPLE.chief);
  const another = await place(6);
  await assert.rejects(owner.confirm(another.number), /waits for an approver of the firm/);
  assert.ok(await owner.cancel(another.number));
});

test('an order stays with the firm for which it was placed', async () => {
  const { customerGroups } = await owner.ask('{ customerGroups { items { id name } } }');
  const [customerIds, another] = [
    [await owner.customerId(emailOf('colleague'))],
    customerGroups.items.find(({ name }: Json) => name === 'Another Firm').id,
  ];
  const members = (mutation: string, id: string) =>
    owner.ask(
      `mutation ($id: ID!, $ids: [ID!]!) { ${mutation}(customerGroupId: $id, customerIds: $ids) { id } }`,
      {
        id,
        ids: customerIds,
      },
    );
  const order = await place(2, { by: 'colleague' });
  await members('addCustomersToGroup', another);
  assert.deepEqual(await toApprove('stranger'), []);
  assert.equal((await decide(people.stranger, order)).status, 404);
  await members('removeCustomersFromGroup', another);
  assert.equal((await decide(people.chief, order)).status, 200);
  assert.ok(await owner.cancel(order.number));

  // What a guest orders with the address of one of its people is none of its orders, also once it is theirs.
  const { body } = await guest.place(orderOf([{ ...RADIO, quantity: 2 }], { email: emailOf('colleague') }));
  await people.colleague.signIn(emailOf('colleague'), 'correct horse');
  assert.equal((await people.colleague.ask('GET', `/api/orders/${body.number}`)).status, 200);
  await owner.confirm(body.number);
  const { rows } = await stack.database.query(
    `SELECT content -> 'company' ->> 'name' AS company FROM document JOIN "order" ON "order".id = "orderId" WHERE code = $1`,
    [body.number],
  );
  assert.deepEqual(rows, [{ company: '' }]);
  assert.ok(await owner.cancel(body.number));
});

test('a quote above the limit waits as well, and has no term once it is approved', async () => {
  const { address, city, state, zipCode: zip, country } = CUSTOMER;
  const saved = { name: 'Yılmaz Güvenlik', address, city, state, zip, country };
  const { addresses } = (await people.buyer.ask('POST', '/api/account/addresses', saved)).body;
  const lines = [{ productId: RADIO.productId, quantity: 6 }];
  const asked = await people.buyer.ask(
    'POST',
    '/api/quotes',
    { lines, addressId: addresses[0].id },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const { number } = asked.body;
  const { id } = await owner.order(number);
  await owner.change('setOrderCustomFields', 'UpdateOrderInput!', { id, customFields: { isQuoted: true } });
  const before = await allocated();
  const accepting = { total: totalOf(6), costCentre: 'KST 1' };
  const { body } = await people.buyer.ask('POST', `/api/quotes/${number}/order`, accepting);
  assert.deepEqual([body.kind, body.isWaiting, body.awaitsFirm], ['placed', true, true]);
  assert.equal(await allocated(), before);
  assert.equal((await toApprove('chief'))[0]?.costCentre, 'KST 1');
  assert.equal((await decide(people.chief, { number })).status, 200);
  assert.equal(await allocated(), before + 6);
  const { deliveryState, heldUntil } = await shown(body);
  assert.deepEqual([deliveryState, heldUntil], ['placed', undefined]);
  assert.ok(await owner.cancel(number));
});

test('the cost centre is on the invoice and in the books, and only people of a firm have one', async () => {
  const order = await place(1, { costCentre: 'KST 0815' });
  await owner.confirm(order.number);
  const { rows } = await stack.database.query(
    `SELECT content FROM document JOIN "order" ON "order".id = "orderId" WHERE code = $1`,
    [order.number],
  );
  assert.equal(rows[0].content.costCentre, 'KST 0815');
  const today = new Date().toISOString().slice(0, 10);
  const { bookkeeping } = await owner.ask('query ($day: String!) { bookkeeping(from: $day, to: $day) }', {
    day: today,
  });
  const books = parseCsv<Json>(bookkeeping, { bom: true, columns: true });
  const own = books.filter((row) => row.order === order.number);
  assert.deepEqual([...new Set(own.map((row) => row['cost centre']))], ['KST 0815']);
  assert.ok(own.every(({ currency }) => currency === 'USD'));

  const { firm } = (await people.buyer.ask('GET', '/api/session')).body.customer;
  assert.equal(firm.name, 'Yılmaz Güvenlik');
  const { body } = await guest.place({
    ...orderOf([{ ...RADIO, quantity: 6 }], { email: emailOf('buyer') }),
    costCentre: 'KST 0815',
  });
  // A guest with the address of a person of a firm is none.
  const { costCentre, awaitsFirm } = await shown(body);
  assert.deepEqual([costCentre, awaitsFirm], [undefined, undefined]);
  for (const { number } of [order, body]) assert.ok(await owner.cancel(number));
});

const send = ({ number, isApproved }: { readonly number: string; readonly isApproved: boolean }) =>
  decide(people.chief, { number }, { isApproved });

test('an engine killed while approvers decide leaves each order waiting or decided, and each is decided once', async () => {
  const before = await allocated();
  const orders = [await place(2), await place(2), await place(2), await place(2)];
  const decisions = orders.map(({ number }, place) => ({ number, isApproved: place % 2 === 0 }));
  // They are at different steps when it is killed.
  const answers = decisions.map(async (decision, place) => {
    await wait(50 * place);
    return send(decision).catch(() => undefined);
  });
  await wait(150);
  process.kill(stack.engine.pid ?? 0, 'SIGKILL');
  await Promise.all(answers);
  await becomes(async () => (await people.chief.ask('GET', '/api/session')).status, 200);
  for (const decision of decisions) {
    const { status } = await send(decision);
    assert.ok(status === 200 || status === 404, String(status));
  }
  assert.equal(await allocated(), before + 4);
  for (const [index, order] of orders.entries()) {
    const { deliveryState } = await shown(order);
    assert.equal(deliveryState, index % 2 === 0 ? 'placed' : 'cancelled');
    const subject = `Your firm has ${index % 2 === 0 ? 'approved' : 'declined'} order ${order.number}`;
    await letterWith(stack.settings, subject);
    assert.equal(letterCount(stack.settings, subject), 1);
  }
});

test('who has decided is told so in the export, and is in no order of a colleague once forgotten or gone', async () => {
  const database = new pg.Client({ connectionString: databaseUrlOf(stack.settings) });
  await database.connect();
  const closing = await owner.customerId(emailOf('lead'));
  await owner.change('updateCustomer', 'UpdateCustomerInput!', { id: closing, lastName: 'Kapatan' });
  const names = { chief: 'Ayşe Yılmaz', lead: 'Ayşe Kapatan' };
  try {
    for (const [person, erase] of [
      ['chief', () => forget(database, stack.settings, emailOf('chief'), () => {})],
      ['lead', () => people.lead.ask('POST', '/api/account/close', { password: 'correct horse' })],
    ] as const) {
      const order = await place(2);
      assert.equal((await decide(people[person], order)).status, 200);
      const named = [
        `history_entry WHERE data LIKE '%(${emailOf(person)}).%'`,
        `letter JOIN "order" ON about = "order".id::text
           WHERE code = '${order.number}' AND content ->> 'by' = '${names[person]}'`,
      ];
      for (const where of named) assert.ok((await count(stack.database, where)) > 0, where);
      const data: Json = await personalData(database, stack.settings, emailOf(person));
      const { isApprover, orderLimitInCents, creditInCents, groups } = data.customers[0];
      const limitOf = { chief: null, lead: totalOf(4) }[person];
      assert.deepEqual(
        [isApprover, orderLimitInCents, creditInCents, groups],
        [true, limitOf, null, ['Yılmaz Güvenlik']],
      );
      assert.ok(JSON.stringify(data.history).includes(`Approved for the firm by ${names[person]}`));
      assert.ok(data.emails.some(({ content }: Json) => content?.by === names[person]));
      await erase();
      for (const where of named) assert.equal(await count(stack.database, where), 0, where);
      // The buyer's e-mail about it is still sent.
      await letterWith(stack.settings, `Your firm has approved order ${order.number}`);
    }
  } finally {
    await database.end();
  }
});
