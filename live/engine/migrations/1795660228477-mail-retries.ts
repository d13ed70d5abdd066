import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailRetries1795660228477 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "order" ADD "customFieldsConfirmationnotbefore" TIMESTAMP(6)`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsConfirmationnotbefore"`, undefined);
  }
}
