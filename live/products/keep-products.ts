// Keeps the tables of the schema `shop` that pages read, see the migration `PageProducts`: products as the engine has them, completed by
// the data files and checked as these are.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Gauge } from 'prom-client';
import { catalogueFolder, readCatalogueFiles } from '../../app/catalogue/catalogue-files.server.ts';
import {
  allAttributes,
  allCategories,
  allListings,
  allProducts,
  findProduct,
  keepCatalogue,
  statedBy,
} from '../../app/catalogue/catalogue.server.ts';
import {
  engineProductSchema,
  type EngineProduct,
  instead,
  shownProduct,
  withoutSku,
} from '../../app/catalogue/engine-products.server.ts';
import { readFigures } from '../../app/catalogue/figures.server.ts';
import type { Figure, Figures } from '../../app/figures/model/attribute.ts';
import { foldText } from '../../app/lib/normalize-text.ts';
import { discountPercent, type Product } from '../../app/product/model/product.ts';
import { isInStock } from '../../app/offer/model/offer.ts';
import { vocabularyOf } from '../../app/search/model/spelling.ts';
import { partnerKeys } from '../../app/works-with/model/works-with.ts';
import { failureOf, failureWithPlace } from '../failure.ts';
import { log } from '../log.ts';
import { postgresProducts } from './postgres-products.ts';
import { slotsIn } from './queries.ts';
import { searchedTexts } from './searched-texts.ts';

const EVERY_MS = 250;
const AFTER_FAILURE_MS = 1000;
/** The back office creates a product before its variant. */
const REPORT_AFTER_MS = 5000;
/** Longer than counting the largest listing takes. A connection that is lost without a word ends with it. */
const QUERY_TIMEOUT_MS = 120_000;
const BATCH = 1000;
/** Beside slugs: all products together. */
const ALL = '';
/** Products that only the engine has come after those of the files. */
const AFTER_FILES = 1_000_000_000;

const productsKept = new Gauge({
  name: 'shop_products_kept_timestamp_seconds',
  help: 'When what pages show was last brought up to date.',
});

