// Buyers who place one order after another, on a running `RATE_LIMITS=0 npm run live`:
//   node live/scripts/load-test.ts --buyers 50 --seconds 60
// Ends with status 1 unless the database contains every acknowledged order. Use it on test data only: it sells product
// 11, of which it first puts a million pieces in stock.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrlOf, readSettingsOrExit } from '../settings.ts';

const { values } = parseArgs({
  options: { buyers: { type: 'string', default: '50' }, seconds: { type: 'string', default: '60' } },
});
const settings = readSettingsOrExit();
const database = new pg.Pool({ connectionString: databaseUrlOf(settings), max: 1 });
await database.query(
  `UPDATE stock_level SET "stockOnHand" = 1000000 + "stockAllocated" FROM product_variant
   WHERE product_variant.id = "productVariantId" AND sku = '11'`,
);
const { rows } = await database.query<{ price: number }>(
  `SELECT price FROM product_variant_price JOIN product_variant ON product_variant.id = "variantId" WHERE sku = '11'`,
);
const body = JSON.stringify({
  lines: [{ productId: '11', quantity: 1, price: rows[0]?.price }],
  customer: {
    firstName: 'Load',
    lastName: 'Test',
    email: 'load@example.com',
    phone: '0212 555 01 42',
    address: 'Street 1',
    city: 'Ankara',
    state: 'Ankara',
    zipCode: '06000',
    country: 'Turkey',
  },
  payment: { method: 'invoice' },
});

const keys: string[] = [];
const times: number[] = [];
const refusals = new Map<string, number>();
const begin = performance.now();
const end = begin + Number(values.seconds) * 1000;

await Promise.all(
  Array.from({ length: Number(values.buyers) }, async (_, buyer) => {
    // Buyers have different e-mail addresses, because orders of guests with the same address are placed one at a time.
    const own = body.replace('load@', `load${buyer}@`);
    while (performance.now() < end) {
      const key = randomUUID();
      const start = performance.now();
      const outcome = await place(own, key);
      if (outcome === 'placed') {
        keys.push(key);
        times.push(performance.now() - start);
      } else refusals.set(outcome, (refusals.get(outcome) ?? 0) + 1);
    }
  }),
);

const seconds = (performance.now() - begin) / 1000;
const sorted = times.toSorted((a, b) => a - b);
const percentile = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
const found = await database.query<{ count: number }>(
  `SELECT count(*)::int AS count FROM "order" WHERE "customFieldsPlacingkey" = ANY($1) AND state = 'PaymentAuthorized'`,
  [keys],
);
await database.end();
const stored = found.rows[0]?.count ?? 0;
console.log(
  `${keys.length} orders in ${seconds.toFixed(1)} s: ${(keys.length / seconds).toFixed(1)} a second`,
);
console.log(`p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)}`);
console.log(`not placed: ${JSON.stringify(Object.fromEntries(refusals))}`);
console.log(`acknowledged ${keys.length}, in the database ${stored}`);
process.exit(stored === keys.length ? 0 : 1);

async function place(order: string, key: string): Promise<string> {
  try {
    const response = await fetch(`${settings.publicUrl}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: settings.publicUrl, 'Idempotency-Key': key },
      body: order,
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer of the gateway has a kind
    const { kind } = (await response.json()) as { kind: string };
    return kind;
  } catch {
    return 'no answer';
  }
}
