import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactAndNewsletter1795791600000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "letter" ADD "content" jsonb`);
    await queryRunner.query(
      `CREATE TABLE "newsletter" (
        "email" text PRIMARY KEY,
        "token" text NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        "askedAt" timestamptz,
        "confirmedAt" timestamptz
      )`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "newsletter"`);
    await queryRunner.query(`DELETE FROM "letter" WHERE "kind" IN ('message', 'subscribe')`);
    await queryRunner.query(`ALTER TABLE "letter" DROP COLUMN "content"`);
  }
}
