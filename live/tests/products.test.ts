// What pages ask of PostgreSQL has the answers of the rules in memory, to the last product: random catalogues, filters and searches.
import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import pg from 'pg';
import { PRODUCT_TABLES } from '../products/tables.ts';
import { Child } from '../scripts/children.ts';
import { copyProducts } from '../scripts/copy-products.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';
import { PORT } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'watchpost-products-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
process.env['SHOP_DIR'] = join(import.meta.dirname, '../../tests/fixtures/catalogue');
process.env['NODE_ENV'] = 'production';
process.env['PUBLIC_DIR'] = join(process.env['SHOP_DIR'], 'public');
const environment = { ...process.env, PORT: String(PORT), LIVE_DATA: folder };
const settings = readSettings(environment);
const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {}, environment);
const database = new pg.Pool({ connectionString: databaseUrlOf(settings), max: 2 });
database.on('error', () => {});

after(async () => {
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

// These read the shop's settings when they are loaded.
const { productsInMemory } = await import('../../app/catalogue/memory-products.server.ts');
const { allListings, allProducts } = await import('../../app/catalogue/catalogue.server.ts');
const { conditionCode } = await import('../../app/figures/model/condition-code.ts');
const { FIXED_COLUMNS } = await import('../../app/listing/model/listing-column.ts');
const { DEFAULT_FILTER, DEFAULT_SEARCH_FILTER } = await import('../../app/listing/model/listing-filter.ts');
const { parseListingQuery } = await import('../../app/listing/model/listing-query.ts');
const { SORT_ORDERS } = await import('../../app/listing/model/sort-order.ts');
const { ProductKeeper } = await import('../products/keep-products.ts');
const { postgresProducts } = await import('../products/postgres-products.ts');
const { READING } = await import('../products/queries.ts');
const { codeKeys, CodeIndex, toProductCodes } = await import('../../app/offer/model/product-codes.ts');
const { nearMissesIn } = await import('../../app/offer/model/near-misses.ts');

const FIXTURE = join(import.meta.dirname, '../../tests/fixtures/catalogue');
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);
let inDatabase = postgresProducts(database);
let keeper = new ProductKeeper(database);
let catalogues = 0;
const SHELVES = ['featured', 'bestSellers', 'newArrivals', 'onSale', 'deals'] as const;

const keep = () => keeper.keep(new AbortController().signal);

type ProductData = { readonly id: string; readonly [field: string]: unknown };

/** Writes a catalogue, brings it into the engine's view, and what pages show into the tables. */
async function open(products: readonly ProductData[], attributes = ATTRIBUTES.compared): Promise<void> {
  catalogues += 1;
  const shop = join(folder, `shop-${catalogues}`);
  process.env['SHOP_DIR'] = shop;
  mkdirSync(shop);
  for (const file of ['shop.json', ...(attributes.length > 0 ? ['plain-words.json'] : [])])
    cpSync(join(FIXTURE, file), join(shop, file));
  const write = (name: string, content: object) =>
    writeFileSync(join(shop, `${name}.json`), JSON.stringify(content));
  if (attributes.length > 0) write('attributes', { attributes });
  write('products', { products });
  write('categories', { categories: CATEGORIES_WITHOUT_PRODUCTS });
  await database.query('TRUNCATE shop.offered, shop.change, shop.product, shop.word CASCADE');
  await database.query(`UPDATE shop.state SET files = ''`);
  const offered = allProducts().map((product, index) =>
    Object.assign({}, product, {
      productId: index + 1,
      stock: product.availableQuantity,
      isWithdrawn: false,
    }),
  );
  await database.query(
    'INSERT INTO shop.offered SELECT * FROM json_populate_recordset(NULL::shop.offered, $1)',
    [JSON.stringify(offered)],
  );
  // It remembers the words of the catalogue before.
  inDatabase = postgresProducts(database);
  keeper = new ProductKeeper(database);
  await keep();
  const { rows } = await database.query<{ problem: string }>('SELECT problem FROM shop.problem');
  assert.deepEqual(rows, []);
}

before(async () => {
  await postgres.start();
  await database.query('CREATE SCHEMA shop');
  await database.query(`CREATE TABLE shop.offered ("productId" integer, id text, title text, description text, brand text,
    category text, price bigint, stock bigint, "maxQuantity" integer,
    "productTitle" text, options json, "isWithdrawn" boolean)`);
  await database.query('CREATE VIEW shop.sku AS SELECT "productId", id FROM shop.offered');
  await database.query(
    'CREATE TABLE shop.change ("productId" integer, at xid8 DEFAULT pg_current_xact_id())',
  );
  for (const statement of PRODUCT_TABLES) await database.query(statement);
});

const read = (name: string) => JSON.parse(readFileSync(join(FIXTURE, `${name}.json`), 'utf8'));
const fixtureProducts: { readonly products: readonly ProductData[] } = read('products');
const fixtureCategories: { readonly categories: readonly ProductData[] } = read('categories');
type AttributeData = { readonly id: string; readonly [field: string]: unknown };
const fixtureAttributes: { readonly attributes: readonly AttributeData[] } = read('attributes');
/** What products are compared by: attributes, or their specifications beside those that only filter, or alone. */
const ATTRIBUTES = {
  compared: fixtureAttributes.attributes,
  filters: fixtureAttributes.attributes.map((attribute) =>
    Object.assign({ filtersIn: attribute['comparesIn'] }, attribute, { comparesIn: [] }),
  ),
  none: [],
} satisfies Record<string, readonly AttributeData[]>;
/** Without what names products and specifications, which a random catalogue may lack. */
const CATEGORIES_WITHOUT_PRODUCTS = fixtureCategories.categories.map(
  ({ id, slug, title, summary, image, parent, combinedPage }) => ({
    id,
    slug,
    title,
    summary,
    image,
    parent,
    combinedPage,
  }),
);
const CATEGORIES = fixtureCategories.categories.map(({ slug }) => slug);
const WORDS = [
  'Dome',
  'dôme',
  'ПТЗ',
  '100%',
  'a_b',
  String.raw`c\d`,
  "36× 5''",
  'IP-66',
  'ﬁre',
  'x',
  '摄像头',
  '4.5',
];

const word = fc.constantFrom(...WORDS);
/** Some are ids of products. */
const FAMILIES = ['1', '2', 'Cup', 'Jug', 'x'];

const catalogue = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        family: fc.option(fc.constantFrom(...FAMILIES)),
        base: fc.constantFrom(...fixtureProducts.products),
        words: fc.array(word, { minLength: 1, maxLength: 3 }),
        description: fc.array(word, { minLength: 1, maxLength: 4 }),
        brand: fc.constantFrom('Ålpha', 'beta', 'Zeta', 'Gamma 2'),
        category: fc.constantFrom(...CATEGORIES),
        price: fc.constantFrom(1, 10, 10.5, 99.99, 250),
        isSoldOut: fc.constant(false),
        isAvailable: fc.constant(true),
        availableQuantity: fc.constantFrom(0, 3, 70),
        flags: fc.record({
          isFeatured: fc.boolean(),
          isNew: fc.boolean(),
          isBestSeller: fc.boolean(),
          isOnSale: fc.boolean(),
        }),
        soldQuantity: fc.constantFrom(0, 5, 86),
        reduced: fc.boolean(),
      }),
      { maxLength: 120, size: 'max' },
    ),
  )
  .map(([hasFamilies, products]) =>
    products.map(
      ({ base, words, description, flags, reduced, family, ...others }, index): ProductData => ({
        ...base,
        ...others,
        ...flags,
        ...(hasFamilies && family !== null && inFamily(family, index, base)),
        id: String(index + 1),
        title: `${words.join(' ')} ${index}`,
        description: description.join(' '),
        originalPrice: reduced ? others.price * 2 : undefined,
        discount: undefined,
      }),
    ),
  );

