// Days of the shop. A firm: registered, ordered, approved, shipped in part, a piece cancelled, paid, a piece refunded; a private buyer by card,
// and a firm of two with a quote, each with a crash in every step. Every number is the same to the cent wherever it is shown.
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { parse as parseCsv } from 'csv-parse/sync';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { formatDay } from '../../app/lib/day.ts';
import { formatMoney } from '../../app/lib/money.ts';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { renderOrderPage } from '../../tests/support/render-order-page.ts';
import { Owner } from './owner.ts';
import { addPromotion, off, operation } from './promotions.ts';
import { StripeStandIn } from './stripe-stand-in.ts';
import {
  attachmentsOf,
  becomes,
  CUSTOMER,
  type Json,
  letterCount,
  letterWith,
  orderOf,
  PORT,
  RADIO,
  registered,
  startBeforeTests,
  stockOf,
} from './support.ts';

const EMAIL = 'day@example.com';
const STRIPE_PORT = PORT + 4;
const stripe = new StripeStandIn(`http://127.0.0.1:${PORT}`);
before(() => stripe.listen(STRIPE_PORT));
after(() => stripe.close());
const { stack, guest } = startBeforeTests({
  environment: { RATE_LIMITS: '1', BEHIND_PROXY: '1', ...StripeStandIn.environment(STRIPE_PORT) },
  stocked: ['11', '31'],
});

/** In cents. Products have 18% of tax, shipping has none. */
const SHIPPING = 4999;
const taxed = (net: number) => net + Math.round(net * 0.18);

/** A document that came with an e-mail: the text of its pages, and the amounts of the XML in it. */
async function attachedTo(
  subject: string,
): Promise<{ name: string; text: string; amounts: Json; xml: string }> {
  await letterWith(stack.settings, `To: ${EMAIL}`, `Subject: ${subject}`);
  const mailbox = join(stack.settings.dataFolder, 'mailbox');
  const message = readdirSync(mailbox)
    .map((name) => readFileSync(join(mailbox, name), 'utf8'))
    .findLast((text) => text.includes(`Subject: ${subject}`) && text.includes(`To: ${EMAIL}`));
  const [attached] = attachmentsOf(message ?? '');
  assert.ok(attached, `The e-mail "${subject}" has no document.`);
  const { pages } = await readPdf(attached.content);
  const { xml } = await extractXml(attached.content);
  const { valid, errors } = await validateXsd(xml, Profile.EN16931);
  assert.deepEqual([valid, errors], [true, []]);
  const amount = (name: string) => {
    const found = new RegExp(`<ram:${name}(?: currencyID="USD")?>([\\d.]+)<`).exec(
      xml.slice(xml.indexOf('SpecifiedTradeSettlementHeaderMonetarySummation')),
    )?.[1];
    return Math.round(Number(found) * 100);
  };
  return {
    name: attached.name,
    text: pages.join(' '),
    xml,
    amounts: {
      net: amount('TaxBasisTotalAmount'),
      tax: amount('TaxTotalAmount'),
      total: amount('GrandTotalAmount'),
      due: amount('DuePayableAmount'),
    },
  };
}

