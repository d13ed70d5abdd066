import type pg from 'pg';
import { toCsv } from '../../app/lib/csv.ts';
import type { Settings } from '../settings.ts';

const HISTORY = `history_entry WHERE "customerId" = customer.id AND type = 'CUSTOMER_DETAIL_UPDATED'
  AND data::jsonb #>> '{input,customFields,newsletter}'`;

/** Accounts whose field `newsletter` is ticked, and since when. */
const ACCOUNTS = `
  SELECT lower("emailAddress") AS email, "firstName", "lastName", coalesce((
      SELECT min("createdAt") FROM ${HISTORY} = 'true' AND "createdAt" > coalesce(
        (SELECT max("createdAt") FROM ${HISTORY} = 'false'), '-infinity')
    ), customer."createdAt") AS since
  FROM customer JOIN "user" ON "user".id = "userId" AND verified
  WHERE customer."deletedAt" IS NULL AND "customFieldsNewsletter"`;

type Subscriber = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly since: string;
  readonly token: string;
};

export async function newsletterCsv(database: pg.ClientBase, { publicUrl }: Settings): Promise<string> {
  // An account gets its token with the first file that contains it.
  await database.query(
    `INSERT INTO newsletter (email) SELECT email FROM (${ACCOUNTS}) AS account ON CONFLICT DO NOTHING`,
  );
  const { rows } = await database.query<Subscriber>(
    `SELECT newsletter.email, coalesce("firstName", '') AS "firstName", coalesce("lastName", '') AS "lastName",
       (coalesce(since, "confirmedAt") AT TIME ZONE 'UTC')::date::text AS since, token
     FROM newsletter LEFT JOIN (${ACCOUNTS}) AS account ON account.email = newsletter.email
     WHERE coalesce(since, "confirmedAt") IS NOT NULL ORDER BY newsletter.email`,
  );
  const csv = toCsv([
    ['email', 'first name', 'last name', 'since', 'unsubscribe link'],
    ...rows.map(({ email, firstName, lastName, since, token }) => [
      email,
      firstName,
      lastName,
      since,
      `${publicUrl}/newsletter?token=${token}&end=1`,
    ]),
  ]);
  // Without the byte order mark, because programs read the file.
  return csv.slice(1);
}