const inFamily = (id: string, index: number, { specifications }: ProductData) => ({
  family: { id, title: id, options: ['Version'] },
  specifications: { ...(typeof specifications === 'object' && specifications), Version: String(index) },
});

const query = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom('%', '_', '\\', 'do', 'o', 'camera', 'IP', 'Zeta', '0', "''", 'camrea', 'doem', 'beto'),
      fc.constantFrom('é', 'ô', '×', '-', 'DÔME', 'fire', 'zzzz', 'hard drive', 'battery', 'without cables'),
      fc.constantFrom(
        'outdoor',
        'poe',
        'radio',
        'intercom',
        'under 100',
        'under 30000000',
        'over 99.995',
        'cheapest',
        'in stock',
        '4k',
        'ip67',
      ),
      fc.constantFrom(
        'weatherproof',
        '30 m',
        'over 30m',
        'without',
        'no poe',
        'not Zeta',
        'for',
        'r7',
        'tciv',
        'TCIV-6+',
        'xpr',
        '2.8mm',
        'doorbell',
        'domes',
        'cameras',
        'batteries',
      ),
    ),
    { minLength: 0, maxLength: 4 },
  )
  .map((words) => words.join(' '));

/** Chooses from what an address can have. */
const choices = fc.array(fc.nat(), { minLength: 14, maxLength: 14 });

