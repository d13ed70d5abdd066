import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Initial1795634615105 } from './1795634615105-initial.ts';
import { CODE_TABLE, PRODUCT_TABLES, SEARCH_INDEXES, WRITTEN_TEXTS } from './product-tables.ts';

/**
 * A migration that only goes forward.
 * @param name ends with the time at which it was written. Databases remember it, so it never changes.
 */
const forward = (name: string, ...statements: readonly string[]) =>
  class implements MigrationInterface {
    readonly name = name;
    async up(queryRunner: QueryRunner): Promise<void> {
      // Indexes of large tables take longer than any other statement may.
      await queryRunner.query('SET LOCAL statement_timeout = 0');
      await queryRunner.query('SET LOCAL lock_timeout = 0');
      for (const statement of statements) await queryRunner.query(statement);
    }
    down(): Promise<void> {
      throw new Error(`${name} cannot be undone. Restore a backup.`);
    }
  };

/** In the order in which they are applied. `scripts/generate-migration.ts` writes new ones. */
export const migrations = [
  Initial1795634615105,
  forward(
    'Newsletter1795660228475',
    `ALTER TABLE "customer" ADD "customFieldsNewsletter" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "customer" ADD "customFieldsNewsletterasked" boolean NOT NULL DEFAULT false`,
  ),
  forward(
    'MissingProducts1795660228476',
    `ALTER TABLE "product_variant" ADD "customFieldsIsmissingincatalogue" boolean NOT NULL DEFAULT false`,
  ),
  forward(
    'MailRetries1795660228477',
    `ALTER TABLE "order" ADD "customFieldsConfirmationnotbefore" TIMESTAMP(6)`,
  ),
  forward(
    'Letters1795660228478',
    `CREATE TABLE "letter" (
        "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "kind" text NOT NULL,
        "recipient" text NOT NULL,
        "about" text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "notBefore" timestamptz NOT NULL DEFAULT now(),
        "sentAt" timestamptz
      )`,
    `CREATE INDEX "letter_of_recipient" ON "letter" ("recipient", "kind")`,
    `INSERT INTO "letter" ("kind", "recipient", "about")
       SELECT 'order', lower("customFieldsContact"::jsonb ->> 'email'), "id" FROM "order"
       WHERE "orderPlacedAt" > now() - interval '3 days' AND "customFieldsConfirmationsentat" IS NULL
         AND "customFieldsAccesskey" IS NOT NULL AND "customFieldsContact" IS NOT NULL
       ORDER BY "orderPlacedAt"`,
    `ALTER TABLE "order" DROP COLUMN "customFieldsConfirmationnotbefore"`,
  ),
  // Earlier orders keep what they have now. What a cancelled or modified one had before is not known.
  forward(
    'AsOrdered1795780800000',
    `ALTER TABLE "order" ADD "customFieldsAsordered" text`,
    `UPDATE "order" SET "customFieldsAsordered" = json_build_object(
         'lines', (
           SELECT json_agg(json_build_object(
             'variantId', product_variant.id::text, 'productId', sku, 'title', name,
             'price', "listPrice", 'quantity', quantity
           ) ORDER BY order_line.id)
           FROM order_line JOIN product_variant ON product_variant.id = "productVariantId"
           JOIN product_variant_translation ON "baseId" = product_variant.id
           WHERE "orderId" = "order".id
         ),
         'subtotal', "subTotal", 'shipping', shipping,
         'tax', "subTotalWithTax" + "shippingWithTax" - "subTotal" - shipping,
         'total', "subTotalWithTax" + "shippingWithTax"
       )::text
       WHERE "customFieldsPlacingkey" IS NOT NULL AND state <> 'Cancelled'
         AND NOT EXISTS (SELECT FROM order_modification WHERE "orderId" = "order".id)
         AND NOT EXISTS (
           SELECT FROM order_line WHERE "orderId" = "order".id AND quantity <> "orderPlacedQuantity"
         )`,
  ),
  forward(
    'GuestOrders1795784400000',
    `ALTER TABLE "order" ADD "customFieldsHelduntil" TIMESTAMP(6)`,
    `ALTER TABLE "order" ADD "customFieldsIsconfirmed" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "order" ADD "customFieldsNeedsapproval" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "order" ADD "customFieldsNetwork" character varying(255)`,
  ),
  forward(
    'ContactAndNewsletter1795791600000',
    `ALTER TABLE "letter" ADD "content" jsonb`,
    `CREATE TABLE "newsletter" (
        "email" text PRIMARY KEY,
        "token" text NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        "askedAt" timestamptz,
        "confirmedAt" timestamptz
      )`,
  ),
  forward(
    'CatalogueTexts1795848000000',
    `ALTER TABLE "product_variant" ADD "customFieldsCataloguetexts" character varying(255)`,
  ),
  forward(
    'ShownProducts1795851600000',
    `CREATE SCHEMA shop`,
    // What the pages show of each variant, as `EngineProduct` describes it. The stock is what Vendure calls saleable.
    `CREATE VIEW shop.offered AS
       SELECT product.id AS "productId", coalesce(sku, '') AS id,
         coalesce(variant_text.name, product_text.name, '') AS title,
         coalesce(product_text.description, '') AS description,
         product."customFieldsBrand" AS brand, product."customFieldsCategory" AS category,
         coalesce(price, 0) AS price,
         CASE WHEN "trackInventory" = 'FALSE' OR ("trackInventory" = 'INHERIT' AND NOT settings.tracked) THEN NULL
           ELSE coalesce(stock.left, 0) -
             CASE WHEN "useGlobalOutOfStockThreshold" THEN settings.threshold ELSE "outOfStockThreshold" END
         END AS stock,
         "customFieldsMaxquantity" AS "maxQuantity",
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
       WHERE product."deletedAt" IS NULL`,
    // Which transactions have changed a product. Each writes in itself, so none is missed, and rows of its own, so none waits for
    // another. Pages ask for the products that were changed since the oldest transaction that was not complete when they asked
    // before. `tidyChanges` removes what newer rows make superfluous.
    `CREATE TABLE shop.change (
        "productId" integer, at xid8 DEFAULT pg_current_xact_id(), PRIMARY KEY ("productId", at)
      )`,
    `CREATE INDEX ON shop.change (at)`,
    `INSERT INTO shop.change SELECT id FROM product`,
    // Its arguments are the column that names the product or variant, and which of the two it is.
    `CREATE FUNCTION shop.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
       DECLARE
         -- A variant can move to another product.
         named integer[] := ARRAY[to_jsonb(OLD) ->> TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[0]];
       BEGIN
         INSERT INTO shop.change
           SELECT id FROM unnest(named) AS id WHERE TG_ARGV[1] = 'product' AND id IS NOT NULL
           UNION SELECT "productId" FROM product_variant
             WHERE TG_ARGV[1] = 'variant' AND id = ANY(named) AND "productId" IS NOT NULL
           UNION SELECT id FROM product WHERE TG_ARGV[1] = 'all'
           ON CONFLICT DO NOTHING;
         RETURN NULL;
       END $$`,
    ...[
      ['product', 'id', 'product'],
      ['product_translation', 'baseId', 'product'],
      ['product_variant', 'productId', 'product'],
      ['product_variant_translation', 'baseId', 'variant'],
      ['product_variant_price', 'variantId', 'variant'],
      ['stock_level', 'productVariantId', 'variant'],
      ['global_settings', 'id', 'all'],
    ].map(
      ([table, column, kind]) =>
        `CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION shop.note_change('${column}', '${kind}')`,
    ),
  ),
  // What the pages ask, see `live/products/`: the view of the engine's variants becomes rows that are completed by the data files.
  forward(
    'PageProducts1795953600000',
    `CREATE INDEX product_variant_sku ON product_variant (trim(coalesce(sku, '')))`,
    `ALTER VIEW shop.offered RENAME COLUMN id TO sku`,
    `ALTER VIEW shop.offered RENAME TO variant`,
    `CREATE VIEW shop.offered AS
       SELECT "productId", trim(sku) AS id, title, description, brand, category, price, stock, "maxQuantity", "isWithdrawn"
       FROM shop.variant`,
    `CREATE VIEW shop.sku AS
       SELECT "productId", trim(coalesce(sku, '')) AS id FROM product_variant WHERE "deletedAt" IS NULL`,
    ...PRODUCT_TABLES,
  ),
  forward('SearchIndexes1796040000000', ...SEARCH_INDEXES),
  forward('ProductCodes1796126400000', ...CODE_TABLE),
  // A plan from when the tables were almost empty would read all products for each that is imported.
  forward('ChangesByIndex1796130000000', `ALTER FUNCTION shop.note_change() SET enable_seqscan = off`),
  forward('WrittenTexts1796212800000', ...WRITTEN_TEXTS),
  // What buyers and the owner have been told, so that no event is told twice. It names nobody.
  forward('Told1796299200000', `CREATE TABLE "told" ("event" text PRIMARY KEY)`),
];
