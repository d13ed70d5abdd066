// `npm run live -- forget EMAIL`, `export EMAIL` and `newsletter`, while the shop runs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { Owner } from './owner.ts';
import {
  becomes,
  Browser,
  confirm,
  count,
  decode,
  letterCount,
  letters,
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
const COMPANY = { company: 'Unutmaz Güvenlik', vatNumber: 'TR4540536920' };
const PURCHASE = { method: 'purchase-order', purchaseOrder: 'PO-UNUT-99' };
const MESSAGE = {
  name: `${ORDER.firstName} ${ORDER.lastName}`,
  email: ORDER.email,
  subject: 'UNUT-42',
  message: 'Wo ist UNUT-43?',
};
const OTHER = { firstName: 'Kalan', email: 'kalan@example.com' };

/** Does not block: the gateway may close connections meanwhile, and a blocked test would not learn of it. */
async function live(...parameters: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts/live.ts'), ...parameters], {
    env: { ...process.env, PORT: String(PORT), LIVE_DATA: stack.settings.dataFolder },
    timeout: 60_000,
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, status };
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
  // A subscription to the newsletter, a message, orders of a guest, then an account with the same address, a saved address, an order, a note of the owner and an open link.
  await guest.ask('POST', '/api/newsletter', { email: EMAIL });
  const subscription = tokenIn(await letterWith(settings, `To: ${EMAIL}`, '/newsletter?'));
  await guest.ask('POST', '/api/newsletter/confirm', { token: subscription });
  await guest.ask('POST', '/api/messages', MESSAGE);
  await guest.ask('POST', '/api/messages', {
    name: 'Kalan',
    email: OTHER.email,
    subject: 'a',
    message: 'b',
  });
  await letterWith(settings, 'Reply-To: Kalan <kalan@example.com>');
  await letterWith(settings, `<${ORDER.email}>`);
  const { body: first } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }], ORDER, PURCHASE));
  const { body: other } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }], OTHER));
  const browser = await registered(settings, EMAIL, 'correct horse');
  const details = {
    firstName: ORDER.firstName,
    lastName: ORDER.lastName,
    phone: ORDER.phone,
    newsletter: true,
    ...COMPANY,
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
  await guest.requestReset(EMAIL);
  const token = tokenIn(await letterWith(settings, `To: ${EMAIL}`, '/reset-password?'));
  const orders = [first, second, third];
  for (const { number } of orders) await letterWith(settings, `Your order ${number}`);
  await letterWith(settings, `Your order ${other.number}`);

  const owner = await Owner.signIn(settings);
  const { id: orderId } = await owner.order(first.number);
  const aboutOrder = { id: orderId, note: `${ORDER.firstName} has called`, isPublic: false };
  await owner.change('addNoteToOrder', 'AddNoteToOrderInput!', aboutOrder);
  const id = await owner.customerId(EMAIL);
  const aboutPerson = { id, note: `${ORDER.lastName} is a friend`, isPublic: false };
  await owner.change('addNoteToCustomer', 'AddNoteToCustomerInput!', aboutPerson);

  const needles = [
    ...Object.values(ORDER),
    ...Object.values(COMPANY),
    PURCHASE.purchaseOrder,
    MESSAGE.message,
    MESSAGE.subject,
  ];
  const exported = await live('export', EMAIL.toUpperCase());
  assert.equal(exported.status, 0, exported.stderr);
  const data = JSON.parse(exported.stdout);
  for (const needle of needles) assert.ok(exported.stdout.includes(needle), needle);
  assert.deepEqual(
    new Set(data.orders.map(({ number }: { number: string }) => number)),
    new Set(orders.map(({ number }) => number)),
  );
  assert.equal(data.customers[0].newsletter, true);
  assert.equal(data.newsletter.length, 1);
  const networks = 'SELECT "customFieldsNetwork" AS network FROM "order" WHERE code = $1';
  const { network } = (await database.query(networks, [first.number])).rows[0];
  assert.ok(network !== null && exported.stdout.includes(network));
  assert.ok(data.mailbox.length >= 4);
  assert.doesNotMatch(exported.stdout, /passwordHash|\$2b\$|kalan|[?&](?:key|token)=/i);
  assert.ok(!exported.stdout.includes(first.key));

  const forgotten = await live('forget', EMAIL.toUpperCase());
  assert.equal(forgotten.status, 0, forgotten.stderr);
  for (const needle of [...needles, token, subscription, ...orders.map(({ key }) => key)])
    assert.deepEqual(await placesOf(needle), [], needle);
  assert.equal((await database.query(networks, [first.number])).rows[0].network, null);
  for (const { number } of orders) assert.ok(forgotten.stdout.includes(`order ${number} of `));
  assert.match(
    forgotten.stdout,
    /3 × orders: name, e-mail address, phone, addresses, purchase order number, cost centre, link and hash of the IP address/,
  );
  assert.match(forgotten.stdout, /Kept by law/);
  assert.match(forgotten.stdout, /Cancel it in the back office/);

  for (const { number, key } of orders)
    assert.equal((await guest.ask('GET', `/api/orders/${number}?key=${key}`)).status, 404);
  assert.equal(await browser.customer(), null);
  const signIn = await guest.signIn(EMAIL, 'correct horse');
  assert.equal(signIn.body.kind, 'refused');
  const reset = await guest.resetPassword(token, 'battery staple');
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
  assert.ok(await owner.cancel(first.number));
  // Nobody else has lost anything.
  assert.equal((await guest.opened(other)).customer.firstName, 'Kalan');
  assert.equal((await colleague.customer()).email, 'colleague@example.com');
  assert.equal(letterCount(settings, `Your order ${other.number}`), 1);
  assert.equal(letterCount(settings, 'Reply-To: Kalan <kalan@example.com>'), 1);
  // The person may come back.
  await becomes(() => letterCount(settings, `To: ${EMAIL}`), 0);
  const again = await registered(settings, EMAIL, 'correct horse');
  assert.deepEqual((await again.ask('GET', '/api/orders')).body.orders, []);
});

