import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuestOrders1795784400000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsHelduntil" TIMESTAMP(6)`, undefined);
    await queryRunner.query(
      `ALTER TABLE "order" ADD "customFieldsIsconfirmed" boolean NOT NULL DEFAULT false`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "order" ADD "customFieldsNeedsapproval" boolean NOT NULL DEFAULT false`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "order" ADD "customFieldsNetwork" character varying(255)`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['Helduntil', 'Isconfirmed', 'Needsapproval', 'Network'])
      await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFields${column}"`, undefined);
  }
}
