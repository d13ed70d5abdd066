// Invoices and credit notes: when they are issued, their numbers, and what they add up to.
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import pg from 'pg';
import { type Account, EMPTY, plus, totalOf, withoutRefunds } from '../documents/account.ts';
import { colourProfile } from '../documents/colour-profile.ts';
import { forget } from '../scripts/personal-data.ts';
import { databaseUrlOf } from '../settings.ts';
import { Owner } from './owner.ts';
import { becomes, count, type Json, orderOf, RADIO, startBeforeTests } from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11'] });
let owner: Owner;
beforeEach(async () => {
  owner = await Owner.signIn(stack.settings);
});

const YEAR = new Date().getUTCFullYear();
/** Of one radio with tax, in cents. */
const GROSS = 106_082;
const SHIPPING = 4999;

let buyers = 0;
async function place(quantity: number): Promise<{ number: string; key: string; email: string }> {
  buyers++;
  const email = `buyer-${buyers}@example.com`;
  const { body } = await guest.place(orderOf([{ ...RADIO, quantity }], { email }));
  assert.equal(body.kind, 'placed');
  return { ...body, email };
}

const totalIn = ({ taxes }: Account) => taxes.reduce((sum, { net, tax }) => sum + net + tax, 0);

/** The documents of an order, with credit notes below zero. */
async function totals({ number }: { number: string }): Promise<readonly number[]> {
  const { rows } = await stack.database.query(
    `SELECT content FROM document JOIN "order" ON "order".id = "orderId" WHERE code = $1 ORDER BY document.id`,
    [number],
  );
  return rows.map(({ content }: Json) => (content.kind === 'invoice' ? 1 : -1) * totalIn(content));
}

describe('an order', () => {
  test('has no invoice before it is confirmed, shipped or paid, and one after the first of these', async () => {
    const [confirmed, shipped, paid] = [await place(1), await place(1), await place(1)];
    for (const order of [confirmed, shipped, paid]) assert.deepEqual(await totals(order), []);
    await owner.confirm(confirmed.number);
    await owner.setParcel((await owner.pack(shipped.number)) ?? '', 'Shipped');
    await owner.settlePaymentOf(paid.number);
    for (const order of [confirmed, shipped, paid]) {
      assert.deepEqual(await totals(order), [GROSS + SHIPPING]);
      await owner.confirm(order.number);
      assert.deepEqual(await totals(order), [GROSS + SHIPPING]);
    }
    const { rows } = await stack.database.query(
      `SELECT content ->> 'paid' AS paid FROM document JOIN "order" ON "order".id = "orderId" WHERE code = $1`,
      [paid.number],
    );
    assert.equal(Number(rows[0].paid), GROSS + SHIPPING);
  });

  test('that is cancelled before has none, and afterwards a credit note over all of it', async () => {
    const [before, after] = [await place(1), await place(2)];
    assert.ok(await owner.cancel(before.number));
    assert.deepEqual(await totals(before), []);
    await owner.confirm(after.number);
    assert.ok(await owner.cancel(after.number));
    assert.deepEqual(await totals(after), [2 * GROSS + SHIPPING, -(2 * GROSS + SHIPPING)]);
  });

  test('has one credit note for a piece that is refunded and cancelled, in either order', async () => {
    const [refundedFirst, cancelledFirst] = [await place(3), await place(3)];
    for (const { number } of [refundedFirst, cancelledFirst]) await owner.settlePaymentOf(number);
    const refund = async (number: string) => {
      const { lines } = await owner.order(number);
      await owner.refund(number, GROSS, [{ orderLineId: lines[0].id, quantity: 1 }]);
    };
    await refund(refundedFirst.number);
    assert.ok(await owner.cancel(refundedFirst.number, 1));
    assert.ok(await owner.cancel(cancelledFirst.number, 1));
    await refund(cancelledFirst.number);
    for (const order of [refundedFirst, cancelledFirst])
      assert.deepEqual(await totals(order), [3 * GROSS + SHIPPING, -GROSS]);
  });

  test('has credit notes for refunds of any amount, up to all of it', async () => {
    const order = await place(1);
    await owner.settlePaymentOf(order.number);
    await owner.refund(order.number, 1000);
    await owner.refund(order.number, 333);
    await owner.refund(order.number, GROSS + SHIPPING - 1333);
    assert.deepEqual(await totals(order), [GROSS + SHIPPING, -1000, -333, -(GROSS + SHIPPING - 1333)]);
  });

  test('that the owner has modified has an invoice over the rest, which is mailed', async () => {
    const order = await place(1);
    await owner.confirm(order.number);
    const { id, lines } = await owner.order(order.number);
    const to = (state: string) =>
      owner.ask(
        'mutation ($id: ID!, $state: String!) { transitionOrderToState(id: $id, state: $state) { __typename } }',
        { id, state },
      );
    await to('Modifying');
    await owner.change('modifyOrder', 'ModifyOrderInput!', {
      dryRun: false,
      orderId: id,
      adjustOrderLines: [{ orderLineId: lines[0].id, quantity: 2 }],
    });
    await to('ArrangingAdditionalPayment');
    await owner.change('addManualPaymentToOrder', 'ManualPaymentInput!', {
      orderId: id,
      method: 'invoice',
      transactionId: 'by hand',
      metadata: {},
    });
    await to('PaymentAuthorized');
    assert.deepEqual(await totals(order), [GROSS + SHIPPING, GROSS]);
    const { rows } = await stack.database.query(
      `SELECT kind, cardinality(documents) AS files FROM letter WHERE about = $1 AND kind = 'document'`,
      [String(id)],
    );
    assert.deepEqual(rows, [{ kind: 'document', files: 1 }]);
  });
});

