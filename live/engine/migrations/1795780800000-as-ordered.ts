import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AsOrdered1795780800000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsAsordered" text`, undefined);
    // Earlier orders keep what they have now. What a cancelled or modified one had before is not known.
    await queryRunner.query(
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
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsAsordered"`, undefined);
  }
}