type Client = pg.ClientBase;
type Offered = EngineProduct & { readonly productId: number };
type FigureText = readonly [attribute: string, figure: string];
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
  readonly #files = createHash('sha256')
    .update(JSON.stringify([FORM_OF_ROWS, readCatalogueFiles(catalogueFolder())]))
    .digest('base64url');
  readonly #positions = new Map(allProducts().map(({ id }, position) => [id, position]));
  readonly #brands = [...new Set(allProducts().map(({ brand }) => brand))];
  readonly #listingsOf = listingsByCategory();
  readonly #slotsIn = new Map(allListings().map(({ slug }) => [slug, slotsIn(slug)]));
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
  /** The ids in `shop.figure`, by attribute and figure. */
  readonly #figureIds = new Map<string, number>();

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
    this.#figureIds.clear();
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
         SELECT id, true AS "isOffered" FROM shop.offered WHERE id <> '' UNION ALL SELECT id, false FROM shop.product
       ) AS known GROUP BY id`,
    );
    const isGone = ({ id, isOffered }: { id: string; isOffered: boolean }) =>
      !isOffered && !this.#positions.has(id);
    // Those that are gone first: others may have their titles now.
    const ids = new Set([
      ...known.rows.filter(isGone).map(({ id }) => id),
      ...this.#positions.keys(),
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
      await this.#alone((client) => this.#write(client, ids, listings));
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
      this.#figureIds.clear();
      throw error;
    }
  }

  /** @param listings gets the slugs of the listings that these products are or were in, and `ALL` if there are others than before */
  async #write(client: Client, ids: readonly string[], listings: Set<string>): Promise<void> {
    if (ids.length === 0) return;
    const { rows: offered } = await client.query<Offered>(OFFERED, [ids]);
    const { rows: old } = await client.query<{ id: string; product: Product }>(
      'SELECT id, product FROM shop.product WHERE id = ANY($1)',
      [ids],
    );
    for (const {
      product: { category },
    } of old)
      for (const slug of this.#listingsOf.get(category) ?? []) listings.add(slug);
    const known = Map.groupBy(offered, ({ id }) => id);
    const brands = [
      ...this.#brands,
      ...(await brandsOf(client)),
      ...offered.flatMap(({ brand }) => brand?.trim() ?? []),
    ];
    const schema = engineProductSchema([...new Set(brands)], allCategories());
    const found = ids.map((id) => {
      const variants = (known.get(id) ?? []).toSorted(
        (one, other) => Number(one.isWithdrawn) - Number(other.isWithdrawn),
      );
      return {
        id,
        productId: variants[0]?.productId ?? null,
        ...shownProduct(id, variants, findProduct(id), schema),
      };
    });
    const shown = await withTitlesOfTheirOwn(client, found);
    await writeProblems(client, ids, shown);

    const products = shown.flatMap(({ product }) => product ?? []);
    const { figuresById } = readFigures({
      products,
      attributes: allAttributes(),
      categories: allCategories(),
    });
    const rows = shown.flatMap(({ id, productId, product }) => {
      if (!product) return [];
      const stated = figuresById.get(id) ?? {};
      const position = this.#positions.get(id) ?? placeOf(id, productId ?? 0);
      return { product, stated, position, productId, figures: statedBy({ product, figures: stated }) };
    });
    for (const { product } of rows)
      for (const slug of this.#listingsOf.get(product.category) ?? []) listings.add(slug);
    await this.#learnFigures(
      client,
      rows.flatMap(({ figures }) => Object.entries(figures).map(figureText)),
    );
    const shownIds = rows.map(({ product }) => product.id);
    await client.query('DELETE FROM shop.product WHERE id = ANY($1) AND id <> ALL($2)', [ids, shownIds]);
    await client.query(WRITE_PRODUCTS, [JSON.stringify(rows.map(productRow))]);
    const entries = rows.flatMap(({ product, position, figures }) =>
      (this.#listingsOf.get(product.category) ?? []).map((slug) =>
        Object.assign(listedColumns(product, position), {
          slug,
          isOwn: slug === product.category,
          figures: this.#numbersIn(slug, figures),
        }),
      ),
    );
    const searched = rows.map(({ product, position }) =>
      Object.assign(listedColumns(product, position), searchedTexts(product)),
    );
    const partners = rows.flatMap(({ product, position, stated }) =>
      Array.from(new Set(partnerKeys({ product, figures: stated }).own), (key) =>
        Object.assign(listedColumns(product, position), { key }),
      ),
    );
    for (const [table, own] of Object.entries({ entry: entries, searched, partner: partners })) {
      await client.query(`DELETE FROM shop.${table} WHERE id = ANY($1)`, [shownIds]);
      await client.query(
        `INSERT INTO shop.${table} SELECT * FROM json_populate_recordset(NULL::shop.${table}, $1)`,
        [JSON.stringify(own)],
      );
    }
    await countWords(
      client,
      old.map(({ product }) => product),
      products,
    );
    const brandsBefore = new Map(old.map(({ id, product: { brand } }) => [id, brand]));
    if (old.length !== rows.length || products.some(({ id, brand }) => brandsBefore.get(id) !== brand))
      listings.add(ALL);
  }

  /** What an entry of the listing has of these figures, see `slotsIn`. */
  #numbersIn(slug: string, figures: Figures): readonly (number | undefined)[] {
    return Array.from(this.#slotsIn.get(slug)?.keys() ?? [], (attribute) => {
      const figure = figures[attribute];
      return figure && this.#figureIds.get(figureText([attribute, figure]).join(' '));
    });
  }

  async #learnFigures(client: Client, figures: readonly FigureText[]): Promise<void> {
    const missing = new Map(
      figures.flatMap((figure) => {
        const key = figure.join(' ');
        return this.#figureIds.has(key) ? [] : [[key, figure] as const];
      }),
    );
    if (missing.size === 0) return;
    const values = [0, 1].map((column) => Array.from(missing.values(), (figure) => figure[column]));
    await client.query(
      `INSERT INTO shop.figure (attribute, figure) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
      values,
    );
    const { rows } = await client.query<{ id: number; attribute: string; figure: string }>(
      `SELECT figure.* FROM shop.figure
       JOIN unnest($1::text[], $2::text[]) AS wanted (attribute, figure) USING (attribute, figure)`,
      values,
    );
    for (const { id, attribute, figure } of rows) this.#figureIds.set(`${attribute} ${figure}`, id);
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