test('a customer closes the account: all of it is erased but orders and invoices, and the person may come back', async () => {
  const { settings, database } = stack;
  const email = 'closes@example.com';
  const browser = await registered(settings, email);
  const elsewhere = new Browser(settings);
  await elsewhere.signIn(email, 'correct horse');
  const place = { name: 'Kapan', address: 'Kapanış Sokak 3', city: 'Kapancı', state: 'K', zip: '98001' };
  await browser.ask('POST', '/api/account/addresses', { ...place, country: 'Turkey' });
  const [{ id: addressId }] = (await browser.ask('GET', '/api/account/addresses')).body.addresses;
  const request = { lines: [{ productId: RADIO.productId, quantity: 1 }], addressId, message: 'Kapanmadan' };
  const { body: asked } = await browser.ask('POST', '/api/quotes', request, {
    'Idempotency-Key': randomUUID(),
  });
  assert.equal(asked.kind, 'asked');
  const details = { firstName: 'Kapatan', lastName: 'Biri', phone: '+90 555 999 00 01', newsletter: true };
  await browser.ask('PUT', '/api/account', details);
  const { body: order } = await browser.place(orderOf([{ ...RADIO, quantity: 1 }], { email }));
  const owner = await Owner.signIn(settings);
  await owner.confirm(order.number);
  await letterWith(settings, `To: ${email}`, `We have accepted order ${order.number}`);

  const close = (password: string) => browser.ask('POST', '/api/account/close', { password });
  assert.equal((await guest.ask('POST', '/api/account/close', { password: 'correct horse' })).status, 401);
  assert.deepEqual((await close('wrong one')).body, { kind: 'refused' });
  assert.equal((await browser.customer()).email, email);
  const { body, cookie } = await close('correct horse');
  assert.deepEqual(body, { kind: 'saved' });
  assert.match(cookie ?? '', /Max-Age=0/);
  assert.match(
    await letterWith(settings, `To: ${email}`, 'Subject: Your account is closed'),
    /Tax law obliges us/,
  );
  for (const needle of [place.address, place.city, details.firstName, details.phone, request.message]) {
    // The owner has got the request by e-mail.
    assert.deepEqual(
      (await placesOf(needle)).filter((each) => each !== 'mailbox'),
      [],
      needle,
    );
  }
  for (const table of ['customer', '"user"', 'authentication_method', 'newsletter'])
    assert.equal(
      await count(database, `${table} AS each WHERE each::text ILIKE $1`, [`%${email}%`]),
      0,
      table,
    );
  assert.equal(await elsewhere.customer(), null);
  assert.equal((await guest.signIn(email, 'correct horse')).body.kind, 'refused');
  assert.equal((await subscribers()).has(email), false);
  // The order is still delivered, its link and its invoice open it, and the owner can work with it.
  const opened = await guest.opened(order);
  assert.deepEqual([opened.customer.email, opened.documents.length], [email, 1]);
  const parcel = await owner.pack(order.number);
  await owner.setParcel(parcel ?? '', 'Shipped');
  await letterWith(settings, `To: ${email}`, `Order ${order.number} is on its way`);
  // What it holds counts for the credit of the same address.
  assert.equal(await count(database, `"order" WHERE code = $1 AND "customerId" IS NULL`, [order.number]), 1);
  const links = () =>
    letters(settings).filter((letter) => letter.includes(`To: ${email}`) && letter.includes('/confirm?'));
  const again = new Browser(settings);
  await again.register(email, 'battery staple');
  await becomes(() => links().length, 2);
  assert.equal(await confirm(again, tokenIn(links()[1] ?? ''), 'battery staple'), 'signed-in');
  assert.deepEqual((await again.ask('GET', '/api/account/addresses')).body.addresses, []);
  // What is kept is erased if the owner erases the person.
  assert.equal((await live('forget', email)).status, 0);
  assert.equal((await guest.ask('GET', `/api/orders/${order.number}?key=${order.key}`)).status, 404);
});