test('every number of a day is the same to the cent wherever it is shown', async () => {
  const { settings, database } = stack;
  const owner = await Owner.signIn(settings);
  const browser = await registered(settings, EMAIL, 'correct horse', '198.51.100.20');
  const plugPrice = await browser.priceOf('31');
  const lines = [
    { ...RADIO, quantity: 6 },
    { productId: '31', price: plugPrice, quantity: 3 },
  ];
  const payment = { method: 'purchase-order', purchaseOrder: 'PO-2026/7' };
  const { body: placed } = await browser.place(orderOf(lines, { email: EMAIL }, payment));
  const { number } = placed;
  const ordered = taxed(6 * RADIO.price + 3 * plugPrice) + SHIPPING;
  assert.deepEqual([placed.isWaiting, placed.total], [true, ordered]);

  // Approved: the invoice is over all of it.
  await owner.confirm(number);
  const invoice = await attachedTo(`We have accepted order ${number}`);
  const year = new Date().getUTCFullYear();
  assert.equal(invoice.name, `INV-${year}-00001.pdf`);
  const net = 6 * RADIO.price + 3 * plugPrice + SHIPPING;
  assert.deepEqual(invoice.amounts, { net, tax: ordered - net, total: ordered, due: ordered });
  for (const text of [
    `INV-${year}-00001`,
    number,
    'Your purchase order PO-2026/7',
    'US123456789',
    'account 0000 1234 5678',
    `Net ${formatMoney(net)}`,
    `18% sales tax of ${formatMoney(net - SHIPPING)} ${formatMoney(ordered - net)}`,
    `0% sales tax of ${formatMoney(SHIPPING)} $0.00`,
    `Total ${formatMoney(ordered)}`,
    'Please pay by',
  ])
    assert.ok(invoice.text.includes(text), `${text} in ${invoice.text}`);
  assert.match(invoice.xml, /<ram:TypeCode>380<\/ram:TypeCode>/);

  // Shipped in part, one radio cancelled: the first credit note.
  const parcel = await owner.pack(number, 2);
  await owner.setParcel(parcel ?? '', 'Shipped');
  assert.ok(await owner.cancel(number, 1));
  const afterCancellation = taxed(5 * RADIO.price + 3 * plugPrice) + SHIPPING;
  const cancelled = ordered - afterCancellation;
  const credit = await attachedTo(`A part of order ${number} is cancelled`);
  assert.equal(credit.name, `CN-${year}-00001.pdf`);
  assert.deepEqual(credit.amounts, {
    net: RADIO.price,
    tax: cancelled - RADIO.price,
    total: cancelled,
    due: cancelled,
  });
  assert.ok(credit.text.includes(`Total ${formatMoney(cancelled)}`), credit.text);
  assert.ok(
    credit.text.includes(`For invoice INV-${year}-00001`) || credit.text.includes(`INV-${year}-00001`),
  );
  assert.match(credit.xml, /<ram:TypeCode>381<\/ram:TypeCode>/);
  assert.ok(credit.xml.includes(`<ram:IssuerAssignedID>INV-${year}-00001</ram:IssuerAssignedID>`));

  // Paid, without a further document. One plug goes back: the second credit note.
  await owner.settlePaymentOf(number);
  const paid = await letterWith(settings, `To: ${EMAIL}`, `Subject: Order ${number} is paid`);
  assert.ok(paid.includes(`We have received ${formatMoney(afterCancellation)}`), paid);
  const refund = taxed(plugPrice);
  const { lines: engineLines } = await owner.order(number);
  await owner.refund(number, refund, [{ orderLineId: engineLines[1].id, quantity: 1 }]);
  const second = await attachedTo(`A part of order ${number} is refunded`);
  assert.equal(second.name, `CN-${year}-00002.pdf`);
  assert.deepEqual(second.amounts, { net: plugPrice, tax: refund - plugPrice, total: refund, due: refund });
  const refunded = await letterWith(settings, `Subject: A part of order ${number} is refunded`);
  assert.ok(
    refunded.includes(`We have refunded ${formatMoney(refund)} of the ${formatMoney(afterCancellation)}`),
    refunded,
  );

  // The account.
  const { body } = await browser.ask('GET', `/api/orders/${number}`);
  const { order } = body;
  assert.deepEqual(
    [order.total, order.charged, order.paid, order.refunded, order.deliveryState, order.paymentState],
    [ordered, afterCancellation, afterCancellation, refund, 'part-shipped', 'part-refunded'],
  );
  const page = await renderOrderPage(order);
  const texts = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const text of [
    'Part shipped',
    'Part refunded',
    '1 cancelled',
    `Total ${formatMoney(ordered)}`,
    `Cancelled ${formatMoney(-cancelled)}`,
    `New total ${formatMoney(afterCancellation)}`,
    `Paid ${formatMoney(afterCancellation)}`,
    `Refunded ${formatMoney(-refund)}`,
    `Invoice INV-${year}-00001 (PDF)`,
    `Credit note CN-${year}-00002 (PDF)`,
  ])
    assert.ok(texts.includes(text), `${text} in ${texts}`);
  for (const { number: name, path } of order.documents) {
    assert.ok(page.includes(`href="${path}"`));
    const file = await fetch(settings.publicUrl + path);
    assert.equal(file.headers.get('content-type'), 'application/pdf');
    assert.ok((await readPdf(new Uint8Array(await file.arrayBuffer()))).pages[0]?.includes(name));
    // Nobody else's link opens it.
    const forged = await fetch(`${settings.publicUrl}${path.replace(/key=.../, 'key=abc')}`);
    assert.equal(forged.status, 404);
  }

  // The back office.
  const { orders } = await owner.ask(
    `query ($code: String!) {
      orders(options: { filter: { code: { eq: $code } } }) { items {
        totalWithTax customFields { documents }
        lines { quantity proratedLinePriceWithTax } shippingWithTax
        taxSummary { taxRate taxBase taxTotal }
        payments { amount state refunds { total state } }
      } }
    }`,
    { code: number },
  );
  const [shown] = orders.items;
  assert.equal(shown.totalWithTax, afterCancellation);
  assert.deepEqual(shown.payments, [
    { amount: afterCancellation, state: 'Settled', refunds: [{ total: refund, state: 'Settled' }] },
  ]);
  assert.deepEqual(
    shown.customFields.documents.split('\n').map((line: string) => line.split(' ')[0]),
    [`INV-${year}-00001`, `CN-${year}-00001`, `CN-${year}-00002`],
  );
  // Invoice less credit notes is what the shop keeps.
  const { rows } = await database.query(
    `SELECT sum(CASE content ->> 'kind' WHEN 'invoice' THEN 1 ELSE -1 END * (tax ->> 'net')::int) AS net,
       sum(CASE content ->> 'kind' WHEN 'invoice' THEN 1 ELSE -1 END * (tax ->> 'tax')::int) AS tax
     FROM document, jsonb_array_elements(content -> 'taxes') AS tax`,
  );
  assert.equal(Number(rows[0].net) + Number(rows[0].tax), afterCancellation - refund);
});

