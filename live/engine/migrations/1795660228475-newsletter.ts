import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Newsletter1795660228475 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "customer" ADD "customFieldsNewsletter" boolean NOT NULL DEFAULT false`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "customer" ADD "customFieldsNewsletterasked" boolean NOT NULL DEFAULT false`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsNewsletterasked"`, undefined);
    await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsNewsletter"`, undefined);
  }
}
