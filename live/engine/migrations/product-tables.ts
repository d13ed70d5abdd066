/** What a row has of its product: what listings and searches count, filter and sort by. */
const LISTED = `
  id text NOT NULL REFERENCES shop.product ON DELETE CASCADE,
  "position" bigint NOT NULL,
  title text COLLATE shop.names NOT NULL,
  brand text NOT NULL,
  price integer NOT NULL,
  "inStock" boolean NOT NULL,
  "isBestSeller" boolean NOT NULL,
  "soldQuantity" double precision NOT NULL`;

/** A part of the migration `PageProducts`, so that it never changes. */
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
      product json NOT NULL,
      stated json NOT NULL
    )`,
  `CREATE INDEX ON shop.product ("position")`,
  `CREATE INDEX ON shop.product ("productId")`,
  `CREATE INDEX ON shop.product ("foldedTitle")`,
  `CREATE INDEX ON shop.product (category, price, "position")`,
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
      PRIMARY KEY (id)
    )`,
  ...['texts', 'names'].map((column) => `CREATE INDEX ON shop.searched USING gin (${column} gin_trgm_ops)`),
  `CREATE INDEX ON shop.searched ((lower(id) COLLATE "C"))`,
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
];

/** For words and conditions that most products meet: the first of those in order. A part of the migration `SearchIndexes`. */
export const SEARCH_INDEXES: readonly string[] = [
  `CREATE INDEX ON shop.searched ("position")`,
  `CREATE INDEX ON shop.searched USING gin (highlights gin_trgm_ops)`,
  `CREATE INDEX ON shop.word (products DESC)`,
  `CREATE INDEX ON shop.entry ("position") WHERE "isOwn"`,
  `CREATE INDEX ON shop.entry (price, "position") WHERE "isOwn"`,
  `CREATE INDEX ON shop.entry USING gin (figures) WHERE "isOwn"`,
];

/** The codes of products, for Quick Order, see `codeKeys`. A part of the migration `ProductCodes`. */
export const CODE_TABLE: readonly string[] = [
  `CREATE TABLE shop.code (
      id text NOT NULL REFERENCES shop.product ON DELETE CASCADE,
      key text COLLATE "C" NOT NULL,
      PRIMARY KEY (id, key)
    )`,
  `CREATE INDEX ON shop.code (key, id)`,
];

/** Texts as they are written, see `searchedTexts`. A part of the migration `WrittenTexts`. */
export const WRITTEN_TEXTS: readonly string[] = [
  `ALTER TABLE shop.searched ADD written text`,
  // Outside of the rows, which other searches read.
  `ALTER TABLE shop.searched ALTER written SET STORAGE EXTERNAL`,
];

/** What `live/products/` keeps and asks. */
export const ALL_TABLES = [...PRODUCT_TABLES, ...SEARCH_INDEXES, ...CODE_TABLE, ...WRITTEN_TEXTS];
