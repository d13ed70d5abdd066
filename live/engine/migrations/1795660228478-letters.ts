import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Letters1795660228478 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "letter" (
        "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "kind" text NOT NULL,
        "recipient" text NOT NULL,
        "about" text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "notBefore" timestamptz NOT NULL DEFAULT now(),
        "sentAt" timestamptz
      )`,
    );
    await queryRunner.query(`CREATE INDEX "letter_of_recipient" ON "letter" ("recipient", "kind")`);
    await queryRunner.query(
      `INSERT INTO "letter" ("kind", "recipient", "about")
       SELECT 'order', lower("customFieldsContact"::jsonb ->> 'email'), "id" FROM "order"
       WHERE "orderPlacedAt" > now() - interval '3 days' AND "customFieldsConfirmationsentat" IS NULL
         AND "customFieldsAccesskey" IS NOT NULL AND "customFieldsContact" IS NOT NULL
       ORDER BY "orderPlacedAt"`,
    );
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsConfirmationnotbefore"`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsConfirmationnotbefore" TIMESTAMP(6)`);
    await queryRunner.query(`DROP TABLE "letter"`);
  }
}
