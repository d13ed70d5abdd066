import type { EntityManager } from 'typeorm';

/** A temporary table for the other statements. The parameter is the e-mail address. */
export const FIND_CUSTOMERS = `CREATE TEMPORARY TABLE their_customer ON COMMIT DROP AS
    SELECT id, "userId" FROM customer WHERE lower("emailAddress") = lower($1)`;
export const THEIR_CUSTOMERS = '(SELECT id FROM their_customer)';
export const THEIR_USERS = '(SELECT "userId" FROM their_customer)';

/** Notes about orders of colleagues that they have approved or declined, and the e-mails about that. */
export const THEIR_DECISIONS = `type = 'ORDER_NOTE' AND position('(' || lower($1) || ').' IN lower(data)) > 0`;
export const LETTERS_ON_DECISIONS = `kind IN ('firm-approved', 'firm-declined')
  AND about IN (SELECT "orderId"::text FROM history_entry WHERE ${THEIR_DECISIONS})`;

/** What is stored of an account besides its orders, in an order that respects the references between the tables. */
export const ERASE_ACCOUNT: readonly (readonly [what: string, sql: string])[] = [
  ['subscription to the newsletter (table newsletter)', `DELETE FROM newsletter WHERE email = lower($1)`],
  [
    'history of the customer (table history_entry)',
    `DELETE FROM history_entry WHERE "customerId" IN ${THEIR_CUSTOMERS}`,
  ],
  [
    'their name in e-mails about orders of colleagues (table letter)',
    `UPDATE letter SET content = content || '{"by": ""}' WHERE ${LETTERS_ON_DECISIONS}`,
  ],
  [
    'notes about orders of colleagues that they have approved or declined (table history_entry)',
    `DELETE FROM history_entry WHERE ${THEIR_DECISIONS}`,
  ],
  ['saved addresses (table address)', `DELETE FROM address WHERE "customerId" IN ${THEIR_CUSTOMERS}`],
  ['sessions (table session)', `DELETE FROM session WHERE "userId" IN ${THEIR_USERS}`],
  [
    'password hashes and links (table authentication_method)',
    `DELETE FROM authentication_method WHERE "userId" IN ${THEIR_USERS}`,
  ],
  ['', `DELETE FROM "order" WHERE state = 'Draft' AND "customerId" IN ${THEIR_CUSTOMERS}`],
  ['', `UPDATE "order" SET "customerId" = NULL WHERE "customerId" IN ${THEIR_CUSTOMERS}`],
  [
    'customers: name, e-mail address, phone, consent to the newsletter (table customer)',
    `DELETE FROM customer WHERE id IN ${THEIR_CUSTOMERS}`,
  ],
  ['accounts (table user)', `DELETE FROM "user" WHERE id IN ${THEIR_USERS}`],
];

/** What the customer has ordered stays, with the contact that each order has for itself. */
export async function eraseAccount(manager: EntityManager, email: string): Promise<void> {
  for (const sql of [FIND_CUSTOMERS, ...ERASE_ACCOUNT.map(([, sql]) => sql)])
    await manager.query(sql, sql.includes('$1') ? [email] : []);
}
