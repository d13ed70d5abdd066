// What buyers do by themselves with their orders and their account, and what the owner is shown of it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse as parseCsv } from 'csv-parse/sync';
import { formatMoney } from '../../app/lib/money.ts';
import { Owner } from './owner.ts';
import {
  becomes,
  type Json,
  jsonOf,
  letterCount,
  letterWith,
  orderOf,
  RADIO,
  registered,
  type Response,
  startBeforeTests,
  stockOf,
} from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11', '31'] });

type Placed = { readonly number: string; readonly key: string; readonly total: number };

const placed = async (quantity: number, customer: object = {}, browser = guest): Promise<Placed> =>
  (await browser.place(orderOf([{ ...RADIO, quantity }], customer))).body;
const cancel = ({ number, key }: Placed, browser = guest): Promise<Response> =>
  browser.ask('POST', `/api/orders/${number}/cancel?key=${key}`, {});
const askForReturn = ({ number, key }: Placed, quantity: number, reason = 'It is dark.'): Promise<Response> =>
  guest.ask('POST', `/api/orders/${number}/returns?key=${key}`, {
    lines: [{ productId: RADIO.productId, quantity }],
    reason,
  });
const ship = async (owner: Owner, { number }: Placed, quantity?: number) =>
  owner.setParcel((await owner.pack(number, quantity)) ?? '', 'Shipped');
const letterTo = (email: string, subject: string) =>
  letterWith(stack.settings, `To: ${email}`, `Subject: ${subject}`);
const statesOf = async (number: string) => {
  const { rows } = await stack.database.query(
    `SELECT "order".state, payment.state AS payment, coalesce(refund.state, '') AS refund, coalesce(refund.total, 0)::int AS total
     FROM "order" JOIN payment ON "orderId" = "order".id LEFT JOIN refund ON "paymentId" = payment.id WHERE code = $1`,
    [number],
  );
  return rows[0];
};