function filterFrom(
  picks: readonly number[],
  scope: NonNullable<Awaited<ReturnType<typeof productsInMemory.scope>>>,
  defaults: typeof DEFAULT_FILTER,
  ownColumns: readonly string[] = [],
) {
  let next = 0;
  const pick = <T>(values: readonly T[]): T | undefined =>
    values[(picks[next++ % picks.length] ?? 0) % values.length];
  const params = new URLSearchParams();
  const add = (name: string, value: string | undefined) => value !== undefined && params.append(name, value);
  add('stock', pick(['', '', 'in']));
  for (const { brand } of pick([true, false, false]) ? scope.brands : [])
    if (pick([true, false])) add('brand', brand);
  add('min', pick(['', '', '10']));
  add('max', pick(['', '', '99', '30000000']));
  for (const { attribute, options, bounds } of scope.figures) {
    if (!pick([true, false, false, false])) continue;
    if (bounds)
      add(
        `f.${attribute.id}`,
        conditionCode({ kind: 'range', min: bounds.min, max: (bounds.min + bounds.max) / 2 }),
      );
    const option = pick(options);
    if (option) add(`f.${attribute.id}`, conditionCode(option.condition));
  }
  add('sort', pick(['', ...SORT_ORDERS.map(({ key }) => key)]));
  const columns = [...FIXED_COLUMNS, ...ownColumns];
  add('order', pick(['', `${pick(columns)}-asc`, `${pick(columns)}-desc`]));
  add('page', pick(['1', '2', '9']));
  return parseListingQuery(params, scope, defaults);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

async function collected<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Both have the same answer. */
async function same(ask: (products: typeof productsInMemory) => unknown, what: string): Promise<void> {
  assert.deepEqual(plain(await ask(inDatabase)), plain(await ask(productsInMemory)), what);
}

const asked = (ask: (products: typeof productsInMemory) => AsyncIterable<unknown>, what: string) =>
  same((products) => collected(ask(products)), what);

test('pages get from PostgreSQL what the rules say about the products in memory', async () => {
  let joined = 0;
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.constantFrom(...Object.values(ATTRIBUTES)),
      fc.array(choices, { minLength: 4, maxLength: 4 }),
      fc.array(query, { minLength: 4, maxLength: 4 }),
      async (products, attributes, picks, queries) => {
        await open(products, attributes);
        await same(async (products) => {
          const { listings, ...others } = await products.overview();
          return { ...others, listings: Object.fromEntries(listings) };
        }, 'overview');
        await asked((products) => products.each(), 'all products');
        for (const shelf of SHELVES) await same((products) => products.shelf(shelf), shelf);
        await same((products) => products.coded(['r7', 'tciv6+', 'x'], []), 'products by code');
        await same((products) => products.find(['3', 'x', '1']), 'products by id');
        await same((products) => products.product('3'), 'the product of a page');
        for (const product of allProducts().slice(0, 12)) {
          await same((products) => products.related(product), `related to ${product.id}`);
          await same((products) => products.partners(product.id), `partners of ${product.id}`);
        }
        for (const { slug } of allListings()) {
          const subject = { kind: 'listing', slug } as const;
          await asked((products) => products.each(slug), slug);
          await same((products) => products.scope(subject), slug);
          await same((products) => products.columns(slug), `columns of ${slug}`);
          const scope = await productsInMemory.scope(subject);
          assert.ok(scope);
          if (scope.versions !== undefined) joined += 1;
          const columns = (await productsInMemory.columns(slug)).map(({ id }) => id);
          if (attributes.length === 0) columns.push('Model', 'Power supply');
          for (const pick of picks) {
            const filter = filterFrom(pick, scope, DEFAULT_FILTER, columns);
            await same((products) => products.list(subject, filter), `${slug} ${JSON.stringify(filter)}`);
          }
        }
        for (const [index, query] of queries.entries()) {
          await same((products) => products.suggest(query), `suggestions for "${query}"`);
          await same((products) => products.search(query), `search for "${query}"`);
          for (const kind of ['text', 'meaning'] as const) {
            const subject = { kind, query };
            await same((products) => products.scope(subject), `${kind} "${query}"`);
            const scope = await productsInMemory.scope(subject);
            assert.ok(scope);
            const filter = filterFrom(picks[index] ?? [], scope, DEFAULT_SEARCH_FILTER);
            await same(
              (products) => products.list(subject, filter),
              `${kind} "${query}" ${JSON.stringify(filter)}`,
            );
          }
        }
        await same(
          (products) => products.scope({ kind: 'listing', slug: 'constructor' }),
          'an unknown listing',
        );
      },
    ),
    { numRuns: RUNS, seed: 1, endOnFailure: true },
  );
  assert.ok(joined > 0, 'no listing had versions');
});

