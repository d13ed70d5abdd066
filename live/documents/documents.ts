import { type ID, Order } from '@vendure/core';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { countryCode } from '../../app/commerce/model/checkout-form.ts';
import type { DocumentKind } from '../../app/commerce/model/order.ts';
import type { Cents } from '../../app/lib/money.ts';
import { invoice as settingsOfInvoices } from '../../app/shop-data.ts';
import { isTaxExempt } from '../engine/charges.ts';
import { placedFor } from '../engine/firms.ts';
import { findOrder, moneyOf, type OrderView, viewOf } from '../engine/orders.ts';
import { readSecrets, readSettings, type Settings } from '../settings.ts';
import { type Account, accountOf, EMPTY, plus, totalOf, withoutRefunds } from './account.ts';
import { documentPdf } from './document-pdf.ts';

/** As it was issued, which never changes. Its amounts are positive. */
export type IssuedDocument = Account & {
  readonly number: string;
  readonly kind: DocumentKind;
  /** ISO days. */
  readonly day: string;
  readonly dueDay: string;
  /** What had been paid of an invoice when it was issued, in cents. */
  readonly paid: Cents;
  /** The invoice that a credit note reduces. */
  readonly reduces: string | null;
  readonly orderNumber: string;
  readonly orderDay: string;
  readonly purchaseOrder: string | null;
  /** Absent in older ones. */
  readonly costCentre?: string | null;
  /** Older ones have none. `name` and number are empty if they are not known. */
  readonly company?: { readonly name: string; readonly vatNumber: string };
  readonly isTaxExempt?: boolean;
  readonly buyer: OrderView['customer'] & OrderView['address'] & { readonly countryCode: string };
};

const PREFIXES: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/**
 * Writes down what the order costs now and no document says yet: an invoice, or a credit note if it costs less. Without
 * `invoice` in shop.json nothing is written.
 * @param mayBegin whether this is a reason for the first invoice of an order
 * @returns the numbers of the documents: one or none
 */
export async function issueDocuments(
  manager: EntityManager,
  orderId: ID,
  { mayBegin }: { readonly mayBegin: boolean },
): Promise<readonly string[]> {
  if (!settingsOfInvoices) return [];
  const earlier = await documentsOf(manager, orderId);
  if (earlier.length === 0 && !mayBegin) return [];
  const order = await findOrder(manager, orderId);
  if (!order) return [];
  const issued = earlier.reduce<Account>(
    (sum, document) => plus(sum, document, document.kind === 'invoice' ? 1 : -1),
    EMPTY,
  );
  const { paid, refunded } = moneyOf(order);
  const change = plus(accountNow(order), issued, -1);
  // Pieces that were free come and go without a document.
  if (change.taxes.length === 0) return [];

  const kind = totalOf(change) < 0 ? 'credit-note' : 'invoice';
  const account = kind === 'invoice' ? change : plus(EMPTY, change, -1);
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const view = viewOf(order);
  const { company, paymentDays } = await placedFor(manager, order);
  const number = await nextNumber(manager, kind, day.slice(0, 'yyyy'.length));
  const document: IssuedDocument = {
    ...account,
    number,
    kind,
    day,
    dueDay: dayAfter(day, paymentDays ?? settingsOfInvoices.paymentDays),
    paid: kind === 'invoice' ? Math.min(totalOf(account), Math.max(0, paid - refunded - totalOf(issued))) : 0,
    reduces:
      kind === 'invoice' ? null : (earlier.findLast((each) => each.kind === 'invoice')?.number ?? null),
    orderNumber: order.code,
    orderDay: view.placedAt,
    purchaseOrder: order.customFields.purchaseOrder,
    costCentre: order.customFields.costCentre,
    company: earlier[0]?.company ?? company,
    isTaxExempt: isTaxExempt(order),
    buyer: { ...view.customer, ...view.address, countryCode: countryCode(view.address.country) },
  };
  await manager.query('INSERT INTO document (number, "orderId", content) VALUES ($1, $2, $3)', [
    number,
    orderId,
    document,
  ]);
  await manager.update(
    Order,
    { id: orderId },
    {
      customFields: {
        documents: [...earlier, document]
          .map((each) => `${each.number} ${readSettings().publicUrl}${documentPath(each.number)}`)
          .join('\n'),
      },
    },
  );
  return [number];
}

