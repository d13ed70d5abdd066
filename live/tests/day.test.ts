// A day of the shop: registered, ordered, approved, shipped in part, a piece cancelled, paid, a piece refunded. Every number is the same to
// the cent on the page, in the e-mails, in the documents and in the back office.
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatMoney } from '../../app/lib/money.ts';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { renderOrderPage } from '../../tests/support/render-order-page.ts';
import { Owner } from './owner.ts';
import {
  attachmentsOf,
  type Json,
  letterWith,
  orderOf,
  RADIO,
  registered,
  startBeforeTests,
} from './support.ts';

const EMAIL = 'day@example.com';
const { stack } = startBeforeTests({
  environment: { RATE_LIMITS: '1', BEHIND_PROXY: '1' },
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
