// `npm run live -- forget ada@example.com` erases what is stored about a person. `export` prints it as JSON. `newsletter` prints who gets
// the newsletter.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { mailboxFolder, type Settings } from '../settings.ts';
import {
  ERASE_ACCOUNT,
  FIND_CUSTOMERS,
  LETTERS_ON_DECISIONS,
  THEIR_CUSTOMERS,
  THEIR_DECISIONS,
  THEIR_USERS,
} from '../engine/erase-account.ts';
import { newsletterCsv } from './newsletter.ts';
import { withDatabase } from './with-database.ts';

/** What the person can be found by, as temporary tables for the other statements. */
const FIND = `
  ${FIND_CUSTOMERS};
  CREATE TEMPORARY TABLE their_order ON COMMIT DROP AS
    SELECT id FROM "order" WHERE "customerId" IN (SELECT id FROM their_customer)
      OR lower("customFieldsContact"::jsonb ->> 'email') = lower($1);
`;
const THEIR_ORDERS = '(SELECT id FROM their_order)';
const THEIR_LETTERS = `recipient = lower($1) OR (kind = 'message' AND about = lower($1))
  OR (kind NOT IN ('confirm', 'reset', 'subscribe', 'message', 'low-stock') AND about IN (SELECT id::text FROM their_order))`;
const THEIR_UNCONFIRMED = `lower(request -> 'customer' ->> 'email') = lower($1)`;

/** A country decides on the tax. */
const onlyCountry = (column: string) =>
  `"${column}" = jsonb_strip_nulls(jsonb_build_object('country', "${column}"::jsonb -> 'country', 'countryCode', "${column}"::jsonb -> 'countryCode'))::text`;

/** In an order that respects the references between the tables. Each with what it erases. */
const ERASE: readonly (readonly [what: string, sql: string])[] = [
  [
    'e-mails to and from them that wait or were sent (table letter)',
    `DELETE FROM letter WHERE ${THEIR_LETTERS}`,
  ],
  [
    'orders whose payment by card was not confirmed (table card_payment)',
    `DELETE FROM card_payment WHERE ${THEIR_UNCONFIRMED}`,
  ],
  [
    'quotes that are no orders (table order)',
    `DELETE FROM "order" WHERE state = 'Draft' AND id IN ${THEIR_ORDERS}`,
  ],
  [
    'orders: name, e-mail address, phone, addresses, purchase order number, cost centre, link and hash of the IP address (table order)',
    `UPDATE "order" SET "customFieldsContact" = NULL, "customFieldsPurchaseorder" = NULL, "customFieldsCostcentre" = NULL, "customFieldsAccesskey" = NULL,
       "customFieldsNetwork" = NULL, "customFieldsQuoterequest" = NULL,
       "customFieldsAsordered" = jsonb_set("customFieldsAsordered"::jsonb, '{purchaser,company}', '{"name": "", "vatNumber": ""}')::text,
       ${onlyCountry('shippingAddress')}, ${onlyCountry('billingAddress')} WHERE id IN ${THEIR_ORDERS}`,
  ],
  [
    'notes about orders, reasons and changed contacts (table history_entry)',
    `DELETE FROM history_entry WHERE "orderId" IN ${THEIR_ORDERS} AND type NOT IN ('ORDER_STATE_TRANSITION',
       'ORDER_PAYMENT_TRANSITION', 'ORDER_REFUND_TRANSITION', 'ORDER_FULFILLMENT', 'ORDER_FULFILLMENT_TRANSITION')`,
  ],
  [
    'changes of orders: note and address (table order_modification)',
    `UPDATE order_modification SET note = '', "shippingAddressChange" = NULL, "billingAddressChange" = NULL
     WHERE "orderId" IN ${THEIR_ORDERS}`,
  ],
  [
    'reasons of refunds (table refund)',
    `UPDATE refund SET reason = NULL WHERE reason IS NOT NULL
       AND "paymentId" IN (SELECT id FROM payment WHERE "orderId" IN ${THEIR_ORDERS})`,
  ],
  [
    'tracking codes of parcels (table fulfillment)',
    `UPDATE fulfillment SET "trackingCode" = '' WHERE "trackingCode" <> '' AND id IN
       (SELECT "fulfillmentId" FROM order_fulfillments_fulfillment WHERE "orderId" IN ${THEIR_ORDERS})`,
  ],
  ...ERASE_ACCOUNT,
];

