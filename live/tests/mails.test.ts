// What buyer and owner hear by e-mail of an order, from its arrival to its refund.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { Owner } from './owner.ts';
import {
  becomes,
  count,
  eventually,
  letterCount,
  letters,
  letterWith,
  orderOf,
  RADIO,
  registered,
  setStock,
  startBeforeTests,
  stockOf,
} from './support.ts';

const OWNER = 'owner@shop.example';
const { stack, guest } = startBeforeTests({
  environment: { RATE_LIMITS: '1', BEHIND_PROXY: '1', CONTACT_EMAIL: OWNER, LOW_STOCK: '3' },
  stocked: ['11', '31'],
});
let owner: Owner;
beforeEach(async () => {
  owner = await Owner.signIn(stack.settings);
});

/** With tax and shipping $1,110.81 for one radio, and $6,414.91 for six, which is more than a guest's credit. */
const radios = (quantity: number) => [{ ...RADIO, quantity }];

let guests = 0;
/** An order of a guest from an address of their own. */
async function place(email: string, lines: readonly object[], values: object = {}): Promise<string> {
  guests++;
  const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': `203.0.113.${guests}` };
  const order = orderOf(
    lines,
    { email, ...values },
    { method: 'purchase-order', purchaseOrder: 'PO-7/typed' },
  );
  const { body } = await guest.ask('POST', '/api/orders', order, headers);
  assert.equal(body.kind, 'placed');
  return body.number;
}

const subjectOf = (letter: string) => /^Subject: (.*)$/m.exec(letter)?.[1]?.trim();
const subjectsTo = (email: string) =>
  letters(stack.settings).flatMap((letter) => (letter.includes(`To: ${email}`) ? [subjectOf(letter)] : []));
const mail = (email: string, subject: string) =>
  letterWith(stack.settings, `To: ${email}`, `Subject: ${subject}`);
const allSent = () => becomes(() => count(stack.database, `letter WHERE "sentAt" IS NULL`), 0);

test('a buyer hears of every step of an order, once, with what it is about', async () => {
  const email = 'steps@example.com';
  const number = await place(email, radios(6));
  assert.match(await mail(email, `Your order ${number}`), /We check this order before we accept it/);

  await owner.confirm(number);
  assert.match(await mail(email, `We have accepted order ${number}`), /Its products are reserved for you/);
  await owner.confirm(number);

  const first = await owner.pack(number, 2, { carrier: 'UPS Standard', trackingCode: '1Z 7' });
  await owner.setParcel(first ?? '', 'Shipped');
  const shipped = await mail(email, `A part of order ${number} is on its way`);
  assert.match(shipped, /on its way with UPS Standard, number 1Z 7\./);
  assert.match(shipped, /^- 2 × /m);
  assert.match(shipped, /^https:\/\/www\.ups\.com\/track\?tracknum=1Z%207\s*$/m);

  assert.ok(await owner.cancel(number, 1));
  const cancelled = await mail(email, `A part of order ${number} is cancelled`);
  assert.match(cancelled, /^- 1 × /m);
  assert.match(cancelled, /^Cancelled +-\$1,060\.82\s+New total +\$5,354\.09\s*$/m);

  await owner.settlePaymentOf(number);
  assert.match(await mail(email, `Order ${number} is paid`), /We have received \$5,354\.09/);

  const second = await owner.pack(number, 3);
  await owner.setParcel(second ?? '', 'Shipped');
  assert.doesNotMatch(await mail(email, `Order ${number} is on its way`), /Where the parcel is|number/);
  await owner.setParcel(first ?? '', 'Delivered');
  assert.match(await mail(email, `A parcel of order ${number} was delivered`), /^- 2 × /m);

  const { lines } = await owner.order(number);
  await owner.refund(number, 106_082, [{ orderLineId: lines[0].id, quantity: 1 }]);
  const part = await mail(email, `A part of order ${number} is refunded`);
  assert.match(part, /refunded \$1,060\.82 of the \$5,354\.09 that you have paid/);
  assert.match(part, /^- 1 × /m);
  await owner.refund(number, 535_409 - 106_082);
  assert.match(await mail(email, `Order ${number} is refunded`), /We have refunded \$4,293\.27/);

  await allSent();
  assert.deepEqual(subjectsTo(email), [
    `Your order ${number}`,
    `We have accepted order ${number}`,
    `A part of order ${number} is on its way`,
    `A part of order ${number} is cancelled`,
    `Order ${number} is paid`,
    `Order ${number} is on its way`,
    `A parcel of order ${number} was delivered`,
    `A part of order ${number} is refunded`,
    `Order ${number} is refunded`,
  ]);
});

