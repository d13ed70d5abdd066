// The tables of the schema `shop`, which pages read. All that they have can be made anew from the engine's tables and the data files. So
// they have no migrations: each start compares them with what stands here.
import type pg from 'pg';
import { log } from '../log.ts';

/** What a row has of its product: what listings and searches count, filter and sort by. */
const LISTED = `
  id text NOT NULL REFERENCES shop.product ON DELETE CASCADE,
  "position" bigint NOT NULL,
  title text COLLATE shop.names NOT NULL,
  brand text NOT NULL,
  price integer NOT NULL,
  "inStock" boolean NOT NULL,
  "isBestSeller" boolean NOT NULL,
  "soldQuantity" double precision NOT NULL,
  family text`;

/** What `live/products/` keeps and asks. */
export const PRODUCT_TABLES: readonly string[] = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // The order of `Intl.Collator('en')`.
  `CREATE COLLATION shop.names (provider = icu, locale = 'en', deterministic = false)`,
  `CREATE TABLE shop.product (
      id text PRIMARY KEY,
      "position" bigint NOT NULL,
      "productId" integer,
      category text NOT NULL,
      brand text NOT NULL,
      price integer NOT NULL,
      "inStock" boolean NOT NULL,
      "isFeatured" boolean NOT NULL,
      "isNew" boolean NOT NULL,
      "isBestSeller" boolean NOT NULL,
      "isOnSale" boolean NOT NULL,
      discount integer NOT NULL,
      "soldQuantity" double precision NOT NULL,
      "foldedTitle" text NOT NULL,
      family text,
      product json NOT NULL,
      stated json NOT NULL
    )`,
  `CREATE INDEX ON shop.product ("position")`,
  `CREATE INDEX ON shop.product ("productId")`,
  `CREATE INDEX ON shop.product ("foldedTitle")`,
  `CREATE INDEX ON shop.product (category, price, "position")`,
  `CREATE INDEX ON shop.product (family) WHERE family IS NOT NULL`,
  ...['isFeatured', 'isNew', 'isOnSale'].map(
    (flag) => `CREATE INDEX ON shop.product ("position") WHERE "${flag}"`,
  ),
  `CREATE INDEX ON shop.product ("soldQuantity" DESC, "position") WHERE "isBestSeller"`,
  // The products of each listing, with the figures that it filters and compares by. A page of a large one is a part of an index.
  `CREATE TABLE shop.entry (
      ${LISTED},
      slug text NOT NULL,
      -- Whether it is the product's own category. Others have the products of those below them too.
      "isOwn" boolean NOT NULL,
      figures integer[] NOT NULL,
      PRIMARY KEY (id, slug)
    )`,
  ...[
    '"isBestSeller" DESC, "soldQuantity" DESC, title, "position"',
    'price, "position"',
    'price DESC, "position"',
    'title, "position"',
    'title DESC, "position"',
    '"position"',
  ].map((order) => `CREATE INDEX ON shop.entry (slug, ${order})`),
  // The texts of each product, see `searchedTexts`.
  `CREATE TABLE shop.searched (
      ${LISTED},
      texts text NOT NULL,
      ends integer[] NOT NULL,
      names text NOT NULL,
      highlights text NOT NULL,
      written text,
      PRIMARY KEY (id)
    )`,
  // Outside of the rows, which other searches read.
  `ALTER TABLE shop.searched ALTER written SET STORAGE EXTERNAL`,
  ...['texts', 'names'].map((column) => `CREATE INDEX ON shop.searched USING gin (${column} gin_trgm_ops)`),
  `CREATE INDEX ON shop.searched ((lower(id) COLLATE "C"))`,
  `CREATE INDEX ON shop.searched (family, "position") WHERE family IS NOT NULL`,
  // The words of all products, for corrections of misspelt ones, see `vocabularyOf`.
  `CREATE TABLE shop.word (
      key text PRIMARY KEY,
      spelling text NOT NULL,
      products integer NOT NULL
    )`,
  // The keys under which products are found as partners of others, see `partnerKeys`.
  `CREATE TABLE shop.partner (
      ${LISTED},
      key text NOT NULL,
      PRIMARY KEY (id, key)
    )`,
  ...['', 'brand, '].map(
    (brand) => `CREATE INDEX ON shop.partner (key, "inStock", ${brand}price, "position")`,
  ),
  `CREATE TABLE shop.figure (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      attribute text NOT NULL,
      figure text NOT NULL,
      UNIQUE (attribute, figure)
    )`,
  `CREATE TABLE shop.listing (slug text PRIMARY KEY, content jsonb NOT NULL)`,
  `CREATE TABLE shop.problem (id text PRIMARY KEY, problem text NOT NULL)`,
  `CREATE TABLE shop.state (
      since xid8 NOT NULL DEFAULT '0',
      files text NOT NULL DEFAULT '',
      version bigint NOT NULL DEFAULT 0,
      "productCount" integer NOT NULL DEFAULT 0,
      brands text[] NOT NULL DEFAULT '{}'
    )`,
  `INSERT INTO shop.state DEFAULT VALUES`,
  // For words and conditions that most products meet: the first of those in order.
  `CREATE INDEX ON shop.searched ("position")`,
  `CREATE INDEX ON shop.searched USING gin (highlights gin_trgm_ops)`,
  `CREATE INDEX ON shop.word (products DESC)`,
  `CREATE INDEX ON shop.entry ("position") WHERE "isOwn"`,
  `CREATE INDEX ON shop.entry (price, "position") WHERE "isOwn"`,
  `CREATE INDEX ON shop.entry USING gin (figures) WHERE "isOwn"`,
  // The codes of products, for Quick Order, see `codeKeys`.
  `CREATE TABLE shop.code (
      id text NOT NULL REFERENCES shop.product ON DELETE CASCADE,
      key text COLLATE "C" NOT NULL,
      PRIMARY KEY (id, key)
    )`,
  `CREATE INDEX ON shop.code (key, id)`,
];

