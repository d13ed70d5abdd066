// Orders and changes from the back office at the same moment. `ROUNDS` and `SEED` repeat the last test with other numbers.
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Owner } from './owner.ts';
import { orderOf, setStock, startBeforeTests, stockOf } from './support.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 25);
const SEED = Number(process.env['SEED'] ?? 1);
const PRODUCTS = ['11', '13', '14'];

const { stack, guest } = startBeforeTests();
let owner: Owner;
const prices = new Map<string, number>();

beforeEach(async () => {
  owner = await Owner.signIn(stack.settings);
  for (const productId of PRODUCTS) await setStock(stack.database, productId, 2);
  const { body } = await guest.prices(...PRODUCTS);
  for (const { productId, price } of body.lines) prices.set(productId, price);
});

/** The number of the order; undefined if it was refused. */
async function place(quantities: ReadonlyMap<string, number>): Promise<string | undefined> {
  const lines = [...quantities].map(([productId, quantity]) => ({
    productId,
    quantity,
    price: prices.get(productId),
  }));
  const { body } = await guest.place(orderOf(lines));
  // A busy machine may refuse orders, because they have waited too long.
  assert.ok(['placed', 'changed', 'unavailable'].includes(body.kind), body.kind);
  return body.number;
}

async function placeOne(): Promise<string> {
  const number = await place(new Map([['11', 1]]));
  assert.ok(number !== undefined);
  return number;
}

/** Returns whether it was cancelled. Takes no time that an order could use. */
async function cancel(number: string): Promise<boolean> {
  const { rows } = await stack.database.query('SELECT id FROM "order" WHERE code = $1', [number]);
  const input = { orderId: String(rows[0].id) };
  const { __typename } = await owner.change('cancelOrder', 'CancelOrderInput!', input);
  return __typename === 'Order';
}

async function adjust(productId: string, more: number): Promise<void> {
  const { onHand } = await stockOf(stack.database, productId);
  await owner.updateVariant(productId, { stockOnHand: onHand + more });
}

/** Pieces of orders that are neither cancelled nor shipped. */
async function owed(productId: string): Promise<number> {
  const { rows } = await stack.database.query(
    `SELECT coalesce(sum(order_line.quantity - coalesce(shipped.quantity, 0)), 0)::int AS owed
     FROM order_line JOIN "order" ON "order".id = "orderId"
     JOIN product_variant ON product_variant.id = "productVariantId"
     LEFT JOIN (
       SELECT "orderLineId", sum(quantity) AS quantity FROM order_line_reference
       JOIN fulfillment ON fulfillment.id = "fulfillmentId" WHERE state <> 'Cancelled' GROUP BY "orderLineId"
     ) AS shipped ON "orderLineId" = order_line.id
     WHERE sku = $1 AND "orderPlacedAt" IS NOT NULL AND "order".state <> 'Cancelled'`,
    [productId],
  );
  return rows[0].owed;
}

/** What the engine's record of movements adds up to, without the test's own changes of the stock. */
async function moved(productId: string): Promise<number> {
  const { rows } = await stack.database.query(
    `SELECT sum(stock_movement.quantity)::int AS moved FROM stock_movement
     JOIN product_variant ON product_variant.id = "productVariantId"
     WHERE sku = $1 AND type IN ('ADJUSTMENT', 'SALE', 'CANCELLATION')`,
    [productId],
  );
  return rows[0].moved;
}

async function expectWholeStock(productId: string, what: string): Promise<void> {
  const { onHand, allocated } = await stockOf(stack.database, productId);
  assert.equal(allocated, await owed(productId), `${what}: allocated pieces of product ${productId}`);
  assert.ok(onHand >= allocated, `${what}: ${onHand} pieces of product ${productId}, ${allocated} allocated`);
}

describe('at the same moment', () => {
  for (const offset of [0, 12, 24, 36, 48, 60, 72, 84]) {
    test(`an order that is cancelled gives back its piece, and one that is placed gets its own: ${offset} ms apart`, async () => {
      const first = await placeOne();
      await Promise.all([cancel(first), wait(offset).then(placeOne)]);
      await expectWholeStock('11', 'after both');
    });
  }

  test('two orders that are cancelled give back two pieces', async () => {
    const numbers = [await placeOne(), await placeOne()];
    await Promise.all(numbers.map(cancel));
    await expectWholeStock('11', 'after both');
  });

  test('one order that is cancelled twice gives back its piece once', async () => {
    const number = await placeOne();
    await placeOne();
    await Promise.all([cancel(number), cancel(number)]);
    await expectWholeStock('11', 'after both');
  });

  test('an order that is shipped twice leaves the stock once', async () => {
    const number = await placeOne();
    await Promise.all([owner.pack(number), owner.pack(number), placeOne()]);
    await expectWholeStock('11', 'after all');
  });
});

/** A busy machine may refuse a change, because it has waited too long. Nothing is changed then. */
function expectBusy(error: unknown): void {
  assert.match(String(error), /lock timeout|Too many tasks are waiting/);
}

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test(`allocations equal the living orders after ${ROUNDS} rounds of orders and changes at random moments`, {
  timeout: 60_000 + ROUNDS * 6000,
}, async () => {
  const random = randomNumbers(SEED);
  const upTo = (count: number) => Math.floor(random() * count);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[upTo(values.length)];
  const before = new Map<string, number>();
  for (const productId of PRODUCTS) {
    const { onHand } = await stockOf(stack.database, productId);
    before.set(productId, onHand - (await moved(productId)));
  }
  let living: string[] = [];
  const kinds = { placed: 0, refused: 0, cancelled: 0, shipped: 0, adjusted: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const actions: (() => Promise<void>)[] = [];
    for (let order = 1 + upTo(3); order > 0; order--) {
      const quantities = new Map(PRODUCTS.filter(() => upTo(2) === 0).map((id) => [id, 1 + upTo(2)]));
      if (quantities.size === 0) quantities.set('11', 1);
      actions.push(async () => {
        const number = await place(quantities);
        kinds[number === undefined ? 'refused' : 'placed']++;
        if (number !== undefined) living.push(number);
      });
    }
    const cancelled = [pick(living), pick(living)].filter((number) => number !== undefined);
    for (const number of cancelled)
      actions.push(async () => {
        if (await cancel(number)) kinds.cancelled++;
      });
    const shipped = upTo(2) === 0 ? pick(living) : undefined;
    if (shipped !== undefined)
      actions.push(async () => {
        if ((await owner.pack(shipped)) !== undefined) kinds.shipped++;
      });
    const productId = pick(PRODUCTS);
    if (productId !== undefined && upTo(2) === 0) {
      actions.push(() => adjust(productId, 1 + upTo(3)));
      kinds.adjusted++;
    }
    // A shipped order may be cancelled later. Its goods then come back.
    living = living.filter((number) => !cancelled.includes(number));
    await Promise.all(actions.map(async (act) => wait(upTo(100)).then(act).catch(expectBusy)));
    for (const each of PRODUCTS) {
      await expectWholeStock(each, `seed ${SEED}, round ${round}`);
      const { onHand } = await stockOf(stack.database, each);
      assert.equal(onHand - (await moved(each)), before.get(each), `seed ${SEED}, round ${round}: on hand`);
    }
    if (round % 50 === 0) console.error(`Round ${round}: ${JSON.stringify(kinds)}`);
  }
  assert.ok(Object.values(kinds).every((count) => count > 0));
});
