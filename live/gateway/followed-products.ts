import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineProduct } from '../../app/catalogue/engine-products.server.ts';
import { failureOf, failureWithPlace } from '../failure.ts';
import { log } from '../log.ts';

const EVERY_MS = 500;
const TIMEOUT_MS = 10_000;

/** The products that were changed since a transaction, and the one to ask from next time; see the migration `ShownProducts`. */
const CHANGED = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next, coalesce((
    SELECT json_agg(json_build_object('productId', "productId", 'variants', coalesce((
      SELECT json_agg(offered) FROM shop.offered WHERE offered."productId" = change."productId"
    ), '[]')) ORDER BY "productId")
    FROM (
      SELECT DISTINCT "productId" FROM shop.change
      -- A restored database has changes of transactions that it has not begun yet.
      WHERE $1 = '0' OR at >= $1::xid8 AND at < pg_snapshot_xmax(pg_current_snapshot())
    ) AS change
  ), '[]') AS changed`;

type Answer = {
  readonly next: string;
  readonly changed: readonly { readonly productId: number; readonly variants: readonly EngineProduct[] }[];
};

/**
 * Reads the products of the engine from its database, and again those that were changed.
 * @param show gets all products, first when they have been read, then after each change
 * @param onRead called each time that the database has answered
 * @returns ends it
 */
export function followProducts(
  databaseUrl: string,
  show: (products: readonly EngineProduct[]) => void,
  onRead = () => {},
): () => Promise<void> {
  const stopped = new AbortController();
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    options: '-c default_transaction_read_only=on',
    statement_timeout: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  pool.on('error', () => {});
  const byProduct = new Map<number, readonly EngineProduct[]>();
  let since = '0';
  let hasFailed = false;

  const read = async () => {
    const { rows } = await pool.query<Answer>(CHANGED, [since]);
    const [{ next, changed } = { next: since, changed: [] }] = rows;
    // Another database, such as a restored one.
    if (BigInt(next) < BigInt(since)) {
      byProduct.clear();
      since = '0';
      return;
    }
    for (const { productId, variants } of changed) byProduct.set(productId, variants);
    if (changed.length > 0 || since === '0') {
      try {
        show([...byProduct.values()].flat());
      } catch (error) {
        log(`The pages cannot show what was changed: ${failureWithPlace(error)}`, 'error');
      }
    }
    since = next;
    onRead();
  };
  const following = (async () => {
    while (!stopped.signal.aborted) {
      try {
        await read();
        if (hasFailed) log('The pages: the database answers again.');
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log(`The pages: no answer of the database: ${failureOf(error)}`, 'error');
        hasFailed = true;
      }
      await wait(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopped.abort();
    await following;
    await pool.end();
  };
}