let crashes = 0;

/**
 * Kills the engine in the middle of a step, each time a little later, and takes the step again once the engine has restarted.
 * @param isDone whether it was done before the crash. Without it, the step can be repeated.
 */
async function crashDuring<Result>(
  step: () => Promise<Result>,
  isDone?: () => Promise<boolean>,
): Promise<Result | undefined> {
  const attempt = step().catch(() => undefined);
  await wait(30 + 25 * (crashes++ % 5));
  process.kill(stack.engine.pid ?? 0, 'SIGKILL');
  await attempt;
  await becomes(async () => (await guest.prices('11')).status, 200);
  return isDone && (await isDone()) ? undefined : step();
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** Documents, books and back office keep what the page of the order says is charged, less what went back for pieces. */
async function assertKept(owner: Owner, order: Json, kept: { net: number; total: number }): Promise<void> {
  const { rows } = await stack.database.query(
    `SELECT sum(CASE content ->> 'kind' WHEN 'invoice' THEN 1 ELSE -1 END * (tax ->> 'net')::int)::int AS net,
       sum(CASE content ->> 'kind' WHEN 'invoice' THEN 1 ELSE -1 END * ((tax ->> 'net')::int + (tax ->> 'tax')::int))::int AS total
     FROM document JOIN "order" ON "order".id = "orderId", jsonb_array_elements(content -> 'taxes') AS tax WHERE code = $1`,
    [order.number],
  );
  assert.deepEqual(rows[0], kept);
  const today = new Date().toISOString().slice(0, 10);
  const { bookkeeping } = await owner.ask('query ($day: String!) { bookkeeping(from: $day, to: $day) }', {
    day: today,
  });
  const booked = parseCsv<Json>(bookkeeping, { bom: true, columns: true }).filter(
    (row) => row.order === order.number,
  );
  assert.deepEqual(
    {
      net: sumOf(booked.map(({ net }) => cents(net))),
      total: sumOf(booked.map(({ total }) => cents(total))),
    },
    kept,
  );
  const { orders } = await owner.ask(
    'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { totalWithTax } } }',
    { code: order.number },
  );
  assert.equal(orders.items[0].totalWithTax, order.charged);
  const page = (await renderOrderPage(order)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const text of [
    `Total ${formatMoney(order.total)}`,
    ...(order.charged < order.total ? [`New total ${formatMoney(order.charged)}`] : []),
    ...(order.refunded > 0 ? [`Refunded ${formatMoney(-order.refunded)}`] : []),
  ])
    assert.ok(page.includes(text), `${text} in ${page}`);
}

test('a card, a voucher and a chosen delivery: every number agrees, after a crash in the middle of each step', async () => {
  const owner = await Owner.signIn(stack.settings);
  const email = 'private@example.com';
  await addPromotion(owner, { name: 'Welcome', couponCode: 'WELCOME', actions: [off(10)] });
  await owner.change(
    'createShippingMethod',
    'CreateShippingMethodInput!',
    {
      code: 'express',
      fulfillmentHandler: 'manual-fulfillment',
      checker: {
        code: 'shop-coverage',
        arguments: [
          { name: 'countries', value: '[]' },
          { name: 'fromAmount', value: '0' },
          { name: 'upToGrams', value: '0' },
        ],
      },
      calculator: {
        code: 'shop-shipping',
        arguments: [
          { name: 'rate', value: '9900' },
          { name: 'freeFrom', value: '0' },
          { name: 'includesTax', value: 'auto' },
          { name: 'taxRate', value: '0' },
        ],
      },
      translations: [{ languageCode: 'en', name: 'Express', description: '' }],
    },
    'id',
  );
  const plugPrice = await guest.priceOf('31');
  const lines = [
    { ...RADIO, quantity: 3 },
    { productId: '31', price: plugPrice, quantity: 4 },
  ];
  const vouchers = ['WELCOME'];
  const { body: prices } = await guest.ask('POST', '/api/prices', {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    vouchers,
  });
  const express = prices.deliveries.find(({ name }: Json) => name === 'Express');
  const { allocated } = await stockOf(stack.database, '11');

  // Ordered.
  const key = randomUUID();
  const order = {
    ...orderOf(lines, { email }, { method: 'card', token: 'ctoken_good' }),
    vouchers,
    delivery: express.id,
    total: express.total,
  };
  const placed = (await crashDuring(() => guest.place(order, key)))?.body;
  assert.deepEqual([placed.kind, placed.total], ['placed', express.total]);
  const { number } = placed;
  assert.equal((await stockOf(stack.database, '11')).allocated, allocated + 3);
  assert.equal(stripe.intents.size, 1);
  const discount = Math.round((3 * RADIO.price + 4 * plugPrice) / 10);
  assert.equal(placed.total, taxed(3 * RADIO.price + 4 * plugPrice - discount) + 9900);

  // Shipped in part, which charges the card.
  const parcels = async () => {
    const { rows } = await stack.database.query(
      `SELECT fulfillment.id, fulfillment.state FROM fulfillment
       JOIN order_fulfillments_fulfillment ON "fulfillmentId" = fulfillment.id JOIN "order" ON "order".id = "orderId" WHERE code = $1`,
      [number],
    );
    return rows;
  };
  await crashDuring(
    () => owner.pack(number, 2),
    async () => (await parcels()).length > 0,
  );
  const [{ id: parcel }] = await parcels();
  await crashDuring(
    () => owner.setParcel(String(parcel), 'Shipped'),
    async () => (await parcels())[0].state === 'Shipped',
  );
  assert.equal((await parcels()).length, 1);
  assert.equal(stripe.last.amount_received, placed.total);

  // The other line is cancelled, and its money goes back.
  const { id: orderId, lines: engineLines } = await owner.order(number);
  const [radios, plugs] = engineLines;
  const state = async () => guest.opened(placed);
  await crashDuring(
    () =>
      owner.change('cancelOrder', 'CancelOrderInput!', {
        orderId,
        lines: [{ orderLineId: plugs.id, quantity: 4 }],
      }),
    async () => (await state()).charged < placed.total,
  );
  const { charged, paid } = await state();
  assert.equal(paid, placed.total);
  assert.equal(charged, taxed(3 * RADIO.price - Math.round((3 * RADIO.price) / 10)) + 9900);
  await crashDuring(
    () => owner.refund(number, paid - charged, [{ orderLineId: plugs.id, quantity: 4 }]),
    async () => (await state()).refunded > 0,
  );

  // A radio comes back.
  const reason = 'It is dark.';
  await crashDuring(
    () =>
      guest.ask('POST', `/api/orders/${number}/returns?key=${placed.key}`, {
        lines: [{ productId: '11', quantity: 1 }],
        reason,
      }),
    async () => ((await state()).returns ?? []).length > 0,
  );
  assert.equal((await state()).returns.length, 1);
  const piece = taxed(RADIO.price - RADIO.price / 10);
  await crashDuring(
    () => owner.refund(number, piece, [{ orderLineId: radios.id, quantity: 1 }]),
    async () => (await state()).refunded > paid - charged,
  );

  const shown = await state();
  assert.deepEqual(
    [shown.total, shown.charged, shown.paid, shown.refunded],
    [placed.total, charged, placed.total, paid - charged + piece],
  );
  const total = charged - piece;
  assert.equal(sumOf(stripe.refunds.map(({ amount }) => amount)), placed.total - total);
  const keptNet = 2 * (RADIO.price - RADIO.price / 10);
  await assertKept(owner, shown, { net: keptNet + 9900, total });
  for (const subject of [
    `Your order ${number}`,
    `New order ${number}`,
    `A part of order ${number} is on its way`,
    `A part of order ${number} is cancelled`,
  ]) {
    await letterWith(stack.settings, `Subject: ${subject}`);
    assert.equal(letterCount(stack.settings, `Subject: ${subject}`), 1, subject);
  }
});

test('a firm of two: quote, approval and invoice agree, after a crash in the middle of each step', async () => {
  const { settings, database } = stack;
  const owner = await Owner.signIn(settings);
  const email = 'buyer@firm.example';
  const buyer = await registered(settings, email, 'correct horse', '198.51.100.30');
  const approver = await registered(settings, 'approver@firm.example', 'correct horse', '198.51.100.31');
  const details = { firstName: 'Ayşe', lastName: 'Yılmaz', phone: '', newsletter: false };
  const company = { company: 'Yılmaz Güvenlik', vatNumber: 'TR4540536920' };
  await crashDuring(() => buyer.ask('PUT', '/api/account', { ...details, ...company }));
  const { address, city, state, zipCode: zip, country } = CUSTOMER;
  const saved = { name: 'Yılmaz Güvenlik', address, city, state, zip, country };
  const { body } = await buyer.ask('POST', '/api/account/addresses', saved);

  // The owner grants what the firm has asked for: no tax, 15% off, 45 days, and an approver above $1,000.
  const customerIds = [await owner.customerId(email), await owner.customerId('approver@firm.example')];
  const terms = { isFirm: true, vatNumber: 'TR4540536920', isTaxExempt: true, paymentDays: 45 };
  const groupsOfFirm = async () => {
    const { rows } = await database.query(`SELECT id FROM customer_group WHERE name = 'Yılmaz Güvenlik'`);
    return rows.map(({ id }) => String(id));
  };
  await crashDuring(
    () =>
      owner.change(
        'createCustomerGroup',
        'CreateCustomerGroupInput!',
        { name: 'Yılmaz Güvenlik', customerIds, customFields: terms },
        'id',
      ),
    async () => (await groupsOfFirm()).length > 0,
  );
  const [customerGroupId = ''] = await groupsOfFirm();
  await addPromotion(owner, {
    name: 'Trade prices',
    conditions: [operation('customer_group', { customerGroupId })],
    actions: [off(15)],
  });
  const role = (id: string | undefined, customFields: object) =>
    owner.change('updateCustomer', 'UpdateCustomerInput!', { id, customFields });
  await role(customerIds[0], { orderLimit: 100_000, credit: 10_000_000 });
  await role(customerIds[1], { isApprover: true });

  // Asked for, answered and accepted.
  const key = randomUUID();
  const request = {
    lines: [
      { productId: '11', quantity: 3 },
      { productId: '31', quantity: 2 },
    ],
    addressId: body.addresses[0].id,
  };
  const asked = await crashDuring(() =>
    buyer.ask('POST', '/api/quotes', request, { 'Idempotency-Key': key }),
  );
  const number: string = asked?.body.number;
  const quote = async () => (await buyer.ask('GET', `/api/quotes/${number}`)).body.quote;
  const { id, lines } = await owner.order(number);
  await crashDuring(
    () =>
      owner.ask(
        `mutation ($id: ID!, $input: AdjustDraftOrderLineInput!) {
          adjustDraftOrderLine(orderId: $id, input: $input) { ... on ErrorResult { message } }
        }`,
        { id, input: { orderLineId: lines[0].id, quantity: 3, customFields: { quotedPrice: 70_000 } } },
      ),
    async () => (await quote()).lines[0].price === 70_000,
  );
  await crashDuring(
    () => owner.change('setOrderCustomFields', 'UpdateOrderInput!', { id, customFields: { isQuoted: true } }),
    async () => (await quote()).state === 'open',
  );
  const plugPrice = await buyer.priceOf('31');
  const products = 3 * 70_000 + 2 * plugPrice;
  const total = products - Math.round(products * 0.15) + SHIPPING;
  assert.deepEqual([(await quote()).tax, (await quote()).total], [0, total]);
  const { allocated } = await stockOf(database, '11');
  const accepted = await crashDuring(() =>
    buyer.ask('POST', `/api/quotes/${number}/order`, { total, costCentre: 'KST 42' }),
  );
  assert.deepEqual(
    [accepted?.body.kind, accepted?.body.total, accepted?.body.isWaiting],
    ['placed', total, true],
  );
  assert.equal((await stockOf(database, '11')).allocated, allocated);

  // Approved.
  const waiting = async () => (await approver.ask('GET', '/api/orders')).body.toApprove ?? [];
  assert.deepEqual(
    (await waiting()).map((order: Json) => [order.number, order.total, order.costCentre]),
    [[number, total, 'KST 42']],
  );
  const decision = { isApproved: true, reason: '' };
  await crashDuring(
    () => approver.ask('POST', `/api/orders/${number}/decision`, decision),
    async () => (await waiting()).length === 0,
  );
  assert.equal((await stockOf(database, '11')).allocated, allocated + 3);
  await owner.confirm(number);

  const shown: Json = (await buyer.ask('GET', `/api/orders/${number}`)).body.order;
  assert.deepEqual([shown.total, shown.charged, shown.tax, shown.paid], [total, total, 0, 0]);
  await assertKept(owner, shown, { net: total, total });
  const [document] = shown.documents;
  const pdf = new Uint8Array(await (await fetch(settings.publicUrl + document.path)).arrayBuffer());
  const text = (await readPdf(pdf)).pages.join(' ');
  const due = new Date(Date.now() + 45 * 86_400_000).toISOString();
  for (const part of [
    'Yılmaz Güvenlik',
    'TR4540536920',
    'KST 42',
    formatDay(due),
    `Total ${formatMoney(total)}`,
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  for (const subject of [`Your order ${number}`, `Our quote ${number}`]) {
    await letterWith(settings, `Subject: ${subject}`);
    assert.equal(letterCount(settings, `Subject: ${subject}`), 1, subject);
  }
});