const plainProduct = (id: string, title: string): ProductData => ({
  ...fixtureProducts.products[0],
  id,
  title,
  brand: 'Zeta',
});

/** As the engine's triggers do. */
async function change(set: string, productId: number): Promise<void> {
  await database.query(`UPDATE shop.offered SET ${set} WHERE "productId" = $1`, [productId]);
  await database.query('INSERT INTO shop.change ("productId") VALUES ($1)', [productId]);
}

const shown = async () =>
  (await collected(inDatabase.each())).map(({ product: { id, title, soldOut } }) =>
    soldOut ? `${id} sold out` : `${id} ${title}`,
  );

const codesOf = (products: Awaited<ReturnType<typeof inDatabase.coded>>) => new CodeIndex(products);

test('a code finds the products that have it, and one with a mistake those that a browser with all codes would find', async () => {
  const series = Array.from({ length: 200 }, (_, index) =>
    plainProduct(`sku${10_000 + index}`, `Sku ${index}`),
  );
  await open([...fixtureProducts.products, ...series]);
  const all = codesOf((await productsInMemory.find(allProducts().map(({ id }) => id))).map(toProductCodes));
  const keys = [...all.byLooseKey.keys()].filter((key) => key.length > 5);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...keys),
      fc.nat(),
      fc.constantFrom('', 'x', '7', 'é'),
      fc.nat({ max: 1 }),
      async (key, at, added, removed) => {
        const place = at % key.length;
        const near = key.slice(0, place) + added + key.slice(place + removed);
        assert.deepEqual(codesOf(await inDatabase.coded([key], [])).find(key), all.find(key));
        assert.deepEqual(
          nearMissesIn(codesOf(await inDatabase.coded([], [near])))(near).slice(0, 1),
          nearMissesIn(all)(near).slice(0, 1),
          near,
        );
      },
    ),
    { numRuns: 4 * RUNS, seed: 1, endOnFailure: true },
  );
  for (const beginning of ['tci', 'ds2', 'zen'])
    assert.deepEqual(
      nearMissesIn(codesOf(await inDatabase.coded([], [beginning])))(beginning),
      nearMissesIn(all)(beginning),
    );
});

test('a search counts the versions of a product once, and says how many there are', async () => {
  const lamp = plainProduct('lamp', 'Lamp');
  const shirts = ['S', 'M', 'L'].map((size, index) =>
    Object.assign(plainProduct(size, `Shirt ${size}`), inFamily('shirt', index, lamp)),
  );
  const dear = { brand: 'beta', price: 20_000, originalPrice: undefined, discount: undefined };
  await open([...shirts, { ...lamp, ...dear }]);
  for (const products of [inDatabase, productsInMemory]) {
    const { understood } = await products.search('zeta');
    assert.ok(typeof understood === 'object');
    assert.deepEqual(
      [understood.count, understood.summary, understood.products.length],
      [1, '1 product (3 versions): Zeta', 3],
    );
    for (const query of ['zeta over 10000', 'zzzz zeta']) {
      const { understood } = await products.search(query);
      assert.ok(typeof understood === 'object');
      assert.ok(
        understood.relaxations.some(({ count, found }) => count === 1 && found === '1 product (3 versions)'),
        query,
      );
    }
  }
});

test('suggestions contain the query in one text, not across model and item number', async () => {
  await open(fixtureProducts.products.map((product) => ({ ...product, title: `Product ${product.id}` })));
  for (const query of ['0 o', 'olm', 'r7']) await same((products) => products.suggest(query), query);
});

test('a product that was hidden for its title is shown once another one gives the title up', async () => {
  await open([plainProduct('1', 'One'), plainProduct('2', 'Two')]);
  await change(`title = 'One'`, 2);
  await keep();
  assert.deepEqual(await shown(), ['1 One', '2 sold out']);
  await change(`title = 'Other'`, 1);
  await keep();
  assert.deepEqual(await shown(), ['1 Other', '2 One']);
});

test('a product whose title cannot be stored keeps no other change back', async () => {
  await open([plainProduct('1', 'One'), plainProduct('2', 'Two')]);
  const endless = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join('');
  await change(`title = '${endless}'`, 1);
  await change(`title = 'Three'`, 2);
  await keep();
  assert.deepEqual(await shown(), ['1 One', '2 Three']);
  const { rows } = await database.query<{ id: string }>('SELECT id FROM shop.problem');
  assert.deepEqual(rows, [{ id: '1' }]);
});

