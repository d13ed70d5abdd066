// What the pages of a large catalogue cost: `npm run bench -- --only live`. Prints a line of JSON for each measurement.
//   --sizes 58,10000,100000   numbers of products. Above 10,000 they are copies of made-up ones.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { largerCatalogue, writeCatalogue } from '../../bench/larger-catalogue.ts';
import { PRODUCT_TABLES } from '../products/tables.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';
import { buildSite, stopBuild } from './build-site.ts';
import { Child } from './children.ts';
import { copyProducts } from './copy-products.ts';

/** Larger catalogues are copies: reading their files would measure something else. */
const MADE_UP = 10_000;
const RUNS = 200;
/** More than a gateway keeps. */
const DIFFERENT = 1000;
const LARGEST = 'cctv-systems';
const PARALLEL = 4;
const RENDERING_MS = 5000;

const { values: options } = parseArgs({ options: { sizes: { type: 'string', default: '58,10000' } } });
const sizes = options.sizes
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);

const folder = mkdtempSync(join(tmpdir(), 'watchpost-measure-'));
// PostgreSQL may run as another user.
chmodSync(folder, 0o755);
const environment = { ...process.env, LIVE_DATA: folder, PORT: '4340', RATE_LIMITS: '0' };
const settings = readSettings(environment);
const own = settings.ownerFolder;
// The pages are those of the shop itself; only the products are others.
process.env['NODE_ENV'] = 'production';
process.env['SHOP_DIR'] = own;
process.env['PUBLIC_DIR'] = join(own, 'public');

const { readCatalogueFiles } = await import('../../app/catalogue/catalogue-files.server.ts');
const { allProducts } = await import('../../app/catalogue/catalogue.server.ts');
const { ProductKeeper } = await import('../products/keep-products.ts');
const texts = readCatalogueFiles(own);

process.once('SIGINT', () => {
  stopBuild();
  process.exit(1);
});
await buildSite(settings);
const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {}, environment);
await postgres.start();
const database = new pg.Pool({ connectionString: databaseUrlOf(settings), max: 1 });
try {
  await database.query('CREATE SCHEMA shop');
  await database.query(`CREATE TABLE shop.offered ("productId" integer, id text PRIMARY KEY, title text, description text,
    brand text, category text, price bigint, stock bigint, "maxQuantity" integer,
    "productTitle" text, options json, "isWithdrawn" boolean)`);
  await database.query('CREATE VIEW shop.sku AS SELECT "productId", id FROM shop.offered');
  await database.query(
    'CREATE TABLE shop.change ("productId" integer, at xid8 DEFAULT pg_current_xact_id())',
  );
  for (const statement of PRODUCT_TABLES) await database.query(statement);
  for (const size of sizes) await measure(size);
} finally {
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(size: number): Promise<void> {
  const subject = size.toLocaleString('en-US');
  const say = (metric: string, value: number) => console.log(JSON.stringify({ subject, metric, value }));
  const seconds = await fill(size);
  if (size <= MADE_UP) say('live-keep', seconds);
  await database.query('VACUUM ANALYZE');
  const { rows } = await database.query<{ id: string; title: string; description: string }>(
    `SELECT id, product ->> 'title' AS title, product ->> 'description' AS description FROM shop.product
     ORDER BY md5(id) LIMIT ${DIFFERENT}`,
  );
  // Every third word is frequent, one is a model, and one is a number.
  const words = rows.flatMap(({ title, description }) =>
    [description.split(' ')[3], title.split(' ')[1], title.split(' ').at(-1)].filter(
      (word) => word !== undefined,
    ),
  );

  const gateway = new Child('The gateway', 'gateway/run-gateway.ts', () => {}, environment);
  const start = performance.now();
  await gateway.start();
  try {
    while (!(await isAnswered('/product/1')));
    say('live-start', (performance.now() - start) / 1000);
    const slowest = async (metric: string, pathOf: (run: number) => string, runs = RUNS) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const begin = performance.now();
        await ask(pathOf(run));
        times.push(performance.now() - begin);
      }
      times.sort((a, b) => a - b);
      say(metric, times[Math.floor(runs * 0.95)] ?? 0);
    };
    const filters = [
      'f.kind=dome&f.poe=802.3af',
      'f.ip=ip66&f.resolution=4k',
      'f.outdoor=yes&stock=in',
      'brand=Axis&f.kind=bullet',
    ];
    await slowest('live-product', (run) => `/product/${at(rows, run).id}`);
    await slowest(
      'live-category',
      (run) => listing(`sort=${at(['price-asc', 'name-asc', 'price-desc'], run)}`),
      60,
    );
    await slowest('live-filter', (run) => listing(at(filters, run)), 60);
    await slowest('live-page-50', () => listing('page=50'), 60);
    await slowest('live-search', (run) => `/data/ask/search?q=${encodeURIComponent(at(words, run))}`);
    await slowest(
      'live-suggest',
      (run) => `/data/ask/suggest?q=${encodeURIComponent(at(words, run).slice(0, 4))}`,
    );
    let rendered = 0;
    const end = performance.now() + RENDERING_MS;
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        while (performance.now() < end) await ask(`/product/${at(rows, rendered++).id}`);
      }),
    );
    say('live-rendered', rendered / (RENDERING_MS / 1000));
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8')) ?? [];
    say('live-memory', Number(kilobytes) / 1000);
  } finally {
    await gateway.stop();
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There are no products.');
  return item;
}

async function ask(path: string): Promise<void> {
  const response = await fetch(settings.publicUrl + path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
}

function isAnswered(path: string): Promise<boolean> {
  return ask(path).then(
    () => true,
    () => false,
  );
}

function listing(query: string): string {
  return `/data/ask/list?slug=${LARGEST}&${query}`;
}

/** @returns how many seconds writing the products took */
async function fill(size: number): Promise<number> {
  const madeUp = Math.min(size, MADE_UP);
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM shop.product',
  );
  const start = performance.now();
  if (rows[0]?.count !== madeUp) {
    const shop = join(folder, `shop-${madeUp}`);
    writeCatalogue(largerCatalogue(texts, madeUp), shop, resolve(join(own, 'public')));
    process.env['SHOP_DIR'] = shop;
    const offered = allProducts().map((product, index) =>
      Object.assign({}, product, {
        productId: index + 1,
        stock: product.availableQuantity,
        isWithdrawn: false,
      }),
    );
    await database.query('TRUNCATE shop.offered');
    for (let first = 0; first < offered.length; first += 1000)
      await database.query(
        'INSERT INTO shop.offered SELECT * FROM json_populate_recordset(NULL::shop.offered, $1)',
        [JSON.stringify(offered.slice(first, first + 1000))],
      );
    const keeping = performance.now();
    await new ProductKeeper(database).keep(new AbortController().signal);
    if (size <= MADE_UP) return (performance.now() - keeping) / 1000;
  }
  await copyProducts(database, size / madeUp - 1);
  return (performance.now() - start) / 1000;
}