/** What the order costs without cancelled pieces and what has gone back. */
export function accountNow(order: Order): Account {
  const { charged, paid, refunded } = moneyOf(order);
  const refundedPieces = Math.max(0, refunded - Math.max(0, paid - charged));
  const refunds = order.payments
    .flatMap((payment) => payment.refunds)
    .filter(({ state }) => state === 'Settled')
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .map(({ total, lines }) => ({ amount: total, lines }));
  return withoutRefunds(accountOf(order), refundedPieces, refunds);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

/**
 * The next number of the year. It is taken until the transaction ends, so that none is left out or used twice: others wait,
 * and a transaction that fails gives it back.
 */
async function nextNumber(manager: EntityManager, kind: DocumentKind, year: string): Promise<string> {
  const [row] = await manager.query<{ last: number }[]>(
    `INSERT INTO document_number AS counted (kind, year, last) VALUES ($1, $2, 1)
     ON CONFLICT (kind, year) DO UPDATE SET last = counted.last + 1 RETURNING last`,
    [kind, year],
  );
  return `${PREFIXES[kind]}-${year}-${String(row?.last).padStart(5, '0')}`;
}

/** In the order in which they were issued. */
async function documentsOf(manager: EntityManager, orderId: ID): Promise<readonly IssuedDocument[]> {
  const rows = await manager.query<{ content: IssuedDocument }[]>(
    'SELECT content FROM document WHERE "orderId" = $1 ORDER BY id',
    [orderId],
  );
  return rows.map(({ content }) => content);
}

/** Those of the order with this number, with the path of each file in the shop. */
export async function documentLinks(manager: EntityManager, orderNumber: string) {
  const [order] = await manager.query<{ id: ID }[]>('SELECT id FROM "order" WHERE code = $1', [orderNumber]);
  const documents = order ? await documentsOf(manager, order.id) : [];
  return documents.map(({ number, kind }) => ({ number, kind, path: documentPath(number) }));
}

/** The file of a document, which is made once and kept. Undefined if there is no such document. */
export async function fileOf(manager: EntityManager, number: string): Promise<Buffer | undefined> {
  const [row] = await manager.query<{ pdf: Buffer | null; content: IssuedDocument }[]>(
    'SELECT pdf, content FROM document WHERE number = $1',
    [number],
  );
  if (!row) return undefined;
  if (row.pdf) return row.pdf;
  const made = Buffer.from(await documentPdf(row.content));
  // Another process may have made it meanwhile.
  const [kept] = await manager.query<{ pdf: Buffer }[]>(
    `WITH made AS (UPDATE document SET pdf = $2 WHERE number = $1 AND pdf IS NULL RETURNING pdf)
     SELECT pdf FROM made UNION ALL SELECT pdf FROM document WHERE number = $1 AND pdf IS NOT NULL LIMIT 1`,
    [number, made],
  );
  return kept?.pdf ?? made;
}

/** Opens the document without a session. It is shown to who may see the order, and to the owner. */
const documentPath = (number: string, settings: Settings = readSettings()) =>
  `/api/documents/${number}?key=${keyOf(number, settings)}`;

export function isKeyOf(number: string, key: string, settings: Settings = readSettings()): boolean {
  const [expected, given] = [Buffer.from(keyOf(number, settings)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const keyOf = (number: string, settings: Settings) =>
  createHmac('sha256', readSecrets(settings).cookieSecret).update(`document ${number}`).digest('base64url');
