// `npm run live -- forget EMAIL` and `export EMAIL`, while the shop runs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Owner } from './owner.ts';
import {
  decode,
  eventually,
  letterCount,
  letterWith,
  orderOf,
  PORT,
  RADIO,
  registered,
  startBeforeTests,
  tokenIn,
} from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11'] });

const EMAIL = 'unutulan@example.com';
const ORDER = {
  firstName: 'Zeynepgül',
  lastName: 'Unutkanoğlu',
  email: 'Unutulan@example.com',
  phone: '+90 555 123 98 76',
  address: 'Unutkan Sokak 17',
  city: 'Unutköy',
  state: 'Unutilçe',
  zipCode: '98765',
};
const PURCHASE = { method: 'purchase-order', purchaseOrder: 'PO-UNUT-99' };
const OTHER = { firstName: 'Kalan', email: 'kalan@example.com' };

function live(...parameters: readonly string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/live.ts'), ...parameters], {
    env: { ...process.env, PORT: String(PORT), LIVE_DATA: stack.settings.dataFolder },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

/** Where the text is stored: the tables with the number of rows, and `mailbox`. */
async function placesOf(text: string): Promise<readonly string[]> {
  const { rows } = await stack.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { name } of rows) {
    const found = await stack.database.query(
      `SELECT FROM "${name}" AS each WHERE strpos(lower(each::text), lower($1)) > 0`,
      [text],
    );
    if (found.rowCount) places.push(`${name}: ${found.rowCount}`);
  }
  const mailbox = join(stack.settings.dataFolder, 'mailbox');
  const letters = existsSync(mailbox) ? readdirSync(mailbox) : [];
  const isIn = (name: string) =>
    decode(readFileSync(join(mailbox, name), 'utf8'))
      .toLowerCase()
      .includes(text.toLowerCase());
  return letters.some(isIn) ? [...places, 'mailbox'] : places;
}