test('numbers have no gaps, also after a change that was undone, and none is used twice', async () => {
  const orders = [await place(1), await place(1), await place(1)];
  // The invoice of the second order cannot be stored.
  await stack.database.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$`,
  );
  await owner.confirm(orders[0]?.number ?? '');
  await stack.database.query(
    'CREATE TRIGGER refuse AFTER INSERT ON document FOR EACH ROW EXECUTE FUNCTION refuse()',
  );
  await assert.rejects(owner.confirm(orders[1]?.number ?? ''));
  await stack.database.query('DROP TRIGGER refuse ON document');
  await Promise.all(orders.slice(1).map(({ number }) => owner.confirm(number)));
  const { rows } = await stack.database.query('SELECT number FROM document ORDER BY number');
  for (const prefix of ['INV', 'CN']) {
    const numbers = rows.map(({ number }: Json) => number).filter((each: string) => each.startsWith(prefix));
    assert.deepEqual(
      numbers,
      numbers.map((_: string, index: number) => `${prefix}-${YEAR}-${String(index + 1).padStart(5, '0')}`),
    );
  }
});

test('the file of a document is made once and kept', async () => {
  const order = await place(1);
  await owner.confirm(order.number);
  const { documents } = await guest.opened(order);
  const [{ path, number }] = documents;
  await becomes(() => count(stack.database, 'document WHERE number = $1 AND pdf IS NOT NULL', [number]), 1);
  const open = async () => Buffer.from(await (await fetch(stack.settings.publicUrl + path)).arrayBuffer());
  const first = await open();
  assert.ok(first.subarray(0, 5).equals(Buffer.from('%PDF-')));
  assert.ok(first.equals(await open()));
  for (const wrong of [path.replace(number, `INV-${YEAR}-99999`), path.split('?')[0], `${path}x`])
    assert.equal((await fetch(stack.settings.publicUrl + wrong)).status, 404);
});

test('documents of a person who is forgotten are kept as tax law asks, and named', async () => {
  const order = await place(1);
  await owner.settlePaymentOf(order.number);
  const database = new pg.Client({ connectionString: databaseUrlOf(stack.settings) });
  await database.connect();
  const lines: string[] = [];
  try {
    await forget(database, stack.settings, order.email, (line) => lines.push(line));
  } finally {
    await database.end();
  }
  assert.match(
    lines.join('\n'),
    new RegExp(`order ${order.number} of .*\n.*with name and address, INV-${YEAR}-\\d{5}`),
  );
  assert.deepEqual(await totals(order), [GROSS + SHIPPING]);
});

describe('an account of two rates', () => {
  const entry = { title: '', sku: '', quantity: 2 };
  const account: Account = {
    entries: [
      { ...entry, key: 'line 1', rate: 20, net: 10_000, sum: 10_000 },
      { ...entry, key: 'line 2', rate: 5, net: 5001, sum: 5001 },
      { ...entry, key: 'shipping 1', quantity: 1, rate: 0, net: 700, sum: 700 },
    ],
    taxes: [
      { rate: 20, net: 10_000, tax: 2000 },
      { rate: 5, net: 5001, tax: 250 },
      { rate: 0, net: 700, tax: 0 },
    ],
  };

  test('loses exactly what is refunded, whatever the amount, and each rate as much net as its entries', () => {
    for (let amount = 1; amount < totalOf(account); amount += 7) {
      const rest = withoutRefunds(account, amount, []);
      assert.equal(totalOf(rest), totalOf(account) - amount, String(amount));
      for (const { rate, net } of rest.taxes)
        assert.equal(
          rest.entries.reduce((sum, each) => sum + (each.rate === rate ? each.net : 0), 0),
          net,
          `${amount} at ${rate}%`,
        );
    }
    assert.deepEqual(withoutRefunds(account, totalOf(account), []), EMPTY);
  });

  test('loses the pieces of a refund that is their price', () => {
    const refund = { amount: 6000, lines: [{ orderLineId: 1, quantity: 1 }] };
    const { entries } = plus(account, withoutRefunds(account, 6000, [refund]), -1);
    assert.deepEqual(entries, [{ ...account.entries[0], quantity: 1, net: 5000, sum: 5000 }]);
  });
});

test('the profile of the colours has the form of an ICC profile', () => {
  const profile = Buffer.from(colourProfile());
  assert.equal(profile.readUInt32BE(0), profile.length);
  assert.equal(profile.toString('latin1', 36, 40), 'acsp');
  const tags = profile.readUInt32BE(128);
  assert.equal(tags, 9);
  for (let tag = 0; tag < tags; tag++) {
    const [offset, length] = [profile.readUInt32BE(136 + 12 * tag), profile.readUInt32BE(140 + 12 * tag)];
    assert.ok(offset % 4 === 0 && offset + length <= profile.length);
  }
});