test('variants of one product are all shown, and one that is not for sale hides none', async () => {
  await open([plainProduct('1', 'One')]);
  const variant = `"productId", title, description, brand, category, price, stock, "maxQuantity"`;
  for (const id of ['a', 'b'])
    await database.query(
      `INSERT INTO shop.offered (id, ${variant}, "isWithdrawn")
         SELECT $1, 7, $1, description, brand, category, price, stock, "maxQuantity", false FROM shop.offered WHERE id = '1'`,
      [id],
    );
  await database.query(
    `INSERT INTO shop.offered (id, ${variant}, "isWithdrawn")
       SELECT 'a', 8, title, description, brand, category, price, stock, "maxQuantity", true FROM shop.offered WHERE id = '1'`,
  );
  await database.query('INSERT INTO shop.change ("productId") VALUES (7), (8)');
  await keep();
  assert.deepEqual((await shown()).toSorted(), ['1 One', 'a a', 'b b']);
  await database.query(`UPDATE shop.offered SET "isWithdrawn" = true WHERE "productId" = 7`);
  await database.query('INSERT INTO shop.change ("productId") VALUES (7)');
  await keep();
  assert.deepEqual(await shown(), ['1 One']);
});

test('an engine with other data files takes over from one that was started before', async () => {
  await open([plainProduct('1', 'One'), plainProduct('2', 'Two')]);
  const before = keeper;
  // Has found the rows as its files want them.
  const restarted = new ProductKeeper(database);
  await restarted.keep(new AbortController().signal);
  await open([plainProduct('1', 'One'), plainProduct('3', 'Two')]);
  assert.deepEqual(await shown(), ['1 One', '3 Two']);
  for (const older of [before, restarted]) {
    await older.keep(new AbortController().signal);
    assert.deepEqual(await shown(), ['1 One', '3 Two']);
  }
});

describe('a catalogue of 20,000 products', () => {
  before(async () => {
    await open([
      ...fixtureProducts.products.map((product) => Object.assign({}, product, { description: 'Anywhere' })),
      plainProduct('last', 'Anywhere'),
    ]);
    await copyProducts(database, 20_000 / fixtureProducts.products.length);
    await database.query('VACUUM ANALYZE');
  });

  test('of a word that more than 10,000 products contain, the best are found', async () => {
    const { products, scope } = await inDatabase.search('anywhere');
    assert.equal(scope?.total, 10_000);
    // Copies show the product of which they are copies.
    assert.ok(products.every(({ id }) => id === 'last'));
    const filter = { ...DEFAULT_SEARCH_FILTER, page: 209 };
    const last = await inDatabase.list({ kind: 'text', query: 'anywhere' }, filter);
    assert.equal(last.products.length, 10_000 - 208 * 48);
  });

  test('two letters are found where words start with them', async () => {
    for (const [letters, isFound] of Object.entries({ an: true, yw: false, ywh: true }))
      assert.equal((await inDatabase.search(letters)).products.length > 0, isFound, letters);
  });

  test('pages read no table as a whole', async () => {
    const watched = new pg.Client({ connectionString: databaseUrlOf(settings), options: READING });
    await watched.connect();
    await watched.query('BEGIN');
    const large = postgresProducts(watched);
    const [first] = allProducts();
    const subject = { kind: 'listing', slug: 'intercom-systems' } as const;
    const scope = await large.scope(subject);
    assert.ok(first && scope);
    await large.overview();
    await large.find([first.id]);
    await large.related(first);
    await large.partners(first.id);
    for (const shelf of SHELVES) await large.shelf(shelf);
    await large.coded(codeKeys(first), ['dome', 'r7', 'ds2cd2087g2lv']);
    for await (const _ of large.each(subject.slug)) break;
    for (const address of ['', 'page=9', 'sort=price-asc', 'sort=name-desc'])
      await large.list(subject, parseListingQuery(new URLSearchParams(address), scope, DEFAULT_FILTER));
    for (const words of ['xq', 'r7', first.title, `${first.title} 99`, '% _', 'dorbel', 'x'.repeat(500)]) {
      await large.suggest(words);
      await large.search(words);
    }
    // Those of this transaction.
    const { rows } = await watched.query(
      `SELECT relname, seq_scan FROM pg_stat_xact_user_tables
       WHERE seq_scan > 0 AND relname IN ('product', 'entry', 'searched', 'partner', 'code')`,
    );
    await watched.end();
    assert.deepEqual(rows, []);
  });
});