test('a customer that was deleted in the back office is erased too', async () => {
  const email = 'deleted@example.com';
  await registered(stack.settings, email);
  const owner = await Owner.signIn(stack.settings);
  await owner.remove('deleteCustomer', await owner.customerId(email));
  assert.notDeepEqual(await placesOf(email), []);
  const { status, stdout } = await live('forget', email);
  assert.equal(status, 0);
  assert.match(stdout, /no order/);
  assert.deepEqual(await placesOf(email), []);
});

/** The addresses in the CSV file of the newsletter, with the other cells of their rows. */
async function subscribers(): Promise<ReadonlyMap<string, string>> {
  const { status, stdout, stderr } = await live('newsletter');
  assert.equal(status, 0, stderr);
  const [head, ...rows] = stdout.trimEnd().split('\r\n');
  assert.equal(head, 'email,first name,last name,since,unsubscribe link');
  const pairs = rows.map((row) => [row.slice(0, row.indexOf(',')), row.slice(row.indexOf(',') + 1)] as const);
  assert.equal(new Set(pairs.map(([email]) => email)).size, rows.length);
  return new Map(pairs);
}

const AGE = `UPDATE newsletter SET "askedAt" = now() - interval '25 hours' WHERE email = $1`;
const today = new Date().toISOString().slice(0, 10);
const subscribe = (email: string) => guest.ask('POST', '/api/newsletter', { email });
const answerTo = async (what: 'confirm' | 'end', token: string) =>
  (await guest.ask('POST', `/api/newsletter/${what}`, { token })).body;
const mailedToken = async (email: string) =>
  tokenIn(await letterWith(stack.settings, `To: ${email}`, '/newsletter?'));
const consentOf = async (browser: Browser) => (await browser.customer()).newsletter;

