// Keeps the tables of the schema `shop` that pages read, see `tables.ts`: products as the engine has them, completed by
// the data files and checked as these are.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Gauge } from 'prom-client';
import { catalogueFolder, readCatalogueFiles } from '../../app/catalogue/catalogue-files.server.ts';
import { allListings, keepCatalogue } from '../../app/catalogue/catalogue.server.ts';
import { failureOf, failureWithPlace } from '../failure.ts';
import { log } from '../log.ts';
import { postgresProducts } from './postgres-products.ts';
import { idsWithProblem, replaceProblems, reportNameless } from './problems.ts';
import { ALL, FORM_OF_ROWS, ProductRows } from './product-rows.ts';

const EVERY_MS = 250;
const AFTER_FAILURE_MS = 1000;
/** The back office creates a product before its variant. */
const REPORT_AFTER_MS = 5000;
/** Longer than counting the largest listing takes. A connection that is lost without a word ends with it. */
const QUERY_TIMEOUT_MS = 120_000;
const BATCH = 1000;

const productsKept = new Gauge({
  name: 'shop_products_kept_timestamp_seconds',
  help: 'When what pages show was last brought up to date.',
});

type Client = pg.ClientBase;
type State = { readonly next: string; readonly since: string; readonly files: string };

/**
 * Keeps the products until it is stopped. Several engine processes may do it at once: one works at a time.
 * @param database may write in the schema `shop`
 */
