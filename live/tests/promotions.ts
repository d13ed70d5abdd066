// Promotions as the back office saves them, and a property of all of them.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Account } from '../documents/account.ts';
import { Owner } from './owner.ts';
import { type Browser, type Json, orderOf, type Stack } from './support.ts';

type Operation = { readonly code: string; readonly arguments: readonly object[] };

/** A condition or an action of the engine with its arguments. */
export const operation = (code: string, values: Readonly<Record<string, unknown>> = {}): Operation => ({
  code,
  arguments: Object.entries(values).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  })),
});

export type Promotion = {
  readonly name: string;
  readonly actions: readonly Operation[];
  readonly conditions?: readonly Operation[];
  readonly couponCode?: string;
  readonly usageLimit?: number;
  readonly perCustomerUsageLimit?: number;
  readonly startsAt?: string;
  readonly endsAt?: string;
};

export const off = (percent: number) => operation('order_percentage_discount', { discount: percent });
export const fromAmount = (amount: number) =>
  operation('minimum_order_amount', { amount, taxInclusive: false });

/** @returns its id */
export async function addPromotion(
  owner: Owner,
  { name, conditions = [], ...promotion }: Promotion,
): Promise<string> {
  const input = {
    enabled: true,
    conditions,
    ...promotion,
    translations: [{ languageCode: 'en', name }],
  };
  const { id } = await owner.change(
    'createPromotion',
    'CreatePromotionInput!',
    input,
    '... on Promotion { id }',
  );
  return id;
}

export const removePromotion = (owner: Owner, id: string): Promise<Json> =>
  owner.ask('mutation ($id: ID!) { deletePromotion(id: $id) { result } }', { id });

export type Product = { readonly productId: string; readonly price: number };

/** Promotions, an order, and what becomes of it. Products are named by their place in the list. */
const cases = (products: number) => {
  const product = fc.nat(products - 1);
  const percent = fc.constantFrom(3, 7.5, 10, 33.3, 100);
  const amount = fc.integer({ min: 1, max: 12_345 });
  const action = fc.oneof(
    fc.record({ kind: fc.constant('order %' as const), percent }),
    fc.record({ kind: fc.constant('order' as const), amount }),
    fc.record({ kind: fc.constant('product %' as const), percent, product }),
    fc.record({ kind: fc.constant('line' as const), amount: fc.integer({ min: 1, max: 777 }) }),
    fc.record({ kind: fc.constant('free pieces' as const), product, other: product }),
    fc.record({ kind: fc.constant('free shipping' as const) }),
  );
  const condition = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 300_000 }) }),
    fc.record({ kind: fc.constant('contains' as const), product, minimum: fc.integer({ min: 1, max: 3 }) }),
  );
  return fc.record({
    promotions: fc.array(
      fc.record({
        action,
        condition: fc.option(condition, { nil: undefined }),
        hasCode: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    quantities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: products, maxLength: products }),
    changes: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('cancel' as const),
          line: product,
          part: fc.double({ min: 0.1, max: 1, noNaN: true }),
        }),
        fc.record({
          kind: fc.constant('refund' as const),
          part: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
        }),
        fc.record({ kind: fc.constant('refund piece' as const), line: product }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  });
};

type Case = ReturnType<typeof cases> extends fc.Arbitrary<infer Value> ? Value : never;

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const amountsOf = (discounts: readonly { amount: number }[] = []) =>
  sum(discounts.map(({ amount }) => amount));

/**
 * Whatever promotions there are, and whatever is cancelled and refunded: cart and order show what the engine charges, their rows add up, and so
 * do invoices less credit notes, by rate, to the cent.
 */