describe('the newsletter', () => {
  test('goes only to who opens the mailed link, and no longer to who opens that of the newsletter', async () => {
    const email = '+reader@example.com';
    assert.deepEqual((await subscribe('never@example.com')).body, { kind: 'accepted' });
    assert.deepEqual((await subscribe(email)).body, { kind: 'accepted' });
    await mailedToken('never@example.com');
    const token = await mailedToken(email);
    assert.equal((await subscribers()).has(`'${email}`), false);
    assert.deepEqual(await answerTo('confirm', token), { kind: 'saved' });
    assert.deepEqual(await answerTo('confirm', token), { kind: 'saved' });
    assert.equal((await subscribers()).has('never@example.com'), false);
    const link = `${stack.settings.publicUrl}/newsletter?token=${token}&end=1`;
    assert.equal((await subscribers()).get(`'${email}`), `,,${today},${link}`);
    // Who has a subscription gets no second e-mail, and the same answer.
    assert.deepEqual((await subscribe(email.toUpperCase())).body, { kind: 'accepted' });
    await subscribe('after@example.com');
    await mailedToken('after@example.com');
    assert.equal(letterCount(stack.settings, `To: ${email}`), 1);
    assert.deepEqual(await answerTo('end', token), { kind: 'saved' });
    assert.equal((await subscribers()).has(`'${email}`), false);
    assert.deepEqual(await answerTo('end', token), { kind: 'expired' });
    assert.deepEqual(await answerTo('confirm', token), { kind: 'expired' });
    assert.deepEqual(await answerTo('confirm', 'unknown'), { kind: 'expired' });
    assert.deepEqual((await answerTo('end', '=1')).fields, { token: 'invalid' });
  });

  test('is not confirmed by a link that is a day old, and the address is then forgotten', async () => {
    const email = 'late@example.com';
    await subscribe(email);
    const token = await mailedToken(email);
    await stack.database.query(AGE, [email]);
    assert.deepEqual(await answerTo('confirm', token), { kind: 'expired' });
    await subscribe('another@example.com');
    await becomes(() => count(stack.database, 'newsletter WHERE email = $1', [email]), 0);
  });

  test('goes to an account that ticks it, until it unticks it or opens the link', async () => {
    const email = 'formula@example.com';
    const browser = await registered(stack.settings, email);
    const tick = (newsletter: boolean) =>
      browser.ask('PUT', '/api/account', { firstName: '=1+1', lastName: 'Ada, "Countess"', newsletter });
    assert.equal((await subscribers()).has(email), false);
    // It has asked and not confirmed. The token of its row stays, because it is that of its links.
    await subscribe(email);
    const asked = await mailedToken(email);
    await stack.database.query(AGE, [email]);
    await subscribe('one-more@example.com');
    await mailedToken('one-more@example.com');
    await tick(true);
    const row = (await subscribers()).get(email) ?? '';
    const start = `'=1+1,"Ada, ""Countess""",${today},${stack.settings.publicUrl}/newsletter?token=`;
    assert.ok(row.startsWith(start + asked), row);
    await tick(false);
    assert.equal((await subscribers()).has(email), false);
    await tick(true);
    assert.equal((await subscribers()).get(email), row);
    assert.deepEqual(await answerTo('end', tokenIn(row)), { kind: 'saved' });
    assert.deepEqual(await answerTo('end', tokenIn(row)), { kind: 'saved' });
    assert.equal(await consentOf(browser), false);
    assert.equal((await subscribers()).has(email), false);
    // The link of a newsletter does not begin a subscription.
    assert.deepEqual(await answerTo('confirm', tokenIn(row)), { kind: 'expired' });
    // Nor does it matter where the account subscribes.
    await subscribe(email);
    assert.deepEqual(await answerTo('confirm', tokenIn(row)), { kind: 'saved' });
    assert.equal(await consentOf(browser), true);
    await tick(false);
    assert.equal((await subscribers()).has(email), false);
  });

  test('goes on once the reader has an account, which then shows it, and ends with the account', async () => {
    const email = 'reader-first@example.com';
    await subscribe(email);
    await answerTo('confirm', await mailedToken(email));
    const browser = await registered(stack.settings, email);
    assert.equal(await consentOf(browser), true);
    assert.equal((await subscribers()).has(email), true);
    const owner = await Owner.signIn(stack.settings);
    await owner.remove('deleteCustomer', await owner.customerId(email));
    assert.equal((await subscribers()).has(email), false);
  });
});

test('a task that does not exist is refused in a sentence', async () => {
  for (const parameters of [
    ['forget'],
    ['forget', 'nobody'],
    ['remember', 'ada@example.com'],
    ['newsletter', 'ada@example.com'],
  ]) {
    const { status, stderr } = await live(...parameters);
    assert.equal(status, 1);
    assert.equal(stderr.trim().split('\n').length, 1);
    assert.match(stderr, /npm run live.*-- forget EMAIL/);
  }
});

test('the command works while the shop is stopped', async () => {
  await stack.gateway.stop();
  await stack.engine.stop();
  await stack.postgres.stop();
  const { status, stdout, stderr } = await live('export', OTHER.email);
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(stdout).orders.length, 1);
  await subscribers();
  await stack.postgres.start();
});
