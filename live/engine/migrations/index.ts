import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Initial1795634615105 } from './1795634615105-initial.ts';

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
  // Databases that have the table of variants for pages have it already.
  forward(
    'ProductSkus1796220000000',
    `CREATE INDEX IF NOT EXISTS product_variant_sku ON product_variant (trim(coalesce(sku, '')))`,
  ),
  forward('Credit1796299200000', `ALTER TABLE "customer" ADD "customFieldsCredit" integer`),
  // What buyers and the owner have been told, so that no event is told twice. It names nobody.
  forward('Told1796385600000', `CREATE TABLE "told" ("event" text PRIMARY KEY)`),
  // What was used of each limit, see `rate-limit.ts`. Its form is that of the library. Nothing is lost with it, so it is not logged.
  forward(
    'Limits1796472000000',
    `CREATE SCHEMA limits`,
    `CREATE UNLOGGED TABLE limits.used (
        key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint
      )`,
  ),
  // Invoices and credit notes. `content` is an `IssuedDocument`, and the file is made when it is first needed.
  forward(
    'Documents1796558400000',
    `CREATE TABLE "document" (
        "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "number" text NOT NULL UNIQUE,
        "orderId" integer NOT NULL REFERENCES "order",
        "content" jsonb NOT NULL,
        "pdf" bytea
      )`,
    `CREATE INDEX "document_of_order" ON "document" ("orderId")`,
    `CREATE TABLE "document_number" (
        "kind" text, "year" integer, "last" integer NOT NULL, PRIMARY KEY ("kind", "year")
      )`,
    `ALTER TABLE "letter" ADD "documents" text[] NOT NULL DEFAULT '{}'`,
    `ALTER TABLE "order" ADD "customFieldsDocuments" text`,
  ),
  // Methods of shipping, and the weights that they are for.
  forward(
    'Deliveries1796644800000',
    `ALTER TABLE "product_variant" ADD "customFieldsGrams" integer`,
    `ALTER TABLE "shipping_method" ADD "customFieldsDaysfrom" integer`,
    `ALTER TABLE "shipping_method" ADD "customFieldsDaysto" integer`,
    `ALTER TABLE "shipping_method" ADD "customFieldsIspickup" boolean NOT NULL DEFAULT false`,
  ),
  forward(
    'Quotes1796731200000',
    `ALTER TABLE "order" ADD "customFieldsQuoterequest" text`,
    `ALTER TABLE "order" ADD "customFieldsQuoteduntil" TIMESTAMP(6)`,
    `ALTER TABLE "order" ADD "customFieldsIsquoted" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "order_line" ADD "customFieldsQuotedprice" integer`,
  ),
  // Orders whose payment the buyer has not confirmed yet, see `card-payments.ts`.
  forward(
    'CardPayments1796731260000',
    `CREATE TABLE "card_payment" (
        "key" uuid PRIMARY KEY,
        "intent" text NOT NULL,
        "request" jsonb NOT NULL,
        "userId" integer,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`,
  ),
  forward(
    'Firms1796817600000',
    `ALTER TABLE "customer" ADD "customFieldsCompany" character varying(255)`,
    `ALTER TABLE "customer" ADD "customFieldsVatnumber" character varying(255)`,
    `ALTER TABLE "customer" ADD "customFieldsIsapprover" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "customer" ADD "customFieldsOrderlimit" integer`,
    `ALTER TABLE "customer_group" ADD "customFieldsIsfirm" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "customer_group" ADD "customFieldsVatnumber" character varying(255)`,
    `ALTER TABLE "customer_group" ADD "customFieldsIstaxexempt" boolean NOT NULL DEFAULT false`,
    `ALTER TABLE "customer_group" ADD "customFieldsPaymentdays" integer`,
    `ALTER TABLE "order" ADD "customFieldsCostcentre" character varying(255)`,
    `ALTER TABLE "order" ADD "customFieldsAwaitsfirm" boolean NOT NULL DEFAULT false`,
  ),
];

/** Databases may have these behind them. They made tables that `repairTables` makes now. */
export const REPLACED: ReadonlySet<string> = new Set([
  'ShownProducts1795851600000',
  'PageProducts1795953600000',
  'SearchIndexes1796040000000',
  'ProductCodes1796126400000',
  'ChangesByIndex1796130000000',
  'WrittenTexts1796212800000',
]);