export function keepProducts(database: string): () => Promise<void> {
  keepCatalogue();
  const stopped = new AbortController();
  const pool = new pg.Pool({
    connectionString: database,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: QUERY_TIMEOUT_MS,
    // Another process must not wait for one whose machine is gone.
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', () => {});
  const keeper = new ProductKeeper(pool);
  let failure = '';
  const working = (async () => {
    while (!stopped.signal.aborted) {
      try {
        await keeper.keep(stopped.signal);
        productsKept.setToCurrentTime();
        if (failure !== '') log('What pages show is kept up to date again.');
        failure = '';
      } catch (error) {
        const text = error instanceof pg.DatabaseError ? failureOf(error) : failureWithPlace(error);
        if (text !== failure) log(`What pages show is not kept up to date: ${text}`, 'error');
        failure = text;
        // What the database knows counts: it may be another one now.
        keeper.forget();
        await wait(AFTER_FAILURE_MS, undefined, { signal: stopped.signal }).catch(() => {});
      }
      await wait(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopped.abort();
    await working;
    await pool.end();
  };
}

export class ProductKeeper {
  readonly #pool: pg.Pool;
  /** Another catalogue, or another program that reads it, needs all products anew. */
  readonly #files = fingerprint();
  readonly #rows = new ProductRows();
  /** All changes before this transaction are kept. The database knows it as of the last change. */
  #since = 0n;
  /** Changes that were kept, but are read again until the transaction before them ends. */
  readonly #handled = new Set<string>();
  /** Whether the rows were those of its own files once. */
  #hasKept = false;
  #isSilent = false;
  /** Products that were changed and may have no SKU. */
  readonly #unnamed = new Set<number>();
  #reportAt = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Brings the tables up to date with what was changed since the last time. */
  async keep(signal: AbortSignal): Promise<void> {
    const { rows } = await this.#pool.query<State>(
      `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next, since::text, files FROM shop.state`,
    );
    const [state] = rows;
    if (!state) return;
    if (this.#isReplaced(state.files)) return;
    if (state.files === this.#files) this.#hasKept = true;
    const next = BigInt(state.next);
    const since = this.#since > BigInt(state.since) ? this.#since : BigInt(state.since);
    // A database that was restored from a backup has not reached the transaction yet.
    if (state.files !== this.#files || next < since) await this.#keepAll(next, signal);
    else await this.#keepChanges(since, next);
    this.#since = next;
  }

  /** Forgets what it remembers of the database. */
  forget(): void {
    this.#since = 0n;
    this.#handled.clear();
    this.#rows.forget();
  }

  /** Whether a process that was started later has other files. It keeps what the pages show from then on. */
  #isReplaced(files: string): boolean {
    const isOther = files !== '' && !files.startsWith(this.#files);
    if (isOther && this.#hasKept && !this.#isSilent) {
      log('What pages show is kept by an engine with other data files.', 'warn');
      this.#isSilent = true;
    }
    return isOther && this.#hasKept;
  }

  async #keepChanges(since: bigint, next: bigint): Promise<void> {
    const { rows } = await this.#pool.query<{ productId: number; at: string }>(
      // Rows of transactions that the database has not begun yet are from before a restore.
      `SELECT "productId", at::text FROM shop.change
         WHERE at >= $1::xid8 AND at < pg_snapshot_xmax(pg_current_snapshot())`,
      [String(since)],
    );
    // While a transaction is open elsewhere, changes after its beginning are read again and again.
    const changes = rows.filter((change) => !this.#handled.has(keyOf(change)));
    if (next > since) this.#handled.clear();
    const productIds = [...new Set(changes.map(({ productId }) => productId))];
    for (const id of productIds) this.#unnamed.add(id);
    if (Date.now() > this.#reportAt && this.#unnamed.size > 0) {
      const changed = [...this.#unnamed];
      await this.#alone((client) => reportNameless(client, changed));
      this.#unnamed.clear();
    }
    if (productIds.length > 0) {
      this.#reportAt = Date.now() + REPORT_AFTER_MS;
      const listings = new Set<string>();
      for (let start = 0; start < productIds.length; start += BATCH)
        await this.#writeEach(await idsOf(this.#pool, productIds.slice(start, start + BATCH)), listings);
      // What was wrong with a product may depend on others.
      await this.#writeEach(await idsWithProblem(this.#pool), listings);
      // Counting a large listing takes seconds, for which the pages of products need not wait.
      await this.#pool.query('UPDATE shop.state SET version = version + 1');
      await this.#alone(async (client) => {
        await this.#count(client, listings);
        await client.query('UPDATE shop.state SET since = $1::xid8, version = version + 1', [String(next)]);
      });
    }
    for (const change of rows) this.#handled.add(keyOf(change));
  }

  /** Writes all products, in transactions of their own, so that pages go on. After an interruption it begins again. */
  async #keepAll(next: bigint, signal: AbortSignal): Promise<void> {
    const known = await this.#pool.query<{ id: string; isOffered: boolean }>(
      `SELECT id, bool_or("isOffered") AS "isOffered" FROM (
         SELECT id, true AS "isOffered" FROM shop.sku WHERE id <> '' UNION ALL SELECT id, false FROM shop.product
       ) AS known GROUP BY id`,
    );
    const isGone = ({ id, isOffered }: { id: string; isOffered: boolean }) =>
      !isOffered && !this.#rows.positions.has(id);
    // Those that are gone first: others may have their titles now.
    const ids = new Set([
      ...known.rows.filter(isGone).map(({ id }) => id),
      ...this.#rows.positions.keys(),
      ...known.rows.map(({ id }) => id),
    ]);
    log(`What pages show: ${ids.size} products are written.`);
    const listings = new Set(allListings().map(({ slug }) => slug));
    // Marks that what follows is of these files, but not complete.
    await this.#pool.query('UPDATE shop.state SET files = $1', [`${this.#files} unfinished`]);
    this.#hasKept = true;
    const all = [...ids];
    for (let start = 0; start < all.length; start += BATCH) {
      if (signal.aborted) return;
      await this.#writeEach(all.slice(start, start + BATCH), listings);
    }
    await this.#writeEach(await idsWithProblem(this.#pool), listings);
    await this.#alone(async (client) => {
      await reportNameless(client);
      await this.#count(client, new Set([...listings, ALL]));
      await client.query('UPDATE shop.state SET since = $1::xid8, files = $2, version = version + 1', [
        String(next),
        this.#files,
      ]);
    });
  }

  /** Writes products. One that PostgreSQL refuses, such as one with an endless title, keeps none of the others back. */
  async #writeEach(ids: readonly string[], listings: Set<string>): Promise<void> {
    try {
      await this.#alone((client) => this.#rows.write(client, ids, listings));
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && /^(?:22|54)/.test(error.code ?? '');
      if (!isRefused) throw error;
      const [id = ''] = ids;
      if (ids.length === 1) {
        const problem = `Not shown as it was changed: id ${id}: a text is too long or cannot be stored; shorten it`;
        await this.#alone((client) => replaceProblems(client, ids, [[id, problem]]));
        return;
      }
      const half = Math.ceil(ids.length / 2);
      await this.#writeEach(ids.slice(0, half), listings);
      await this.#writeEach(ids.slice(half), listings);
    }
  }

  async #alone(work: (client: Client) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('shop.product'))`);
      await work(client);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      // Ends the transaction, and with it the rows of figures.
      client.release(true);
      this.#rows.forget();
      throw error;
    }
  }

  async #count(client: Client, slugs: ReadonlySet<string>): Promise<void> {
    const { count } = postgresProducts(client);
    if (slugs.has(ALL))
      await client.query(`UPDATE shop.state SET ("productCount", brands) = (
        SELECT coalesce(sum(number), 0), coalesce(array_agg(brand ORDER BY first), '{}')
        FROM (SELECT brand, count(*) AS number, min(position) AS first FROM shop.product GROUP BY brand) AS counted
      )`);
    for (const slug of slugs)
      if (slug !== ALL)
        await client.query(
          `INSERT INTO shop.listing VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET content = excluded.content`,
          [slug, JSON.stringify(await count(slug))],
        );
  }
}

/** Text by text: all of a large catalogue do not fit into one string. */
function fingerprint(): string {
  const hash = createHash('sha256').update(String(FORM_OF_ROWS));
  for (const part of Object.entries(readCatalogueFiles(catalogueFolder())).flat())
    hash.update(part).update('\0');
  return hash.digest('base64url');
}

const keyOf = ({ productId, at }: { readonly productId: number; readonly at: string }): string =>
  `${productId} ${at}`;

/** The ids under which products of the engine are or were shown. */
async function idsOf(
  client: Pick<pg.Pool, 'query'>,
  productIds: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM shop.offered WHERE "productId" = ANY($1) UNION SELECT id FROM shop.product WHERE "productId" = ANY($1)`,
    [productIds],
  );
  return rows.map(({ id }) => id).filter((id) => id !== '');
}