test('a mail says who has cancelled: the shop, or nobody who has confirmed in time', async () => {
  const [cancelled, lapsed] = ['cancelled@example.com', 'lapsed@example.com'];
  const first = await place(cancelled, radios(1));
  assert.ok(await owner.cancel(first));
  const byShop = await mail(cancelled, `Order ${first} is cancelled`);
  assert.match(byShop, /We have cancelled your order/);
  assert.match(byShop, /There is nothing to pay\./);

  const second = await place(lapsed, radios(1));
  await stack.database.query(
    `UPDATE "order" SET "customFieldsHelduntil" = now() - interval '1 minute' WHERE code = $1`,
    [second],
  );
  const byItself = await mail(lapsed, `Order ${second} has lapsed`);
  assert.match(byItself, /not confirmed in time, so the shop has cancelled it by itself/);
  await allSent();
  assert.deepEqual(subjectsTo(lapsed), [`Your order ${second}`, `Order ${second} has lapsed`]);
});

test('a mail to an address that nobody has confirmed has only names of products in it, and the owner gets all', async () => {
  const typed = {
    firstName: 'Typedfirst',
    lastName: 'Typedlast',
    address: 'Typed Street 1',
    address2: 'Typed floor',
    city: 'Typed City',
    state: 'Typed State',
    zipCode: 'T-1',
  };
  const email = 'unconfirmed@example.com';
  const number = await place(email, radios(1), typed);
  await owner.confirm(number);
  const parcel = await owner.pack(number);
  await owner.setParcel(parcel ?? '', 'Shipped');
  await owner.settlePaymentOf(number);
  for (const subject of [
    `Your order ${number}`,
    `We have accepted order ${number}`,
    `Order ${number} is on its way`,
    `Order ${number} is paid`,
  ])
    assert.doesNotMatch(await mail(email, subject), /typed|T-1|PO-7/i);
  const told = await mail(OWNER, `New order ${number} of $1,110.81`);
  for (const text of [...Object.values(typed), 'PO-7/typed', email]) assert.ok(told.includes(text), text);
  assert.match(told, /^Reply-To: .*<unconfirmed@example\.com>/m);
});

test('a customer finds name, address and purchase order in the mail', async () => {
  const email = 'customer@example.com';
  const browser = await registered(stack.settings, email, 'correct horse', '198.51.100.7');
  const payment = { method: 'purchase-order', purchaseOrder: 'PO-2026/9' };
  const { body } = await browser.place(orderOf(radios(1), { email }, payment));
  const letter = await mail(email, `Your order ${body.number}`);
  for (const text of ['Ayşe Yılmaz, thank you', 'İstiklal Cd. 1', 'PO-2026/9'])
    assert.ok(letter.includes(text), text);
});

test('the owner hears of an order beyond the credit, and that it waits', async () => {
  const number = await place('beyond@example.com', radios(6));
  assert.match(
    await mail(OWNER, `Order ${number} of $6,414.91 waits for your approval`),
    /holds no stock until you tick Confirmed/,
  );
});

test('the owner hears once that the stock of a product is low, by orders and by hand', async () => {
  const price = await guest.priceOf('31');
  const order = async (quantity: number) =>
    place(`stock-${quantity}@example.com`, [{ productId: '31', price, quantity }]);
  const { id } = await owner.variantOf('31');
  const told = () => letterCount(stack.settings, '(SKU 31)');
  await setStock(stack.database, '31', 4);
  await order(1);
  await order(2);
  assert.match(await letterWith(stack.settings, '(SKU 31)'), /^Subject: 1 left of /m);
  await setStock(stack.database, '31', 3);
  const { onHand } = await stockOf(stack.database, '31');
  await owner.change('updateProductVariants', '[UpdateProductVariantInput!]!', [
    { id, stockOnHand: onHand - 1 },
  ]);
  await becomes(told, 2);
  await owner.change('updateProductVariants', '[UpdateProductVariantInput!]!', [
    { id, stockOnHand: onHand - 2 },
  ]);
  await allSent();
  assert.equal(told(), 2);
});

test('a mail has a part as plain text and one as a page', async () => {
  const number = await place('parts@example.com', radios(1));
  const letter = await mail('parts@example.com', `Your order ${number}`);
  assert.match(letter, /^Content-Type: multipart\/alternative/m);
  assert.match(letter, /^Total +\$1,110\.81\s*$/m);
  assert.match(letter, /<td align="right"><strong>\$1,110\.81<\/strong><\/td>/);
});

test('the owner hears of a mail about an order that was given up', async () => {
  const number = await place('late@example.com', radios(1));
  await allSent();
  const { rows } = await stack.database.query('SELECT id FROM "order" WHERE code = $1', [number]);
  const old = `INSERT INTO letter (kind, recipient, about, "createdAt", "notBefore")
    VALUES ($2, 'late@example.com', $1, now() - interval '73 hours', now() + interval '1 day')`;
  await stack.database.query(old, [String(rows[0].id), 'paid']);
  await stack.database.query(old, ['a-token', 'confirm']);
  // The next e-mail is a reason to look at those that wait.
  await place('next@example.com', radios(1));
  const letter = await mail(OWNER, `An e-mail about order ${number} cannot be delivered`);
  assert.match(letter, /to late@example\.com: no answer/);
  assert.equal(
    await eventually(
      async () => letterCount(stack.settings, 'cannot be delivered'),
      () => true,
    ),
    1,
  );
});