type KeptOrder = {
  readonly code: string;
  readonly placedOn: string | null;
  readonly state: string;
  /** Their numbers. An invoice must not be changed. */
  readonly documents: readonly string[];
};

export async function forget(
  database: pg.ClientBase,
  settings: Settings,
  email: string,
  report: (line: string) => void,
): Promise<void> {
  report(`Erased for ${email}:`);
  const kept = await inTransaction(database, email, async (query) => {
    for (const [what, sql] of ERASE) {
      const { rowCount } = await query(sql);
      if (what !== '' && rowCount) report(`  ${rowCount} × ${what}`);
    }
    return (
      await query<KeptOrder>(
        `SELECT code, "orderPlacedAt"::date::text AS "placedOn", state,
           ARRAY(SELECT number FROM document WHERE "orderId" = "order".id ORDER BY id) AS documents
         FROM "order" WHERE id IN ${THEIR_ORDERS} ORDER BY id`,
      )
    ).rows;
  });
  const files = filesTo(settings, email);
  for (const file of files) rmSync(file);
  if (files.length > 0) report(`  ${files.length} × e-mails (files in ${mailboxFolder(settings)})`);
  report(
    'Kept by law, because tax law asks for it, without a name: number, day, products, amounts and country of',
  );
  for (const { code, placedOn, state, documents } of kept) {
    report(`  order ${code}${placedOn === null ? '' : ` of ${placedOn}`}`);
    if (documents.length > 0) report(`    and, with name and address, ${documents.join(', ')}`);
    if (!['Delivered', 'Cancelled'].includes(state))
      report('    It was not delivered, and nobody can tell any more to whom. Cancel it in the back office.');
  }
  if (kept.length === 0) report('  no order');
  report(
    'Not reached from here: backups, the mail server, Stripe, and what you have written down elsewhere.',
  );
}

const EXPORT: Readonly<Record<string, string>> = {
  customers: `SELECT "createdAt", "deletedAt", "firstName", "lastName", "phoneNumber", "emailAddress",
    "customFieldsNewsletter" AS newsletter, "customFieldsCompany" AS company, "customFieldsVatnumber" AS "vatNumber",
    "customFieldsIsapprover" AS "isApprover", "customFieldsOrderlimit" AS "orderLimitInCents", "customFieldsCredit" AS "creditInCents",
    ARRAY(SELECT name FROM customer_group JOIN customer_groups_customer_group ON "customerGroupId" = customer_group.id
      WHERE "customerId" = customer.id ORDER BY customer_group.id) AS groups FROM customer WHERE id IN ${THEIR_CUSTOMERS}`,
  accounts: `SELECT "createdAt", identifier, verified, "lastLogin" FROM "user" WHERE id IN ${THEIR_USERS}`,
  addresses: `SELECT "fullName", "streetLine1", "streetLine2", city, province, "postalCode", "phoneNumber",
    (SELECT code FROM region WHERE region.id = "countryId") AS country FROM address WHERE "customerId" IN ${THEIR_CUSTOMERS}`,
  sessions: `SELECT "createdAt", expires FROM session WHERE "userId" IN ${THEIR_USERS}`,
  history: `SELECT "createdAt", type, data::jsonb FROM history_entry
    WHERE "customerId" IN ${THEIR_CUSTOMERS} OR "orderId" IN ${THEIR_ORDERS} OR (${THEIR_DECISIONS}) ORDER BY id`,
  newsletter: `SELECT "askedAt", "confirmedAt" FROM newsletter WHERE email = lower($1)`,
  emails: `SELECT kind, recipient, content, "createdAt", "sentAt" FROM letter WHERE ${THEIR_LETTERS} OR (${LETTERS_ON_DECISIONS})`,
  unconfirmed: `SELECT request, "createdAt" FROM card_payment WHERE ${THEIR_UNCONFIRMED}`,
  documents: `SELECT content FROM document WHERE "orderId" IN ${THEIR_ORDERS} ORDER BY id`,
  orders: `SELECT code AS number, "orderPlacedAt" AS "placedAt", state, "customFieldsContact"::jsonb AS contact,
    "shippingAddress"::jsonb, "billingAddress"::jsonb, "customFieldsPurchaseorder" AS "purchaseOrder", "customFieldsCostcentre" AS "costCentre", "customFieldsQuoterequest" AS "quoteRequest", "customFieldsNetwork" AS "hashOfIpAddress",
    "customFieldsAsordered"::jsonb -> 'purchaser' AS purchaser,
    "subTotal" AS "subtotalInCents", "shipping" AS "shippingInCents", "subTotalWithTax" + "shippingWithTax" AS "totalInCents",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', sku, 'title', name, 'quantity', quantity,
         'priceInCents', "listPrice")), '[]') FROM order_line
       JOIN product_variant ON product_variant.id = "productVariantId"
       LEFT JOIN product_variant_translation ON "baseId" = product_variant.id
       WHERE "orderId" = "order".id) AS lines,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('method', method, 'amountInCents', amount, 'state', state)), '[]')
       FROM payment WHERE "orderId" = "order".id) AS payments
    FROM "order" WHERE id IN ${THEIR_ORDERS} ORDER BY id`,
};