test('everything about a person is exported, then erased, and nothing about anyone else', async () => {
  const { settings, database } = stack;
  // Orders of a guest, then an account with the same address, a saved address, an order, a note of the owner and an open link.
  const { body: first } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }], ORDER, PURCHASE));
  const { body: other } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }], OTHER));
  const browser = await registered(settings, EMAIL, 'correct horse');
  const details = {
    firstName: ORDER.firstName,
    lastName: ORDER.lastName,
    phone: ORDER.phone,
    newsletter: true,
  };
  await browser.ask('PUT', '/api/account', details);
  await browser.ask('POST', '/api/account/addresses', {
    name: `${ORDER.firstName} ${ORDER.lastName}`,
    address: ORDER.address,
    city: ORDER.city,
    state: ORDER.state,
    zip: ORDER.zipCode,
    country: 'Turkey',
  });
  const { body: second } = await browser.place(orderOf([{ ...RADIO, quantity: 2 }], ORDER, PURCHASE));
  // Somebody else's account, with this person as the contact of an order.
  const colleague = await registered(settings, 'colleague@example.com');
  const { body: third } = await colleague.place(orderOf([{ ...RADIO, quantity: 1 }], ORDER));
  await guest.ask('POST', '/api/password-resets', { email: EMAIL });
  const token = tokenIn(await letterWith(settings, `To: ${EMAIL}`, '/reset-password?'));
  const orders = [first, second, third];
  for (const { number } of orders) await letterWith(settings, `Your order ${number}`);
  await letterWith(settings, `Your order ${other.number}`);

  const owner = await Owner.signIn(settings);
  const { rows } = await database.query('SELECT id FROM "order" WHERE code = $1', [first.number]);
  const orderId = String(rows[0].id);
  await owner.ask('mutation ($input: AddNoteToOrderInput!) { addNoteToOrder(input: $input) { id } }', {
    input: { id: orderId, note: `${ORDER.firstName} has called`, isPublic: false },
  });
  const { customers } = await owner.ask(
    'query ($email: String!) { customers(options: { filter: { emailAddress: { eq: $email } } }) { items { id } } }',
    { email: EMAIL },
  );
  const [{ id }] = customers.items;
  await owner.ask('mutation ($input: AddNoteToCustomerInput!) { addNoteToCustomer(input: $input) { id } }', {
    input: { id, note: `${ORDER.lastName} is a friend`, isPublic: false },
  });

  const needles = [
    EMAIL,
    ORDER.firstName,
    ORDER.lastName,
    ORDER.phone,
    ORDER.address,
    ORDER.city,
    ORDER.state,
    ORDER.zipCode,
    PURCHASE.purchaseOrder,
  ];
  const exported = live('export', EMAIL.toUpperCase());
  assert.equal(exported.status, 0, exported.stderr);
  const data = JSON.parse(exported.stdout);
  for (const needle of needles) assert.ok(exported.stdout.includes(needle), needle);
  assert.deepEqual(
    new Set(data.orders.map(({ number }: { number: string }) => number)),
    new Set(orders.map(({ number }) => number)),
  );
  assert.equal(data.customers[0].newsletter, true);
  const networks = 'SELECT "customFieldsNetwork" AS network FROM "order" WHERE code = $1';
  const { network } = (await database.query(networks, [first.number])).rows[0];
  assert.ok(network !== null && exported.stdout.includes(network));
  assert.ok(data.mailbox.length >= 4);
  assert.doesNotMatch(JSON.stringify({ ...data, mailbox: [] }), /passwordHash|\$2b\$|kalan/i);

  const forgotten = live('forget', EMAIL.toUpperCase());
  assert.equal(forgotten.status, 0, forgotten.stderr);
  for (const needle of [...needles, token, ...orders.map(({ key }) => key)])
    assert.deepEqual(await placesOf(needle), [], needle);
  assert.equal((await database.query(networks, [first.number])).rows[0].network, null);
  for (const { number } of orders) assert.ok(forgotten.stdout.includes(`order ${number} of `));
  assert.match(
    forgotten.stdout,
    /3 × orders: name, e-mail address, phone, addresses, purchase order number, link and hash of the IP address/,
  );
  assert.match(forgotten.stdout, /Kept by law/);
  assert.match(forgotten.stdout, /Cancel it in the back office/);

  for (const { number, key } of orders)
    assert.equal((await guest.ask('GET', `/api/orders/${number}?key=${key}`)).status, 404);
  assert.equal((await browser.ask('GET', '/api/session')).body.customer, null);
  const signIn = await guest.ask('POST', '/api/session', { email: EMAIL, password: 'correct horse' });
  assert.equal(signIn.body.kind, 'refused');
  const reset = await guest.ask('POST', '/api/password-resets/confirm', {
    token,
    password: 'battery staple',
  });
  assert.equal(reset.body.kind, 'expired');
  // What the books need is still there, and the owner can work with it.
  const { order } = await owner.ask(
    'query ($id: ID!) { order(id: $id) { totalWithTax state customer { id } shippingAddress { countryCode } lines { quantity } } }',
    { id: orderId },
  );
  assert.deepEqual(order, {
    totalWithTax: first.total,
    state: 'PaymentAuthorized',
    customer: null,
    shippingAddress: { countryCode: 'TR' },
    lines: [{ quantity: 1 }],
  });
  const { cancelOrder } = await owner.ask(
    'mutation ($id: ID!) { cancelOrder(input: { orderId: $id, cancelShipping: true }) { __typename } }',
    { id: orderId },
  );
  assert.equal(cancelOrder.__typename, 'Order');
  // Nobody else has lost anything.
  assert.equal(
    (await guest.ask('GET', `/api/orders/${other.number}?key=${other.key}`)).body.order.customer.firstName,
    'Kalan',
  );
  assert.equal((await colleague.ask('GET', '/api/session')).body.customer.email, 'colleague@example.com');
  assert.equal(letterCount(settings, `Your order ${other.number}`), 1);
  // The person may come back.
  await eventually(
    async () => letterCount(settings, `To: ${EMAIL}`),
    (letters) => letters === 0,
  );
  const again = await registered(settings, EMAIL, 'correct horse');
  assert.deepEqual((await again.ask('GET', '/api/orders')).body.orders, []);
});

test('a customer that was deleted in the back office is erased too', async () => {
  const email = 'deleted@example.com';
  await registered(stack.settings, email);
  const owner = await Owner.signIn(stack.settings);
  const { customers } = await owner.ask(
    'query ($email: String!) { customers(options: { filter: { emailAddress: { eq: $email } } }) { items { id } } }',
    { email },
  );
  await owner.ask('mutation ($id: ID!) { deleteCustomer(id: $id) { result } }', {
    id: customers.items[0].id,
  });
  assert.notDeepEqual(await placesOf(email), []);
  const { status, stdout } = live('forget', email);
  assert.equal(status, 0);
  assert.match(stdout, /no order/);
  assert.deepEqual(await placesOf(email), []);
});

test('a task that does not exist is refused in a sentence', () => {
  for (const parameters of [['forget'], ['forget', 'nobody'], ['remember', 'ada@example.com']]) {
    const { status, stderr } = live(...parameters);
    assert.equal(status, 1);
    assert.equal(stderr.trim().split('\n').length, 1);
    assert.match(stderr, /npm run live -- forget EMAIL/);
  }
});

test('the command works while the shop is stopped', async () => {
  await stack.gateway.stop();
  await stack.engine.stop();
  await stack.postgres.stop();
  const { status, stdout, stderr } = live('export', OTHER.email);
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(stdout).orders.length, 1);
  await stack.postgres.start();
});