describe('a buyer cancels', () => {
  test('an order of which nothing is packed, once, and its stock is free again', async () => {
    const before = await stockOf(stack.database, RADIO.productId);
    const order = await placed(2, { email: 'cancels@example.com' });
    assert.equal((await guest.opened(order)).canCancel, true);
    // A double click, and a repetition after a lost answer.
    const answers = await Promise.all([cancel(order), cancel(order)]);
    for (const { status, body } of [...answers, await cancel(order)]) {
      assert.equal(status, 200);
      assert.deepEqual(
        [body.order.deliveryState, body.order.paymentState, body.order.canCancel, body.order.charged],
        ['cancelled', 'open', undefined, 0],
      );
    }
    assert.deepEqual(await stockOf(stack.database, RADIO.productId), before);
    assert.deepEqual(await statesOf(order.number), {
      state: 'Cancelled',
      payment: 'Cancelled',
      refund: '',
      total: 0,
    });
    const letter = await letterTo('cancels@example.com', `You have cancelled order ${order.number}`);
    assert.match(letter, /There is nothing to pay/);
    await letterWith(stack.settings, `Subject: The buyer has cancelled order ${order.number}`);
    assert.equal(letterCount(stack.settings, `You have cancelled order ${order.number}`), 1);
    assert.equal(letterCount(stack.settings, `The buyer has cancelled order ${order.number}`), 1);
  });

  test('a paid order with an invoice: a credit note over all of it, and the owner sends the money', async () => {
    const owner = await Owner.signIn(stack.settings);
    const order = await placed(1, { email: 'paid@example.com' });
    await owner.settlePaymentOf(order.number);
    const { body } = await cancel(order);
    assert.deepEqual([body.order.deliveryState, body.order.charged], ['cancelled', 0]);
    assert.deepEqual(
      body.order.documents.map(({ kind }: { kind: string }) => kind),
      ['invoice', 'credit-note'],
    );
    assert.deepEqual(await statesOf(order.number), {
      state: 'Cancelled',
      payment: 'Settled',
      refund: 'Pending',
      total: order.total,
    });
    const letter = await letterTo('paid@example.com', `You have cancelled order ${order.number}`);
    assert.ok(letter.includes(`You have paid ${formatMoney(order.total)}. We send it back`), letter);
    // The owner settles the refund once the money is on its way.
    const { rows } = await stack.database.query(
      'SELECT refund.id FROM refund JOIN payment ON payment.id = "paymentId" JOIN "order" ON "order".id = "orderId" WHERE code = $1',
      [order.number],
    );
    await owner.change('settleRefund', 'SettleRefundInput!', {
      id: String(rows[0].id),
      transactionId: 'SEPA-1',
    });
    await letterTo('paid@example.com', `Order ${order.number} is refunded`);
    const opened = await guest.opened(order);
    assert.deepEqual([opened.paymentState, opened.refunded], ['refunded', order.total]);
    assert.equal(opened.documents.length, 2);
  });

  test('no order of somebody else, none that is packed, and one of two who act at once wins', async () => {
    const owner = await Owner.signIn(stack.settings);
    const order = await placed(1, { email: 'race@example.com' });
    const stranger = await registered(stack.settings, 'stranger@example.com');
    assert.equal((await cancel({ ...order, key: 'forged' }, stranger)).status, 404);
    assert.equal((await guest.ask('POST', `/api/orders/${order.number}/cancel`, {})).status, 401);
    assert.equal(
      (
        await guest.ask(
          'POST',
          `/api/orders/${order.number}/cancel?key=${order.key}`,
          {},
          {
            Origin: 'https://evil.example',
          },
        )
      ).status,
      403,
    );
    assert.equal((await guest.opened(order)).deliveryState, 'placed');
    const [parcel, cancelled] = await Promise.all([
      owner.pack(order.number).catch(() => undefined),
      cancel(order),
    ]);
    const opened = await guest.opened(order);
    assert.equal(opened.deliveryState, parcel === undefined ? 'cancelled' : 'placed');
    assert.equal(cancelled.body.order.deliveryState, opened.deliveryState);
    const shipped = await placed(2);
    await ship(owner, shipped, 1);
    assert.equal((await guest.opened(shipped)).canCancel, undefined);
    const { body } = await cancel(shipped);
    assert.equal(body.order.deliveryState, 'part-shipped');
  });
});

describe('a buyer asks to send pieces back', () => {
  test('that were shipped, and the owner answers by e-mail', async () => {
    const owner = await Owner.signIn(stack.settings);
    const order = await placed(3, { email: 'returns@example.com' });
    assert.deepEqual((await askForReturn(order, 1)).body.fields, { lines: 'invalid' });
    await ship(owner, order, 2);
    assert.equal((await guest.opened(order)).lines[0].returnable, 2);
    assert.deepEqual((await askForReturn(order, 3)).body.fields, { lines: 'invalid' });
    assert.deepEqual((await askForReturn(order, 1, ' ')).body.fields, { reason: 'required' });
    assert.equal((await askForReturn({ ...order, key: 'forged' }, 1)).status, 404);
    const reason = 'The display stays dark.\n[Click](https://evil.example)';
    const [first] = await Promise.all([askForReturn(order, 1, reason), askForReturn(order, 1, reason)]);
    assert.deepEqual(
      first.body.order.returns.map(({ lines, answer }: { lines: unknown; answer?: unknown }) => [
        lines,
        answer,
      ]),
      [[[{ title: 'Motorola MOTOTRBO R7 Digital Portable Radio', quantity: 1 }], undefined]],
    );
    const told = await letterWith(stack.settings, `Subject: Return of order ${order.number} to answer`);
    assert.match(told, /1 × Motorola/);
    assert.match(told, /The display stays dark\./);
    assert.equal(letterCount(stack.settings, `Return of order ${order.number} to answer`), 1);

    const { rows } = await stack.database.query(
      `SELECT history_entry.id FROM history_entry JOIN "order" ON "order".id = "orderId" WHERE code = $1 AND history_entry.type = 'RETURN_REQUEST'`,
      [order.number],
    );
    assert.equal(rows.length, 1);
    const answer = (isAccepted: boolean) =>
      owner.ask(
        'mutation ($id: ID!, $isAccepted: Boolean!, $text: String!) { answerReturn(request: $id, isAccepted: $isAccepted, text: $text) }',
        { id: String(rows[0].id), isAccepted, text: 'Please use the label of the parcel.' },
      );
    await answer(true);
    await assert.rejects(answer(false), /answered before/);
    const letter = await letterTo('returns@example.com', `Your return of order ${order.number}`);
    assert.match(letter, /We take these pieces back/);
    assert.match(letter, /Please use the label of the parcel\./);
    const opened = await guest.opened(order);
    assert.deepEqual(opened.returns[0].answer, {
      isAccepted: true,
      text: 'Please use the label of the parcel.',
    });
    // One of the two that were shipped is left.
    assert.equal(opened.lines[0].returnable, 1);
    // Nor is it less once the piece that came back and the one that was not shipped are cancelled.
    assert.ok(await owner.cancel(order.number, 2));
    assert.equal((await guest.opened(order)).lines[0].returnable, 1);
    // The engine's own history shows both.
    const { order: shown } = await owner.ask(
      'query ($id: ID!) { order(id: $id) { history(options: { take: 50 }) { items { type data } } } }',
      { id: (await owner.order(order.number)).id },
    );
    const types = shown.history.items.map(({ type }: { type: string }) => type);
    assert.ok(types.includes('RETURN_REQUEST') && types.includes('RETURN_ANSWER'), types.join());
  });
});