/** What is stored about the person with this e-mail address, without the hash of the password and without what opens anything. */
export function personalData(database: pg.ClientBase, settings: Settings, email: string): Promise<object> {
  return inTransaction(database, email, async (query) => {
    const data: Record<string, unknown> = { email };
    for (const [name, sql] of Object.entries(EXPORT)) data[name] = (await query(sql)).rows;
    // Without the texts, which are made of the above and have links that open orders and accounts.
    const mailbox = filesTo(settings, email).map((file) =>
      headerLines(readFileSync(file, 'utf8')).filter((line) =>
        /^(?:date|from|to|reply-to|subject):/i.test(line),
      ),
    );
    return { ...data, mailbox };
  });
}

type Query = <Row extends pg.QueryResultRow>(sql: string) => Promise<pg.QueryResult<Row>>;

async function inTransaction<Result>(
  database: pg.ClientBase,
  email: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  // A statement may have the e-mail address as its parameter only if it names it.
  const query: Query = (sql) => database.query(sql, sql.includes('$1') ? [email] : []);
  await database.query('BEGIN');
  try {
    for (const statement of FIND.split(';').filter((text) => text.trim() !== '')) await query(statement);
    const result = await work(query);
    await database.query('COMMIT');
    return result;
  } catch (error) {
    await database.query('ROLLBACK');
    throw error;
  }
}

function filesTo(settings: Settings, email: string): readonly string[] {
  const mailbox = mailboxFolder(settings);
  if (!existsSync(mailbox)) return [];
  return readdirSync(mailbox)
    .map((name) => join(mailbox, name))
    .filter((file) =>
      headerLines(readFileSync(file, 'utf8')).some(
        (line) =>
          /^(?:reply-)?to: (?:.*<)?([^<>]+)>?$/i.exec(line)?.[1]?.toLowerCase() === email.toLowerCase(),
      ),
    );
}

/** A long header is folded into several lines, of which all but the first begin with a space. */
function headerLines(message: string): readonly string[] {
  const [head = ''] = message.split('\r\n\r\n');
  return head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n');
}

/** Runs `npm run live -- forget EMAIL`, `export` or `newsletter`, whether or not the shop runs. */
export async function handlePersonalData(
  task: 'forget' | 'export' | 'newsletter',
  email: string,
  settings: Settings,
): Promise<void> {
  await withDatabase(settings, async (connectionString) => {
    const database = new pg.Client({ connectionString });
    try {
      await database.connect();
      if (task === 'forget') await forget(database, settings, email, console.log);
      else if (task === 'newsletter') process.stdout.write(await newsletterCsv(database, settings));
      else console.log(JSON.stringify(await personalData(database, settings, email), null, 2));
    } finally {
      await database.end();
    }
  });
}
