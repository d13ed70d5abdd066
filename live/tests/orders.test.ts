// What an order shows after the owner has changed its products, or what is delivered and paid.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Owner } from './owner.ts';
import { orderOf, RADIO, registered, startBeforeTests } from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11', '13', '14'] });
let owner: Owner;
beforeEach(async () => {
  owner = await Owner.signIn(stack.settings);
});

type Placed = { readonly number: string; readonly key: string };

async function place(...lines: readonly object[]): Promise<Placed> {
  const { body } = await guest.place(orderOf(lines));
  assert.equal(body.kind, 'placed');
  return body;
}

const shown = (order: Placed) => guest.opened(order);

async function statesOf(order: Placed): Promise<readonly string[]> {
  const { deliveryState, paymentState } = await shown(order);
  return [deliveryState, paymentState];
}

async function pack({ number }: Placed, quantity: number): Promise<string> {
  const parcel = await owner.pack(number, quantity);
  assert.ok(parcel);
  return parcel;
}

const cancel = async ({ number }: Placed, quantity?: number) =>
  assert.ok(await owner.cancel(number, quantity));

test('an order keeps the titles and prices at which it was placed', async () => {
  const price = await guest.priceOf('13');
  const order = await place({ productId: '13', quantity: 2, price }, { ...RADIO, quantity: 1 });
  const original = await shown(order);
  const { productId } = await owner.variantOf('13');
  const translations = [{ languageCode: 'en', name: 'Something else' }];
  await owner.updateVariant('13', { price: 1, translations });
  assert.deepEqual(await shown(order), original);
  await owner.remove('deleteProduct', productId);
  assert.deepEqual(await shown(order), original);
});

test('a cancelled order shows what was ordered', async () => {
  const order = await place({ ...RADIO, quantity: 3 });
  const { heldUntil, canCancel, ...original } = await shown(order);
  assert.ok(Date.parse(heldUntil) > Date.now());
  assert.equal(canCancel, true);
  assert.equal(original.lines[0].cancelled, 0);
  await cancel(order, 1);
  assert.deepEqual(await statesOf(order), ['placed', 'open']);
  const { lines, items, total } = await shown(order);
  assert.deepEqual(lines, [{ ...original.lines[0], cancelled: 1 }]);
  assert.deepEqual([items, total], [3, original.total]);
  await cancel(order);
  const cancelled = await shown(order);
  assert.deepEqual(cancelled, {
    ...original,
    charged: 0,
    deliveryState: 'cancelled',
    lines: [{ ...original.lines[0], cancelled: 3 }],
  });
});

test('delivery and payment are two states', async () => {
  const order = await place({ ...RADIO, quantity: 3 });
  assert.deepEqual(await statesOf(order), ['placed', 'open']);
  const first = await pack(order, 1);
  assert.deepEqual(await statesOf(order), ['placed', 'open']);
  await owner.setParcel(first, 'Shipped');
  assert.deepEqual(await statesOf(order), ['part-shipped', 'open']);
  const second = await pack(order, 2);
  await owner.setParcel(second, 'Shipped');
  assert.deepEqual(await statesOf(order), ['shipped', 'open']);
  await owner.setParcel(first, 'Delivered');
  assert.deepEqual(await statesOf(order), ['shipped', 'open']);
  await owner.setParcel(second, 'Delivered');
  assert.deepEqual(await statesOf(order), ['delivered', 'open']);
  await owner.settlePaymentOf(order.number);
  assert.deepEqual(await statesOf(order), ['delivered', 'paid']);
});

test('an order that is paid first is shipped later', async () => {
  const order = await place({ ...RADIO, quantity: 2 });
  await owner.settlePaymentOf(order.number);
  assert.deepEqual(await statesOf(order), ['placed', 'paid']);
  // What is left of the order is one piece.
  await cancel(order, 1);
  await owner.setParcel(await pack(order, 1), 'Shipped');
  assert.deepEqual(await statesOf(order), ['shipped', 'paid']);
});

test('an order is refunded once all of its money has gone back', async () => {
  const order = await place({ ...RADIO, quantity: 1 });
  await owner.settlePaymentOf(order.number);
  const { total } = await shown(order);
  await owner.refund(order.number, 1000);
  assert.deepEqual(await statesOf(order), ['placed', 'part-refunded']);
  await owner.refund(order.number, total - 1000);
  assert.deepEqual(await statesOf(order), ['placed', 'refunded']);
  await cancel(order);
  assert.deepEqual(await statesOf(order), ['cancelled', 'refunded']);
  assert.equal((await shown(order)).total, total);
});

test('the list of an account says the same as the orders', async () => {
  const email = 'lists@example.com';
  const browser = await registered(stack.settings, email);
  const { body: order } = await browser.place(orderOf([{ ...RADIO, quantity: 2 }], { email }));
  await cancel(order);
  const { number, placedAt, deliveryState, paymentState, total, items } = await shown(order);
  assert.deepEqual([deliveryState, items], ['cancelled', 2]);
  const { body } = await browser.ask('GET', '/api/orders');
  assert.deepEqual(body.orders, [{ number, placedAt, deliveryState, paymentState, total, items }]);
});

test('an order that the owner has modified shows what it has become', async () => {
  const order = await place({ ...RADIO, quantity: 1 });
  const { id } = await owner.order(order.number);
  await owner.ask(
    'mutation ($id: ID!) { transitionOrderToState(id: $id, state: "Modifying") { __typename } }',
    { id },
  );
  const { id: productVariantId } = await owner.variantOf('14');
  const modified = await owner.change('modifyOrder', 'ModifyOrderInput!', {
    dryRun: false,
    orderId: id,
    addItems: [{ productVariantId, quantity: 2 }],
  });
  assert.equal(modified.__typename, 'Order');
  const { lines, items, subtotal } = await shown(order);
  assert.deepEqual(
    lines.map(({ productId, quantity }: { productId: string; quantity: number }) => [productId, quantity]),
    [
      ['11', 1],
      ['14', 2],
    ],
  );
  assert.equal(items, 3);
  assert.equal(subtotal, RADIO.price + 2 * (await guest.priceOf('14')));
});
