import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MissingProducts1795660228476 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "product_variant" ADD "customFieldsIsmissingincatalogue" boolean NOT NULL DEFAULT false`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "product_variant" DROP COLUMN "customFieldsIsmissingincatalogue"`,
      undefined,
    );
  }
}