const figureText = ([attribute, figure]: readonly [string, Figure]): FigureText => [
  attribute,
  JSON.stringify(figure),
];

/** Changes with what is written, so that a new version of the program writes all products anew. */
const FORM_OF_ROWS = 1;

/** Variants of one product have places of their own. */
function placeOf(id: string, productId: number): number {
  return AFTER_FILES + productId * 65_536 + createHash('sha256').update(id).digest().readUInt16BE();
}

/** What rows about a product have of it, see `LISTED` in the migration. */
function listedColumns(product: Product, position: number) {
  const { id, title, brand, price, isBestSeller, soldQuantity } = product;
  return { id, position, title, brand, price, inStock: isInStock(product), isBestSeller, soldQuantity };
}

type Row = {
  readonly product: Product;
  readonly stated: Figures;
  readonly position: number;
  readonly productId: number | null;
};

function productRow({ product, stated, position, productId }: Row) {
  const { category, isFeatured, isNew, isOnSale, title } = product;
  return {
    ...listedColumns(product, position),
    productId,
    category,
    isFeatured,
    isNew,
    isOnSale,
    discount: discountPercent(product),
    foldedTitle: foldText(title),
    product,
    stated,
  };
}

/** The columns of `shop.product` after its id, in their order. */
const COLUMNS = [
  'position',
  'productId',
  'category',
  'brand',
  'price',
  'inStock',
  'isFeatured',
  'isNew',
  'isBestSeller',
  'isOnSale',
  'discount',
  'soldQuantity',
  'foldedTitle',
  'product',
  'stated',
].map((column) => `"${column}"`);

const keyOf = ({ productId, at }: { readonly productId: number; readonly at: string }): string =>
  `${productId} ${at}`;

const WRITE_PRODUCTS = `INSERT INTO shop.product SELECT * FROM json_populate_recordset(NULL::shop.product, $1)
  ON CONFLICT (id) DO UPDATE
    SET (${COLUMNS.join()}) = ROW (${COLUMNS.map((column) => `excluded.${column}`).join()})`;

/** By way of the products, which have an index. */
const OFFERED = `SELECT * FROM shop.offered
  WHERE "productId" IN (SELECT "productId" FROM shop.sku WHERE id = ANY($1)) AND id = ANY($1)`;

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

/** Replaces the words of products by those that they have now. */
async function countWords(
  client: Client,
  before: readonly Product[],
  now: readonly Product[],
): Promise<void> {
  const [old, current] = [before, now].map((products) =>
    vocabularyOf(
      products.map(({ brand, title, specifications }) => ({
        brand,
        title,
        specifications: Object.values(specifications),
      })),
      Number.POSITIVE_INFINITY,
    ),
  );
  const changed = new Map([...(old ?? []), ...(current ?? [])]);
  const words = Array.from(changed, ([key, { spelling }]) => ({
    key,
    spelling,
    products: (current?.get(key)?.products ?? 0) - (old?.get(key)?.products ?? 0),
  })).filter(({ products }) => products !== 0);
  await client.query(
    `INSERT INTO shop.word SELECT * FROM json_populate_recordset(NULL::shop.word, $1)
       ON CONFLICT (key) DO UPDATE SET products = word.products + excluded.products`,
    [JSON.stringify(words)],
  );
  await client.query('DELETE FROM shop.word WHERE key = ANY($1) AND products <= 0', [
    words.map(({ key }) => key),
  ]);
}