export async function checkRandomPromotions(
  { settings, database }: Stack,
  guest: Browser,
  products: readonly Product[],
  buyer: object,
  runs: number,
): Promise<void> {
  const owner = await Owner.signIn(settings);
  const ids = await Promise.all(products.map(async ({ productId }) => (await owner.variantOf(productId)).id));
  let count = 0;

  const idOf = (place: number) => [ids[place]];

  function promotionOf({ action, condition, hasCode }: Case['promotions'][number], index: number): Promotion {
    const actions = () => {
      switch (action.kind) {
        case 'order %':
          return off(action.percent);
        case 'order':
          return operation('order_fixed_discount', { discount: action.amount });
        case 'product %':
          return operation('products_percentage_discount', {
            discount: action.percent,
            productVariantIds: idOf(action.product),
          });
        case 'line':
          return operation('order_line_fixed_discount', { discount: action.amount });
        case 'free pieces':
          return operation('buy_x_get_y_free');
        default:
          return operation('free_shipping');
      }
    };
    const conditions = [
      ...(action.kind === 'free pieces'
        ? [
            operation('buy_x_get_y_free', {
              amountX: 2,
              variantIdsX: idOf(action.product),
              amountY: 1,
              variantIdsY: idOf(action.other),
            }),
          ]
        : []),
      ...(condition?.kind === 'amount' ? [fromAmount(condition.amount)] : []),
      ...(condition?.kind === 'contains'
        ? [
            operation('contains_products', {
              minimum: condition.minimum,
              productVariantIds: idOf(condition.product),
            }),
          ]
        : []),
    ];
    const deal = { name: `Deal ${index}`, actions: [actions()] };
    if (hasCode) return { ...deal, conditions, couponCode: `CODE-${count}-${index}` };
    // The engine saves none without a condition.
    return { ...deal, conditions: conditions.length > 0 ? conditions : [fromAmount(1)] };
  }

  async function engineOrder(code: string): Promise<Json> {
    const { orders } = await owner.ask(
      `query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items {
        state totalWithTax taxSummary { taxRate taxBase taxTotal }
        lines { id quantity proratedUnitPriceWithTax } payments { refunds { total state } }
      } } }`,
      { code },
    );
    return orders.items[0];
  }

  /** By rate: what documents say, with credit notes below zero. */
  async function documented(code: string) {
    const { rows } = await database.query<{ content: Account & { kind: string } }>(
      `SELECT content FROM document JOIN "order" ON "order".id = "orderId" WHERE code = $1`,
      [code],
    );
    const byRate = new Map<number, { net: number; tax: number }>();
    for (const { content } of rows) {
      const sign = content.kind === 'invoice' ? 1 : -1;
      for (const { rate, net, tax } of content.taxes) {
        const known = byRate.get(rate) ?? { net: 0, tax: 0 };
        byRate.set(rate, { net: known.net + sign * net, tax: known.tax + sign * tax });
        assert.equal(sum(content.entries.map((entry) => (entry.rate === rate ? entry.net : 0))), net);
      }
    }
    return byRate;
  }

  async function check(placed: { number: string; key: string }): Promise<void> {
    const { charged, paid, refunded } = await guest.opened(placed);
    const byRate = await documented(placed.number);
    // What was refunded beyond what cancelled pieces had cost.
    const given = Math.max(0, refunded - (paid - charged));
    assert.equal(sum([...byRate.values()].map(({ net, tax }) => net + tax)), charged - given);
    if (given > 0 || charged === 0) return;
    const { taxSummary, totalWithTax } = await engineOrder(placed.number);
    assert.equal(charged, totalWithTax);
    // Shipping has a row of its own in that of the engine, also at the rate of products.
    for (const [rate, rows] of Map.groupBy<number, Json>(taxSummary, ({ taxRate }) => taxRate)) {
      const ofEngine = {
        net: sum(rows.map(({ taxBase }) => taxBase)),
        tax: sum(rows.map(({ taxTotal }) => taxTotal)),
      };
      assert.deepEqual(byRate.get(rate) ?? { net: 0, tax: 0 }, ofEngine);
    }
  }

  await fc.assert(
    fc.asyncProperty(cases(products.length), async ({ promotions, quantities, changes }) => {
      count++;
      const added = promotions.map(promotionOf);
      const addedIds: string[] = [];
      for (const promotion of added) addedIds.push(await addPromotion(owner, promotion));
      try {
        const vouchers = added.flatMap(({ couponCode }) => couponCode ?? []);
        const lines = products.map((product, index) => ({ ...product, quantity: quantities[index] ?? 1 }));
        const asked = lines.map(({ productId, quantity }) => ({ productId, quantity }));
        const { country }: Json = buyer;
        const { body: shown } = await guest.ask('POST', '/api/prices', { lines: asked, country, vouchers });
        const { subtotal, discounts, shipping, shippingDiscounts, tax, total } = shown;
        assert.equal(subtotal, sum(lines.map(({ price, quantity }) => price * quantity)));
        assert.equal(subtotal - amountsOf(discounts) + shipping - amountsOf(shippingDiscounts) + tax, total);
        const order = orderOf(lines, { ...buyer, email: `random-${count}@example.com` });
        const { body: placed } = await guest.place({ ...order, vouchers, total });
        assert.equal(placed.kind, 'placed', JSON.stringify(placed));
        const { number } = placed;
        const opened = await guest.opened(placed);
        assert.deepEqual(
          { ...shown, ...opened },
          { ...opened, ...shown, lines: opened.lines, total: opened.total },
        );
        assert.equal((await engineOrder(number)).totalWithTax, total);

        await owner.settlePaymentOf(number);
        await check(placed);
        for (const change of changes) {
          const { lines: current, totalWithTax, payments } = await engineOrder(number);
          const refunded = sum(
            payments.flatMap(({ refunds }: Json) => refunds.map((each: Json) => each.total)),
          );
          if (change.kind === 'cancel') {
            const line = current[change.line];
            const quantity = Math.ceil(line.quantity * change.part);
            if (quantity > 0) {
              const { id: orderId } = await owner.order(number);
              const input = { orderId, lines: [{ orderLineId: line.id, quantity }] };
              await owner.change('cancelOrder', 'CancelOrderInput!', input);
            }
          } else {
            const line = 'line' in change ? current[change.line] : undefined;
            const amount =
              'part' in change ? Math.floor(totalWithTax * change.part) : line.proratedUnitPriceWithTax;
            if (amount > 0 && amount + refunded <= totalWithTax && (!line || line.quantity > 0))
              await owner.refund(number, amount, line ? [{ orderLineId: line.id, quantity: 1 }] : []);
          }
          await check(placed);
        }
        const { documents = [] } = await guest.opened(placed);
        for (const { path } of documents)
          assert.equal((await fetch(settings.publicUrl + path)).status, 200, path);
      } finally {
        for (const id of addedIds) await removePromotion(owner, id);
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}
