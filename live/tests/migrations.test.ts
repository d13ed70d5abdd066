// Migrations that were published stay as they are: databases have them behind them.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../engine/migrations/index.ts';

/** Of the SQL of each. A new migration adds its line; no line is ever changed or removed. */
const PUBLISHED: Readonly<Record<string, string>> = {
  Initial1795634615105: '2955425fde48e3c3',
  Newsletter1795660228475: 'b8f62e91d9e80140',
  MissingProducts1795660228476: 'b93d486ca44deac7',
  MailRetries1795660228477: '8d0216aca5de0c76',
  Letters1795660228478: '0b4a0210ff7273d9',
  AsOrdered1795780800000: 'b9fa5a2d1bf0dbe6',
  GuestOrders1795784400000: '1c364313b7ce5b61',
  ContactAndNewsletter1795791600000: 'a4e4f2f3e55d9f7d',
  CatalogueTexts1795848000000: '5f1dbd99ab277b50',
  ProductSkus1796220000000: '3a6c3ea9738d1e6b',
  Credit1796299200000: 'a365f66173b73cd7',
  Told1796385600000: '180f2931c0df1fcd',
  Limits1796472000000: '55ba4f3a8e17a3ae',
  Documents1796558400000: '269889b1397439b4',
  Deliveries1796644800000: 'ba44b9ce3bb7f26c',
  Quotes1796731200000: 'a76a8a5ab91bd3eb',
  CardPayments1796731260000: '757f93670d40e253',
  Firms1796817600000: 'bf8a9709bc26e673',
};

test('each migration does what it did when it was published', async () => {
  const hashes: Record<string, string> = {};
  for (const Migration of migrations) {
    const migration: MigrationInterface = new Migration();
    const hash = createHash('sha256');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- migrations only ask it
    await migration.up({ query: async (sql: string) => hash.update(`${sql}\0`) } as unknown as QueryRunner);
    hashes[migration.name ?? Migration.name] = hash.digest('hex').slice(0, 16);
  }
  assert.deepEqual(hashes, PUBLISHED);
});
