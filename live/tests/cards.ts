// Cards, against a stand-in of Stripe.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { Owner } from './owner.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';
import {
  becomes,
  Browser,
  confirm,
  count,
  decode,
  eventually,
  type Json,
  orderOf,
  RADIO,
  type Response,
  setStock,
  type Stack,
  stockOf,
  tokenIn,
} from './support.ts';

const ordered = (token: string, quantity = 1) =>
  orderOf([{ ...RADIO, quantity }], {}, { method: 'card', token });
/** Price, tax and shipping. */
const TOTAL = 89_900 + 16_182 + 4999;

/** @param mailWith waits for an e-mail that contains this text as it is sent */
export function testCards(
  { stack, guest }: { readonly stack: Stack; readonly guest: Browser },
  stripe: StripeStandIn,
  mailWith: (text: string) => Promise<string>,
): void {
  const orders = () => count(stack.database, '"order"');
  const unconfirmed = () => count(stack.database, 'card_payment');
  const none = { kind: 'none' };
  const found = async (key: string): Promise<Json> =>
    (await guest.ask('GET', `/api/orders/by-key/${key}`)).body;
  const owner = () => Owner.signIn(stack.settings);
  const accepted = { status: 200, body: { kind: 'accepted' } };
  const paymentsOf = async (number: string): Promise<readonly string[]> => {
    const { rows } = await stack.database.query(
      `SELECT payment.state FROM payment JOIN "order" ON "order".id = "orderId" WHERE code = $1 ORDER BY payment.id`,
      [number],
    );
    return rows.map(({ state }) => state);
  };
  const stateOf = async (number: string): Promise<string> => {
    const { rows } = await stack.database.query('SELECT state FROM "order" WHERE code = $1', [number]);
    return rows[0].state;
  };
  const refundsOf = ({ id }: { readonly id: string }): readonly number[] =>
    stripe.refunds.flatMap(({ payment_intent, amount }) => (payment_intent === id ? [amount] : []));
  /** Orders with a card whose bank asks the buyer. */
  async function asked(key: string = randomUUID(), browser = guest) {
    const { body } = await browser.place(ordered('ctoken_secure'), key);
    assert.deepEqual(Object.keys(body), ['kind', 'intent', 'secret']);
    assert.equal(body.kind, 'confirm');
    return { key, secret: String(body.secret), intent: stripe.last };
  }
  async function registered(email: string): Promise<Browser> {
    const browser = new Browser(stack.settings);
    await browser.register(email, 'correct horse');
    const link = tokenIn(decode(await mailWith(`To: ${email}`)));
    assert.equal(await confirm(browser, link, 'correct horse'), 'signed-in');
    return browser;
  }
  const again = (key: string, intent: { readonly id: string }): Promise<Response> =>
    guest.place(ordered(intent.id), key);

  describe('a card', () => {
    test('is charged once the owner settles the payment; until then the amount is reserved, once', async () => {
      const key = randomUUID();
      const before = stripe.log.length;
      const [first, second] = await Promise.all([
        guest.place(ordered('ctoken_good'), key),
        guest.place(ordered('ctoken_good'), key),
      ]);
      assert.equal(first.body.kind, 'placed');
      assert.deepEqual(second.body, first.body);
      assert.deepEqual(stripe.log.slice(before), [`create ctoken_good ${TOTAL} usd`]);
      const { number } = first.body;
      assert.deepEqual((await guest.opened(first.body)).payment, { method: 'card' });
      assert.match(await mailWith(`Your order ${number}`), /Payment: by card\./);
      await (await owner()).settlePaymentOf(number);
      assert.equal(stripe.log.at(-1), `capture ${TOTAL}`);
      assert.equal(stripe.last.metadata['order'], number);
      assert.equal((await guest.opened(first.body)).paymentState, 'paid');
    });

    test('leaves neither its token nor a secret in the database', async () => {
      assert.equal((await guest.place(ordered('ctoken_good_secret'))).body.kind, 'placed');
      const metadata = `payment WHERE metadata::text LIKE '%secret%'`;
      assert.equal(await count(stack.database, metadata), 0);
    });

    test('that is declined places nothing and takes no stock', async () => {
      const before = [await stockOf(stack.database, '11'), await orders()];
      assert.deepEqual((await guest.place(ordered('ctoken_bad'))).body, { kind: 'declined' });
      assert.deepEqual([await stockOf(stack.database, '11'), await orders()], before);
    });

    test('places nothing beyond the limits of Stripe, and another way to pay does', async () => {
      const key = randomUUID();
      const { most } = stripe;
      stripe.most = TOTAL - 1;
      const { body } = await guest.place(ordered('ctoken_good_large'), key);
      stripe.most = most;
      assert.deepEqual(body, { kind: 'declined' });
      assert.equal((await guest.place(orderOf([{ ...RADIO, quantity: 1 }]), key)).body.kind, 'placed');
    });

    test('places nothing while Stripe does not answer, and the same key may be tried again', async () => {
      const key = randomUUID();
      assert.equal((await guest.place(ordered('ctoken_broken'), key)).status, 503);
      assert.deepEqual(await found(key), none);
      assert.equal((await guest.place(ordered('ctoken_good_again'), key)).body.kind, 'placed');
    });

    test('whose answer was lost is reserved once, and the order is placed with that', async () => {
      const key = randomUUID();
      stripe.losesAnswerOf = 'create';
      assert.equal((await guest.place(ordered('ctoken_good_lost'), key)).status, 503);
      stripe.losesAnswerOf = undefined;
      const before = stripe.intents.size;
      assert.equal((await guest.place(ordered('ctoken_good_lost'), key)).body.kind, 'placed');
      assert.equal(stripe.intents.size, before);
    });

    test('of a firm stays reserved until an approver decides, and is given back if they decline', async () => {
      const back = await owner();
      const [buyer, chief] = [await registered('buyer@firm.example'), await registered('chief@firm.example')];
      const [own, other] = [
        await back.customerId('buyer@firm.example'),
        await back.customerId('chief@firm.example'),
      ];
      for (const [id, customFields] of [
        [own, { orderLimit: 0 }],
        [other, { isApprover: true }],
      ] as const)
        await back.change('updateCustomer', 'UpdateCustomerInput!', { id, customFields });
      await back.change('createCustomerGroup', 'CreateCustomerGroupInput!', {
        name: 'A Firm',
        customerIds: [own, other],
        customFields: { isFirm: true },
      });
      const before = await stockOf(stack.database, '11');
      for (const isApproved of [false, true]) {
        const { body } = await buyer.place(ordered(`ctoken_good_firm_${isApproved}`));
        const { last } = stripe;
        assert.deepEqual([body.kind, body.awaitsFirm], ['placed', true]);
        assert.equal(last.status, 'requires_capture');
        assert.deepEqual(await stockOf(stack.database, '11'), before);
        const decided = await chief.ask('POST', `/api/orders/${body.number}/decision`, { isApproved });
        assert.equal(decided.status, 200);
        assert.equal(last.status, isApproved ? 'requires_capture' : 'canceled');
        assert.equal(await stateOf(body.number), isApproved ? 'PaymentAuthorized' : 'Cancelled');
        assert.deepEqual(await paymentsOf(body.number), [isApproved ? 'Authorized' : 'Cancelled']);
        if (isApproved) assert.ok(await back.cancel(body.number));
      }
      assert.deepEqual(await stockOf(stack.database, '11'), before);
    });

    test('is offered only if the owner has it enabled', async () => {
      const back = await owner();
      const { paymentMethods } = await back.ask('{ paymentMethods { items { id code } } }');
      const { id } = paymentMethods.items.find(({ code }: Json) => code === 'card');
      const enable = (enabled: boolean) =>
        back.change('updatePaymentMethod', 'UpdatePaymentMethodInput!', { id, enabled });
      assert.ok((await guest.prices('11')).body.methods.includes('card'));
      await enable(false);
      assert.deepEqual((await guest.prices('11')).body.methods, ['invoice', 'purchase-order']);
      const { status, body } = await guest.place(ordered('ctoken_good'));
      assert.equal(status, 400);
      assert.deepEqual(body.fields, { paymentMethod: 'invalid' });
      await enable(true);
    });
  });

  describe('a card whose bank asks the buyer', () => {
    test('places the order once the buyer has agreed; before, there is none and no stock is held', async () => {
      const before = [await stockOf(stack.database, '11'), await orders()];
      const { key, secret, intent } = await asked();
      assert.deepEqual([await stockOf(stack.database, '11'), await orders()], before);
      assert.deepEqual(await found(key), none);
      stripe.confirm(secret);
      const { body } = await again(key, intent);
      assert.equal(body.kind, 'placed');
      assert.deepEqual(await paymentsOf(body.number), ['Authorized']);
      assert.equal(await unconfirmed(), 0);
      assert.deepEqual((await again(key, intent)).body, body);
    });

    test('places nothing if the buyer does not agree, and nothing can be reserved later', async () => {
      const { key, secret, intent } = await asked();
      stripe.confirm(secret, false);
      assert.deepEqual((await again(key, intent)).body, { kind: 'declined' });
      assert.equal(intent.status, 'canceled');
      assert.deepEqual([await found(key), await unconfirmed()], [none, 0]);
    });

    test('asks again if the buyer has not answered yet', async () => {
      const { key, secret, intent } = await asked();
      assert.deepEqual((await again(key, intent)).body, { kind: 'confirm', intent: intent.id, secret });
      assert.equal(await unconfirmed(), 1);
      stripe.confirm(secret);
      assert.equal((await found(key)).kind, 'placed');
    });

    test('places the order, once, if the browser is gone and Stripe tells it, however often and whoever else asks', async () => {
      const { key, secret, intent } = await asked();
      const before = await orders();
      stripe.confirm(secret);
      const told = () => stripe.tell('payment_intent.amount_capturable_updated', intent);
      const [first, second, placed] = await Promise.all([told(), told(), again(key, intent)]);
      assert.deepEqual([first, second, await told()], [accepted, accepted, accepted]);
      assert.equal(placed.body.kind, 'placed');
      assert.deepEqual(await found(key), placed.body);
      assert.equal(await orders(), before + 1);
      assert.deepEqual(await paymentsOf(placed.body.number), ['Authorized']);
      assert.equal(intent.status, 'requires_capture');
    });

    test('places the order of the account that is signed in, also without its browser', async () => {
      const ada = await registered('card@example.com');
      const { secret, intent } = await asked(randomUUID(), ada);
      stripe.confirm(secret);
      await stripe.tell('payment_intent.amount_capturable_updated', intent);
      const { body } = await ada.ask('GET', '/api/orders');
      assert.equal(body.orders.length, 1);
    });

    test('gets the money back if the product has been sold meanwhile', async () => {
      const { key, secret, intent } = await asked();
      await setStock(stack.database, '11', 0);
      stripe.confirm(secret);
      assert.equal((await again(key, intent)).body.kind, 'changed');
      assert.equal(intent.status, 'canceled');
      await setStock(stack.database, '11', 5000);
      assert.deepEqual([await found(key), await unconfirmed()], [none, 0]);
    });

    test('gets it back, too, if only Stripe says that it was reserved', async () => {
      const { key, secret, intent } = await asked();
      await setStock(stack.database, '11', 0);
      stripe.confirm(secret);
      assert.deepEqual(await stripe.tell('payment_intent.amount_capturable_updated', intent), accepted);
      assert.equal(intent.status, 'canceled');
      await setStock(stack.database, '11', 5000);
      assert.deepEqual([await found(key), await unconfirmed()], [none, 0]);
    });

    test('is given up if the buyer pays in another way, and then cannot pay any more', async () => {
      const { key, intent } = await asked();
      const { body } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]), key);
      assert.equal(body.kind, 'placed');
      assert.equal(intent.status, 'canceled');
      assert.deepEqual((await guest.opened(body)).payment, { method: 'invoice' });
    });

    test('pays the order if the buyer has agreed before paying in another way', async () => {
      const { key, secret, intent } = await asked();
      stripe.confirm(secret);
      const { body } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]), key);
      assert.equal(body.kind, 'placed');
      assert.deepEqual((await guest.opened(body)).payment, { method: 'card' });
      assert.equal(intent.status, 'requires_capture');
    });

    test('does not pay the order of anybody else', async () => {
      const { key, secret, intent } = await asked();
      stripe.confirm(secret);
      assert.deepEqual((await again(randomUUID(), intent)).body, { kind: 'declined' });
      assert.equal(intent.status, 'requires_capture');
      assert.equal((await found(key)).kind, 'placed');
    });
  });

  describe('a message of Stripe', () => {
    test('that Stripe has not signed changes nothing', async () => {
      const { key, secret, intent } = await asked();
      stripe.confirm(secret);
      const refused = { status: 400, body: { kind: 'rejected', fields: { signature: 'invalid' } } };
      const tell = (forgery: object) =>
        stripe.tell('payment_intent.amount_capturable_updated', intent, forgery);
      assert.deepEqual(await tell({ secret: 'whsec_other' }), refused);
      assert.deepEqual(await tell({ at: Math.floor(Date.now() / 1000) - 3600 }), refused);
      assert.deepEqual(await tell({ header: 'x-other' }), refused);
      assert.equal(await unconfirmed(), 1);
      assert.equal((await found(key)).kind, 'placed');
    });

    test('about an amount that is reserved for no order gives it back, and leaves those of other programs and shops', async () => {
      const ours = { shop: stack.settings.publicUrl, placing_key: randomUUID() };
      const lost = stripe.reserve(ours);
      const others = [{ invoice: '7' }, { ...ours, shop: 'https://other.example' }].map((metadata) =>
        stripe.reserve(metadata),
      );
      for (const intent of [lost, ...others])
        assert.deepEqual(await stripe.tell('payment_intent.amount_capturable_updated', intent), accepted);
      assert.equal(lost.status, 'canceled');
      for (const { status } of others) assert.equal(status, 'requires_capture');
    });

    test('does not make the amount that another shop has reserved pay an order here', async () => {
      const key = randomUUID();
      const { body } = await guest.place(ordered('ctoken_good'));
      const intent = stripe.last;
      intent.metadata = { shop: 'https://other.example', placing_key: key };
      assert.deepEqual((await again(key, intent)).body, { kind: 'declined' });
      assert.equal(intent.status, 'requires_capture');
      // The order is known by its payment, also after the shop has moved to another address.
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      assert.deepEqual(await stripe.tell('payment_intent.succeeded', intent), accepted);
      assert.deepEqual(await paymentsOf(body.number), ['Settled']);
    });

    test('says that the owner has collected it at Stripe: the order is paid, whatever comes late', async () => {
      const { body } = await guest.place(ordered('ctoken_good'));
      const intent = stripe.last;
      const reserved = { ...intent };
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      assert.deepEqual(await stripe.tell('payment_intent.succeeded', intent), accepted);
      assert.equal((await guest.opened(body)).paymentState, 'paid');
      assert.deepEqual(await stripe.tell('payment_intent.amount_capturable_updated', reserved), accepted);
      assert.deepEqual(await stripe.tell('payment_intent.succeeded', intent), accepted);
      assert.deepEqual(await paymentsOf(body.number), ['Settled']);
    });

    test('settles a payment whose answer the shop has lost', async () => {
      const { body } = await guest.place(ordered('ctoken_good'));
      stripe.losesAnswerOf = 'capture';
      await (await owner()).settlePaymentOf(body.number);
      stripe.losesAnswerOf = undefined;
      assert.deepEqual(await paymentsOf(body.number), ['Settled']);
      assert.deepEqual(await stripe.tell('payment_intent.succeeded', stripe.last), accepted);
    });
  });

  describe('an order by card', () => {
    test('that is cancelled gives back what is reserved, and what arrives later', async () => {
      const { body } = await guest.place(ordered('ctoken_good'));
      const intent = stripe.last;
      assert.equal(await (await owner()).cancel(body.number), true);
      assert.equal(intent.status, 'canceled');
      assert.deepEqual(await paymentsOf(body.number), ['Cancelled']);
      // It was collected at Stripe at the same moment.
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      for (let time = 0; time < 2; time++)
        assert.deepEqual(await stripe.tell('payment_intent.succeeded', intent), accepted);
      assert.equal(stripe.refunds.filter((refund) => refund.payment_intent === intent.id).length, 1);
      assert.equal(stripe.refunds.at(-1)?.amount, TOTAL);
    });

    test('is charged when the first parcel leaves, for what is not cancelled', async () => {
      const { body } = await guest.place(ordered('ctoken_good', 3));
      const back = await owner();
      await back.cancel(body.number, 1);
      const { charged } = await guest.opened(body);
      const parcel = await back.pack(body.number, 1);
      assert.ok(parcel !== undefined);
      assert.deepEqual(await paymentsOf(body.number), ['Authorized']);
      await back.setParcel(parcel, 'Shipped');
      assert.equal(stripe.log.at(-1), `capture ${charged}`);
      assert.deepEqual(
        [(await guest.opened(body)).paymentState, (await guest.opened(body)).deliveryState],
        ['paid', 'part-shipped'],
      );
      assert.equal(await stateOf(body.number), 'PartiallyShipped');
      const asked = stripe.log.length;
      const rest = await back.pack(body.number, 1);
      await back.setParcel(rest ?? '', 'Shipped');
      assert.equal((await guest.opened(body)).deliveryState, 'shipped');
      assert.equal(await stateOf(body.number), 'Shipped');
      assert.equal(stripe.log.length, asked);
    });

    test('that leaves in one parcel is shipped for the engine, too', async () => {
      const { body } = await guest.place(ordered('ctoken_good'));
      const back = await owner();
      await back.setParcel((await back.pack(body.number)) ?? '', 'Shipped');
      assert.equal(await stateOf(body.number), 'Shipped');
    });

    test('is settled, and the rest goes back once, if more was collected at Stripe than it still costs', async () => {
      const { body } = await guest.place(ordered('ctoken_good', 2));
      const intent = stripe.last;
      const back = await owner();
      await back.cancel(body.number, 1);
      const { charged } = await guest.opened(body);
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      assert.deepEqual(await stripe.tell('payment_intent.succeeded', intent), accepted);
      assert.deepEqual(await stripe.tell('payment_intent.succeeded', intent), accepted);
      assert.equal((await guest.opened(body)).paymentState, 'paid');
      assert.deepEqual(refundsOf(intent), [intent.amount - charged]);
    });

    test('is not shipped if its reservation has expired', async () => {
      const { body } = await guest.place(ordered('ctoken_good'));
      const back = await owner();
      const parcel = (await back.pack(body.number)) ?? '';
      stripe.last.status = 'canceled';
      await assert.rejects(
        back.setParcel(parcel, 'Shipped'),
        /Stripe: This PaymentIntent has a status of canceled/,
      );
      assert.deepEqual(await stripe.tell('payment_intent.canceled', stripe.last), accepted);
      assert.deepEqual(await paymentsOf(body.number), ['Cancelled']);
      await assert.rejects(back.setParcel(parcel, 'Shipped'), /not Shipped/);
      assert.equal((await guest.opened(body)).deliveryState, 'placed');
      // The buyer pays in another way.
      const { id } = await back.order(body.number);
      const move = (state: string) =>
        back.ask(
          'mutation ($id: ID!, $state: String!) { transitionOrderToState(id: $id, state: $state) { __typename } }',
          { id, state },
        );
      await move('ArrangingAdditionalPayment');
      const paid = { orderId: id, method: 'transfer', transactionId: '1', metadata: {} };
      await back.change('addManualPaymentToOrder', 'ManualPaymentInput!', paid);
      await move('PaymentSettled');
      await back.setParcel(parcel, 'Shipped');
      assert.deepEqual(
        [await stateOf(body.number), (await guest.opened(body)).paymentState],
        ['Shipped', 'paid'],
      );
    });

    test('is refunded in parts, each once, and never beyond what was paid', async () => {
      const { body } = await guest.place(ordered('ctoken_good'));
      const intent = stripe.last;
      const back = await owner();
      await back.settlePaymentOf(body.number);
      await back.refund(body.number, 1000);
      stripe.losesAnswerOf = 'refund';
      await assert.rejects(back.refund(body.number, 500), /Stripe/);
      stripe.losesAnswerOf = undefined;
      await back.refund(body.number, 500);
      const refunds = () => refundsOf(intent);
      assert.deepEqual(refunds(), [1000, 500]);
      assert.equal((await guest.opened(body)).paymentState, 'part-refunded');
      stripe.hasBalance = false;
      for (let time = 0; time < 2; time++)
        await assert.rejects(back.refund(body.number, TOTAL - 1500), /Stripe: Insufficient funds/);
      stripe.hasBalance = true;
      // Stripe repeats its refusals.
      await back.refund(body.number, TOTAL - 1500);
      assert.equal((await guest.opened(body)).paymentState, 'refunded');
      await assert.rejects(
        back.refund(body.number, 1),
        /RefundAmountError|AlreadyRefunded|Not refunded|Could not find/,
      );
      assert.deepEqual(refunds(), [1000, 500, TOTAL - 1500]);
    });

    test('that was confirmed at the bank is placed after a crash, and one that nobody confirms is given up', async () => {
      const keep = (key: string, intent: string) =>
        stack.database.query('INSERT INTO card_payment (key, intent, request) VALUES ($1, $2, $3)', [
          key,
          intent,
          {},
        ]);
      // Of keys that were set before; and one that fails.
      await keep(randomUUID(), 'pi_unknown');
      const failing = randomUUID();
      await keep(failing, stripe.reserve({ placing_key: failing, shop: stack.settings.publicUrl }).id);
      const first = await asked();
      const second = await asked();
      stripe.confirm(first.secret);
      await stack.engine.stop();
      await stack.database.query(`UPDATE card_payment SET "createdAt" = now() - interval '31 minutes'`);
      await stack.engine.start();
      await becomes(unconfirmed, 1);
      await stack.database.query('DELETE FROM card_payment WHERE key = $1', [failing]);
      assert.equal((await found(first.key)).kind, 'placed');
      assert.deepEqual(await found(second.key), none);
      await eventually(
        async () => second.intent.status,
        (status) => status === 'canceled',
      );
    });
  });
}