async function idsWithProblem(client: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM shop.problem WHERE id NOT LIKE '${NAMELESS}%' LIMIT ${BATCH}`,
  );
  return rows.map(({ id }) => id);
}

async function brandsOf(client: Client): Promise<readonly string[]> {
  return (await postgresProducts(client).overview()).brands;
}

type Found = ReturnType<typeof shownProduct> & { readonly id: string; readonly productId: number | null };

/** Of products with one title, only the first is shown as the engine has it. */
async function withTitlesOfTheirOwn(client: Client, found: readonly Found[]): Promise<readonly Found[]> {
  const titles = found.flatMap(({ product }) => (product ? foldText(product.title) : []));
  const { rows } = await client.query<{ id: string; foldedTitle: string }>(
    'SELECT id, "foldedTitle" FROM shop.product WHERE "foldedTitle" = ANY($1) AND id <> ALL($2)',
    [titles, found.map(({ id }) => id)],
  );
  const idByTitle = new Map(rows.map(({ id, foldedTitle }) => [foldedTitle, id]));
  return found.map((one) => {
    if (!one.product) return one;
    const title = foldText(one.product.title);
    const other = idByTitle.get(title);
    idByTitle.set(title, other ?? one.id);
    if (other === undefined) return one;
    const problem = `title: "${one.product.title}" is already used by id ${other}`;
    return { id: one.id, productId: one.productId, ...instead(one.id, findProduct(one.id), problem) };
  });
}

/** Products without a SKU are named by the engine's number. No SKU that is shown begins with this. */
const NAMELESS = '#';

/** @param productIds absent for all */
async function reportNameless(client: Client, productIds?: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: string; title: string }>(
    `SELECT '${NAMELESS}' || "productId" AS id, string_agg(title, '", "') AS title FROM shop.offered
     WHERE id = '' AND NOT "isWithdrawn" AND ($1::integer[] IS NULL OR "productId" = ANY($1)) GROUP BY "productId"`,
    [productIds],
  );
  const { rows: all } = await client.query<{ id: string }>(
    `SELECT id FROM shop.problem WHERE id LIKE '${NAMELESS}%' AND ($1::text[] IS NULL OR id = ANY($1))`,
    [productIds?.map((id) => NAMELESS + id)],
  );
  await replaceProblems(
    client,
    [...all, ...rows].map(({ id }) => id),
    rows.map(({ id, title }) => [id, withoutSku(title)]),
  );
}

function writeProblems(client: Client, ids: readonly string[], shown: readonly Found[]): Promise<void> {
  const problems = shown.flatMap(({ id, problem }) =>
    problem === undefined ? [] : [[id, problem] as const],
  );
  return replaceProblems(client, ids, problems);
}

/** Logs those that are new. */
async function replaceProblems(
  client: Client,
  ids: readonly string[],
  problems: readonly (readonly [id: string, problem: string])[],
): Promise<void> {
  const { rows } = await client.query<{ problem: string }>(
    `DELETE FROM shop.problem WHERE id = ANY($1) RETURNING problem`,
    [ids],
  );
  const before = new Set(rows.map(({ problem }) => problem));
  for (const [, problem] of problems) if (!before.has(problem)) log(problem, 'warn');
  await client.query('INSERT INTO shop.problem SELECT * FROM unnest($1::text[], $2::text[])', [
    problems.map(([id]) => id),
    problems.map(([, problem]) => problem),
  ]);
}

/** The slugs of the pages that list the products of a category. */
function listingsByCategory(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    allCategories().map(({ slug: category }) => [
      category,
      allListings()
        .filter((listing) => listing.lists(category))
        .map(({ slug }) => slug),
    ]),
  );
}