/** The engine's products as pages show them, and which of them have changed. */
const ENGINE_PRODUCTS: readonly string[] = [
  // What the pages show of each variant, as `EngineProduct` describes it. The stock is what Vendure calls saleable.
  `CREATE VIEW shop.variant AS
     SELECT product.id AS "productId", coalesce(sku, '') AS sku,
       coalesce(variant_text.name, product_text.name, '') AS title,
       coalesce(product_text.description, '') AS description,
       product."customFieldsBrand" AS brand, product."customFieldsCategory" AS category,
       coalesce(price, 0) AS price,
       CASE WHEN "trackInventory" = 'FALSE' OR ("trackInventory" = 'INHERIT' AND NOT settings.tracked) THEN NULL
         ELSE coalesce(stock.left, 0) -
           CASE WHEN "useGlobalOutOfStockThreshold" THEN settings.threshold ELSE "outOfStockThreshold" END
       END AS stock,
       "customFieldsMaxquantity" AS "maxQuantity",
       coalesce(product_text.name, '') AS "productTitle", options,
       NOT (product.enabled AND coalesce(variant.enabled, true)) AS "isWithdrawn"
     FROM product
     CROSS JOIN (SELECT "trackInventory" AS tracked, "outOfStockThreshold" AS threshold FROM global_settings) AS settings
     CROSS JOIN (
       SELECT id, "defaultCurrencyCode" FROM channel WHERE code = '__default_channel__'
     ) AS channel
     LEFT JOIN product_translation AS product_text ON product_text."baseId" = product.id AND product_text."languageCode" = 'en'
     LEFT JOIN product_variant AS variant ON variant."productId" = product.id AND variant."deletedAt" IS NULL
     LEFT JOIN product_variant_translation AS variant_text
       ON variant_text."baseId" = variant.id AND variant_text."languageCode" = 'en'
     LEFT JOIN product_variant_price AS variant_price ON "variantId" = variant.id
       AND "channelId" = channel.id AND "currencyCode" = channel."defaultCurrencyCode"
     LEFT JOIN LATERAL (
       SELECT sum("stockOnHand"::bigint - "stockAllocated")::bigint AS left FROM stock_level
       WHERE "productVariantId" = variant.id
     ) AS stock ON true
     -- What tells the variants of a product apart: pairs of a group of options and the option of the variant.
     LEFT JOIN LATERAL (
       SELECT json_agg(json_build_array(group_text.name, option_text.name) ORDER BY "groupId") AS options
       FROM product_variant_options_product_option AS chosen
       JOIN product_option ON product_option.id = "productOptionId"
       JOIN product_option_translation AS option_text
         ON option_text."baseId" = product_option.id AND option_text."languageCode" = 'en'
       JOIN product_option_group_translation AS group_text
         ON group_text."baseId" = "groupId" AND group_text."languageCode" = 'en'
       WHERE chosen."productVariantId" = variant.id
     ) AS options ON true
     WHERE product."deletedAt" IS NULL`,
  `CREATE VIEW shop.offered AS
     SELECT "productId", trim(sku) AS id, title, description, brand, category, price, stock, "maxQuantity", "productTitle", options,
       "isWithdrawn"
     FROM shop.variant`,
  `CREATE VIEW shop.sku AS
     SELECT "productId", trim(coalesce(sku, '')) AS id FROM product_variant WHERE "deletedAt" IS NULL`,
  // Which transactions have changed a product. Each writes in itself, so none is missed, and rows of its own, so none waits for
  // another. Pages ask for the products that were changed since the oldest transaction that was not complete when they asked
  // before. `tidyChanges` removes what newer rows make superfluous.
  `CREATE TABLE shop.change (
      "productId" integer, at xid8 DEFAULT pg_current_xact_id(), PRIMARY KEY ("productId", at)
    )`,
  `CREATE INDEX ON shop.change (at)`,
  // Its arguments are the column that names the product or variant or what tells variants apart, and which of them it is. A plan from when the tables were almost
  // empty would read all products for each that is imported, so it must use an index.
  `CREATE FUNCTION shop.note_change() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
     DECLARE
       -- A variant can move to another product.
       named integer[] := ARRAY[to_jsonb(OLD) ->> TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[0]];
     BEGIN
       INSERT INTO shop.change
         SELECT id FROM unnest(named) AS id WHERE TG_ARGV[1] = 'product' AND id IS NOT NULL
         UNION SELECT "productId" FROM product_variant
           WHERE TG_ARGV[1] = 'variant' AND id = ANY(named) AND "productId" IS NOT NULL
         UNION SELECT "productId" FROM product_variant_options_product_option
           JOIN product_variant ON product_variant.id = "productVariantId"
           WHERE TG_ARGV[1] = 'option' AND "productOptionId" = ANY(named) AND "productId" IS NOT NULL
         UNION SELECT "productId" FROM product_option
           JOIN product_variant_options_product_option ON "productOptionId" = product_option.id
           JOIN product_variant ON product_variant.id = "productVariantId"
           WHERE TG_ARGV[1] = 'group' AND "groupId" = ANY(named) AND "productId" IS NOT NULL
         UNION SELECT id FROM product WHERE TG_ARGV[1] = 'all'
         ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
];

/** The table of the engine, the column that names the product, variant, option or group of options, and which of them it is. */
const WATCHED = [
  ['product', 'id', 'product'],
  ['product_translation', 'baseId', 'product'],
  ['product_variant', 'productId', 'product'],
  ['product_variant_translation', 'baseId', 'variant'],
  ['product_variant_price', 'variantId', 'variant'],
  ['stock_level', 'productVariantId', 'variant'],
  ['product_variant_options_product_option', 'productVariantId', 'variant'],
  ['product_option_translation', 'baseId', 'option'],
  ['product_option_group_translation', 'baseId', 'group'],
  ['global_settings', 'id', 'all'],
] as const;

const TRIGGERS = WATCHED.map(
  ([table, column, kind]) =>
    `CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
       FOR EACH ROW EXECUTE FUNCTION shop.note_change('${column}', '${kind}')`,
);

/** A definition in the words of PostgreSQL. That of an index lacks its name, which depends on the history of the database. */
type Part = { readonly definition: string; readonly index: string | null };

const FORM = `
  WITH kept AS (SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = to_regnamespace('shop'))
  SELECT relname || ': ' || string_agg(
      concat_ws(' ', attname, format_type(atttypid, atttypmod), nullif(attcollation, 0)::regcollation,
        CASE WHEN attnotnull THEN 'not null' END, attidentity, attstorage, pg_get_expr(adbin, adrelid)),
      ', ' ORDER BY attnum) AS definition, NULL AS index
    FROM kept JOIN pg_attribute ON attrelid = kept.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relkind = 'r' GROUP BY relname
  UNION ALL SELECT relname || ': ' || pg_get_constraintdef(pg_constraint.oid), NULL
    FROM kept JOIN pg_constraint ON conrelid = kept.oid AND contype IN ('p', 'u', 'f', 'c')
  UNION ALL SELECT relname || ': ' || pg_get_viewdef(oid), NULL FROM kept WHERE relkind = 'v'
  UNION ALL SELECT pg_get_functiondef(oid), NULL FROM pg_proc WHERE pronamespace = to_regnamespace('shop')
  UNION ALL SELECT concat_ws(' ', collname, collprovider, collisdeterministic), NULL
    FROM pg_collation WHERE collnamespace = to_regnamespace('shop')
  UNION ALL SELECT regexp_replace(pg_get_indexdef(oid), ' INDEX \\S+ ON ', ' INDEX ON '), oid::regclass::text
    FROM kept WHERE relkind = 'i' AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = kept.oid)`;

const WATCHING = `
  SELECT array_agg(concat_ws(' ', tgrelid::regclass, encode(tgargs, 'escape'))) AS watched FROM pg_trigger
  WHERE tgfoid = to_regproc('shop.note_change') AND tgenabled = 'O' AND tgtype = (1 | 4 | 8 | 16)`;

/**
 * Makes the tables, or repairs what differs from what stands here, whatever there was. Missing indexes are made. If something else differs,
 * all of it is made anew, and the engine writes all products again; roles that may use the schema may read what is new.
 * @param client may write in the database. It is not in a transaction.
 */
export async function repairTables(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN');
  // No process writes products meanwhile.
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('shop.product'))`);
  const present = await formOf(client);
  const isWatched = await isWatching(client);
  const readers = await readersOf(client);
  // What is wanted is made in any case: PostgreSQL then describes it in the same words.
  if (readers) await client.query('ALTER SCHEMA shop RENAME TO "shop before"');
  await client.query('CREATE SCHEMA shop');
  for (const statement of [...ENGINE_PRODUCTS, ...PRODUCT_TABLES]) await client.query(statement);
  const wanted = await formOf(client);
  const missing = without(wanted, present);
  if (isWatched && missing.every(({ index }) => index !== null)) {
    await client.query('ROLLBACK');
    for (const { index } of without(present, wanted))
      if (index !== null) await client.query(`DROP INDEX ${index}`);
    for (const { definition } of missing) await client.query(definition);
    return;
  }
  if (readers) {
    log('What pages read is made anew: the database is of another version.');
    // Orders would wait for the tables of the engine in another order than this transaction.
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('stock', 0))`);
    await client.query('DROP SCHEMA "shop before" CASCADE');
  }
  for (const statement of TRIGGERS) await client.query(statement);
  for (const reader of readers ?? []) {
    await client.query(`GRANT USAGE ON SCHEMA shop TO ${reader}`);
    await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA shop TO ${reader}`);
  }
  await client.query('COMMIT');
}

async function formOf(client: pg.ClientBase): Promise<readonly Part[]> {
  return (await client.query<Part>(FORM)).rows;
}

const without = (parts: readonly Part[], others: readonly Part[]): readonly Part[] =>
  parts.filter(({ definition }) => others.every((other) => other.definition !== definition));

async function isWatching(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ watched: readonly string[] | null }>(WATCHING);
  const watched = new Set(rows[0]?.watched);
  return WATCHED.every(([table, ...values]) =>
    watched.has(`${table} ${values.map((value) => `${value}\\000`).join('')}`),
  );
}

/** The roles that may use the schema besides its owner; undefined if there is no schema. */
async function readersOf(client: pg.ClientBase): Promise<readonly string[] | undefined> {
  const { rows } = await client.query<{ readers: readonly string[] }>(
    `SELECT array(
       SELECT CASE WHEN grantee = 0 THEN 'PUBLIC' ELSE grantee::regrole::text END FROM aclexplode(nspacl)
       WHERE privilege_type = 'USAGE' AND grantee <> nspowner
     ) AS readers FROM pg_namespace WHERE nspname = 'shop'`,
  );
  return rows[0]?.readers;
}