const sectionsOf = async (owner: Owner) => {
  const { desk } = await owner.ask(
    '{ desk { kind total entries { id orderId variantId title detail at amount } } }',
  );
  return new Map<string, Json>(desk.map((section: Json) => [section.kind, section]));
};
const titlesIn = async (owner: Owner, kind: string): Promise<readonly string[]> =>
  (await sectionsOf(owner)).get(kind).entries.map(({ title }: Json) => title);
const cents = (text: string) => Math.round(Number(text) * 100);

describe('the owner', () => {
  test('is shown what waits: to approve, to ship, returns, refunds, overdue, low stock, failed e-mails', async () => {
    const owner = await Owner.signIn(stack.settings);
    const { number } = await placed(2, { firstName: 'Desk', email: 'desk@example.com' });
    assert.ok((await titlesIn(owner, 'to-approve')).includes(number));
    assert.ok(!(await titlesIn(owner, 'to-ship')).includes(number));
    await owner.confirm(number);
    const section = (await sectionsOf(owner)).get('to-ship');
    const entry = section.entries.find(({ title }: Json) => title === number);
    assert.equal(entry.detail, 'Desk Yılmaz: 2 of 2 pieces');
    assert.equal(section.total, section.entries.length);
    await ship(owner, { number, key: '', total: 0 }, 1);
    const rest = (await sectionsOf(owner)).get('to-ship').entries;
    assert.equal(rest.find(({ title }: Json) => title === number).detail, 'Desk Yılmaz: 1 of 2 pieces');
    await ship(owner, { number, key: '', total: 0 }, 1);
    assert.ok(!(await titlesIn(owner, 'to-ship')).includes(number));

    assert.ok(!(await titlesIn(owner, 'overdue')).includes(number));
    await stack.database.query(
      `UPDATE document SET content = jsonb_set(content, '{dueDay}', '"2026-01-31"')
       WHERE "orderId" = (SELECT id FROM "order" WHERE code = $1)`,
      [number],
    );
    assert.ok((await titlesIn(owner, 'overdue')).includes(number));
    await owner.settlePaymentOf(number);
    assert.ok(!(await titlesIn(owner, 'overdue')).includes(number));

    const cancelled = await placed(1, { email: 'desk@example.com' });
    await owner.settlePaymentOf(cancelled.number);
    await cancel(cancelled);
    assert.ok((await titlesIn(owner, 'to-refund')).includes(cancelled.number));

    const asking = await placed(1, { email: 'desk@example.com' });
    await ship(owner, asking);
    await askForReturn(asking, 1, 'Broken.');
    const returns = (await sectionsOf(owner)).get('returns').entries;
    const asked = returns.find(({ title }: Json) => title === asking.number);
    assert.equal(asked.detail, '1 × Motorola MOTOTRBO R7 Digital Portable Radio\nBroken.');

    await stack.database.query(
      `UPDATE stock_level SET "stockOnHand" = 2 + "stockAllocated" FROM product_variant
       WHERE product_variant.id = "productVariantId" AND sku = '13'`,
    );
    const low = (await sectionsOf(owner)).get('low-stock').entries;
    assert.ok(low.some(({ detail }: Json) => detail === '13: 2 left'));

    assert.equal((await sectionsOf(owner)).get('failed-mails').total, 0);
    await stack.database.query(
      `INSERT INTO letter (kind, recipient, about, "notBefore")
       SELECT 'paid', 'gone@example.com', id, now() + interval '1 hour' FROM "order" WHERE code = $1`,
      [number],
    );
    const [failed] = (await sectionsOf(owner)).get('failed-mails').entries;
    assert.deepEqual([failed.title, failed.detail], [number, 'paid to gone@example.com']);
  });

  test('gets the books as CSV: to the cent, with credit notes, and without formulas', async () => {
    const owner = await Owner.signIn(stack.settings);
    const order = await placed(3, { firstName: '=1+1', email: 'books@example.com' });
    await owner.confirm(order.number);
    await owner.cancel(order.number, 1);
    await becomes(() => letterCount(stack.settings, `A part of order ${order.number} is cancelled`), 1);
    const today = new Date().toISOString().slice(0, 10);
    const books = async (from: string, to: string) => {
      const { bookkeeping } = await owner.ask(
        'query ($from: String!, $to: String!) { bookkeeping(from: $from, to: $to) }',
        { from, to },
      );
      return parseCsv<Json>(bookkeeping, { bom: true, columns: true });
    };
    assert.deepEqual(await books('2020-01-01', '2020-01-31'), []);
    const rows = await books(today, today);
    for (const row of rows) {
      assert.match(row.total, /^-?\d+\.\d\d$/);
      assert.equal(cents(row.products) + cents(row.discounts) + cents(row.shipping), cents(row.net));
      assert.equal(cents(row.net) + cents(row.tax), cents(row.total));
    }
    const own = rows.filter((row) => row.order === order.number);
    assert.deepEqual(
      own.map((row) => [row.kind, row.buyer, row['tax rate in %'], row.products, row.shipping, row.tax]),
      [
        ['invoice', "'=1+1 Yılmaz", '18', '2697.00', '0.00', '485.46'],
        ['invoice', "'=1+1 Yılmaz", '0', '0.00', '49.99', '0.00'],
        ['credit-note', "'=1+1 Yılmaz", '18', '-899.00', '0.00', '-161.82'],
      ],
    );
    const { charged } = await guest.opened(order);
    assert.equal(
      own.reduce((sum, row) => sum + cents(row.total), 0),
      charged,
    );
    // All of today adds up to the documents of today.
    const { rows: kept } = await stack.database.query(
      `SELECT sum(CASE content ->> 'kind' WHEN 'invoice' THEN 1 ELSE -1 END
         * ((tax ->> 'net')::int + (tax ->> 'tax')::int))::int AS total
       FROM document, jsonb_array_elements(content -> 'taxes') AS tax`,
    );
    assert.equal(
      rows.reduce((sum, row) => sum + cents(row.total), 0),
      kept[0].total,
    );
  });

  test('alone is shown all this', async () => {
    const response = await fetch(`${stack.settings.engineUrl}/admin-api`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ bookkeeping(from: "2026-01-01", to: "2026-12-31") desk { total } }' }),
    });
    assert.equal((await jsonOf(response)).errors[0].extensions.code, 'FORBIDDEN');
  });
});
