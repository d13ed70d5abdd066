import type { INestApplication } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { bootstrap, Injector, TransactionalConnection } from '@vendure/core';
import pg from 'pg';
import { readMailTexts } from '../mail/mail-texts.ts';
import { Mailer } from '../mail/mailer.ts';
import { CannotStart } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { keepProducts } from '../products/keep-products.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { repairTables } from '../products/tables.ts';
import { CardPayments } from './card-payments.ts';
import { engineConfig } from './config.ts';
import { migrate } from './migrate.ts';
import { releaseHeldStock } from './orders-on-account.ts';
import { repeatedly } from './repeatedly.ts';
import { seed } from './seed.ts';

/** For the database to answer. */
const MAX_WAIT_MS = 5000;

/**
 * Migrates the database, starts the engine and brings its catalogue up to date. The engine answers requests until the
 * returned application is closed.
 * @throws WrongSetting before anything is changed, if a text of an e-mail has a mistake
 * @throws CannotStart if the database could not be migrated
 */
export async function startEngine(
  settings: Settings,
  databaseUrl: string,
  report: (text: string) => void,
  config = engineConfig(settings, databaseUrl),
): Promise<INestApplication> {
  const texts = readMailTexts(settings.ownerFolder);
  const app = await oneAtATime(databaseUrl, async (client) => {
    report('Database: migrations');
    await migrate(databaseUrl, settings.dataFolder);
    await repairTables(client);
    report('Engine: start');
    const engine = await bootstrap(config);
    report('Catalogue');
    const products = readCatalogueFiles(settings.ownerFolder);
    const { added, changed, withdrawn } = await seed(engine, products);
    report(`Catalogue: ${added} added, ${changed} changed, ${withdrawn} withdrawn`);
    return engine;
  });
  const mailer = new Mailer(app, settings, texts);
  const heldStock = releaseHeldStock(app);
  // The files that have just been read, whatever the variable says.
  process.env['SHOP_DIR'] = settings.ownerFolder;
  const stopKeeping = keepProducts(databaseUrl);
  const cards = new CardPayments(new Injector(app.get(ModuleRef)));
  const payments = repeatedly('Payments that were not confirmed stay open', 'cards', () => cards.finishOld());
  const changes = repeatedly('Changes of products are not tidied', 'pages', () => tidyChanges(app));
  const close = app.close.bind(app);
  app.close = async () => {
    await mailer.stop();
    await heldStock.stop();
    await payments.stop();
    await changes.stop();
    await stopKeeping();
    await close();
  };
  return app;
}

/** Removes changes of products that newer ones make superfluous, see `shop.change` in `products/tables.ts`. */
async function tidyChanges(app: INestApplication): Promise<void> {
  await app.get(TransactionalConnection).rawConnection.query(
    `DELETE FROM shop.change WHERE ("productId", at) IN (
       SELECT "productId", at FROM shop.change AS change
       WHERE EXISTS (
         SELECT FROM shop.change AS newer WHERE newer."productId" = change."productId" AND newer.at > change.at
           -- A restored database has changes of transactions that it has not begun yet. Pages do not read them.
           AND newer.at < pg_snapshot_xmax(pg_current_snapshot())
       )
       FOR UPDATE SKIP LOCKED
     )`,
  );
}

/** @throws CannotStart if the role may not make tables */
async function requireRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string; isAllowed: boolean }>(
    `SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database,
       has_schema_privilege('public', 'USAGE, CREATE') AND has_database_privilege(current_database(), 'CREATE')
         AS "isAllowed"`,
  );
  const [found] = rows;
  if (found?.isAllowed !== false) return;
  const { role, database } = found;
  throw new CannotStart(
    `The role ${role} of DATABASE_URL may not make tables; as the owner of the database, run: GRANT CREATE ON DATABASE ${database} TO ${role}; GRANT USAGE, CREATE ON SCHEMA public TO ${role};`,
  );
}

/**
 * Several engine processes may start at once, on an empty database too. Migrations and catalogue would collide. So would Vendure,
 * which writes to the database at its start and keeps in memory what it has read.
 */
async function oneAtATime<Result>(
  databaseUrl: string,
  start: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: MAX_WAIT_MS });
  await client.connect();
  try {
    await requireRights(client);
    await client.query(`SELECT pg_advisory_lock(hashtext('start of the engine'))`);
    return await start(client);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
